import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  fixtureCategories,
  fixtureChannels,
  fixtureProduct,
  fixtureProducts,
  fixtureTypes,
  fixtureVocabulary,
} from "../../commerce/conformance/fixture.ts";
import { createMemoryEngine, type MemoryEngine } from "../../commerce/memory/memory-engine.ts";
import { productsOf } from "../../commerce/memory/stored-products.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { EngineId } from "../../commerce/scope.ts";
import { testRelease } from "../../tests/support/test-release.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { createFollower, type FollowerOptions } from "./follow-feed.ts";
import { createSearchFeed } from "./search-feed.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

let shop: TestShop;
let engine: MemoryEngine;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  engine = createEngine();
  await sql`truncate projection_cursor, public_number`.execute(shop.services.database.sql);
});

const createEngine = () =>
  createMemoryEngine({
    channels: Object.keys(fixtureChannels),
    categories: fixtureCategories,
    vocabulary: fixtureVocabulary,
    types: fixtureTypes,
    products: fixtureProducts.slice(0, 12),
    now: () => new Date(),
  });

const followerOf = (
  followed: Pick<Engine, "products" | "changes"> = engine,
  options: Partial<FollowerOptions> = {},
) =>
  createFollower(shop.services.database.sql, followed, {
    sites: shopSites,
    release: testRelease,
    waitMs: 0,
    onError: (error) => {
      throw error;
    },
    ...options,
  });

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(shop.services.database.sql)).rows;

/** Returns the German names of the products by their numbers. */
const products = async () =>
  new Map(
    (
      await rowsOf(
        sql<{ id: number; name: string }>`select p.id, t.name from product p
          join product_text t on t.product_id = p.id and t.language = 'de' order by p.id`,
      )
    ).map(({ id, name }) => [id, name]),
  );
const categories = async () =>
  (await rowsOf(sql<{ id: string }>`select id from category order by position`)).map(
    ({ id }) => id,
  );

/** Returns by table how many rows were written since a transaction. */
async function writtenSince(transaction: string) {
  const counts: Record<string, number> = {};
  for (const table of ["category", "product", "product_text", "article", "offer", "picture"]) {
    const [row] = await rowsOf(
      sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
        where xmin::text::bigint >= ${transaction}::bigint`,
    );
    if (row!.count > 0) counts[table] = row!.count;
  }
  return counts;
}

async function transactionNow() {
  const [row] = await rowsOf(sql<{ id: string }>`select pg_current_xact_id()::text as id`);
  return row!.id;
}

const rename = (id: EngineId, name: string, edited = engine) =>
  edited.edit((stored) => {
    stored.products.get(id)!.names = { de: name };
  });

const [first, second] = fixtureProducts as [
  (typeof fixtureProducts)[number],
  (typeof fixtureProducts)[number],
];

test("a projection is filled with what an engine has, and with nothing else", async () => {
  await followerOf().step();
  const names = fixtureProducts.slice(0, 12).map(({ names: { de } }) => de);
  expect(new Set((await products()).values())).toEqual(new Set(names));
  expect(await categories()).toEqual(fixtureCategories.map(({ id }) => id));
});

test("a step writes the rows that changed, and no others", async () => {
  const follower = followerOf();
  await follower.step();
  const before = await transactionNow();
  engine.edit((stored) => {
    stored.products.get(first.id)!.variants[0]!.offers[0]!.price = 7;
  });
  rename(second.id, "Alsterkanne");
  await follower.step();
  expect(await writtenSince(before)).toEqual({ offer: 1, product_text: 7 });
  expect([...(await products()).values()]).toContain("Alsterkanne");
});

test("pictures of the shop itself stay beside those of the engine", async () => {
  const hero = { version: "a", source: { file: "hero-harbour.svg" } };
  const follower = followerOf(engine, { pictures: async () => [["hero-harbour", hero]] });
  const heroes = () => rowsOf(sql`select version from picture where id like 'hero-%'`);
  await follower.step();
  expect(await heroes()).toEqual([{ version: "a" }]);
  rename(first.id, "Alsterkanne");
  await follower.step();
  expect(await heroes()).toEqual([{ version: "a" }]);
});

test("a deleted product leaves the projection, and has its number when it returns", async () => {
  const follower = followerOf();
  await follower.step();
  const before = await products();
  engine.edit((stored) => stored.products.delete(first.id));
  await follower.step();
  expect((await products()).size).toBe(before.size - 1);
  engine.edit((stored) => {
    for (const [id, product] of productsOf([fixtureProduct(40)])) stored.products.set(id, product);
  });
  await follower.step();
  const numbers = [...(await products()).keys()];
  expect(numbers.filter((number) => !before.has(number))).toEqual([Math.max(...before.keys()) + 1]);
  engine.edit((stored) => {
    for (const [id, product] of productsOf([first])) stored.products.set(id, product);
  });
  await follower.step();
  expect(await products()).toEqual(
    new Map([...before, [Math.max(...before.keys()) + 1, fixtureProduct(40).names["de"]]]),
  );
});

test("variants and offers that a product has no longer leave the projection", async () => {
  const follower = followerOf();
  await follower.step();
  const [gone, kept] = first.variants;
  engine.edit((stored) => {
    const product = stored.products.get(first.id)!;
    product.variants.shift();
    product.variants[0]!.offers = product.variants[0]!.offers.filter(
      ({ channel }) => channel === "CH",
    );
  });
  await follower.step();
  const rows = await rowsOf(
    sql<object>`select a.tcm, market from article a left join offer using (tcm)
      where tcm in (${gone!.sku}, ${kept!.sku})`,
  );
  expect(rows).toEqual([{ tcm: kept!.sku, market: "CH" }]);
});

test("a variant that moves from a deleted product to a new one keeps its offers", async () => {
  const follower = followerOf();
  await follower.step();
  const { sku } = first.variants[0]!;
  const offers = () => rowsOf(sql<object>`select * from offer where tcm = ${sku} order by market`);
  const before = await offers();
  engine.edit((stored) => {
    const product = stored.products.get(first.id)!;
    stored.products.delete(first.id);
    stored.products.set("moved", { ...product, id: "moved" });
  });
  await follower.step();
  expect(before).toHaveLength(6);
  expect(await offers()).toEqual(before);
});

test("a new category comes with its products, and a deleted one goes after them", async () => {
  const follower = followerOf();
  await follower.step();
  engine.edit((stored) => {
    stored.categories.set("bowls", { ...fixtureCategories[1]!, id: "bowls" });
    for (const product of stored.products.values())
      if (product.categories[0] === "lamps") product.categories = ["bowls"];
    stored.categories.delete("lamps");
  });
  await follower.step();
  expect(await categories()).toEqual(["kitchen", "cups", "jugs", "home", "bowls"]);
});

test("a process goes on where another one ended", async () => {
  await followerOf().step();
  rename(first.id, "Alsterkanne");
  const before = await transactionNow();
  await followerOf().step();
  expect(await writtenSince(before)).toEqual({ product_text: 7 });
});

test("another engine is read wholly; what both have in common is not written", async () => {
  await followerOf().step();
  const other = createEngine();
  rename(first.id, "Alsterkanne", other);
  other.edit((stored) => stored.products.delete(second.id));
  const before = await transactionNow();
  const follower = followerOf(other);
  await follower.step();
  expect(await writtenSince(before)).toEqual({ product_text: 7 });
  expect((await products()).size).toBe(11);
  rename(first.id, "Elbkanne", other);
  await follower.step();
  expect([...(await products()).values()]).toContain("Elbkanne");
});

test("what a slow process has read does not replace what another one read later", async () => {
  await followerOf().step();
  const read = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = followerOf({
    ...engine,
    products: {
      ...engine.products,
      async byId(ids) {
        const found = await engine.products.byId(ids);
        read.resolve();
        await written.promise;
        return found;
      },
    },
  });
  rename(first.id, "Alsterkanne");
  const step = slow.step();
  await read.promise;
  rename(first.id, "Elbkanne");
  await followerOf().step();
  written.resolve();
  await step;
  expect([...(await products()).values()]).toContain("Elbkanne");
});

test("an engine that was silent is followed again, and its last rows stay until then", async () => {
  await followerOf().step();
  const before = await products();
  let isSilent = true;
  const errors: unknown[] = [];
  const stopping = new AbortController();
  const since: Engine["changes"]["since"] = async (...args) => {
    if (isSilent) throw new Error("silent");
    return engine.changes.since(...args);
  };
  const followed = followerOf(
    { ...engine, changes: { ...engine.changes, since } },
    { waitMs: 20, onError: (error) => errors.push(error) },
  ).follow(stopping.signal);
  await vi.waitFor(() => expect(errors).not.toEqual([]), { timeout: 20_000 });
  expect(await products()).toEqual(before);
  rename(first.id, "Alsterkanne");
  isSilent = false;
  await vi.waitFor(async () => expect([...(await products()).values()]).toContain("Alsterkanne"), {
    timeout: 20_000,
  });
  stopping.abort();
  await followed;
});

test("an engine's own numbers are those of the projection", async () => {
  const withNumber = { ...fixtureProduct(50), number: 345_678 };
  engine.edit((stored) => {
    for (const [id, product] of productsOf([withNumber])) stored.products.set(id, product);
  });
  await followerOf().step();
  expect((await products()).get(345_678)).toBe(withNumber.names["de"]);
});

test("a number that another id holds, or that is given twice, is replaced by the next one", async () => {
  const numbered = (id: string, number?: number) => ({
    ...fixtureProduct(0),
    id,
    variants: [{ ...fixtureProduct(0).variants[0]!, id: `${id}-1`, sku: `${id}-1` }],
    ...(number !== undefined && { number }),
  });
  const given = [numbered("a"), numbered("b", 300_000), numbered("c", 300_000), numbered("d", 7)];
  const withNumber = createMemoryEngine({
    channels: Object.keys(fixtureChannels),
    categories: fixtureCategories,
    vocabulary: fixtureVocabulary,
    types: fixtureTypes,
    products: given,
    now: () => new Date(),
  });
  await followerOf(withNumber).step();
  const found = await rowsOf(
    sql<{ id: string; number: number }>`select id, number from public_number
      where kind = 'product' and id in ('a', 'b', 'c', 'd')`,
  );
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  expect(numbers.get("b")).toBe(300_000);
  expect(numbers.get("d")).toBe(7);
  expect(Math.min(numbers.get("a")!, numbers.get("c")!)).toBeGreaterThan(300_000);
  expect(new Set(numbers.values()).size).toBe(4);
});

test("a category is deleted with the last product that names it", async () => {
  const follower = followerOf();
  await follower.step();
  const { id: category } = fixtureCategories[1]!;
  const changed = {
    products: {
      ...engine.products,
      categories: async () =>
        (await engine.products.categories()).filter(({ id }) => id !== category),
      byId: async () => [],
    },
    changes: {
      delay: 0,
      since: async () => ({
        changes: [{ of: "category" as const, id: category }],
        cursor: "later",
      }),
    },
  };
  await followerOf(changed).step();
  expect(await categories()).toContain(category);
  await sql`delete from product where category_id = ${category}`.execute(
    shop.services.database.sql,
  );
  await followerOf(changed).step();
  expect(await categories()).not.toContain(category);
});

test("a newer release reads everything again, and an older one writes nothing beside it", async () => {
  await followerOf().step();
  const newer = { code: "newer", time: testRelease.time + 1 };
  const all = vi.fn<typeof engine.products.all>(engine.products.all);
  const watched = { ...engine, products: { ...engine.products, all } };
  await followerOf(watched, { release: newer }).step();
  expect(all).toHaveBeenCalledTimes(1);
  rename(first.id, "Alsterkanne");
  await followerOf().step();
  expect([...(await products()).values()]).not.toContain("Alsterkanne");
  await followerOf(watched, { release: newer }).step();
  expect([...(await products()).values()]).toContain("Alsterkanne");
  expect(all).toHaveBeenCalledTimes(1);
});

test("on a database without content the search knows when the whole catalogue is there", async () => {
  const { sql: database } = shop.services.database;
  await sql`delete from content_version where part = 'catalogue'`.execute(database);
  const feed = createSearchFeed(database, shopSites);
  expect((await feed.versions(new Date())).catalogue).toBe("none");
  await followerOf().step();
  expect((await feed.versions(new Date())).catalogue).not.toBe("none");
});

test("a follower that ends does not wait for a silent engine", async () => {
  await followerOf().step();
  const silent = {
    ...engine,
    changes: { ...engine.changes, since: () => new Promise<never>(() => {}) },
  };
  const ending = new AbortController();
  const following = followerOf(silent).follow(ending.signal);
  ending.abort();
  await expect(following).resolves.toBeUndefined();
});
