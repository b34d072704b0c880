/** Loads repairs and warnings for a page whose markup hinders parts of the border. Few pages need that. */
export function loadRepairs(parts: HTMLElement[]) {
  const formless = parts.filter(isFormless);
  if (formless.length > 0 || document.querySelector("base[href], form kontor-border"))
    import("./wrong-page.ts").then(({ repairPage }) => repairPage(formless)).catch(console.error);
}

/** A form of the page need not be an ancestor: in `<table><form><tr>` browsers take it for the form of what follows. */
const isFormless = (part: HTMLElement) =>
  Boolean(part.closest("form")) ||
  [...part.querySelectorAll("input")].some(({ form }) => form && !part.contains(form));

/** Warns a host's developers in the console of a page with two headers or footers, or with those of two sites. */
export function warnOfWrongParts(parts: HTMLElement[]) {
  const distinct = (key: "kontor" | "site") =>
    new Set(parts.map(({ dataset }) => dataset[key])).size;
  if (distinct("kontor") === parts.length && distinct("site") < 2) return;
  const found = parts.map(({ dataset: { kontor, site } }) => `the ${kontor} of ${site}`);
  console.warn(
    `Kontor: this page has ${found.join(" and ")}. Include one header and one footer, of the same site.`,
  );
}
