import { createRequire } from "node:module";
import { join } from "node:path";
import { note, type Finding } from "./finding.ts";

/** The part of a page of Playwright that the checks use. */
export interface BrowserPage {
  goto(
    url: string,
    options?: { waitUntil?: "domcontentloaded"; timeout?: number },
  ): Promise<unknown>;
  evaluate<T>(run: () => T | Promise<T>): Promise<T>;
  evaluate<T, A>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  on(event: "requestfailed", listen: (request: FailedRequest) => void): unknown;
  close(): Promise<void>;
}

export interface FailedRequest {
  url(): string;
  failure(): { errorText: string } | null;
}

interface Browsers {
  chromium: {
    launch(options: { executablePath?: string }): Promise<{
      newPage(options: { httpCredentials?: Credentials }): Promise<BrowserPage>;
      close(): Promise<void>;
    }>;
  };
}

interface Credentials {
  username: string;
  password: string;
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
): Finding => note(`The page's layout and styles are not checked, because ${reason}.`, remedy);

/**
 * Opens a page in a browser, `CHROMIUM` or Playwright's own, and returns what `check` finds there; a note where none opens it. `url` may
 * have the name and password that the host asks for.
 */
export async function inBrowser(
  url: URL,
  check: (page: BrowserPage) => Promise<Finding[]>,
): Promise<Finding[]> {
  const playwright = loadPlaywright();
  if (!playwright) return [notChecked("Playwright is not installed")];
  const executablePath = process.env.CHROMIUM;
  const browser = await playwright.chromium
    .launch(executablePath ? { executablePath } : {})
    .catch(() => undefined);
  if (!browser) return [notChecked("no browser starts")];
  const credentials = {
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
  try {
    const page = await browser.newPage(url.username ? { httpCredentials: credentials } : {});
    return await check(page);
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    const shown = reason.replaceAll(/(https?:\/\/)[^\s/@]*@/g, "$1").replaceAll(/\?\S*/g, "");
    return [
      notChecked(`the browser cannot show it (${shown})`, "Let a browser open the page once."),
    ];
  } finally {
    await browser.close();
  }
}
