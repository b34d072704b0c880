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
