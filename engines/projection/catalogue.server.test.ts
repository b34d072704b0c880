import { sql as query } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import {
  maxPage,
  productsPerPage,
  sortings,
  type CategoryNode,
} from "../../commerce/catalogue-contract.ts";
import { createSearchFeed } from "./search-feed.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

let shop: TestShop;
let catalogue: TestShop["services"]["catalogue"];
beforeAll(async () => {
  shop = await openTestShop();
  catalogue = shop.services.catalogue;
});
afterAll(() => shop.close());

const noon = new Date("2026-11-21T12:00:00Z");
const on = (code: SiteCode, now = noon) => ({ site: valueAt(allSites, code).site, now });

const indexed = async (now: Date) =>
  (
    await Array.fromAsync(createSearchFeed(shop.services.database.sql, shopSites).products(now))
  ).flat();

describe("the category tree", () => {
  const names = (nodes: CategoryNode[]): string[] =>
    nodes.flatMap(({ name, children }) => [name, ...names(children)]);
  const depth = (nodes: CategoryNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)));

  test.each(siteCodes)("the category tree of %s has three levels in its language", async (code) => {
    const tree = await catalogue.categoryTree(on(code));
    expect(depth(tree)).toBe(3);
    expect(names(tree).length).toBeGreaterThanOrEqual(14);
    expect(tree[0]).toMatchObject({
      id: "coffee",
      name: {
        de: "Kaffee",
        fr: "Café",
        pl: "Kawa",
        cs: "Káva",
        hu: "Kávé",
        sk: "Káva",
        tr: "Kahve",
      }[allSites[code].site.language],
    });
  });

  test("the category tree leaves out categories without products on the site", async () => {
    const grinders = await catalogue.category(on("DE"), 1161, "popular", 1);
    const numbers = grinders!.products.map((product) => product.number);
    const sql = shop.services.database.sql;
    const offers = () =>
      sql
        .selectFrom("offer")
        .innerJoin("article", "article.tcm", "offer.tcm")
        .selectAll("offer")
        .where("market", "=", "SK")
        .where("product_id", "in", numbers);
    const gone = await offers().execute();
    await sql
      .deleteFrom("offer")
      .where("market", "=", "SK")
      .where(
        "tcm",
        "in",
        gone.map(({ tcm }) => tcm),
      )
      .execute();
    catalogue.invalidate();
    expect(JSON.stringify(await catalogue.categoryTree(on("SK")))).not.toContain('"grinders"');
    expect(await catalogue.category(on("SK"), 1161, "popular", 1)).toBeUndefined();
    expect(JSON.stringify(await catalogue.categoryTree(on("DE")))).toContain('"grinders"');
  });

  test("the category tree is read again after the content changed, even during the reading", async () => {
    const rename = (name: string) =>
      shop.services.database.sql
        .updateTable("category_text")
        .set({ name })
        .where("category_id", "=", "toys")
        .where("language", "=", "pl")
        .execute();
    await rename("Klocki");
    catalogue.invalidate();
    const early = catalogue.categoryTree(on("PL"));
    catalogue.invalidate();
    expect(names(await early)).toContain("Klocki");
    await rename("Zabawki nowe");
    expect(names(await catalogue.categoryTree(on("PL")))).toContain("Zabawki nowe");
  });
});

test("the articles of a product are read again after the content changed", async () => {
  const grinder = (await catalogue.category(on("DE"), 1161, "popular", 1))!.products[0]!;
  const before = await catalogue.articlesOf(grinder.number);
  const sql = shop.services.database.sql;
  const own = sql.selectFrom("article").selectAll().where("product_id", "=", grinder.number);
  const first = await own.orderBy("position").executeTakeFirstOrThrow();
  await sql
    .insertInto("article")
    .values({
      ...first,
      label: JSON.stringify(first.label),
      tcm: `${first.tcm}-new`,
      position: 99,
    })
    .execute();
  catalogue.invalidate();
  expect(await catalogue.articlesOf(grinder.number)).toEqual([...before, `${first.tcm}-new`]);
});

test("a category has the products of everything below it, a page at a time, none twice", async () => {
  const first = await catalogue.category(on("DE"), 1000, "popular", 1);
  expect(first).toMatchObject({ id: "coffee", url: "/kaffee-c1000.html", path: [] });
  expect(first!.children.map((child) => child.id)).toContain("coffee-beans");
  expect(first!.products).toHaveLength(productsPerPage);
  const numbers = first!.products.map((product) => product.number);
  for (let page = 2; numbers.length < first!.productCount; page++) {
    const { products } = (await catalogue.category(on("DE"), 1000, "popular", page))!;
    expect(products.length).toBeGreaterThan(0);
    numbers.push(...products.map((product) => product.number));
  }
  expect(new Set(numbers).size).toBe(first!.productCount);
  const beans = await catalogue.category(on("DE"), 1111, "popular", 1);
  expect(numbers).toEqual(expect.arrayContaining(beans!.products.map((product) => product.number)));
  expect(beans!.path.map((above) => above.id)).toEqual(["coffee", "coffee-beans"]);
});

test.each(sortings)("a category's products are sorted by %s", async (sorting) => {
  const { products } = (await catalogue.category(on("HU"), 1000, sorting, 1))!;
  const rows = await shop.services.database.sql
    .selectFrom("product")
    .select(["id", "popularity", "since"])
    .execute();
  const row = new Map(rows.map((each) => [each.id, each]));
  const value = {
    popular: (product: (typeof products)[number]) => -row.get(product.number)!.popularity,
    newest: (product: (typeof products)[number]) => -Date.parse(row.get(product.number)!.since),
    "price-up": (product: (typeof products)[number]) => product.price,
    "price-down": (product: (typeof products)[number]) => -product.price,
  }[sorting];
  expect(products.map(value)).toEqual(products.map(value).toSorted((a, b) => a - b));
  expect(new Set(products.map(value)).size).toBeGreaterThan(1);
});

test("a category has no products on pages beyond its last", async () => {
  for (const page of [50, maxPage + 1])
    expect((await catalogue.category(on("DE"), 1000, "popular", page))!.products).toEqual([]);
  expect(await catalogue.category(on("DE"), 999_999, "popular", 1)).toBeUndefined();
});

test("a category has an address in the language of each site", async () => {
  const addresses = await Promise.all(
    siteCodes.map((code) => catalogue.categoryAddress(on(code), 1110)),
  );
  expect(addresses).toEqual([
    "/ganze-bohne-c1110.html",
    "/ganze-bohne-c1110.html",
    "/ganze-bohne-c1110.html",
    "/cafe-en-grains-c1110.html",
    "/kawa-ziarnista-c1110.html",
    "/zrnkova-kava-c1110.html",
    "/szemes-kave-c1110.html",
    "/zrnkova-kava-c1110.html",
    "/cekirdek-kahve-c1110.html",
  ]);
});

test("a product has everything that its page shows", async () => {
  const product = (await catalogue.product(on("DE"), 100101))!;
  expect(product).toMatchObject({
    number: 100101,
    name: "Espresso „Speicherstadt“, ganze Bohne",
    url: "/espresso-speicherstadt-ganze-bohne-p100101.html",
    dimension: "Gewicht",
    ingredients: "Röstkaffee, ganze Bohnen",
    articles: [
      {
        tcm: "100101-250",
        dimensionKey: "250g",
        label: "250\u00a0g",
        grams: 250,
        price: 499,
        was: null,
        availability: "AVAILABLE",
        onlyLeft: null,
      },
      { tcm: "100101-1000", dimensionKey: "1000g", grams: 1000, price: 1399, was: 1599 },
    ],
  });
  expect(product.path.map(({ id }) => id)).toEqual(["coffee", "coffee-beans", "espresso-beans"]);
  expect(product.pictures.map(({ id }) => id)).toEqual([
    "100101-plain",
    "100101-scene",
    "100101-detail",
    "100101-size",
    "100101-back",
  ]);
  expect(product.attributes.slice(0, 4)).toEqual([
    { label: "Röstung", value: "dunkel", scale: { step: 3, max: 3 } },
    { label: "Intensität", value: "8\u00a0/ 10", scale: { step: 8, max: 10 } },
    { label: "Säure", value: "2\u00a0/ 6", scale: { step: 2, max: 6 } },
    { label: "Koffein", value: "koffeinhaltig" },
  ]);
  expect(product.attributes).toContainEqual({ label: "Herkunft", value: "Brasilien, Indien" });
  expect(product.related.length).toBeGreaterThan(0);
  expect(product.related.map(({ number }) => number)).not.toContain(100101);
});

test("one coffee as beans and ground is one choice on both pages, and others are none", async () => {
  const beans = (await catalogue.product(on("DE"), 100101))!.choice!;
  expect(beans.label).toBe("Mahlgrad");
  expect(beans.options.map(({ number, label }) => [number, label])).toEqual([
    [100101, "ganze Bohne"],
    [100131, "für Espresso"],
  ]);
  expect(beans.options[1]!.url).toMatch(/-p100131\.html$/);
  expect((await catalogue.product(on("DE"), 100131))!.choice).toEqual(beans);
  expect((await catalogue.product(on("DE"), 100102))!.choice).toBeNull();
});

test("no pictures are found for no ids", async () => {
  expect(await catalogue.pictures([])).toEqual([]);
});

test("a product speaks the language and has the prices of the site", async () => {
  const czech = (await catalogue.product(on("CZ"), 100101))!;
  expect(czech.name).toBe("Espresso Speicherstadt, zrnková káva");
  expect(czech.articles.map(({ price }) => price)).toEqual([12500, 34900]);
  const romand = (await catalogue.product(on("CH_FR"), 100101))!;
  expect(romand.name).toBe("Espresso Speicherstadt en grains");
  expect(romand.articles[0]!.price).toBe(650);
  expect(romand.attributes.find(({ label }) => label === "Origine")?.value).toBe("Brésil, Inde");
});

test("a product is written without ß in Switzerland, at the same address", async () => {
  const [german, swiss] = await Promise.all([
    catalogue.product(on("DE"), 107103),
    catalogue.product(on("CH"), 107103),
  ]);
  expect(german!.name).toContain("Gießkanne");
  expect(swiss!.name).toContain("Giesskanne");
  expect(swiss!.url).toBe(german!.url);
  const everything = [
    await catalogue.categoryTree(on("CH")),
    await catalogue.popular(on("CH"), 1000),
    swiss,
  ];
  expect(JSON.stringify(everything)).not.toContain("ß");
});

test("a product that the site does not sell is not found", async () => {
  expect(await catalogue.product(on("TR"), 101104)).toBeUndefined();
  expect(await catalogue.product(on("DE"), 101104)).toBeDefined();
  expect(await catalogue.byNumber(on("TR"), [101104, 100101])).toMatchObject([{ number: 100101 }]);
  expect(await catalogue.product(on("DE"), 999_999)).toBeUndefined();
  expect(await catalogue.soldProducts(on("DE"))).toContain(101104);
  expect(await catalogue.soldProducts(on("TR"))).not.toContain(101104);
  const turkish = (await indexed(noon)).find(({ number }) => number === 101104);
  expect(turkish?.markets).not.toContain("TR");
});

test("a product says which of its articles are sold out and nearly gone", async () => {
  const sql = shop.services.database.sql;
  await sql
    .updateTable("offer")
    .set({ stock: 3 })
    .where("market", "=", "PL")
    .where("tcm", "=", "100101-250")
    .execute();
  await sql
    .updateTable("offer")
    .set({ stock: 0 })
    .where("market", "=", "PL")
    .where("tcm", "=", "100101-1000")
    .execute();
  const { articles } = (await catalogue.product(on("PL"), 100101))!;
  expect(articles).toMatchObject([
    { availability: "AVAILABLE", onlyLeft: 3 },
    { availability: "SOLDOUT", onlyLeft: null },
  ]);
});

test("a product is new for sixty days", async () => {
  const sql = shop.services.database.sql;
  await sql.updateTable("product").set({ since: "2026-09-23" }).where("id", "=", 100102).execute();
  const isNew = async (now: Date) => (await catalogue.byNumber(on("DE", now), [100102]))[0]!.isNew;
  expect(await isNew(noon)).toBe(true);
  expect(await isNew(new Date("2026-11-22T00:00:00Z"))).toBe(false);
  expect(await isNew(new Date("2026-09-22T12:00:00Z"))).toBe(false);
});

test("each product has the kind that the cart needs: coffee, gift card or other product", async () => {
  const rows = await shop.services.database.sql
    .selectFrom("product")
    .select(["id", "kind"])
    .where("id", "in", [100101, 100171, 101101])
    .orderBy("id")
    .execute();
  expect(rows.map(({ kind }) => kind)).toEqual(["coffee", "giftCard", "goods"]);
});

test("a product that has no texts yet is indexed without any", async () => {
  const { sql } = shop.services.database;
  await query`insert into product (id, category_id, popularity, since)
    values (999999, 'coffee', 1, '2026-11-20')`.execute(sql);
  const { names, leads } = (await indexed(noon)).find(({ number }) => number === 999_999)!;
  await sql.deleteFrom("product").where("id", "=", 999_999).execute();
  expect({ names, leads }).toEqual({ names: {}, leads: {} });
});
