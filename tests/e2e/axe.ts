import type { Page } from "@playwright/test";
import axe from "axe-core";

export interface AxeScope {
  include?: string;
  exclude?: string;
  /** Rules to skip. */
  without?: string[];
}

/** Returns, as text, the violations of WCAG 2.2, levels A and AA, that axe finds after all animations have ended. */
export async function axeFindings(
  page: Page,
  { include = "html", exclude, without = [] }: AxeScope = {},
): Promise<string[]> {
  await renderAll(page);
  await animationsEnded(page);
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const context = { include: [include], exclude: exclude ? [exclude] : [] };
  const options: axe.RunOptions = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // Omits the long lists of passed rules.
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async ([part, rules]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(part, rules);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [context, options] as const,
  );
}

/** Renders elements below the window, which the browser skips and whose animations do not run. */
const renderAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    document.body.getBoundingClientRect();
  });

/** Waits until the colours of the other scheme and the banner have faded in. A document does not list what moves in shadow roots. */
const animationsEnded = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const animations = [document, ...roots].flatMap((root) => root.getAnimations());
    return Promise.allSettled(animations.map((animation) => animation.finished));
  });
