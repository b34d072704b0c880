import { consentAttribute, type ConsentSettings } from "../consent/consent-contract.ts";

/** Warns a host's developers of a page with two headers or footers, or with those of two sites. */
export function checkParts(page: ParentNode) {
  const parts = [...page.querySelectorAll(`[data-kontor][${consentAttribute}]`)].map((part) => ({
    name: part.getAttribute("data-kontor")!,
    site: (JSON.parse(part.getAttribute(consentAttribute)!) as ConsentSettings).site,
  }));
  const [names, sites] = [
    new Set(parts.map(({ name }) => name)),
    new Set(parts.map(({ site }) => site)),
  ];
  if (names.size === parts.length && sites.size < 2) return;
  const found = parts.map(({ name, site }) => `the ${name} of ${site}`).join(" and ");
  console.warn(
    `Kontor: this page has ${found}. Include one header and one footer, of the same site: cart and tracking are those of the page's address.`,
  );
}
