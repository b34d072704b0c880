import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export interface AxeScope {
  include?: string;
  exclude?: string;
  /** Rules to skip. */
  without?: string[];
}

/** Returns, as text, the violations of WCAG 2.2, levels A and AA, that axe finds after all animations have ended. */
export async function axeFindings(
  page: Page,
  { include, exclude, without = [] }: AxeScope = {},
): Promise<string[]> {
  await renderAll(page);
  await animationsEnded(page);
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      // Omits the long lists of passed rules.
      resultTypes: ["violations"],
    })
    // Runs in the page itself: our pages have no frames, and a second page for the results takes time.
    .setLegacyMode();
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (without.length > 0) axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
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
