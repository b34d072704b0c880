import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { testRelease } from "../tests/support/test-release.ts";
import { contentFolder, openContent } from "./services.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await preparedDatabase();
  folder = await mkdtemp(join(tmpdir(), "kontor-mistakes-"));
  await cp(contentFolder, folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function edit(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = await readFile(path, "utf8");
  const after = before.replace(from, to);
  expect(after, file).not.toBe(before);
  await writeFile(path, after);
}

/** What an import says of the folder, a line each; empty when all is right. */
async function mistakesOf(): Promise<string[]> {
  const opening = openContent({
    config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    release: { ...testRelease, time: testRelease.time + 1 },
    contentFolder: folder,
  });
  const opened = await opening.catch((error: Error) => error.message.split("\n"));
  if (Array.isArray(opened)) return opened;
  await opened.database.close();
  return [];
}

test("an import names all mistakes of all parts, each with file, line and remedy", async () => {
  await edit("catalogue/coffee.yaml", /prices: \{DE: [\d.]+/, 'prices: {DE: "4,99"');
  await edit("catalogue/coffee.yaml", /(- id: 1001(?!01)[^]*?category: )\S+/, "$1teas");
  await edit("navigation/themeworlds.yaml", /products: \[\d+/, "products: [999999");
  await edit("cart/campaigns.yaml", /tcm: .*/, "tcm: 999999-1");
  await edit("promotions/PL.yaml", /voucherCode: .*/, "voucherCode: NOSUCH99");
  await edit("promotions/TR.yaml", "  type:", "  test: {name: nosuch, group: a}\n  type:");
  await edit("footer/HU.yaml", "  content:", "  test: {name: nosuch, group: a}\n  content:");
  await edit("search/excluded.yaml", /words: \[/, 'words: ["☕", ');
  await edit("pages/DE/delivery.md", "{deliveryCost}", "{deliveryPrice}");
  const [heading, ...mistakes] = await mistakesOf();
  expect(heading).toBe("Nothing is imported before this is right:");
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^catalogue\/coffee\.yaml:\d+: 100101, articles → 0 → prices → DE: write a number without quotation marks/,
    ),
    expect.stringMatching(/^catalogue\/coffee\.yaml:\d+: \d+: there is no category "teas" in/),
    expect.stringMatching(
      /^navigation\/themeworlds\.yaml:\d+: .*there is no product 999999; correct/,
    ),
    expect.stringMatching(/^cart\/campaigns\.yaml:\d+: .*there is no article "999999-1"; give/),
    expect.stringMatching(
      /^promotions\/PL\.yaml:\d+: .*PL has no voucher NOSUCH99; correct it or add/,
    ),
    expect.stringMatching(
      /^promotions\/TR\.yaml:\d+: .*TR has no test nosuch with a group a; correct/,
    ),
    expect.stringMatching(/^search\/excluded\.yaml:\d+: "☕" has no letter or digit; remove it/),
    expect.stringMatching(
      /^footer\/HU\.yaml:\d+: .*a footer is the same for everybody; remove test/,
    ),
    expect.stringMatching(
      /^pages\/DE\/delivery\.md:\d+: there is no place \{deliveryPrice\}; there/,
    ),
  ]);
});

test("a promotion that names a voucher is wrong as soon as the voucher is gone", async () => {
  const promotion = await readFile(join(folder, "promotions", "DE.yaml"), "utf8");
  const code = /voucherCode: (\S+)/.exec(promotion)![1]!;
  await edit("cart/vouchers.yaml", `code: ${code}`, "code: ANOTHER1");
  expect(await mistakesOf()).toContainEqual(
    expect.stringMatching(new RegExp(`^promotions/DE\\.yaml:\\d+: .*DE has no voucher ${code};`)),
  );
  await edit("cart/vouchers.yaml", "code: ANOTHER1", `code: ${code}`);
  expect(await mistakesOf()).toEqual([]);
});
