import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export interface AxeScope {
  include?: string;
  exclude?: string;
  /** Rules to leave out. */
  without?: string[];
}

/** Violations of WCAG 2.2, levels A and AA, that axe finds once all animations have ended, as text. */
export async function axeFindings(
  page: Page,
  { include, exclude, without = [] }: AxeScope = {},
): Promise<string[]> {
  await renderAll(page);
  await animationsEnded(page);
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      // Results without the long lists of passed rules.
      resultTypes: ["violations"],
    })
    // Runs in the page itself: our pages have no frames, and a second page for the results costs time.
    .setLegacyMode();
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  if (without.length > 0) axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The browser leaves out what lies below the window, and its animations do not run. */
const renderAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    document.body.getBoundingClientRect();
  });

/** The colours of the other scheme fade in. */
const animationsEnded = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
