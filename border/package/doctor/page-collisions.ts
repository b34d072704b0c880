/**
 * Runs in the browser, without imports. Returns rules of the page's own sheets that change elements of the plain form: important
 * ones, and those with more than two ids (docs/embedding.md).
 */
export function pageCollisions(): string[] {
  interface Candidate {
    selector: string;
    style: CSSStyleDeclaration;
    text: string;
    /** Properties that win over the border's. */
    names: string[];
    /** Elements of the border, with the pseudo-elements that the selector names. */
    targets: { element: Element; pseudo: string }[];
  }
  const parts = "[data-kontor]:not(kontor-border)";
  const elementsOf = (selector: string) => {
    try {
      return [...document.querySelectorAll(`:is(${selector}):is(${parts}, ${parts} *)`)];
    } catch {
      return [];
    }
  };

  function candidateOf({ selectorText: selector, style }: CSSStyleRule): Candidate[] {
    const important = [...style].filter((name) => style.getPropertyPriority(name) === "important");
    const hasManyIds = (selector.match(/#[\w-]+/g)?.length ?? 0) > 2;
    const names = hasManyIds ? [...style] : important;
    if (names.length === 0) return [];
    const elements = elementsOf(
      selector.replaceAll(/(^|[\s>+~,(])?::?(?:before|after|placeholder)\b/g, (_, lead?: string) =>
        lead === undefined ? "" : `${lead}*`,
      ),
    );
    const pseudos = ["before", "after", "placeholder"].filter((pseudo) =>
      new RegExp(`:${pseudo}\\b`).test(selector),
    );
    const targets = elements.flatMap((element) =>
      ["", ...pseudos.map((pseudo) => `::${pseudo}`)]
        .filter((pseudo) => pseudo !== "::placeholder" || element.matches("input, textarea"))
        .map((pseudo) => ({ element, pseudo })),
    );
    return targets.length > 0 ? [{ selector, style, text: style.cssText, names, targets }] : [];
  }

  const candidatesIn = (list: CSSRuleList): Candidate[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return candidateOf(rule);
      return "cssRules" in rule ? candidatesIn(rule.cssRules as CSSRuleList) : [];
    });

  const candidates = [...document.styleSheets].flatMap((sheet) => {
    if (sheet.href?.includes("/kontor/")) return [];
    try {
      return candidatesIn(sheet.cssRules);
    } catch {
      // A sheet of another origin cannot be read.
      return [];
    }
  });

  /** Returns the values of a rule's properties, by target; of generated content that is not shown, there are none. */
  const valuesOf = ({ names, targets }: Candidate) =>
    targets.map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo);
      const isShown = !/before|after/.test(pseudo) || !/^(none|normal)$/.test(style.content);
      return names.map((name) => (isShown ? style.getPropertyValue(name) : ""));
    });

  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, *::before, *::after { transition: none !important; animation: none !important }",
  );
  document.adoptedStyleSheets.push(still);
  // Each rule is compared with a page without all of them: two that say the same would hide one another.
  for (const { style } of candidates) style.cssText = "";
  const rules = candidates.flatMap((candidate) => {
    const { selector, style, text, names } = candidate;
    const without = valuesOf(candidate);
    style.cssText = text;
    const values = valuesOf(candidate);
    style.cssText = "";
    const changed = names.filter((_, name) =>
      values.some((value, target) => value[name] !== without[target]![name]),
    );
    return changed.length > 0 ? [`${selector} { ${changed.join(", ")} }`] : [];
  });
  for (const { style, text } of candidates) style.cssText = text;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return rules;
}
