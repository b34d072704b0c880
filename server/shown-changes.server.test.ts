import {
  navigationPath,
  popularTermsPath,
  storesPath,
  suggestionsPath,
} from "../border/border-paths.ts";
import type { FastifyInstance } from "fastify";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allContent } from "../platform/content/content-changes.ts";
import { discountShopPaths, leafletPath, storePagesPath } from "../shop/shop-paths.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { article, changes, notShared } from "../tests/support/shown-changes.ts";
import { appOn, openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * Each change in the database soon appears in every response that shows it: after each change, all cached responses are compared
 * with those of a server without caches.
 */

let shop: TestShop;
/** A server on the same database whose responses expire immediately. */
let cacheless: FastifyInstance;
let paths: Record<string, string>;
const now = new Date("2026-11-25T12:00:00Z");
const product = 100101;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  cacheless = await appOn({ ...shop.services, nextChange: async () => now });
  const { catalogue, navigation } = shop.services;
  const at = { site: allSites.DE.site, now };
  const { url, path } = (await catalogue.product(at, product))!;
  const [overview, world] = await navigation.addresses(at);
  const category = path.at(-1)!.url;
  paths = {
    home: "/",
    product: url,
    "another product": (await catalogue.byNumber(at, [101101]))[0]!.url,
    category,
    "category by price": `${category}?sort=price-up`,
    "uppermost category by price": `${path[0]!.url}?sort=price-down`,
    "search results": "/search?query=espresso&site=DE",
    "search results in stock": "/search?query=kaffee&site=DE&stock=1&sort=price-up",
    "category of machines": (await catalogue.categoryAddress(at, 1150))!,
    themeworlds: overview!,
    themeworld: world!,
    "page of text": "/contact",
    "page of blocks": "/kaffee-zubereiten-s400008003.html",
    stores: storesPath,
    store: `${storePagesPath}/leipzig-petersstrasse`,
    campaign: "/lead/kaffee-fuer-unternehmen",
    "campaign with a limit": "/lead/katalog-per-post",
    leaflet: leafletPath,
    "discount shop": discountShopPaths.shop,
    header: "/service/pageborder/header/DE",
    footer: "/service/pageborder/footer/DE",
    navigation: `${navigationPath}?site=DE`,
    suggestions: `${suggestionsPath}?q=espresso&site=DE`,
    "popular terms": `${popularTermsPath}?site=DE`,
    "not found": "/nowhere.html",
    "site map": "/sitemap.xml",
  };
});
afterAll(async () => {
  await cacheless.close();
  await shop.close();
});

/** Waits until a check passes; the timeout ends a test that hangs. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 100_000 });

const bodyFrom = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: { host: shop.host("DE"), accept: "text/html" } })).body;

/** Returns all responses by name. */
async function answersOf(app: FastifyInstance) {
  const answers: Record<string, string> = {};
  for (const [name, path] of Object.entries(paths)) answers[name] = await bodyFrom(app, path);
  return answers;
}

/** Returns all responses of a server that has just started. */
function freshAnswers() {
  for (const slice of shop.services.slices) slice.invalidate?.(allContent);
  return answersOf(cacheless);
}

const namesOfChanged = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

test("every table of the database is shown by shared answers, or is known not to be", async () => {
  // Partitions are part of their table.
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    shop.services.database.sql,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(changes), ...notShared].toSorted(),
  );
});

test.for(
  Object.entries(changes).flatMap(([table, those]) =>
    those.map(([what, statement, where]) => ({ change: `${table}: ${what}`, statement, where })),
  ),
)(
  "a change of $change is shown by $where, and every answer that shows it changes",
  async ({ statement, where }) => {
    const before = await answersOf(shop.app);
    await statement.execute(shop.services.database.sql);
    await eventually(async () =>
      expect(await bodyFrom(shop.app, paths[where]!)).not.toBe(before[where]),
    );
    await eventually(async () =>
      expect(namesOfChanged(await answersOf(shop.app), await freshAnswers())).toEqual([]),
    );
  },
);

test("a new price renders nothing again that shows no price", async () => {
  const header = vi.spyOn(shop.services.navigation, "items");
  const change = async (statement: RawBuilder<unknown>, where: string) => {
    const before = await answersOf(shop.app);
    header.mockClear();
    await statement.execute(shop.services.database.sql);
    await eventually(async () =>
      expect(await bodyFrom(shop.app, paths[where]!)).not.toBe(before[where]),
    );
    await answersOf(shop.app);
  };
  await change(sql`update offer set price = price + 5 where ${article}`, "product");
  expect(header).not.toHaveBeenCalled();
  await change(sql`delete from navigation_node where id = 'travel'`, "header");
  expect(header).toHaveBeenCalled();
});

test("a new price leaves the lists of other categories as they are", async () => {
  const before = await answersOf(shop.app);
  const read = vi.spyOn(shop.services.catalogue, "category");
  await sql`update offer set price = 1234 where ${article}`.execute(shop.services.database.sql);
  await eventually(async () =>
    expect(await bodyFrom(shop.app, paths.product!)).not.toBe(before.product),
  );
  await bodyFrom(shop.app, paths["category of machines"]!);
  expect(read).not.toHaveBeenCalled();
});

describe("a cart", () => {
  const at = { site: allSites.DE.site, now };
  const db = () => shop.services.database.sql;
  const espresso = { productId: "100102", tcm: "100102-250" };
  const offer = sql`market = 'DE' and tcm = '100102-250'`;
  let owner: { secret: string | undefined };
  const read = () => shop.services.carts.read(owner, at);
  beforeAll(async () => {
    await sql`update offer set price = 700, stock = 10, valid_until = 'infinity' where ${offer}`.execute(
      db(),
    );
    const change = { addArticle: { ...espresso, quantity: 2 } };
    const result = await shop.services.carts.change({ secret: undefined }, change, at);
    owner = { secret: result.changed ? result.secret : undefined };
  });

  test("a cart has the price and the stock of the moment at which it is read or changed", async () => {
    await read();
    await sql`update offer set price = 900 where ${offer}`.execute(db());
    expect((await read()).articles).toMatchObject([{ price: 900, quantity: 2 }]);
    await sql`update offer set price = 800, stock = 2 where ${offer}`.execute(db());
    expect(
      await shop.services.carts.change(owner, { addArticle: { ...espresso, quantity: 1 } }, at),
    ).toEqual({ changed: false, problem: { error: "AVAILABILITY_LIMIT", limit: 2 } });
    await sql`update offer set stock = 0 where ${offer}`.execute(db());
    expect((await read()).articles).toMatchObject([{ price: 800, availability: "SOLDOUT" }]);
    await sql`update offer set stock = 10 where ${offer}`.execute(db());
  });

  test.for([
    ["campaign", "77700", sql`update campaign set minimum = 77700 where site = 'DE'`],
    ["partner product", "88800", sql`update partner_product set price = 88800 where site = 'DE'`],
  ] as const)("a cart soon shows a change of a %s", async ([, amount, statement]) => {
    expect(JSON.stringify(await read())).not.toContain(amount);
    await statement.execute(db());
    await eventually(async () => expect(JSON.stringify(await read())).toContain(amount));
  });

  test("a cart soon takes a new voucher", async () => {
    await sql`insert into voucher (site, code, title, amount) values ('DE', 'NEU', 'Neu', 100)`.execute(
      db(),
    );
    const change = { setVoucher: { code: "NEU", set: true } };
    await eventually(async () =>
      expect(await shop.services.carts.change(owner, change, at)).toMatchObject({
        changed: true,
      }),
    );
  });
});
