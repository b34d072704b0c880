import { checkFlyouts } from "./check-flyouts.ts";
import { finding, listed, type Finding } from "./finding.ts";
import { inBrowser, type BrowserPage } from "./host-browser.ts";
import { pageCollisions } from "./page-collisions.ts";
import { pageCovers } from "./page-covers.ts";
import { pageLayout, type PageLayout } from "./page-layout.ts";
import { stickyEnd } from "./page-sticky.ts";

/** Rules that are named; the others have the same remedy. */
const maxRules = 10;

/** Milliseconds within which a page must have loaded, and for which the border's script may still be loading. */
const loadLimit = 20_000;
const startLimit = 8_000;

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/**
 * Checks, in a browser, what the page does to the border: its place and size, what covers it and its flyouts, which rules of the page
 * change it. `isLoading` says that nothing else is known to keep its files from loading, so that it is checked whether they do.
 */
export const checkBrowser = (url: URL, { isLoading }: { isLoading: boolean }): Promise<Finding[]> =>
  inBrowser(url, async (page) => {
    const failed: string[] = [];
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      const address = new URL(request.url());
      const isBorders = /\/(?:kontor|service|json|img)\//.test(address.pathname);
      if (isBorders && !/ABORTED/.test(reason)) failed.push(`${address.pathname} (${reason})`);
    });
    await page.setViewportSize(desk);
    // A page whose own address has a password can send no requests.
    await page.goto(`${url.origin}${url.pathname}${url.search}`, {
      waitUntil: "domcontentloaded",
      timeout: loadLimit,
    });
    await page.evaluate(untilStarted, startLimit);
    const rules = await page.evaluate(pageCollisions);
    const layout = await page.evaluate(pageLayout);
    const covers = await coversOf(page);
    const flyouts = covers.length > 0 ? [] : await checkFlyouts(page);
    await page.setViewportSize(phone);
    const onPhone = await page.evaluate(pageLayout);
    await page.setViewportSize(desk);
    const sticky = rules.length > 0 ? [] : await stickyFindings(page, covers);
    const found = [
      ...layoutFindings(layout, onPhone, rules),
      ...covers,
      ...flyouts,
      ...sticky,
      ...ruleFindings(rules, layout),
    ];
    return found.length > 0 || !isLoading ? found : loadFindings(layout, failed);
  });

/** Runs in the browser. Waits until the page has loaded and the border's script has started, for so many milliseconds at most. */
async function untilStarted(limit: number): Promise<void> {
  const end = performance.now() + limit;
  const isReady = () => document.readyState === "complete" && Symbol.for("kontor.booted") in window;
  while (!isReady() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Joins parts with the same cause: "header and footer, by div.page". */
function joined(hidden: string[]): string[] {
  const causes = new Set(hidden.map((part) => /,.*/.exec(part)?.[0] ?? ""));
  return [...causes].map((cause) => {
    const parts = ["header", "footer"].filter((part) => hidden.includes(part + cause));
    return parts.join(" and ") + cause;
  });
}

/**
 * Returns findings of a layout. Rules of the page that change the border are reported by `rules`, so their effects are not reported
 * again.
 */
function layoutFindings(layout: PageLayout, onPhone: PageLayout, rules: string[]): Finding[] {
  const { rootSize, readerSize, turned, ids } = layout;
  const all = (of: (each: PageLayout) => string[]) => [...new Set([...of(layout), ...of(onPhone)])];
  const isByRule = (text: string) => rules.length > 0 && /^(?:header|footer)(?!,)/.test(text);
  const hidden = all((each) => each.hidden).filter((part) => !isByRule(part));
  const gaps = all((each) => each.gaps).filter((gap) => !isByRule(gap));
  const causes = gaps.filter(
    (gap, index) => gaps.findIndex((other) => causeOf(other) === causeOf(gap)) === index,
  );
  return [
    ...joined(hidden).map((parts) =>
      finding(
        `The page does not show the border's ${parts}.`,
        "Leave header and footer, and the elements around them, visible at every width.",
      ),
    ),
    ...causes.map((gap) =>
      finding(
        `The border does not reach both edges of the window: ${gap}.`,
        "Set html, body { margin: 0; padding: 0 }, and let no element with a width or space of its own be around header and footer.",
      ),
    ),
    ...all((each) => each.effects).map((effect) =>
      finding(
        `An element around the border changes how it looks or works: ${effect}`,
        "Place header and footer outside of it, or limit the style to your content.",
      ),
    ),
    ...(turned.length > 0
      ? [
          finding(
            `Texts of the border run in a wrong direction: ${listed(turned)}.`,
            "Set dir and direction, or writing-mode, on your content instead of html, body or an element around the border.",
          ),
        ]
      : []),
    ...(rootSize === readerSize
      ? []
      : [
          finding(
            `The font size of html is ${rootSize} pixels, not the reader's ${readerSize}: the border follows the reader and looks ${rootSize < readerSize ? "larger" : "smaller"} than the page.`,
            "Set html { font-size: 100% } and sizes of your own elements in rem.",
          ),
        ]),
    ...(ids.length > 0
      ? [
          finding(
            `Elements of the page have ids of the border: ${listed(ids)}.`,
            "Give them other ids: labels, links and scripts find only the first of two.",
          ),
        ]
      : []),
  ];
}

/** An element with one fault is one cause, with other pixels on a phone. */
const causeOf = (gap: string) => gap.replaceAll(/[-\d]+/g, "");

async function coversOf(page: BrowserPage): Promise<Finding[]> {
  const covers = await page.evaluate(pageCovers, "header" as const);
  if (!covers || covers.covered === 0) return [];
  const { by, covered, points, isLayer } = covers;
  const remedy = "Let the page's own bars and layers leave room for the header, or end above it.";
  return [
    isLayer
      ? {
          problem: `${by} lies over the whole page, so that flyouts are not checked.`,
          remedy: "Check a page, or a moment, without it.",
          isNote: true,
        }
      : finding(`${by} covers the header, at ${covered} of ${points} links and buttons.`, remedy),
  ];
}

/** Checks a sticky header in a page that is scrolled. What covers it already at the top, `covers`, is one finding. */
async function stickyFindings(page: BrowserPage, covers: Finding[]): Promise<Finding[]> {
  const end = await page.evaluate(stickyEnd);
  return end
    ? [
        finding(
          `The sticky header does not stay in the window: ${end}.`,
          "Let header and footer be children of body, or of elements without a box (display: contents), without overflow or contain around them; overflow: clip is no problem.",
        ),
      ]
    : covers.length > 0
      ? []
      : coversOf(page);
}

const ruleFindings = (rules: string[], { turned }: PageLayout): Finding[] =>
  rules
    .filter((rule) => turned.length === 0 || !/\{ (?:direction|writing-mode) \}$/.test(rule))
    .slice(0, maxRules)
    .map((rule) =>
      finding(
        `A rule of the page changes the border: ${rule}`,
        "Limit it to your content (#kontor-content …), or include the strict form by the option shadow.",
      ),
    );

/** Says which files of the border a browser does not load although they answer well: a policy, an extension, a script of the page. */
function loadFindings({ sheets, hasStarted }: PageLayout, failed: string[]): Finding[] {
  const lost = [...new Set([...failed, ...sheets])];
  if (lost.length > 0)
    return [
      finding(
        `A browser does not load ${listed(lost)}.`,
        "Look into the browser's console: it says what refuses them.",
      ),
    ];
  return hasStarted
    ? []
    : [
        finding(
          "The border's script does not start in a browser.",
          "Look into the browser's console: it says what fails.",
        ),
      ];
}
