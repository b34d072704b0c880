import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { finding } from "./finding.ts";
import { inBrowser } from "./host-browser.ts";

/** A Playwright whose pages say in which folder it is. */
const playwright = `exports.chromium = {
  launch: async () => ({
    newPage: async () => ({ evaluate: async () => __dirname }),
    close: async () => {},
  }),
};`;

afterEach(() => void vi.restoreAllMocks());

test("the doctor uses the Playwright of the project in whose folder it is called", async () => {
  const project = await mkdtemp(join(tmpdir(), "kontor-host-"));
  const folder = join(project, "node_modules/playwright-core");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.js"), playwright);
  vi.spyOn(process, "cwd").mockReturnValue(project);
  const found = await inBrowser(new URL("http://127.0.0.1:1/page"), async (page) => [
    finding(await page.evaluate(() => ""), ""),
  ]);
  expect(found).toEqual([finding(await realpath(folder), "")]);
  await rm(project, { recursive: true });
});
