import { themeworldsPath } from "../../border-paths.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { navigationOf } from "../../../tests/support/navigation-requests.ts";
import {
  contentChanged,
  importAs,
  openTestShop,
  type TestShop,
} from "../../../tests/support/shop.ts";
import type { ThemeworldNavigation } from "../navigation-schema.ts";
import { navigationContent } from "./import-navigation.ts";
import type { NavigationContent } from "./read-navigation.ts";

let shop: TestShop;
/** The shop's clock; a test that moves it resets it. */
let now = new Date("2026-11-21T12:00:00Z");
const noon = now;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  if (now !== noon) await moveBack(noon);
});

const { get, page, tree, themeworlds } = navigationOf(() => shop);
const database = () => shop.services.database.sql;

const titlesOf = ({ sections }: ThemeworldNavigation) =>
  Object.values(sections).flatMap((section) => section.themeworlds.map(({ title }) => title));

/** Moves the clock back; the cache expects a clock that only goes forward. */
async function moveBack(moment: Date) {
  now = moment;
  await contentChanged(shop);
}

test("themeworlds come and go at the midnight of their site, with their pages", async () => {
  const title = "Neue Ernte";
  const url = "/neue-ernte-t20.html";
  now = new Date("2026-11-24T22:59:30Z");
  const last = await themeworlds();
  expect(last.sections.lastChance?.themeworlds[0]).toMatchObject({
    title,
    onlyXDaysLeftText: "Nur noch heute",
  });
  const { headers } = await get(`${themeworldsPath}?site=DE`);
  expect(Number(/max-age=(\d+)/.exec(String(headers["cache-control"]))?.[1])).toBeLessThan(30);
  expect((await page("DE", url)).statusCode).toBe(200);
  now = new Date("2026-11-24T23:00:00Z");
  expect(titlesOf(await themeworlds())).not.toContain(title);
  expect((await page("DE", url)).statusCode).toBe(404);
  const coffee = (await tree())[0]!;
  expect(coffee.teaser?.list.map(({ headline }) => headline)).not.toContain(title);
});

test("a themeworld's last day ends earlier in Türkiye", async () => {
  now = new Date("2026-11-24T21:30:00Z");
  expect(titlesOf(await themeworlds("TR"))).not.toContain("Yeni hasat");
  expect(titlesOf(await themeworlds("PL"))).toContain("Nowe zbiory");
});

test("an announced themeworld is shown as coming soon, then with its products", async () => {
  const find = async () =>
    Object.values((await themeworlds()).sections)
      .flatMap((section) => section.themeworlds)
      .find(({ title }) => title === "Die lange Tafel");
  const soon = await find();
  expect(soon?.availability).toBe("SOON");
  expect(elements((await page("DE", soon!.url)).body, "article")).toEqual([]);
  now = new Date("2026-11-30T23:00:00Z");
  expect((await find())?.availability).toBe("AVAILABLE");
  expect(elements((await page("DE", soon!.url)).body, "article").length).toBeGreaterThan(7);
  await moveBack(new Date("2026-11-19T22:59:59Z"));
  expect(await find()).toBeUndefined();
  expect((await page("DE", soon!.url)).statusCode).toBe(404);
});

test("in a themeworld's last week the navigation changes at each midnight", async () => {
  const next = () => shop.services.navigation.nextChange(now);
  expect(await next()).toEqual(new Date("2026-11-21T21:00:00Z"));
  now = new Date("2026-11-21T21:00:00Z");
  expect(await next()).toEqual(new Date("2026-11-21T23:00:00Z"));
});

test("there is no page under numbers that no themeworld has", async () => {
  for (const url of ["/x-t2.html", "/x-t999999999.html"])
    expect((await page("DE", url)).statusCode).toBe(404);
});

describe("the pages", () => {
  const hreflangs = (html: string) =>
    elements(html, "link").flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []));

  test.each([1, 20, 21])(
    "the pages of themeworld t%i name each other, on the sites that have them",
    async (number) => {
      const addresses = await Promise.all(
        siteCodes.map(async (code) => {
          const { site } = allSites[code];
          const url = await shop.services.navigation.themeworldAddress({ site, now }, number);
          return url === undefined ? [] : [[code, url] as const];
        }),
      );
      const there = addresses.flat();
      const expected = there.map(([code, url]) => [
        allSites[code].site.locale,
        `http://${shop.host(code)}${url}`,
      ]);
      for (const [code, url] of there) {
        const found = Object.fromEntries(hreflangs((await page(code, url)).body));
        delete found["x-default"];
        expect(found, code).toEqual(Object.fromEntries(expected));
      }
    },
  );

  test("a themeworld may be missing on some sites", async () => {
    const at = { site: allSites.PL.site, now };
    expect(await shop.services.navigation.themeworldAddress(at, 21)).toBeUndefined();
  });

  test("a themeworld's page redirects from a wrong slug to the right one, on the site of the host", async () => {
    for (const [code, wrong, right] of [
      ["DE", "/anders-t20.html", "/neue-ernte-t20.html"],
      ["PL", "/neue-ernte-t20.html", "/nowe-zbiory-t20.html"],
      ["DE", "/anders-t1.html", (await themeworlds("DE")).overview.url],
    ] as const) {
      const { statusCode, headers } = await page(code, wrong);
      expect([statusCode, headers.location]).toEqual([301, right]);
    }
  });

  test("the page of a sold-out themeworld says so and has no products", async () => {
    const soldOut = (sold_out: boolean) =>
      database()
        .updateTable("themeworld")
        .set({ sold_out })
        .where("site", "=", "DE")
        .where("number", "=", 20)
        .execute();
    const url = "/neue-ernte-t20.html";
    const said = allSites.DE.texts.navigation.availability.SOLDOUT;
    const inMain = async () => {
      const { body } = await page("DE", url);
      return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    };
    expect(wordsOf(await inMain())).not.toContain(said);
    await soldOut(true);
    await contentChanged(shop);
    try {
      const main = await inMain();
      expect(wordsOf(main)).toContain(said);
      expect(elements(main, "article")).toEqual([]);
    } finally {
      await soldOut(false);
      await contentChanged(shop);
    }
    expect(elements(await inMain(), "article").length).toBeGreaterThan(7);
  });
});

test("a teaser is shown from the first of its days to the last", async () => {
  const texts = { de: "Tipp", fr: "a", pl: "a", cs: "a", hu: "a", sk: "a", tr: "a" };
  const each = { href: "/contact", title: texts, picture: "hero-gifts", headline: texts };
  const list = [each, { ...each, from: "2026-12-01", until: "2026-12-24" }];
  const content: NavigationContent = {
    nodes: [{ id: "tips", title: texts, href: "/", teaser: { title: texts, list } }],
    themeworlds: [],
  };
  const sites = Object.values(allSites).map(({ site }) => site);
  const part = navigationContent(sites, () => Promise.reject(new Error("not asked")));
  await importAs(shop, part, content, "with a teaser");
  const teasersAt = async (moment: string) => {
    await moveBack(new Date(moment));
    return (await tree())[0]?.teaser?.list.length;
  };
  expect(await teasersAt("2026-11-30T22:59:59Z")).toBe(1);
  expect(await shop.services.navigation.nextChange(new Date("2026-11-30T22:00:00Z"))).toEqual(
    new Date("2026-11-30T23:00:00Z"),
  );
  expect(await teasersAt("2026-11-30T23:00:00Z")).toBe(2);
  expect(await teasersAt("2026-12-24T22:59:59Z")).toBe(2);
  expect(await teasersAt("2026-12-24T23:00:00Z")).toBe(1);
});
