import { finding, type Finding } from "./finding.ts";

/** Rules that are named; the others have the same remedy. */
const maxRules = 10;

/** The part of Playwright that the check uses. */
interface Browsers {
  chromium: {
    launch(options: { executablePath?: string }): Promise<{
      newPage(): Promise<{
        goto(url: string): Promise<unknown>;
        evaluate<T>(run: () => T): Promise<T>;
      }>;
      close(): Promise<void>;
    }>;
  };
}

/** Loads Playwright where the host's project has it; the browser is `CHROMIUM`, or Playwright's own. */
async function loadPlaywright(): Promise<Browsers | undefined> {
  for (const name of ["playwright-core", "@playwright/test", "playwright"]) {
    const found = await import(name).catch(() => undefined);
    if (found) return found as Browsers;
  }
  return undefined;
}

const notChecked = (reason: string): Finding => ({
  problem: `The page's styles are not checked, because ${reason}.`,
  remedy: "npm install --no-save playwright-core, and name a browser by CHROMIUM=/path/to/chrome.",
  isNote: true,
});

/** Checks, in a browser, the root's font size and which rules of the page change the border. */
export async function checkStyles(url: URL): Promise<Finding[]> {
  const playwright = await loadPlaywright();
  if (!playwright) return [notChecked("Playwright is not installed")];
  const executablePath = process.env.CHROMIUM;
  const browser = await playwright.chromium
    .launch(executablePath ? { executablePath } : {})
    .catch(() => undefined);
  if (!browser) return [notChecked("no browser starts")];
  try {
    const page = await browser.newPage();
    await page.goto(url.href);
    const { rootSize, rules } = await page.evaluate(collisions);
    return [
      ...(rootSize < 16
        ? [
            finding(
              `The font size of html is ${rootSize} pixels, not the reader's 16: the border follows the reader and looks larger than the page.`,
              "Set html { font-size: 100% } and sizes of your own elements in rem.",
            ),
          ]
        : []),
      ...rules
        .slice(0, maxRules)
        .map((rule) =>
          finding(
            `A rule of the page changes the border: ${rule}`,
            "Limit it to your content (#kontor-content …), or include the strict form by the option shadow.",
          ),
        ),
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the browser. Returns rules of the page's own sheets that reach elements of the plain form and win: important ones, and
 * those with more than two ids (docs/embedding.md).
 */
function collisions() {
  const rules: string[] = [];
  const isInside = (selector: string) => {
    try {
      return document.querySelector(`:is(${selector}):is([data-kontor], [data-kontor] *)`) !== null;
    } catch {
      return false;
    }
  };
  const look = (list: CSSRuleList) => {
    for (const rule of list) {
      if (!(rule instanceof CSSStyleRule)) {
        if ("cssRules" in rule) look(rule.cssRules as CSSRuleList);
        continue;
      }
      const { selectorText, style } = rule;
      const important = [...style].filter(
        (name) => style.getPropertyPriority(name) === "important",
      );
      const hasManyIds = (selectorText.match(/#[\w-]+/g)?.length ?? 0) > 2;
      const elements = selectorText.replaceAll(
        /::?(?:before|after|placeholder|marker|selection)\b/g,
        "",
      );
      if ((important.length > 0 || hasManyIds) && isInside(elements || "*"))
        rules.push(`${selectorText} { ${(important.length ? important : [...style]).join(", ")} }`);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.href?.includes("/kontor/")) continue;
    try {
      look(sheet.cssRules);
    } catch {
      // A sheet of another origin cannot be read.
    }
  }
  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { rootSize, rules };
}
