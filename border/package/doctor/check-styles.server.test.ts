import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { checkStyles } from "./check-styles.ts";

/** A Playwright whose pages have small text. */
const playwright = `exports.chromium = {
  launch: async () => ({
    newPage: async () => ({ goto: async () => {}, evaluate: async () => ({ rootSize: 10, rules: [] }) }),
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
  expect(await checkStyles(new URL("http://127.0.0.1:1/page"))).toMatchObject([
    { problem: expect.stringContaining("font size of html is 10 pixels") },
  ]);
  await rm(project, { recursive: true });
});
