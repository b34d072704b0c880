import type { Page } from "@playwright/test";
import { checkSettings, type SettingRule } from "../core/check-settings.ts";
import { isShopPath } from "../core/shop-paths.ts";
import { enableBorderSheets, partProblems, shiftProblems } from "./page-problems.ts";
import { styleDifferences, computedStyles } from "./page-styles.ts";

export interface MatcherResult {
  pass: boolean;
  message(): string;
}

/** Milliseconds for which the border may still be loading. */
const patience = 10_000;

const aPatience: SettingRule = {
  takes: (value) => Number.isFinite(value) && Number(value) >= 0,
  what: "a number of milliseconds, or 0",
};
const aSelector: SettingRule = {
  takes: (value) => typeof value === "string" && value !== "",
  what: 'a selector of content, such as "main"',
};

const result = (expected: string, problems: string[]): MatcherResult => ({
  pass: problems.length === 0,
  message: () =>
    problems.length === 0
      ? `Expected the page not to ${expected}.`
      : `Expected the page to ${expected}:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
});

/** Matchers for pages of Playwright: `const expect = base.extend(borderMatchers)`. */
export const borderMatchers = {
  /**
   * Header and footer are there once, before and after `#kontor-content`, with style sheets and script. Waits for them up to `timeout`
   * milliseconds, without `expect.poll`: tests that use the stub shop alone have no Playwright to import it from.
   */
  async toHaveWholeBorder(page: Page, options: { timeout?: number } = {}): Promise<MatcherResult> {
    checkSettings("toHaveWholeBorder", options, { timeout: aPatience });
    const { timeout = patience } = options;
    const end = Date.now() + timeout;
    let problems = await page.evaluate(partProblems);
    while (problems.length > 0 && Date.now() < end) {
      await page.waitForTimeout(100);
      problems = await page.evaluate(partProblems);
    }
    return result("have a whole border", problems);
  },

  /** The page's own elements look the same with the border's style sheets and without them. */
  async toKeepHostStyles(page: Page, options: { content?: string } = {}): Promise<MatcherResult> {
    checkSettings("toKeepHostStyles", options, { content: aSelector });
    const { content = "#kontor-content" } = options;
    if ((await page.locator(content).count()) === 0)
      return { pass: false, message: () => `The page has no ${content}, whose styles to compare.` };
    const withBorder = await computedStyles(page, content);
    await page.evaluate(enableBorderSheets, false);
    try {
      const alone = await computedStyles(page, content);
      return result("keep the host's styles", styleDifferences(alone, withBorder));
    } finally {
      await page.evaluate(enableBorderSheets, true);
    }
  },

  /** Nothing has shifted since the page began to load, except within the page's own content. Fails in browsers other than Chromium. */
  async toHaveNoBorderShift(page: Page): Promise<MatcherResult> {
    return result("have no shift by the border", await page.evaluate(shiftProblems));
  },

  /** No message of the border's scripts, no error that names its files, and none of its requests failed since the page was opened. */
  async toHaveNoBorderErrors(page: Page): Promise<MatcherResult> {
    const isOfBorder = (text: string) => /\/kontor\/|\/service\/|Kontor:/.test(text);
    const messages = (await page.consoleMessages())
      .filter((message) => message.type() === "error")
      .map((message) => `${message.text()} (${message.location().url})`)
      .filter(isOfBorder);
    const errors = (await page.pageErrors())
      .map((error) => error.stack ?? error.message)
      .filter(isOfBorder);
    const failed = (await page.requests()).flatMap((request) => {
      const { pathname, search } = new URL(request.url());
      const isCall =
        request.resourceType() !== "document" && isShopPath(pathname + search, "http://shop");
      const status = request.existingResponse()?.status() ?? 0;
      const problem =
        request.failure()?.errorText ?? (status >= 400 ? `status ${status}` : undefined);
      return isCall && problem ? [`${request.method()} ${request.url()}: ${problem}`] : [];
    });
    return result("have no errors of the border", [...messages, ...errors, ...failed]);
  },
};
