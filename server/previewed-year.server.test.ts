import {
  navigationPath,
  themeworldsPath,
  promotionPath,
  popularTermsPath,
  suggestionsPath,
} from "../border/border-paths.ts";
import fastq from "fastq";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allContent } from "../platform/content/content-changes.ts";
import { withoutPreviewMark } from "../border/preview/preview-mark.ts";
import { promotionIds } from "../border/promotion/promotion-contract.ts";
import { Admission } from "../platform/http/overload/admission.ts";
import type { Slice } from "../platform/http/slice.ts";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import { valueAt } from "../platform/shared/value-at.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { previewing } from "../tests/support/preview.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * A preview of a moment shows exactly what shoppers see at that moment. All changes of the content within a year are previewed
 * first. Then the shop's clock advances through that year, and at each change its own responses, which expire in its caches by
 * themselves, are compared with the previews: those of every site, and just before the change those of a single site, a different
 * one each time.
 *
 * PREVIEWED_MOMENTS sets how many changes are compared (all of them: 1000).
 */

const maxChanges = Number(process.env.PREVIEWED_MOMENTS ?? 2);

const start = new Date("2026-11-22T10:00:00Z");
const end = new Date("2027-11-22T10:00:00Z");
/** The moments at which Europe's clocks change. */
const clockChanges = ["2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z"].map((each) => new Date(each));

/** Several sites are requested at once: with a limit, some responses would be stale. */
const unlimited = { current: 1_000, queueRoom: 1, record: () => {} };

/** A moment to compare, on some sites. */
interface Stop {
  moment: Date;
  sites: readonly SiteCode[];
}

let shop: TestShop;
let now = start;
let paths: Map<SiteCode, string[]>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, admission: new Admission({ limit: unlimited }) });
  paths = new Map(
    await Promise.all(siteCodes.map(async (site) => [site, await pathsOf(site)] as const)),
  );
});
afterAll(() => shop.close());

test(
  "shoppers see at each moment of a year what staff previewed of it",
  async () => {
    const below = randomIntegers();
    const firstSite = below(siteCodes.length);
    const stops = someOf(await allChanges(), below).flatMap(stopsFrom(firstSite));
    const previewed = new Map<string, string>();
    for (const { moment, sites } of stops)
      await onEach(sites, async (site) => {
        const cookie = await previewing(shop, { time: moment }, site);
        for (const path of paths.get(site)!)
          previewed.set(
            keyOf(moment, site, path),
            withoutPreviewMark(await get(site, path, cookie)),
          );
      });
    for (const { moment, sites } of stops) {
      now = moment;
      // A process does this with a timer on the real clock.
      const slices: Slice[] = shop.services.slices;
      for (const slice of slices) await slice.refresh?.(allContent);
      await onEach(sites, async (site) => {
        for (const path of paths.get(site)!) {
          const key = keyOf(now, site, path);
          expect(await get(site, path), key).toEqual(previewed.get(key));
        }
      });
    }
  },
  maxChanges * 120_000,
);

/**
 * Visits some sites at a time, so that the database works while pages are rendered. With all sites at once, requests would wait
 * too long for its connection.
 */
function onEach(sites: readonly SiteCode[], visit: (site: SiteCode) => Promise<void>) {
  const visits = fastq.promise(visit, 3);
  return Promise.all(sites.map((site) => visits.push(site)));
}

const keyOf = (moment: Date, site: SiteCode, path: string) =>
  `${moment.toISOString()} ${site} ${path}`;

/** Returns each moment at which something becomes valid or expires. */
async function allChanges(): Promise<Date[]> {
  const changes = [...clockChanges];
  let change = await shop.services.nextChange(start);
  while (change && change < end) {
    changes.push(change);
    change = await shop.services.nextChange(change);
  }
  return changes;
}

const stopsFrom =
  (firstSite: number) =>
  (change: Date, index: number): Stop[] => [
    {
      moment: new Date(change.getTime() - 1),
      sites: [siteCodes[(index + firstSite) % siteCodes.length]!],
    },
    { moment: change, sites: siteCodes },
  ];

/** Returns a random selection of the changes, in order. */
function someOf(changes: Date[], below: (limit: number) => number): Date[] {
  return changes
    .map((change) => ({ change, place: below(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, maxChanges)
    .map(({ change }) => change)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** Returns at least one path for each kind of response that shows content. */
async function pathsOf(site: SiteCode): Promise<string[]> {
  const { catalogue, navigation } = shop.services;
  const at = { site: valueAt(allSites, site).site, now: start };
  const [category] = await catalogue.categoryTree(at);
  const products = await catalogue.reduced(at, 2);
  const worlds = await navigation.addresses(at);
  const number = Number(/c(\d+)\.html$/.exec(category!.url)![1]);
  const places = [promotionIds.banner, promotionIds.benefits, promotionIds.category(number)];
  return [
    "/",
    category!.url,
    ...products.map(({ url }) => url),
    ...worlds.slice(0, 3),
    `/search?query=espresso&site=${site}`,
    "/nowhere.html",
    `/service/pageborder/header/${site}`,
    `/service/pageborder/footer/${site}/SMARTPHONE`,
    `${navigationPath}?site=${site}`,
    `${themeworldsPath}?site=${site}`,
    `${suggestionsPath}?q=kaf&site=${site}`,
    `${popularTermsPath}?site=${site}`,
    ...places.map((id) => `${promotionPath}/${encodeURIComponent(id)}`),
  ];
}

async function get(site: SiteCode, url: string, cookie = ""): Promise<string> {
  const { body, headers, statusCode } = await shop.app.inject({
    url,
    headers: { host: shop.host(site), accept: "text/html", ...(cookie && { cookie }) },
  });
  expect(statusCode, url).toBeLessThan(500);
  expect(headers, url).not.toHaveProperty("x-kontor-degraded");
  return body;
}
