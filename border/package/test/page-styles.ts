import type { Page } from "@playwright/test";

/** Header and footer in either form, and the question for consent. */
export const borderParts = "[data-kontor]:not(kontor-border), kontor-consent";

/**
 * Returns the computed styles of every shown element and pseudo-element in parts of a page (default: header, footer, consent), shadow
 * roots included, with the boxes of elements relative to their part: "a.kontor-header__link { color: red; …". Logical
 * properties, positions and `justify-items` are omitted, because sizes and boxes say the same. While it reads, details are open and
 * pictures loaded; then the page is as before.
 */
export async function computedStyles(page: Page, parts = borderParts): Promise<string[]> {
  const styles = await page.locator(parts).evaluateAll(async (parts: HTMLElement[]) => {
    const trees = [
      document,
      ...[...document.querySelectorAll("kontor-border")].map(({ shadowRoot }) => shadowRoot!),
    ];
    const all = <Tag extends "img" | "details">(tag: Tag) =>
      parts.flatMap((part) => [...(part.shadowRoot ?? part).querySelectorAll(tag)]);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const start = performance.now();
    const restorations: (() => void)[] = [];
    try {
      // Until the browser has drawn that the footer is near, its height would be the estimate of its style sheet.
      const borderChildren = parts.flatMap((part) =>
        part.dataset.kontor ? [...(part.children as HTMLCollectionOf<HTMLElement>)] : [],
      );
      for (const { style } of borderChildren) {
        const name = "content-visibility";
        const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
        restorations.push(() => style.setProperty(name, ...before));
        style.setProperty(name, "visible", "important");
      }
      for (const image of all("img")) {
        if (image.loading === "lazy") {
          restorations.push(() => (image.loading = "lazy"));
          image.loading = "eager";
        }
        // A picture that is missing looks the same with the border and without it.
        await image.decode().catch(() => {});
      }
      for (const details of all("details")) {
        const { open } = details;
        restorations.push(() => (details.open = open));
      }
      for (const details of all("details")) details.open = true;
      const animations = () =>
        trees
          .flatMap((tree) => tree.getAnimations())
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      // Scripts measure what a new style sheet moves, and transitions start. Even with reduced motion a panel opens by an animation,
      // at whose start it is still closed, and which may start late.
      for (let quietFrames = 0; quietFrames < 2;) {
        await frame();
        const running = animations();
        for (const animation of running) animation.finish();
        quietFrames = running.length > 0 ? 0 : quietFrames + 1;
      }
      const properties = [...getComputedStyle(document.body)].filter(
        (name) =>
          !/^--|-(block|inline)\b|^(block|inline)-size$|-origin$|^(top|right|bottom|left|justify-items)$/.test(
            name,
          ),
      );
      return parts
        .flatMap((part) => {
          const { x, y } = part.getBoundingClientRect();
          const inside = (part.shadowRoot ?? part).querySelectorAll(
            ":not(svg *, style, [hidden], [hidden] *)",
          );
          return [part, ...inside].flatMap((element) =>
            ["", "::before", "::after", "::placeholder"].flatMap((pseudo) => {
              if (pseudo === "::placeholder" && !element.matches("input, textarea")) return [];
              const style = getComputedStyle(element, pseudo);
              if (/before|after/.test(pseudo) && style.content === "none") return [];
              const declarations = properties.map(
                (name) => `${name}: ${style.getPropertyValue(name)}`,
              );
              const box = element.getBoundingClientRect();
              if (element.checkVisibility()) {
                const sizes = [box.x - x, box.y - y, box.width, box.height];
                declarations.push(`box: ${sizes.map((size) => size.toFixed(1)).join(" ")}`);
              }
              const name = `${element.localName}.${element.getAttribute("class")}${pseudo}`;
              return `${name} { ${declarations.join("; ")}`;
            }),
          );
        })
        .join("\n");
    } finally {
      for (const restore of restorations) restore();
      await frame();
      await frame();
      // The shifts of this time are none of the page.
      const page = window as { kontorSwitched?: [from: number, to: number][] };
      (page.kontorSwitched ??= []).push([start, performance.now()]);
    }
  });
  return styles.split("\n");
}

/** Returns "a.kontor-header__link { color: red" for each style that differs from the expected one. */
export function styleDifferences(expected: string[], actual: string[]): string[] {
  if (actual.length !== expected.length)
    return [`${actual.length} elements, not ${expected.length}`];
  return actual.flatMap((style, index) => {
    if (style === expected[index]) return [];
    const [name, declarations = ""] = style.split(" { ");
    const [expectedName, expectedDeclarations = ""] = expected[index]!.split(" { ");
    if (name !== expectedName) return [`${name} in place of ${expectedName}`];
    const known = new Set(expectedDeclarations.split("; "));
    return declarations
      .split("; ")
      .filter((declaration) => !known.has(declaration))
      .map((declaration) => `${name} { ${declaration}`);
  });
}
