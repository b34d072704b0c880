/** Outweighs selectors of a page with up to two ids, as the border does. */
const boost = ":not(#_#_#_)";

/** Returns declarations that outweigh important ones of a page for the properties that the border protects. */
const important = (value: string) =>
  ["border-radius", "letter-spacing", "list-style", "outline", "text-decoration", "text-transform"]
    .map((property) => `${property}: ${value} !important;`)
    .join(" ");

/**
 * Returns a part's style sheet: as the border, it looks the same whatever a page's rules say without `!important`, and for a few properties also
 * with it.
 */
const sheetOf = (part: string, rules: string) => {
  const root = `.kontor-stub-${part}${boost}`;
  return `:host { all: initial !important; display: block !important; direction: ltr !important; }
${root} { all: initial; display: block; direction: ltr; font: 16px/1.5 sans-serif; }
${root} *, ${root} ::placeholder { all: revert; }
${root} ::before, ${root} ::after { content: none; }
${rules.replaceAll(`.kontor-stub-${part} `, `${root} `)}
@layer kontor-stub {
${root} { ${important("initial")} }
${root} * { ${important("revert")} }
}`;
};

/** Style sheets of the stub; `shadow-page.css` is for pages with the strict form. */
export const stubSheets: Record<string, string> = {
  "shadow-page.css": ":root { --kontor-stub: strict; }",
  "header.css": sheetOf(
    "header",
    `.kontor-stub-header { background: rgb(255, 253, 249); color: rgb(44, 28, 19); }
.kontor-stub-header .kontor-stub-bar { display: flex; gap: 24px; align-items: center; min-height: 64px; padding: 0 24px; }
.kontor-stub-header [data-kontor-account] { flex: 0 0 8em; overflow: hidden; }
.kontor-stub-header [role=search] { position: relative; }
.kontor-stub-header .kontor-stub-panel { position: absolute; top: 100%; background: rgb(255, 253, 249); }
.kontor-stub-header .kontor-stub-panel a { display: block; }
.kontor-stub-header .kontor-stub-skip:not(:focus) { position: absolute; clip-path: inset(50%); }`,
  ),
  "footer.css": sheetOf(
    "footer",
    `.kontor-stub-footer { padding: 24px; background: rgb(44, 28, 19); color: rgb(255, 253, 249); }
.kontor-stub-footer a { color: inherit; }
.kontor-stub-footer .kontor-stub-message { min-height: 3em; }`,
  ),
};
