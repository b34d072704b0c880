import { afterAll, beforeAll, expect, test } from "vitest";
import { allContent } from "../database/content-changes.ts";
import { navigationPath, themeworldsPath } from "../features/navigation/navigation-contract.ts";
import { withoutPreviewMark } from "../features/preview/preview-mark.ts";
import { promotionIds, promotionPath } from "../features/promotion/promotion-contract.ts";
import { popularTermsPath, suggestionsPath } from "../features/search/search-contract.ts";
import type { Slice } from "../http/slice.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import { previewing } from "../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * Whatever staff see of a moment is what shoppers see when it comes. All that the content brings within a year is previewed
 * first; then the shop's clock goes on through that year, and at each moment its own answers, which end by themselves in its
 * caches, are compared with what was previewed.
 *
 * PREVIEWED_MOMENTS says how many moments are compared (all of them: 1000), PREVIEWED_SEED which.
 */

const mostMoments = Number(process.env.PREVIEWED_MOMENTS ?? 3);
const seed = Number(process.env.PREVIEWED_SEED ?? 1);

const start = new Date("2026-11-22T10:00:00Z");
const end = new Date("2027-11-22T10:00:00Z");
/** At these, Europe's clocks change. */
const clockChanges = ["2027-03-28T01:00:00Z", "2027-10-31T01:00:00Z"].map((each) => new Date(each));

let shop: TestShop;
let now = start;
let answers: [SiteCode, paths: string[]][];
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  answers = await Promise.all(
    siteCodes.map(async (site): Promise<(typeof answers)[number]> => [site, await pathsOf(site)]),
  );
});
afterAll(() => shop.close());

test(
  "shoppers see at each moment of a year what staff previewed of it",
  async () => {
    const moments = someOf(await allMoments());
    const previewed = new Map<string, string>();
    for (const moment of moments)
      for (const [site, paths] of answers) {
        const cookie = await previewing(shop, { time: moment }, site);
        for (const path of paths)
          previewed.set(
            keyOf(moment, site, path),
            withoutPreviewMark(await get(site, path, cookie)),
          );
      }
    for (now of moments) {
      // A process does this by a timer of the real clock.
      const slices: Slice[] = shop.services.slices;
      for (const slice of slices) await slice.refresh?.(allContent);
      for (const [site, paths] of answers)
        for (const path of paths) {
          const key = keyOf(now, site, path);
          expect(await get(site, path), key).toEqual(previewed.get(key));
        }
    }
  },
  mostMoments * 120_000,
);

const keyOf = (moment: Date, site: SiteCode, path: string) =>
  `${moment.toISOString()} ${site} ${path}`;

/** Each moment at which something comes or goes, and the last one before it. */
async function allMoments(): Promise<Date[]> {
  const moments = clockChanges.flatMap(withTheOneBefore);
  let bound = await shop.services.nextChange(start);
  while (bound && bound < end) {
    moments.push(...withTheOneBefore(bound));
    bound = await shop.services.nextChange(bound);
  }
  return moments;
}

const withTheOneBefore = (bound: Date) => [new Date(bound.getTime() - 1), bound];

/** Some of the moments, in their order; the same for the same seed. */
function someOf(moments: Date[]): Date[] {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647);
  return moments
    .map((moment) => ({ moment, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostMoments)
    .map(({ moment }) => moment)
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
  const { body } = await shop.app.inject({
    url,
    headers: { host: shop.host(site), accept: "text/html", ...(cookie && { cookie }) },
  });
  return body;
}
