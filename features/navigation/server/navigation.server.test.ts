import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { siteCodes, type SiteCode } from "../../../shared/site.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { elements, structuredData, wordsOf } from "../../../tests/support/html.ts";
import {
  contentChanged,
  importAs,
  openTestShop,
  type TestShop,
} from "../../../tests/support/shop.ts";
import { navigationPath, themeworldSections, themeworldsPath } from "../navigation-contract.ts";
import type {
  NavigationAnswer,
  NavigationNode,
  ThemeworldNavigation,
} from "../navigation-schema.ts";
import { navigationContent } from "./import-navigation.ts";
import { createNavigation, type NavigationPorts } from "./navigation.ts";
import type { NavigationContent } from "./read-navigation.ts";

let shop: TestShop;
/** The shop's clock; a test that moves it puts it back. */
let now = new Date("2026-11-21T12:00:00Z");
const noon = now;
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(async () => {
  if (now !== noon) await moveBack(noon);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });
const page = (code: SiteCode, url: string) =>
  get(url, { host: shop.host(code), accept: "text/html" });
const database = () => shop.services.database.sql;

async function tree(site = "DE") {
  return (await get(`${navigationPath}?site=${site}`)).json<NavigationAnswer>().children;
}
async function themeworlds(site = "DE") {
  return (await get(`${themeworldsPath}?site=${site}`)).json<ThemeworldNavigation>();
}
const titlesOf = ({ sections }: ThemeworldNavigation) =>
  Object.values(sections).flatMap((section) => section.themeworlds.map(({ title }) => title));
const all = (nodes: NavigationNode[]): NavigationNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

/** The cache expects a clock that only goes forward. */
async function moveBack(moment: Date) {
  now = moment;
  await contentChanged(shop);
}

describe.each(siteCodes)("the navigation of %s", (code) => {
  const { site, texts } = allSites[code];

  test(`the navigation of ${code} follows the catalogue, in the site's words`, async () => {
    const categories = await shop.services.catalogue.categoryTree({ site, now });
    const nodes = await tree(code);
    expect(nodes.map(({ title, href }) => [title, href])).toEqual(
      categories.map(({ name, url }) => [name, url]),
    );
    const coffee = nodes[0]!.children.map(({ title }) => title);
    expect(coffee.slice(0, -1)).toEqual(categories[0]!.children.map(({ name }) => name));
    expect(nodes[0]!.children.at(-1)).toMatchObject({ target: "_blank" });
    for (const { teaser } of nodes) {
      expect(teaser?.title).toBeTruthy();
      for (const { image, headline } of teaser?.list ?? []) {
        expect(headline).toBeTruthy();
        expect(image).toMatchObject({ width: 488, height: 287 });
        expect(image?.src).toMatch(/^\/img\//);
      }
    }
    expect(nodes.flatMap(({ teaser }) => teaser?.list ?? []).length).toBeGreaterThan(13);
  });

  test(`the navigation of ${code} has themeworlds in all sections`, async () => {
    const { overview, sections } = await themeworlds(code);
    expect(overview.title).toBe(texts.navigation.themeworlds);
    expect(Object.keys(sections)).toEqual(themeworldSections);
    for (const name of themeworldSections) {
      expect(sections[name]?.headline).toBe(texts.navigation.sections[name]);
      expect(sections[name]?.themeworlds.length).toBeGreaterThan(0);
    }
    const [ending] = sections.lastChance!.themeworlds;
    expect(ending).toMatchObject({ endDate: "2026-11-24", availability: "AVAILABLE" });
    expect(ending?.onlyXDaysLeftText).toContain("3");
    const flat = Object.values(sections).flatMap((section) => section.themeworlds);
    expect(flat.filter(({ kontorCard }) => kontorCard)).toHaveLength(1);
    expect(flat.filter(({ availability }) => availability === "SOON")).toHaveLength(1);
  });

  test(`the navigation of ${code} leads to pages: every link of tree, teasers and themeworlds`, async () => {
    const nodes = all(await tree(code));
    const { overview, sections } = await themeworlds(code);
    const links = new Set([
      overview.url,
      ...Object.values(sections).flatMap((section) => section.themeworlds.map(({ url }) => url)),
      ...nodes.map(({ href }) => href),
      ...nodes.flatMap(({ teaser }) => teaser?.list.map(({ link }) => link.href) ?? []),
    ]);
    for (const link of links) expect((await page(code, link)).statusCode, link).toBe(200);
  });

  test(`the navigation of ${code} is on the first level in the header, with the segments below`, async () => {
    const items = await shop.services.navigation.items({ site, now });
    const nodes = await tree(code);
    const { overview, sections } = await themeworlds(code);
    expect(items[0]).toMatchObject({
      kind: "themeworlds",
      title: overview.title,
      href: overview.url,
    });
    expect(items[0]?.segments).toContain(sections.scout!.themeworlds[0]!.url.slice(1));
    expect(items.slice(1).map(({ href }) => href)).toEqual(nodes.map(({ href }) => href));
    const deep = nodes[0]!.children[0]!.children[0]!.href.slice(1);
    expect(items[1]?.segments).toContain(deep);
    const { body } = await get(`/service/pageborder/header/${code}`);
    const links = elements(body, "a").map(({ href }) => href);
    for (const { href } of items) expect(links).toContain(href);
  });

  test(`the overview page of ${code} shows all themeworlds, and a themeworld its products`, async () => {
    const { overview, sections } = await themeworlds(code);
    const { body } = await page(code, overview.url);
    for (const { title, url } of Object.values(sections).flatMap((each) => each.themeworlds)) {
      expect(wordsOf(body)).toContain(title);
      expect(elements(body, "a").map(({ href }) => href)).toContain(url);
    }
    const { url, title } = sections.lastChance!.themeworlds[0]!;
    const world = await page(code, url);
    expect(elements(world.body, "article").length).toBeGreaterThanOrEqual(8);
    const crumbs = structuredData(world.body)[0]!.itemListElement as { name: string }[];
    expect(crumbs.map(({ name }) => name)).toEqual([overview.title, title]);
    const { body: siteMap } = await get("/sitemap.xml", { host: shop.host(code) });
    expect(siteMap).toContain(`${overview.url}</loc>`);
    expect(siteMap).toContain(`${url}</loc>`);
  });
});

test.each([navigationPath, themeworldsPath])(
  "the navigation's answer at %s is cached, with an ETag",
  async (path) => {
    const first = await get(`${path}?site=PL`);
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(first.headers["cache-control"]).toBe("public, max-age=60");
    const etag = String(first.headers.etag);
    const again = await get(`${path}?site=PL`, { "if-none-match": etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const encodingOfNext = async () =>
      (await get(`${path}?site=PL`, { "accept-encoding": "br" })).headers["content-encoding"];
    await expect.poll(encodingOfNext).toBe("br");
    expect((await get(`${path}?site=CZ`)).headers.etag).not.toBe(etag);
  },
);

test("the navigation of an unknown site is the German one", async () => {
  for (const path of [navigationPath, themeworldsPath]) {
    const german = await get(`${path}?site=DE`);
    expect((await get(`${path}?site=XX`)).body).toBe(german.body);
    expect((await get(`${path}?site=AT&site=PL`)).body).toBe(german.body);
  }
  expect(await tree("")).toEqual(await tree("DE"));
});

test("the themeworlds' site is that of the query, else of the header, else of the host", async () => {
  const overview = async (url: string, headers: Record<string, string>) =>
    (await get(url, headers)).json<ThemeworldNavigation>().overview.title;
  const host = shop.host("PL");
  const titleOf = (code: SiteCode) => allSites[code].texts.navigation.themeworlds;
  expect(await overview(themeworldsPath, { host })).toBe(titleOf("PL"));
  expect(await overview(themeworldsPath, { host, "x-hunter-site": "CZ" })).toBe(titleOf("CZ"));
  expect(await overview(`${themeworldsPath}?site=TR`, { host, "x-hunter-site": "CZ" })).toBe(
    titleOf("TR"),
  );
  expect((await get(themeworldsPath, { host })).headers.vary).toContain("x-hunter-site");
});

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

test("the navigation's next change is the next midnight in a themeworld's last week", async () => {
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

test("a site's navigation is read once for simultaneous requests, and again after a failure", async () => {
  let isBroken = false;
  const categories = vi.fn<NavigationPorts["categories"]>(async () => {
    if (isBroken) throw new Error("broken");
    return [];
  });
  const { navigation } = allSites.DE.texts;
  const own = createNavigation(database(), {
    categories,
    categoriesChange: async () => undefined,
    pictures: async () => new Map(),
    texts: () => navigation,
    sites: [allSites.DE.site],
    warn: () => {},
  });
  const at = (moment = now) => ({ site: allSites.DE.site, now: moment });
  const askThrice = (moment?: Date) =>
    Promise.allSettled([1, 2, 3].map(() => own.addresses(at(moment))));
  await askThrice();
  expect(categories).toHaveBeenCalledTimes(1);
  await askThrice(new Date("2026-11-25T12:00:00Z"));
  expect(categories).toHaveBeenCalledTimes(2);
  own.forget();
  isBroken = true;
  const failed = await askThrice();
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(categories).toHaveBeenCalledTimes(3);
  isBroken = false;
  expect((await own.addresses(at())).length).toBeGreaterThan(1);
  expect(categories).toHaveBeenCalledTimes(4);
});

describe("invalid rows in the database", () => {
  afterEach(async () => {
    await database().deleteFrom("navigation_node").where("id", "like", "bad-%").execute();
    await contentChanged(shop);
  });

  test("invalid rows of the navigation are left out and logged with their ids; the rest is shown", async () => {
    const before = await tree();
    const node = (id: string, rest: object = {}) => ({
      site: "DE",
      id: `bad-${id}`,
      parent_id: null,
      position: 100,
      category_id: null,
      title: id,
      href: "/",
      target: null,
      teaser: null,
      ...rest,
    });
    await database()
      .insertInto("navigation_node")
      .values([
        node("circle", { parent_id: "bad-round" }),
        node("round", { parent_id: "bad-circle" }),
        node("orphan", { parent_id: "missing" }),
        { ...node("foreign"), site: "AT" },
        node("of-foreign", { parent_id: "bad-foreign" }),
        node("script", { href: "javascript:alert(1)" }),
        node("elsewhere", { href: "//foreign.example" }),
        node("frame", { target: "_parent" }),
        node("teaser", { teaser: JSON.stringify({ title: 5 }) }),
        node("later", { valid_from: new Date("2030-01-01") }),
        node("below-later", { parent_id: "bad-later" }),
        node("not-sold", { category_id: "nothing", title: null, href: null }),
        ...Array.from({ length: 600 }, (_, index) =>
          node(`many-${index}`, { parent_id: "bad-teaser" }),
        ),
      ])
      .execute();
    warn.mockClear();
    await contentChanged(shop);
    const after = await tree();
    expect(after.slice(0, -1).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    expect(after.at(-1)).toMatchObject({ title: "teaser" });
    expect(all(after).length).toBe(500);
    const named = new Set(warn.mock.calls.map(([details]) => (details as { id: string }).id));
    for (const id of ["circle", "round", "orphan", "of-foreign", "script", "elsewhere"])
      expect(named).toContain(`bad-${id}`);
    for (const id of ["frame", "teaser"]) expect(named).toContain(`bad-${id}`);
    for (const id of ["later", "below-later", "not-sold"]) expect(named).not.toContain(`bad-${id}`);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ site: "DE" });
    expect((await page("DE", "/")).statusCode).toBe(200);
  });
});

describe("while the database does not answer", () => {
  const breakIt = () => sql`alter table themeworld rename to hidden`.execute(database());
  const mendIt = () => sql`alter table hidden rename to themeworld`.execute(database());

  test("the last good navigation is served without the database; without one it is 503, and the header falls back", async () => {
    const last = await get(`${navigationPath}?site=DE`);
    await breakIt();
    try {
      now = new Date(noon.getTime() + 12 * 3_600_000);
      const stale = await get(`${navigationPath}?site=DE`);
      expect(stale.statusCode).toBe(200);
      expect(stale.body).toBe(last.body);
      expect(stale.headers["x-kontor-degraded"]).toBe("stale");
    } finally {
      await mendIt();
    }
    const fresh = await openTestShop({ now: () => noon });
    try {
      fresh.services.navigation.forget();
      await sql`drop table themeworld`.execute(fresh.services.database.sql);
      for (const path of [navigationPath, themeworldsPath]) {
        const answer = await fresh.app.inject({ url: `${path}?site=DE` });
        expect(answer.statusCode).toBe(503);
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.headers["retry-after"]).toBe("5");
        expect(answer.body).not.toContain("relation");
      }
      const header = await fresh.app.inject({ url: "/service/pageborder/header/DE" });
      expect(header.statusCode).toBe(200);
      expect(header.headers["x-kontor-degraded"]).toBe("fallback");
      expect(elements(header.body, "a").map(({ href }) => href)).toContain(
        allSites.DE.footer.seo.columns[0]![0]!.url,
      );
    } finally {
      await fresh.close();
    }
  });
});

test("a teaser comes on the first of its days and goes after the last", async () => {
  const words = { de: "Tipp", fr: "a", pl: "a", cs: "a", hu: "a", sk: "a", tr: "a" };
  const each = { href: "/contact", title: words, picture: "hero-gifts", headline: words };
  const list = [each, { ...each, from: "2026-12-01", until: "2026-12-24" }];
  const content: NavigationContent = {
    nodes: [{ id: "tips", title: words, href: "/", teaser: { title: words, list } }],
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
