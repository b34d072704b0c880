import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { shopPictures } from "../../../tests/support/shop-pictures.ts";
import { notifyContentChange } from "../../../platform/content/content-changes.ts";
import { shopFiles } from "../../../tests/support/content-files.ts";
import { importAs, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { CatalogueContent } from "./catalogue-content.ts";
import { catalogueContent } from "./import-catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

let shop: TestShop;
let content: CatalogueContent;
let imports = 0;
const forgotten = vi.fn<(changed: ReadonlySet<string>) => void>();
beforeAll(async () => {
  shop = await openTestShop();
  shop.services.onContentChange(forgotten);
});
afterAll(() => shop.close());
beforeEach(async () => {
  forgotten.mockClear();
  content = await withoutMistakes(async (mistakes) =>
    readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, mistakes),
  );
  await importContent();
});

const importContent = () =>
  importAs(shop, catalogueContent(shopPictures, shopSites), content, `import ${++imports}`);

const changedNames = () => forgotten.mock.calls.flatMap(([changed]) => [...changed]);

/** Waits for all notifications of the import before each test, which arrive in their order, and forgets them. */
async function ignoreEarlierChanges() {
  await notifyContentChange(shop.services.database.sql, "last");
  await vi.waitFor(() => expect(changedNames()).toContain("last"), { timeout: 20_000 });
  forgotten.mockClear();
}

const tables = [
  "category",
  "category_text",
  "product",
  "product_text",
  "article",
  "offer",
] as const;

/** Returns the number of rows of each table that were written since a transaction, where there are any. */
async function writtenSince(transaction: string) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) from ${sql.table(table)} where xmin::text::bigint >= ${transaction}::bigint`.execute(
      shop.services.database.sql,
    );
    if (rows[0]!.count > 0) counts[table] = rows[0]!.count;
  }
  return counts;
}

async function stateNow() {
  const { rows } = await sql<{ transaction: string; changedAt: string; changes: number[] }>`
    select pg_current_xact_id()::text as transaction,
      (select changed_at::text from content_version where part = 'catalogue') as "changedAt",
      array(select product_id from product_change order by changed_in desc, product_id) as changes`.execute(
    shop.services.database.sql,
  );
  return rows[0]!;
}

const namesOf = async (id: number) => {
  const { rows } = await sql<{ name: string }>`
    select name from product_text where product_id = ${id} and language = 'de'`.execute(
    shop.services.database.sql,
  );
  return rows.map(({ name }) => name);
};

test("an import of the catalogue as it is writes no row", async () => {
  const before = await stateNow();
  await importContent();
  expect(await writtenSince(before.transaction)).toEqual({});
  expect((await stateNow()).changedAt).toBe(before.changedAt);
});

describe("an import of a catalogue in which two products changed", () => {
  test("writes the rows that changed, and names their products", async () => {
    const [first, second] = content.products as [
      (typeof content.products)[number],
      (typeof content.products)[number],
    ];
    first.name.de = "Zimtstern";
    second.articles[0]!.prices.DE = 987.65;
    await ignoreEarlierChanges();
    const before = await stateNow();
    await importContent();
    const written = await writtenSince(before.transaction);
    expect(written).toMatchObject({ product_text: 1, offer: 1 });
    expect(Object.keys(written)).toEqual(["product_text", "offer"]);
    await vi.waitFor(
      () => {
        const names = changedNames();
        expect(names).toEqual(
          expect.arrayContaining([`product:${first.id}`, `product:${second.id}`]),
        );
        expect(names).not.toContain("*");
      },
      { timeout: 20_000 },
    );
    await vi.waitFor(
      async () => {
        const { numbers } = await shop.services.search.find(allSites.DE.site, "zimtstern");
        expect(numbers).toEqual([first.id]);
      },
      { timeout: 20_000 },
    );
  });

  test("removes what the content does not have any more, and adds what is new", async () => {
    const [removed, model] = content.products.splice(0, 2);
    const id = 199_999;
    const articles = model!.articles.map((article, at) => ({ ...article, tcm: `${id}-${at}` }));
    content.products.push({ ...model!, id, name: { ...model!.name, de: "Neuling" }, articles });
    const others = await stateNow();
    await importContent();
    expect(await namesOf(removed!.id)).toEqual([]);
    expect(await namesOf(model!.id)).toEqual([]);
    expect(await namesOf(id)).toEqual(["Neuling"]);
    expect(await writtenSince(others.transaction)).toMatchObject({ product: 1 });
  });
});

test("categories exchange their numbers in one import", async () => {
  const [one, other] = content.categories;
  [one!.number, other!.number] = [other!.number, one!.number];
  await importContent();
  const { rows } = await sql<{ id: string; number: number }>`
    select id, number from category where id in (${one!.id}, ${other!.id})`.execute(
    shop.services.database.sql,
  );
  expect(new Map(rows.map(({ id, number }) => [id, number]))).toEqual(
    new Map([
      [one!.id, one!.number],
      [other!.id, other!.number],
    ]),
  );
});

test("an import that fails leaves the catalogue as it was", async () => {
  const id = content.products[0]!.id;
  const before = await namesOf(id);
  content.products[0]!.name.de = "Halb fertig";
  content.products.at(-1)!.articles[0]!.prices.DE = -1;
  await expect(importContent()).rejects.toThrow("offer_price_check");
  expect(await namesOf(id)).toEqual(before);
});
