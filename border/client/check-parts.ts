/** Warnings in the console for the developers of a host whose pages include the border in a wrong way. */

const warnings = new Set<string>();

/** Warns of a page with two headers or footers, or with those of two sites. */
export function checkParts(page: ParentNode) {
  const parts = [...page.querySelectorAll<HTMLElement>("[data-kontor][data-site]")];
  const distinct = (key: "kontor" | "site") =>
    new Set(parts.map(({ dataset }) => dataset[key])).size;
  if (distinct("kontor") === parts.length && distinct("site") < 2) return;
  const found = parts.map(({ dataset: { kontor, site } }) => `the ${kontor} of ${site}`);
  warn(
    `this page has ${found.join(" and ")}. Include one header and one footer, of the same site.`,
  );
}

/** Warns of a header whose site is not that of the cart, because it shows the cart's prices in the currency of its own site. */
export function checkCart(cartSite: string | null, page: ParentNode) {
  const site = page.querySelector<HTMLElement>('[data-kontor="header"][data-site]')?.dataset.site;
  if (cartSite && site && cartSite !== site)
    warn(
      `the header is of ${site}, but the shop has a cart of ${cartSite} at this address. Name the address of ${site} in SITE_HOSTS.`,
    );
}

function warn(text: string) {
  if (warnings.has(text)) return;
  warnings.add(text);
  console.warn(`Kontor: ${text}`);
}
