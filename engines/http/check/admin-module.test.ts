import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAdminModule } from "./admin-module.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "admin-module-"));
});
afterAll(() => rm(folder, { recursive: true }));

const all =
  "addProduct deleteProduct rename setPrice setPriceFrom setStock setPlaceStock withdraw moveProduct renameCategory moveCategory";
const begin = "export const fill = () => {}; const names = ";
const admin =
  "; export const admin = Object.fromEntries(names.split(' ').map((name) => [name, () => {}]));";

test.each<[string, string, string]>([
  ["no-fill.mjs", `const names = "${all}"${admin}`, "it does not export fill."],
  [
    "no-rename.mjs",
    `${begin}"${all.replace("rename ", "").replace(" moveCategory", "")}"${admin}`,
    "it does not export admin.rename, admin.moveCategory.",
  ],
  ["wrong.mjs", "throw new Error('no server\\nat all')", "it cannot be loaded: Error: no server"],
  ["empty.mjs", "", `it does not export fill, admin.${all.replaceAll(" ", ", admin.")}.`],
])("of a module that is wrong, %s, is said what is", async (name, text, said) => {
  const file = join(folder, name);
  await writeFile(file, text);
  expect(await loadAdminModule(file)).toEqual({ ok: false, refusal: `--admin ${file}: ${said}` });
});

test("a module with all functions is loaded", async () => {
  const file = join(folder, "whole.mjs");
  await writeFile(file, `${begin}"${all}"${admin}`);
  expect(await loadAdminModule(file)).toMatchObject({ ok: true });
});
