/** Longer addresses are not written by editors. */
const maxLength = 2_000;

/**
 * Reports whether content may link to an address: a path of the shop or an http(s) URL without script, without a password, and
 * without a meaning for browsers that differs from its appearance.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== "string" || href.length > maxLength || hasHiddenMeaning(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  // The part before an @ is a user name, which may look like a host.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(href) && URL.canParse(href);
}

/** Reports whether an address names its server, as those of other systems do; paths of the shop do not. */
export const isFullAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** Also accepts addresses for mail and phone calls. */
export function isSafeContact(href: unknown): href is string {
  if (isSafeLink(href)) return true;
  return (
    typeof href === "string" &&
    href.length <= maxLength &&
    !hasHiddenMeaning(href) &&
    /^(mailto|tel):./i.test(href)
  );
}

/**
 * Reports whether browsers read an address differently: they drop line breaks and tabs, and treat \ as /, so
 * "/\t/foreign.example" leaves the shop.
 */
const hasHiddenMeaning = (href: string) => /[\p{Cc}\s\\]/u.test(href);
