import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { complaint } from "../tests/support/config-complaint.ts";
import { readEngineKey } from "./engine-key.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-key-"));
const file = join(folder, "key");
afterAll(() => rmSync(folder, { recursive: true }));

const settings = {
  ENGINE: "vendure",
  ENGINE_URL: "https://vendure.example",
  ENGINE_KEY: `file:${file}`,
};

test("a key of the commerce system stands in the setting, or in a file that is read each time", () => {
  expect(readEngineKey("shop:secret")).toBe("shop:secret");
  writeFileSync(file, "shop:first\n");
  expect(readEngineKey(settings.ENGINE_KEY)).toBe("shop:first");
  writeFileSync(file, "shop:second\n");
  expect(readEngineKey(settings.ENGINE_KEY)).toBe("shop:second");
  expect(complaint(settings)).toBe("none");
});

test.each([
  ["shop", /^ENGINE_KEY cannot be used; ENGINE=vendure logs in with the name/],
  ["", /^ENGINE_KEY cannot be used: .*key does not hold one key\.$/],
  ["shop:first shop:second", /^ENGINE_KEY cannot be used: .*key does not hold one key\.$/],
])("a file with %j is no key, and the shop does not start", (text, said) => {
  writeFileSync(file, text);
  expect(complaint(settings)).toMatch(said);
});

test("a file of a key that is missing is named at the start", () =>
  expect(complaint({ ...settings, ENGINE_KEY: "file:/missing/key" })).toMatch(
    /^ENGINE_KEY cannot be used: ENOENT.*'\/missing\/key'/,
  ));
