import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopPictures } from "../../tests/support/shop-pictures.ts";
import { shopFiles } from "../../tests/support/content-files.ts";
import { importAs, openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { withoutMistakes } from "../../tests/support/without-mistakes.ts";
import { catalogueContent } from "./content/import-catalogue.ts";
import { readCatalogue } from "./content/read-catalogue.ts";
import { putBackStock, soldPieces, takeStock } from "./stock.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const now = new Date("2026-11-25T12:00:00Z");
const at = { market: "DE" as const, now };
const [tcm, other] = ["100101-250", "100121-250"];
const offers = async (article: string, market = "DE") => {
  const { rows } = await sql<{ stock: number; sold: number; price: number }>`
    select stock, sold, price from offer where market = ${market} and tcm = ${article}
    order by valid_from`.execute(shop.services.database.sql);
  return rows;
};
const stocks = async (article: string) => (await offers(article)).map(({ stock }) => stock);
const db = () => shop.services.database.sql;

test("stock is taken for all articles or for none, at one price, in one market", async () => {
  const [{ price, stock }, [first]] = [(await offers(tcm))[0]!, await offers(other)];
  const inAustria = await offers(tcm, "AT");
  const take = (pieces: Parameters<typeof takeStock>[2]) =>
    db()
      .transaction()
      .execute(async (transaction) => {
        if (await takeStock(transaction, at, pieces)) return true;
        throw new Error("rolled back");
      })
      .catch(() => false);
  expect(await take([{ tcm, quantity: 2, price }])).toBe(true);
  expect(await take([{ tcm, quantity: 1 }])).toBe(true);
  expect(await take([{ tcm, quantity: 1, price: price + 1 }])).toBe(false);
  expect(
    await take([
      { tcm, quantity: stock },
      { tcm: other, quantity: 1 },
    ]),
  ).toBe(false);
  expect(await take([{ tcm: "100101-0", quantity: 1 }])).toBe(false);
  expect((await offers(tcm))[0]).toEqual({ price, stock: stock - 3, sold: 3 });
  expect((await offers(other))[0]).toEqual(first);
  expect(await offers(tcm, "AT")).toEqual(inAustria);
  await putBackStock(db(), at, [{ tcm, quantity: 3 }]);
  expect((await offers(tcm))[0]).toEqual({ price, stock, sold: 0 });
});

test("a later price has the same stock, and an earlier one does not matter", async () => {
  const article = "100104-250";
  const begins = new Date(now.getTime() + 3_600_000);
  await sql`update offer set valid_from = '2020-01-01', valid_until = ${begins}, stock = 5
    where market = 'DE' and tcm = ${article}`.execute(db());
  await sql`insert into offer (market, tcm, price, stock, valid_from, valid_until)
    values ('DE', ${article}, 100, 5, ${begins}, 'infinity'),
      ('DE', ${article}, 100, 7, '2019-01-01', '2020-01-01')`.execute(db());
  expect(await takeStock(db(), at, [{ tcm: article, quantity: 5 }])).toBe(true);
  expect(await stocks(article)).toEqual([7, 0, 0]);
  await putBackStock(db(), at, [{ tcm: article, quantity: 5 }]);
  expect(await stocks(article)).toEqual([7, 5, 5]);
});

test("pieces that came back after their price ended are not sold for an import", async () => {
  const article = "100121-250";
  const ends = new Date(now.getTime() + 3_600_000);
  await sql`update offer set valid_from = '2020-01-01', valid_until = ${ends}, stock = 5
    where market = 'DE' and tcm = ${article}`.execute(db());
  await sql`insert into offer (market, tcm, price, stock, valid_from, valid_until)
    values ('DE', ${article}, 100, 5, ${ends}, 'infinity')`.execute(db());
  const sold = async () => {
    const all = await db().transaction().execute(soldPieces);
    return all.filter(({ tcm: each }) => each === article);
  };
  await takeStock(db(), at, [{ tcm: article, quantity: 5 }]);
  expect(await sold()).toEqual([{ market: "DE", tcm: article, figure: 5, sold: 5 }]);
  await putBackStock(db(), { ...at, now: ends }, [{ tcm: article, quantity: 5 }]);
  expect(await sold()).toEqual([]);
});

test("an import leaves out what was sold, until the content counts the article again", async () => {
  const content = catalogueContent(shopPictures, shopSites);
  const read = async (stock: number) => {
    const files = await shopFiles("catalogue");
    const catalogue = await withoutMistakes(async (mistakes) =>
      readCatalogue(files, await shopPictures(), shopSites, mistakes),
    );
    const articles = catalogue.products.flatMap((product) => product.articles);
    articles.find((each) => each.tcm === tcm)!.stock = stock;
    return catalogue;
  };
  await importAs(shop, content, await read(40), "counted");
  await takeStock(db(), at, [{ tcm, quantity: 30 }]);
  await importAs(shop, content, await read(40), "other texts");
  expect((await offers(tcm))[0]).toMatchObject({ stock: 10, sold: 30 });
  await importAs(shop, content, await read(41), "counted again");
  expect((await offers(tcm))[0]).toMatchObject({ stock: 41, sold: 0 });
});
