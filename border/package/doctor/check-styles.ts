import { createRequire } from "node:module";
import { join } from "node:path";
import { finding, type Finding } from "./finding.ts";
import { pageCollisions } from "./page-collisions.ts";

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

/** Loads Playwright where the host's project, the current folder, has it, or else the package. */
function loadPlaywright(): Browsers | undefined {
  for (const place of [join(process.cwd(), "package.json"), import.meta.url])
    for (const name of ["playwright-core", "@playwright/test", "playwright"])
      try {
        return createRequire(place)(name) as Browsers;
      } catch {
        // The next one.
      }
  return undefined;
}

const notChecked = (
  reason: string,
  remedy = "npm install --no-save playwright-core in the folder in which you call the doctor, and name a browser by CHROMIUM=/path/to/chrome.",
): Finding => ({
  problem: `The page's styles are not checked, because ${reason}.`,
  remedy,
  isNote: true,
});

/** Checks, in a browser, the root's font size and which rules of the page change the border; the browser is `CHROMIUM`, or Playwright's own. */
export async function checkStyles(url: URL): Promise<Finding[]> {
  const playwright = loadPlaywright();
  if (!playwright) return [notChecked("Playwright is not installed")];
  const executablePath = process.env.CHROMIUM;
  const browser = await playwright.chromium
    .launch(executablePath ? { executablePath } : {})
    .catch(() => undefined);
  if (!browser) return [notChecked("no browser starts")];
  try {
    const page = await browser.newPage();
    await page.goto(url.href);
    const { rootSize, rules } = await page.evaluate(pageCollisions);
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
  } catch (error) {
    const [reason] = String(error).split("\n");
    return [
      notChecked(`the browser cannot show it (${reason})`, "Let a browser open the page once."),
    ];
  } finally {
    await browser.close();
  }
}
