import { afterEach, expect, test, vi } from "vitest";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { languages } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { SuggestedProduct } from "../search-schema.ts";
import { createSearch } from "./search.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import type { SearchFeed } from "../../../commerce/search-feed.ts";
import type { SearchSource } from "./search-source.ts";
import type { Synonym } from "./synonyms.ts";

const cacheBytes = { tiles: 1_048_576, found: 10_000 };
const de = allSites.DE.site;
const at = allSites.AT.site;

const product = (
  number: number,
  name: string,
  more: Partial<SearchProduct> = {},
): SearchProduct => ({
  number,
  popularity: 1_000 - number,
  names: { de: name },
  leads: {},
  type: null,
  for: [],
  attributes: Object.fromEntries(
    languages.map((language) => [language, []]),
  ) as unknown as SearchProduct["attributes"],
  labels: [],
  category: "coffee",
  markets: [de.market],
  ...more,
});

const read = vi.fn<(numbers: number[]) => void>();
/** Called for every term that may be suggested. */
const isExcluded = vi.fn<(site: Pick<Site, "code">, term: string) => boolean>(() => true);
afterEach(() => {
  read.mockClear();
  isExcluded.mockClear();
});

/** Creates a search over products without a database. */
async function searchIn(
  products: SearchProduct[],
  types: string[] = [],
  synonyms: [string, Synonym][] = [],
  { feed, ...more }: Partial<Omit<SearchSource, "feed">> & { feed?: Partial<SearchFeed> } = {},
) {
  const named = types.map((type): [string, string[][]] => [type, [[type]]]);
  const source: SearchSource = {
    feed: {
      names: [],
      versions: async () => ({ catalogue: "1", everything: "1" }),
      cursor: async () => "",
      isValidCursor: async () => true,
      isRestoredSince: async () => false,
      async *products() {
        yield products;
      },
      soldAt: async () => new Map(),
      changed: async () => ({ products: [], gone: [] }),
      categoryNames: async () => new Map(),
      typeNames: async () => new Map([["de", new Map(named)]]),
      tiles: async () => [],
      ...feed,
    },
    code: "1",
    now: () => new Date(),
    nextChange: async () => undefined,
    synonyms: async () => ({ version: "1", bySite: new Map([["DE", new Map(synonyms)]]) }),
    terms: async () => ({
      version: "1",
      bySite: new Map(),
      isExcluded,
      seasonal: new Map(),
    }),
    tiles: async (_at, numbers) => {
      read(numbers);
      return numbers.map(tile);
    },
    inPriceRange: async (_at, numbers) => ({ numbers, count: numbers.length }),
    sites: [de],
    pages: () => ({}),
    ...more,
  };
  const search = createSearch(source, { cacheBytes });
  await search.refresh();
  return search;
}

const tile = (number: number): SuggestedProduct => ({
  id: String(number),
  title: "",
  imageProductThumb: "",
  productViewUrl: "",
  webshopProductDimensionKey: "",
});

test("the tiles of popular products are read before anybody asks for them, all at once", async () => {
  const search = await searchIn([1, 2, 3].map((number) => product(number, `Kanne ${number}`)));
  expect(read.mock.calls).toEqual([[[1, 2, 3]]]);
  expect((await search.suggest(de, "kanne", 10, 5)).products).toHaveLength(3);
  await search.refresh();
  expect(read).toHaveBeenCalledTimes(1);
});

const grinder = { type: "Mühle" };
const brush = { type: "Bürste", for: ["Mühle"] };
test.each<[string, SearchProduct[], number]>([
  ["what is called so", [product(1, "Rio", grinder), product(2, "Lima", grinder)], 2],
  [
    "what is for it, where nothing similar stands before it",
    [product(1, "Rio", { type: "Kanne", category: "tea" }), product(2, "Lima", brush)],
    1,
  ],
  [
    "not what is for it, where something similar does",
    [product(1, "Rio", grinder), product(2, "Lima", brush), product(3, "Kanne Paris")],
    1,
  ],
  ["not what only mentions it", [product(1, "Rio", { leads: { de: "Passt zur Mühle" } })], 0],
])(
  "the number of suggested products is as on the results page: %s",
  async (_name, products, count) => {
    const search = await searchIn(products, ["Mühle", "Bürste", "Kanne"]);
    const { productCount } = await search.suggest(de, "mühle", 10, 5);
    expect(productCount).toBe(count);
    expect((await search.find(de, "mühle")).matching).toBe(count);
  },
);

test("what replaces a searched text is a finished word: rahm is milk, and no machine for milk", async () => {
  const search = await searchIn(
    [product(1, "Milchaufschäumer Wolke"), product(2, "Kanne", { leads: { de: "für Milch" } })],
    [],
    [["rahm", { leadsTo: ["milch"], replaces: true }]],
  );
  expect(await search.suggest(de, "rahm", 10, 5)).toMatchObject({
    areAlternatives: true,
    products: [{ id: "2" }, { id: "1" }],
  });
  expect((await search.suggest(de, "milch", 10, 5)).products[0]).toMatchObject({ id: "1" });
});

test("the search of another moment finds products before it reads any terms, and reads a site's once", async () => {
  const kanne = (number: number) =>
    product(number, `Kanne ${number}`, { type: "Kanne", markets: ["DE", "AT"] });
  const search = await searchIn([kanne(1), kanne(2)], ["Kanne"], [], {
    sites: [de, at],
    feed: { soldAt: async () => new Map([[1, ["AT"]]]) },
  });
  isExcluded.mockClear();
  const then = await search.atMoment(new Date());
  expect((await then.find(de, "kanne")).numbers).toEqual([2]);
  expect((await then.find(at, "kanne")).numbers).toEqual([1, 2]);
  expect(isExcluded).not.toHaveBeenCalled();
  for (let twice = 0; twice < 2; twice++) await then.suggest(at, "kanne", 10, 5);
  expect(isExcluded.mock.calls.map(([{ code }, term]) => [code, term])).toEqual([["AT", "Kanne"]]);
});

test("what searches find, now and at other moments, stays within the limit of its cache", async () => {
  const search = await searchIn(
    Array.from({ length: 100 }, (_, number) => product(number, "Kanne Rio")),
  );
  for (const { find } of [search, await search.atMoment(new Date())])
    for (let marks = 0; marks < 50; marks++) await find(de, `kanne${"!".repeat(marks)}`);
  const found = search.memory().find(({ part }) => part === "found products");
  expect(found!.limit).toBe(cacheBytes.found);
  expect(found!.bytes).toBeLessThanOrEqual(cacheBytes.found);
  expect(found!.bytes).toBeGreaterThan(cacheBytes.found / 2);
});

test("suggestions have another version as soon as products changed, before the terms are read", async () => {
  let everything = "1";
  const { promise, resolve } = Promise.withResolvers<void>();
  const terms = vi.fn<SearchSource["terms"]>(async () => ({
    version: "1",
    bySite: new Map(),
    isExcluded,
    seasonal: new Map(),
  }));
  const search = await searchIn([product(1, "Kanne")], [], [], {
    feed: {
      versions: async () => ({ catalogue: "1", everything }),
      changed: async () => ({ products: [], gone: everything === "1" ? [] : [1] }),
    },
    terms,
  });
  const before = search.version;
  const readTerms = terms.getMockImplementation()!;
  terms.mockImplementation(() => promise.then(readTerms));
  everything = "2";
  const refreshing = search.refresh();
  await expect.poll(() => search.version).not.toBe(before);
  expect((await search.suggest(de, "kanne", 10, 5)).products).toEqual([]);
  resolve();
  await refreshing;
});

test("each product is found while more change than a small index holds, soon after all were indexed", async () => {
  const all = Array.from({ length: 2_500 }, (_, at) => product(at, "Kanne"));
  let count = 0;
  const search = await searchIn(all, [], [], {
    feed: {
      versions: async () => ({ catalogue: "1", everything: String(count) }),
      changed: async (_since, _now, max) => ({
        products: all.slice(0, count).slice(-max),
        gone: [],
      }),
    },
  });
  for (count of [1_500, 2_500]) {
    await search.refresh();
    expect((await search.find(de, "kanne")).matching).toBe(all.length);
  }
});
