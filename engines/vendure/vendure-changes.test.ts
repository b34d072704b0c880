import { expect, test, vi } from "vitest";
import { createSettings } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { createKnownCategories } from "./vendure-categories.ts";
import { vendureChanges } from "./vendure-changes.ts";
import { vendureFeed } from "./vendure-feed.ts";

const collection = (id: string) => ({
  id,
  slug: `slug-${id}`,
  parentId: "0",
  position: Number(id),
  isPrivate: false,
  featuredAsset: null,
  languageCode: "de",
  translations: [{ languageCode: "de", name: id, slug: `slug-${id}`, description: "" }],
});

/** A Vendure with a product in all collections; `reads` counts how often these were read. */
function vendure() {
  const collections = [collection("1")];
  const product = (id: string) => ({
    id,
    enabled: true,
    collections: collections.map((each) => ({ id: each.id })),
    facetValues: [],
    assets: [],
    variants: [],
    optionGroups: [],
    languageCode: "de",
    translations: [{ languageCode: "de", name: id, slug: id, description: "" }],
    createdAt: "2026-11-30T00:00:00Z",
  });
  const products = ["1"];
  let reads = 0;
  const list = (items: object[]) => ({ list: { items, totalItems: items.length } });
  const graphql: Graphql = async <Answer>(document: string) => {
    if (document.includes("collections(options")) reads++;
    const answers = [
      [/list: collections/, () => list(collections)],
      [/list: products\b/, () => list(products.map(product))],
      [/list: /, () => list([])],
      [/channels\(/, () => ({ channels: { items: [] }, globalSettings: {} })],
    ] as const;
    return answers.find(([pattern]) => pattern.test(document))![1]() as Answer;
  };
  const fields = async () => ({}) as CustomFields;
  const categories = createKnownCategories(graphql, fields);
  const settings = createSettings(graphql, []);
  return {
    categories,
    feed: vendureFeed({ graphql, settings, fields, categories }),
    settings,
    openChanges: (own = settings) =>
      vendureChanges({
        graphql,
        settings: own,
        fields,
        categories,
        databaseUrl: undefined,
        onError: () => {},
      }),
    reads: () => reads,
    products,
    addCollection: (id: string) => collections.push(collection(id)),
  };
}

test("products that changed are read without the categories, which are known", async () => {
  const { feed, reads } = vendure();
  await feed.categories();
  const [product] = await feed.byId(["1"]);
  expect(product?.categories).toEqual(["slug-1"]);
  expect(reads()).toBe(1);
});

test("a product of a category that is not known is read with all categories", async () => {
  const { feed, reads, addCollection } = vendure();
  await feed.categories();
  addCollection("2");
  const [product] = await feed.byId(["1"]);
  expect(product?.categories).toEqual(["slug-1", "slug-2"]);
  expect(reads()).toBe(2);
});

test("categories are read again after one changed, and when another process has read changes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { categories, openChanges, reads, addCollection } = vendure();
  const changes = openChanges();
  const first = await changes.since(undefined, 0);
  const known = await categories.known();
  const before = reads();
  expect(await changes.since(first.cursor, 0)).toMatchObject({ changes: [] });
  expect(await categories.known()).toBe(known);
  expect(reads()).toBe(before);
  addCollection("2");
  vi.advanceTimersByTime(60_000);
  const second = await changes.since(first.cursor, 0);
  expect(second.changes).toContainEqual({ of: "category", id: "slug-2" });
  expect(await categories.known()).toHaveLength(2);
  const read = await categories.known();
  expect(await openChanges().since(second.cursor, 0)).toMatchObject({ changes: [] });
  expect(await categories.known()).not.toBe(read);
  vi.useRealTimers();
});

test("a product that was created after everything was last compared is reported when it is deleted", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { openChanges, products } = vendure();
  const changes = openChanges();
  await changes.since(undefined, 0);
  products.push("2");
  const { cursor } = await changes.since(undefined, 0);
  products.pop();
  vi.advanceTimersByTime(60_000);
  const { changes: reported } = await changes.since(cursor, 0);
  expect(reported).toEqual([{ of: "product", id: "2" }]);
  vi.useRealTimers();
});

test("categories that could not be read are read again", async () => {
  let calls = 0;
  const graphql: Graphql = async () => {
    calls++;
    throw new Error("silent");
  };
  const categories = createKnownCategories(graphql, async () => ({}) as CustomFields);
  await expect(categories.known()).rejects.toThrow("silent");
  await expect(categories.known()).rejects.toThrow("silent");
  expect(calls).toBe(2);
});

test("a Vendure that is silent reports no changes, also while its database answers", async () => {
  const { settings, openChanges } = vendure();
  const read = vi.fn<typeof settings.read>(settings.read);
  const changes = openChanges({ ...settings, read });
  const { cursor } = await changes.since(undefined, 0);
  read.mockRejectedValue(new Error("silent"));
  await expect(changes.since(cursor, 0)).rejects.toThrow("silent");
});
