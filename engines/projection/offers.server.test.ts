import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { shopPictures } from "../../tests/support/shop-pictures.ts";
import { shopFiles } from "../../tests/support/content-files.ts";
import { importAs, openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { keepUsualPrices } from "../../tests/support/usual-prices.ts";
import { withoutMistakes } from "../../tests/support/without-mistakes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { catalogueContent } from "../own/content/import-catalogue.ts";
import { readCatalogue } from "../own/content/read-catalogue.ts";
import { createSearchFeed } from "./search-feed.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

let shop: TestShop;
let catalogue: TestShop["services"]["catalogue"];
beforeAll(async () => {
  shop = await openTestShop();
  catalogue = shop.services.catalogue;
});
afterAll(() => shop.close());

const noon = new Date("2026-11-21T12:00:00Z");
const minutesFromNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const on = (code: SiteCode, now = noon) => ({ site: valueAt(allSites, code).site, now });

const indexed = async (now: Date) =>
  (
    await Array.fromAsync(createSearchFeed(shop.services.database.sql, shopSites).products(now))
  ).flat();

test("the lists of the home page hold popular, reduced and chosen products", async () => {
  expect(await catalogue.popular(on("DE"), 8)).toHaveLength(8);
  const reduced = await catalogue.reduced(on("DE"), 4);
  expect(reduced.every(({ price, was }) => was !== null && was > price)).toBe(true);
  const some = (await catalogue.popular(on("DE"), 5)).map(({ number }) => number).toReversed();
  expect((await catalogue.byNumber(on("DE"), some)).map(({ number }) => number)).toEqual(some);
});

describe("an offer for a time", () => {
  const tcm = "100103-250";
  beforeAll(async () => {
    const sql = shop.services.database.sql;
    await keepUsualPrices(sql);
    const offers = sql
      .selectFrom("offer")
      .selectAll()
      .where("market", "=", "AT")
      .where("tcm", "=", tcm);
    const usual = await offers.executeTakeFirstOrThrow();
    const begins = minutesFromNoon(0);
    const ends = minutesFromNoon(60);
    const { price } = usual;
    await sql
      .updateTable("offer")
      .set({ valid_until: begins })
      .where("market", "=", "AT")
      .where("tcm", "=", tcm)
      .execute();
    await sql
      .insertInto("offer")
      .values([
        { ...usual, price: price - 100, was: price, valid_from: begins, valid_until: ends },
        { ...usual, valid_from: ends, valid_until: "infinity" },
      ])
      .execute();
  });
  const soldAs = async (tcm: string, at: Viewpoint) => (await catalogue.offers(at, [tcm])).get(tcm);
  const priceAt = async (minutes: number) => {
    const offer = await soldAs(tcm, on("AT", minutesFromNoon(minutes)));
    return offer!;
  };

  test("an offer for a time is valid from its first moment until its last", async () => {
    const usual = (await priceAt(-1)).price;
    expect(await priceAt(0)).toMatchObject({ price: usual - 100, was: usual });
    expect(await priceAt(59)).toMatchObject({ price: usual - 100 });
    expect(await priceAt(60)).toMatchObject({ price: usual, was: null });
    const card = async (minutes: number) =>
      (await catalogue.byNumber(on("AT", minutesFromNoon(minutes)), [100103]))[0]!.was;
    expect([await card(-1), await card(0), await card(60)]).toEqual([null, usual, null]);
  });

  test("the catalogue says when the next offer begins or ends", async () => {
    expect(await catalogue.nextChange(minutesFromNoon(-1))).toEqual(minutesFromNoon(0));
    expect(await catalogue.nextChange(minutesFromNoon(0))).toEqual(minutesFromNoon(60));
    expect(await catalogue.nextChange(minutesFromNoon(60))).toBeUndefined();
  });

  test("an offer that is not valid yet is not sold", async () => {
    const sql = shop.services.database.sql;
    await sql
      .updateTable("offer")
      .set({ valid_from: minutesFromNoon(30) })
      .where("market", "=", "HU")
      .where("tcm", "like", "100104-%")
      .execute();
    expect(await catalogue.product(on("HU", minutesFromNoon(29)), 100104)).toBeUndefined();
    expect(await catalogue.product(on("HU", minutesFromNoon(30)), 100104)).toBeDefined();
    expect(await soldAs("100104-250", on("HU"))).toBeUndefined();
  });

  test("an expired offer removes its product from the search and its category from the tree", async () => {
    const { products } = (await catalogue.category(on("CZ"), 1162, "popular", 1))!;
    const numbers = products.map(({ number }) => number);
    const { sql } = shop.services.database;
    await sql
      .updateTable("offer")
      .set({ valid_until: minutesFromNoon(90) })
      .where("market", "=", "CZ")
      .where("tcm", "in", (query) =>
        query.selectFrom("article").select("tcm").where("product_id", "in", numbers),
      )
      .execute();
    catalogue.invalidate();
    const isSold = async (minutes: number) => {
      const now = minutesFromNoon(minutes);
      const products = await indexed(now);
      return {
        inSearch: products.some(
          ({ number, markets }) => number === numbers[0] && markets.includes("CZ"),
        ),
        inTree: JSON.stringify(await catalogue.categoryTree(on("CZ", now))).includes(
          "milk-frothers",
        ),
      };
    };
    expect(await isSold(89)).toEqual({ inSearch: true, inTree: true });
    expect(await isSold(90)).toEqual({ inSearch: false, inTree: false });
  });
});

test("an import of the catalogue dates the prices of articles", async () => {
  const content = await withoutMistakes(async (mistakes) =>
    readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, mistakes),
  );
  const article = content.products.flatMap(({ articles }) => articles)[0]!;
  const [from, until] = ["2026-11-27T00:00:00+01:00", "2026-11-30T00:00:00+01:00"];
  article.prices = { DE: 5 };
  article.was = undefined;
  article.periods = [{ from, until, prices: { DE: 4 }, was: { DE: 5 } }];
  await importAs(shop, catalogueContent(shopPictures, shopSites), content, "with periods");
  const rows = await shop.services.database.sql
    .selectFrom("offer")
    .select(["price", "was", "valid_from", "valid_until"])
    .where("tcm", "=", article.tcm)
    .orderBy("valid_from")
    .execute();
  expect(rows).toEqual([
    { price: 500, was: null, valid_from: -Infinity, valid_until: new Date(from) },
    { price: 400, was: 500, valid_from: new Date(from), valid_until: new Date(until) },
    { price: 500, was: null, valid_from: new Date(until), valid_until: Infinity },
  ]);
});
