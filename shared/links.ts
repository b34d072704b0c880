/** No editor writes longer addresses. */
const maxLength = 2_000;

/**
 * Whether content may lead there: a path of the shop or an http(s) address of the web, nothing that runs, carries a
 * password or is read by browsers in another way than it looks.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== "string" || href.length > maxLength || hasHiddenMeaning(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  // Before an @ is a user name, which may look like the host.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(href) && URL.canParse(href);
}

/** The same, or an address to write to or to call. */
export function isSafeContact(href: unknown): href is string {
  if (isSafeLink(href)) return true;
  return (
    typeof href === "string" &&
    href.length <= maxLength &&
    !hasHiddenMeaning(href) &&
    /^(mailto|tel):./i.test(href)
  );
}

/** Browsers drop line breaks and tabs in an address and take \ for /: "/\t/foreign.example" leaves the shop. */
const hasHiddenMeaning = (href: string) => /[\p{Cc}\s\\]/u.test(href);
