import { expect, test, vi } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { Viewpoint } from "../shared/sites/viewpoint.ts";
import { ContentReads } from "./content-changes.ts";
import { createSiteCache } from "./site-cache.ts";

const at = (time: number, code: keyof typeof allSites = "DE"): Viewpoint => ({
  site: allSites[code].site,
  now: new Date(time),
});

/** A cache of values that record how often they were read. */
function counting(nextChange?: (now: Date) => Promise<Date | undefined>) {
  let count = 0;
  const read = vi.fn<(at: Viewpoint) => Promise<string>>(
    async ({ site }) => `${site.code} ${++count}`,
  );
  return { read, cache: createSiteCache({ read, nextChange }) };
}

test("the value of each site is read once until the content changes", async () => {
  const { cache } = counting();
  expect(await cache.get(at(1))).toBe("DE 1");
  expect(await cache.get(at(9))).toBe("DE 1");
  expect(await cache.get(at(1, "TR"))).toBe("TR 2");
  cache.invalidate();
  expect(await cache.get(at(1))).toBe("DE 3");
});

test("a cached value ends at the moment from which another one is right", async () => {
  const { cache } = counting(async (now) => (now.getTime() < 5 ? new Date(5) : undefined));
  expect(await cache.get(at(1))).toBe("DE 1");
  expect(await cache.get(at(4))).toBe("DE 1");
  expect(await cache.get(at(5))).toBe("DE 2");
  expect(await cache.get(at(1_000))).toBe("DE 2");
  expect(await cache.get(at(4))).toBe("DE 3");
});

test("a value for a preview is read only for it, and the shoppers' value stays cached", async () => {
  const { cache } = counting(async (now) => (now.getTime() < 5 ? new Date(5) : undefined));
  expect(await cache.get(at(1))).toBe("DE 1");
  expect(await cache.get({ ...at(9), isPreview: true })).toBe("DE 2");
  expect(await cache.get({ ...at(1), isPreview: true })).toBe("DE 3");
  expect(await cache.get(at(1))).toBe("DE 1");
});

test("concurrent reads of one preview share a reading, and read again after a change", async () => {
  const { cache } = counting(async () => undefined);
  const preview = (time: number) => cache.get({ ...at(time), isPreview: true });
  expect(await Promise.all([preview(9), preview(9), preview(8)])).toEqual(["DE 1", "DE 1", "DE 2"]);
  expect(await preview(9)).toBe("DE 3");
  const before = preview(9);
  cache.invalidate();
  expect(await Promise.all([before, preview(9)])).toEqual(["DE 4", "DE 5"]);
});

test("callers at the same time share one reading of a site's value; a failed one is retried", async () => {
  const { cache, read } = counting();
  read.mockRejectedValueOnce(new Error("no database"));
  const failed = await Promise.allSettled([cache.get(at(1)), cache.get(at(1))]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await Promise.all([cache.get(at(1)), cache.get(at(1))])).toEqual(["DE 1", "DE 1"]);
});

test("a reading that began before a change of the content is not served after it", async () => {
  const { cache, read } = counting();
  const begun = Promise.withResolvers<string>();
  read.mockReturnValueOnce(begun.promise);
  const before = cache.get(at(1));
  cache.invalidate();
  const after = cache.get(at(1));
  begun.resolve("old");
  expect(await before).toBe("old");
  expect(await after).toBe("DE 1");
  expect(await cache.get(at(1))).toBe("DE 1");
});

test("every rendering that gets a cached value notes what was read for it", async () => {
  const cache = createSiteCache({
    read: async ({ reads }) => {
      reads?.add("product:1");
      return "value";
    },
  });
  for (let rendering = 0; rendering < 2; rendering++) {
    const reads = new ContentReads();
    await cache.get({ ...at(1), reads });
    expect(reads.names).toEqual(new Set(["product:1"]));
  }
});

test("a change ends the cached values that read it, also one that is still being read", async () => {
  const { cache, read } = counting();
  const noting =
    (name: string) =>
    async ({ site, reads }: Viewpoint) => {
      reads?.add(name);
      return `${site.code} ${name}`;
    };
  read.mockImplementationOnce(noting("navigation")).mockImplementationOnce(noting("cart"));
  await cache.get(at(1));
  await cache.get(at(1, "AT"));
  const unfinished = cache.get(at(1, "TR"));
  cache.invalidate(new Set(["cart"]));
  await unfinished;
  expect(await cache.get(at(1))).toBe("DE navigation");
  expect(await cache.get(at(1, "AT"))).toBe("AT 2");
  expect(await cache.get(at(1, "TR"))).toBe("TR 3");
  cache.invalidate(new Set(["product:1"]));
  expect(await cache.get(at(1))).toBe("DE navigation");
  expect(await cache.get(at(1, "AT")), "notes nothing").toBe("AT 4");
});
