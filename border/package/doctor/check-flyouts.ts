import { finding, type Finding } from "./finding.ts";
import type { BrowserPage } from "./host-browser.ts";
import { pageCovers } from "./page-covers.ts";

/** Milliseconds within which a flyout must have opened. */
const openLimit = 4_000;

/** Flyouts of one kind are alike: the first of the navigation stands for all. */
const kinds = ["nav [aria-expanded]", "[aria-expanded]:not(nav *, input)", "input[aria-expanded]"];

/** Opens flyouts of the header, and checks that nothing of the page covers them. */
export async function checkFlyouts(page: BrowserPage): Promise<Finding[]> {
  for (const kind of kinds) {
    if (!(await page.evaluate(openFlyout, { kind, limit: openLimit }))) continue;
    const covers = await page.evaluate(pageCovers, "flyout" as const);
    await page.evaluate(closeFlyouts);
    if (covers && covers.covered > 0)
      return [
        finding(
          `${covers.by} ${covers.isCut ? "cuts off" : "lies over"} an open flyout of the header, at ${covers.covered} of ${covers.points} points.`,
          covers.isCut
            ? "Place header and footer outside of it, or leave it without overflow and contain."
            : "Give it no z-index, or isolation: isolate to the element of the page's content; show nothing in the top layer while html has data-kontor-overlay.",
        ),
      ];
  }
  return [];
}

/** Runs in the browser. Opens the first flyout of a kind, and reports whether it is open. */
async function openFlyout({ kind, limit }: { kind: string; limit: number }): Promise<boolean> {
  const [tree] = [
    ...[...document.querySelectorAll("kontor-border")].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    ),
    document,
  ];
  const openers = tree.querySelectorAll<HTMLElement>(`[data-kontor="header"] :is(${kind})`);
  const opener = [...openers].find((each) => each.getBoundingClientRect().width > 0);
  if (!opener) return false;
  const isOpen = () => {
    const id = opener.getAttribute("aria-controls");
    const panel = id ? tree.getElementById(id) : undefined;
    return opener.ariaExpanded === "true" && (panel?.getBoundingClientRect().height ?? 0) > 20;
  };
  const end = performance.now() + limit;
  opener.focus();
  opener.click();
  while (!isOpen() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // Its animation has ended.
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => {})),
  );
  return isOpen();
}

/** Runs in the browser. */
function closeFlyouts(): void {
  dispatchEvent(new Event("vueHeaderClose"));
}
