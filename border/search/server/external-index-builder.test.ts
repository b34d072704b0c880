import { expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { storeIndex, type ExternalIndexBuilder } from "./external-index-builder.ts";
import type { FullProductIndex } from "./product-index.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import { createSearch } from "./search.ts";
import type { SearchProduct } from "../../../commerce/search-product.ts";
import type { SearchFeed } from "../../../commerce/search-feed.ts";
import type { SearchSource } from "./search-source.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const { site } = allSites.DE;

const product = (number: number): SearchProduct => ({
  number,
  popularity: 1,
  names: { de: "Kanne" },
  leads: {},
  type: null,
  for: [],
  attributes: Object.fromEntries(shopSites.languages.map((language) => [language, []])),
  labels: [],
  category: "coffee",
  markets: [site.market],
});

/** A machine whose folder holds indexes, and a search whose catalogue is replaced by `replace`. */
async function machine({ minProducts = 1, isFull = false } = {}) {
  const stored = new Map<string, FullProductIndex>();
  const snapshot: ProductSnapshot = {
    read: async (catalogue) => stored.get(catalogue),
    write: async (index) => void (isFull || stored.set(index.catalogue, index)),
  };
  const current = { catalogue: "old", changes: [] as SearchProduct[] };
  const readHere = vi.fn<() => void>();
  const feedOf = (onRead: () => void): SearchFeed => ({
    names: [],
    versions: async () => ({
      catalogue: current.catalogue,
      everything: `${current.catalogue} ${current.changes.length}`,
    }),
    cursor: async () => "",
    isValidCursor: async () => true,
    isRestoredSince: async () => false,
    async *products() {
      onRead();
      yield [product(current.catalogue === "old" ? 1 : 2)];
    },
    soldAt: async () => new Map(),
    changed: async () => ({ products: current.changes, gone: [] }),
    categoryNames: async () => new Map(),
    typeNames: async () => new Map(),
    tiles: async () => [],
  });
  const sourceOf = (onRead: () => void): SearchSource => ({
    feed: feedOf(onRead),
    code: "1",
    now: () => new Date(),
    nextChange: async () => undefined,
    synonyms: async () => ({ version: "1", bySite: new Map() }),
    terms: async () => ({
      version: "1",
      bySite: new Map(),
      isExcluded: () => false,
      seasonal: new Map(),
    }),
    tiles: async () => [],
    inPriceRange: async (_at, numbers) => ({ numbers, count: numbers.length }),
    sites: [site],
    pages: () => ({}),
  });
  const readElsewhere = vi.fn<() => void>();
  const build = vi.fn<ExternalIndexBuilder["build"]>((request) =>
    storeIndex(feedOf(readElsewhere), new Date(), snapshot, { ...request, ...shopSites }),
  );
  const externalBuilder: ExternalIndexBuilder = { minProducts, build };
  const search = createSearch(sourceOf(readHere), {
    snapshot,
    externalBuilder,
    cacheBytes: { tiles: 1_048_576, found: 1_048_576 },
  });
  await search.refresh();
  readHere.mockClear();
  return {
    build,
    readHere,
    readElsewhere,
    found: async (text = "kanne") => (await search.find(site, text)).numbers,
    version: () => search.version,
    async replace() {
      current.catalogue = "new";
      await search.refresh();
    },
    async change(changed: SearchProduct) {
      current.changes = [changed];
      await search.refresh();
    },
  };
}

test("the first index of a process is built in it", async () => {
  const { build, found } = await machine();
  expect(build).not.toHaveBeenCalled();
  expect(await found()).toEqual([1]);
});

test("an index that replaces a large one is built by another process", async () => {
  const { found, readHere, replace } = await machine();
  await replace();
  expect(await found()).toEqual([2]);
  expect(readHere).not.toHaveBeenCalled();
});

test("an index that replaces a small one is built in the process", async () => {
  const { build, found, replace } = await machine({ minProducts: 2 });
  await replace();
  expect(await found()).toEqual([2]);
  expect(build).not.toHaveBeenCalled();
});

test("a large index is built in the process if none can be stored", async () => {
  const { found, readHere, replace } = await machine({ isFull: true });
  await replace();
  expect(await found()).toEqual([2]);
  expect(readHere).toHaveBeenCalledOnce();
});

test("while the process that builds an index is killed, the search finds as before", async () => {
  const { build, found, replace } = await machine();
  build.mockRejectedValue(new Error("killed"));
  await expect(replace()).rejects.toThrow("killed");
  expect(await found()).toEqual([1]);
});

test("while the process that builds an index is killed, changed products are found as they are", async () => {
  const { build, change, found, replace } = await machine();
  build.mockRejectedValue(new Error("killed"));
  await expect(replace()).rejects.toThrow("killed");
  await expect(change({ ...product(1), names: { de: "Becher" } })).rejects.toThrow("killed");
  expect(await found("becher")).toEqual([1]);
});

test("a new index ends the cached responses of the previous one", async () => {
  const { build, found, replace, version } = await machine();
  build.mockRejectedValueOnce(new Error("killed"));
  await expect(replace()).rejects.toThrow("killed");
  const before = version();
  await replace();
  expect(await found()).toEqual([2]);
  expect(version()).not.toBe(before);
});

test("of two processes of a machine that want the same index, one builds it", async () => {
  const { build, readElsewhere, replace } = await machine();
  await replace();
  await build({ catalogue: "new", newerThan: 0 }, new AbortController().signal);
  expect(readElsewhere).toHaveBeenCalledOnce();
});
