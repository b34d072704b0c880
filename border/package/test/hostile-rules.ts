/** Style sheets of pages that were written without a border in mind, by name. Header and footer look the same under each. */
export const hostileRules = {
  "rules for a page's elements by its id": `
    #page a { color: #f0f; border-bottom: 2px dotted; font-weight: 900; text-decoration: underline overline; }
    #page button { margin: 7px; border: 3px solid #0a0; border-radius: 0; background: #ff0; color: #00f; text-transform: uppercase; box-shadow: 0 0 9px red; }
    #page input { width: 50px; height: 60px; margin: 9px; padding: 9px; border-radius: 0; background: #0ff; color: red; }
    #page li { display: list-item; margin: 0 0 8px 20px; list-style: square; }
    #page ul { margin: 20px; padding-left: 40px; list-style: disc inside; }
    #page h2, #page h3, #page p { margin: 40px 0; color: #f0f; font: italic 900 40px / 2 serif; text-align: center; }
    #page svg { width: 80px; margin: 4px; fill: red; }
    #page img { max-width: 30px; border: 4px solid red; padding: 5px; }
    #page header, #page footer { margin: 30px; padding: 30px; background: pink; font-size: 30px; visibility: hidden; }
    #page kontor-consent { margin: 30px; background: pink; font-size: 30px; }
    #page div, #page section, #page form, #page span { letter-spacing: 3px; margin: 3px; padding: 3px; }`,
  "rules for elements, pseudo-elements and inherited properties": `
    * { box-sizing: content-box; }
    html { font-size: 10px; line-height: 2; visibility: visible; }
    body { color: #0a0; font-style: italic; letter-spacing: 2px; word-spacing: 4px; text-align: center; text-indent: 9px; text-transform: uppercase; white-space: nowrap; cursor: wait; list-style: square; -webkit-font-smoothing: antialiased; }
    svg { fill: red; stroke: lime; vertical-align: middle; }
    form { margin-bottom: 20px; }
    table, fieldset, legend, label { margin: 9px; padding: 9px; float: left; }
    :focus { outline: none; }
    :focus-visible { outline: none; box-shadow: 0 0 0 9px red; }
    ::placeholder { color: red; opacity: 0.2; font-style: italic; }
    *::before, *::after { margin: 3px; border: 2px solid red; }
    ::backdrop { background: red; }
    header { position: fixed; }
    footer { display: flex; float: right; }`,
  "element rules that are important": `
    input, button { border-radius: 0 !important; }
    a, button { letter-spacing: 1px !important; text-decoration: underline !important; text-transform: uppercase !important; }
    :focus { outline: none !important; }
    li, ul { list-style: disc !important; }`,
  "a dark page": "html { color-scheme: dark; } body { background: #111; color: #eee; }",
} satisfies Record<string, string>;

/** Rules that the plain form cannot answer: only the strict one, with the option `shadow`, looks the same. */
export const importantRules = {
  "all that is important": `
    * { margin: 9px !important; padding: 7px !important; border: 3px solid lime !important; background: pink !important; color: red !important; font: italic 900 30px / 2 serif !important; letter-spacing: 3px !important; text-transform: uppercase !important; }
    html, body, main { margin: 0 !important; border: 0 !important; padding: 0 !important; }
    body *::before, body *::after { content: "!" !important; }
    a, button, input { min-height: 90px !important; transform: rotate(3deg) !important; }
    svg, img { width: 90px !important; height: 90px !important; }
    dialog, form, ul, li, div, section, header, footer { display: block !important; position: static !important; }
    kontor-border { display: none !important; visibility: hidden !important; font-size: 50px !important; direction: rtl !important; color: lime !important; }
    #a#b#c, #page#page#page kontor-border { display: none !important; color: lime !important; }`,
} satisfies Record<string, string>;
