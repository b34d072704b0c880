import { suggestionsPath } from "../../border-paths.ts";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
const product = 100101;
const text = "espresso";
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const suggest = vi.fn<TestShop["services"]["search"]["suggest"]>();
beforeEach(() => {
  const { search } = shop.services;
  suggest.mockReset();
  suggest.mockImplementation(search.suggest);
  vi.spyOn(search, "suggest").mockImplementation(suggest);
  return () => vi.restoreAllMocks();
});

const get = (more = "") => shop.app.inject(`${suggestionsPath}?q=${text}&site=DE${more}`);
const ask = async (more = "") => (await get(more)).json<unknown>();
const version = () => shop.services.search.version;
/** Resolves when the terms of a change are read, too: the version that it has until then ends with them. */
const readTerms = () => shop.services.search.refresh();
const change = (statement: RawBuilder<unknown>) => statement.execute(shop.services.database.sql);

test("suggestions that are asked for again are not searched for again", async () => {
  const response = await ask();
  expect(await ask()).toEqual(response);
  await ask("&maxProducts=1");
  expect(suggest).toHaveBeenCalledTimes(2);
});

test.each<[string, RawBuilder<unknown>]>([
  [
    "a product's name",
    sql`update product_text set name = name || ' Neu' where product_id = ${product}`,
  ],
  [
    "what is sold",
    sql`update offer set valid_until = ${now} where tcm in
      (select tcm from article where product_id = ${product})`,
  ],
  ["a synonym", sql`insert into search_synonym values ('DE', ${text}, '{regenschirm}', true)`],
])("suggestions are searched for again, once, when %s changes", async (_name, statement) => {
  await ask();
  suggest.mockClear();
  const before = version();
  await change(statement);
  await vi.waitFor(() => expect(version()).not.toBe(before), { timeout: 100_000 });
  await readTerms();
  const response = await ask();
  expect(await ask()).toEqual(response);
  expect(suggest).toHaveBeenCalledTimes(1);
  suggest.mockClear();
  const found = await shop.services.search.suggest(allSites.DE.site, text, 10, 5);
  expect(response).toEqual(found);
});

test("suggestions stay cached when price and stock change, which none of them shows", async () => {
  await readTerms();
  const response = await ask();
  suggest.mockClear();
  const before = version();
  const changed = Promise.withResolvers<void>();
  shop.services.onContentChange(() => changed.resolve());
  await change(sql`update offer set price = price + 1, stock = 3`);
  await changed.promise;
  await readTerms();
  expect(version()).toBe(before);
  expect(await ask()).toEqual(response);
  expect(suggest).not.toHaveBeenCalled();
  expect(JSON.stringify(response)).not.toMatch(/price/i);
});

test("suggestions may be cached until a sale begins or ends, and then not until the search knows of it", async () => {
  const lifetime = async () => (await get()).headers["cache-control"];
  expect(await lifetime()).toBe("public, max-age=60");
  const end = new Date(now.getTime() + 21_000);
  await change(
    sql`update offer set valid_until = ${end} where market = 'AT' and tcm = '100102-250'`,
  );
  await vi.waitFor(async () => expect(await lifetime()).toBe("public, max-age=10"), {
    timeout: 100_000,
  });
  now = end;
  expect(await lifetime()).toBe("public, max-age=0");
  await readTerms();
  expect(await lifetime()).toBe("public, max-age=60");
});
