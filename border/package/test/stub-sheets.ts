/**
 * Rules of a part are important and in a layer, which outweighs every rule of a page, important or not, and however many ids it has. The
 * border itself, whose scripts and animations change styles, raises its selectors instead.
 */
const sheetOf = (part: string, rules: string) => `@layer kontor-stub {
:host { all: initial !important; display: block !important; direction: ltr !important; }
.kontor-stub-${part} { all: initial !important; display: block !important; direction: ltr !important; font: 16px/1.5 sans-serif !important; }
.kontor-stub-${part} *, .kontor-stub-${part} ::placeholder { all: revert !important; }
.kontor-stub-${part} ::before, .kontor-stub-${part} ::after { content: none !important; }
${rules.replaceAll(";", " !important;")}
}`;

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
