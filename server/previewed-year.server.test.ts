import fastq from "fastq";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allContent } from "../database/content-changes.ts";
import { navigationPath, themeworldsPath } from "../features/navigation/navigation-contract.ts";
import { withoutPreviewMark } from "../features/preview/preview-mark.ts";
import { promotionIds, promotionPath } from "../features/promotion/promotion-contract.ts";
import { popularTermsPath, suggestionsPath } from "../features/search/search-contract.ts";
import { Admission } from "../http/admission.ts";
import type { Slice } from "../http/slice.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import { previewing } from "../tests/support/preview.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * Whatever staff see of a moment is what shoppers see when it comes. All that the content brings within a year is previewed
 * first; then the shop's clock goes on through that year, and at each change its own answers, which end by themselves in its
 * caches, are compared with what was previewed: those of every site, and just before the change those of one site, which is
 * another one each time.
 *
 * PREVIEWED_MOMENTS says how many changes are compared (all of them: 1000).
 */

const mostChanges = Number(process.env.PREVIEWED_MOMENTS ?? 3);

const start = new Date("2026-11-22T10:00:00Z");
const end = new Date("2027-11-22T10:00:00Z");
/** At these, Europe's clocks change. */
const clockChanges = ["2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z"].map((each) => new Date(each));

/** Several sites are asked at once: a limit would answer with what was right before. */
const unlimited = { current: 1_000, queueRoom: 1, record: () => {} };

/** A moment that is compared, on some sites. */
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
      // A process does this by a timer of the real clock.
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
  mostChanges * 120_000,
);

/** Some at once, so that the database works while pages are rendered; all would wait too long for its connection. */
function onEach(sites: readonly SiteCode[], visit: (site: SiteCode) => Promise<void>) {
  const visits = fastq.promise(visit, 3);
  return Promise.all(sites.map((site) => visits.push(site)));
}

const keyOf = (moment: Date, site: SiteCode, path: string) =>
  `${moment.toISOString()} ${site} ${path}`;

/** Each moment at which something comes or goes. */
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

/** Some of the changes, in their order. */
function someOf(changes: Date[], below: (limit: number) => number): Date[] {
  return changes
    .map((change) => ({ change, place: below(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostChanges)
    .map(({ change }) => change)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** Of every kind of answer that shows content, at least one. */
async function pathsOf(site: SiteCode): Promise<string[]> {
  const { catalogue, navigation } = shop.services;
  const at = { site: allSites[site].site, now: start };
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
