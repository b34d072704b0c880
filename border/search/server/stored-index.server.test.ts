import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openServices } from "../../../storefront/server/services.ts";
import { createCoffeeShop, type Services } from "../../../server/shop.ts";
import {
  postgresUrl,
  preparedDatabase,
  type TestDatabase,
} from "../../../tests/support/databases.ts";
import { damages } from "../../../tests/support/damaged-files.ts";
import { restoreBackup } from "../../../tests/support/restored-backup.ts";
import { readPages } from "../../../tests/support/shop.ts";
import { testRelease } from "../../../tests/support/test-release.ts";

// The embedded database is in the folder of the snapshot, and cannot be opened twice.
describe.skipIf(!postgresUrl)("the index of a process that starts", () => {
  let database: TestDatabase;
  let folder: string;
  let file: string;
  let known: string;
  /** Each index that is built is stored in a new file. */
  const identity = async () => {
    const { ino, mtimeMs } = await stat(file);
    return `${ino} ${mtimeMs}`;
  };
  const isBuiltAgain = async () => {
    const before = known;
    known = await identity();
    return before !== known;
  };
  beforeEach(async () => {
    database = await preparedDatabase();
    ({ folder } = database);
    file = join(folder, "indexes", "search-index");
    known = await identity();
  });
  afterEach(() => database.drop());

  const { site } = allSites.DE;
  const onError = vi.fn<(...error: unknown[]) => void>();

  /** Opens a shop, waits for its index, and closes it after `use`. */
  async function restart<T>(
    use: (shop: Services) => Promise<T> = async () => undefined as T,
    { url = database.url, code = testRelease.code } = {},
  ): Promise<T> {
    const shop = await openServices(createCoffeeShop({ readPages }), {
      config: { DATABASE_URL: url, DATA_DIR: folder },
      log: { error: onError, info: () => {}, warn: () => {} },
      release: { ...testRelease, code },
    });
    try {
      await shop.indexed;
      return await use(shop);
    } finally {
      await shop.close();
    }
  }

  const found = (text: string) => async (shop: Services) =>
    (await shop.search.find(site, text)).numbers;

  const rename = (name: string) => async (shop: Services) => {
    await sql`update product_text set name = ${name} where product_id = 100101 and language = 'de'`.execute(
      shop.database.sql,
    );
  };

  test("an index that is stored is not built again, and answers as before", async () => {
    const suggested = async (shop: Services) => [
      await shop.search.suggest(site, "kaff", 10, 5),
      await shop.search.popularTerms(site, new Date("2026-06-01")),
      shop.search.version,
    ];
    const before = await restart(suggested);
    expect(await restart(suggested)).toEqual(before);
    expect(await isBuiltAgain()).toBe(false);
  });

  test("a stored index knows what changed while no process ran", async () => {
    await restart(rename("Zimtstern"));
    expect(await restart(found("zimtstern"))).toEqual([100101]);
    await restart(rename("Winterstern"));
    expect(await restart(found("zimtstern"))).not.toContain(100101);
    expect(await restart(found("winterstern"))).toEqual([100101]);
    expect(await isBuiltAgain()).toBe(false);
  });

  test.each(damages)(
    "a stored index that %s is built again, and stored",
    async (_state, damage) => {
      onError.mockClear();
      const before = await restart(found("espresso"));
      await damage(file);
      expect(await restart(found("espresso"))).toEqual(before);
      expect(await isBuiltAgain()).toBe(true);
      expect(onError).toHaveBeenCalledTimes(1);
      expect(await restart(found("espresso"))).toEqual(before);
      expect(await isBuiltAgain()).toBe(false);
    },
  );

  test("a stored index of another release is built again", async () => {
    await restart(found("espresso"), { code: "another" });
    expect(await isBuiltAgain()).toBe(true);
    await restart(found("espresso"));
    expect(await isBuiltAgain()).toBe(true);
  });

  test("a stored index of a database with the same content is built again", async () => {
    const other = await preparedDatabase();
    await restart(found("espresso"), { url: other.url });
    expect(await isBuiltAgain()).toBe(true);
    await other.drop();
  });

  test("a shop whose folder cannot be written builds its index", async () => {
    await rm(join(folder, "indexes"), { recursive: true });
    await writeFile(join(folder, "indexes"), "no folder");
    expect(await restart(found("espresso"))).not.toEqual([]);
  });

  test("a stored index of a catalogue that was replaced is built again", async () => {
    await restart(({ database: { sql: db } }) =>
      sql`update category_text set name = 'Sternanis' where category_id = 'espresso-beans' and language = 'de'`.execute(
        db,
      ),
    );
    expect(await restart(found("sternanis"))).toContain(100101);
    expect(await isBuiltAgain()).toBe(true);
  });

  test("the search of a running process finds what a restored backup has", async () => {
    const [before, after] = await restart(async (shop) => {
      const numbers = await found("espresso")(shop);
      await restoreBackup(shop.database.sql, sql`delete from product where id = 100101`);
      await shop.search.refresh();
      return [numbers, await found("espresso")(shop)];
    });
    expect(before).toContain(100101);
    expect(after).not.toContain(100101);
    expect(after).not.toEqual([]);
  });
});
