const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles to the page, or to the shadow tree that a node is in, once. A sheet that a script constructs is allowed by the content
 * security policy of every host.
 */
export function adoptStyles(styles: string, node: Node = document) {
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(styles, sheet);
  }
  const { adoptedStyleSheets } = node.getRootNode() as Document | ShadowRoot;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
