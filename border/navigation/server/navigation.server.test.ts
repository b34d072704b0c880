import { navigationPath, themeworldsPath } from "../../border-paths.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { elements, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { navigationOf } from "../../../tests/support/navigation-requests.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { themeworldSections } from "../navigation-contract.ts";
import { lastSegment } from "../navigation-rules.ts";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import { createNavigation } from "./navigation.ts";
import type { NavigationPorts } from "./read-site-navigation.ts";
import type { CategoryBranch } from "./navigation-nodes.ts";

let shop: TestShop;
/** The shop's clock; a test that moves it resets it. */
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

const { get, page, tree, themeworlds } = navigationOf(() => shop);
const database = () => shop.services.database.sql;

const all = (nodes: NavigationNode[]): NavigationNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

/** Moves the clock back; the cache expects a clock that only goes forward. */
async function moveBack(moment: Date) {
  now = moment;
  await contentChanged(shop);
}

describe.each(testedSites)("the navigation of %s", (code) => {
  const { site, texts } = allSites[code];

  test(`the navigation of ${code} follows the catalogue, in the site's words`, async () => {
    const categories = await shop.services.catalogue.categoryTree({ site, now });
    const nodes = await tree(code);
    expect(nodes.map(({ title, href }) => [title, href])).toEqual(
      categories.map(({ name, url }) => [name, url]),
    );
    const coffee = nodes[0]!.children.map(({ title }) => title);
    // Behind the categories are links of the content: coffee bars, the leaflet, and what is reduced.
    expect(coffee.slice(0, -3)).toEqual(categories[0]!.children.map(({ name }) => name));
    expect(nodes[0]!.children.at(-3)).toMatchObject({ target: "_blank" });
    expect(nodes[0]!.children.at(-2)).toMatchObject({ href: "/leaflet" });
    expect(nodes[0]!.children.at(-1)).toMatchObject({ href: "/discountshop" });
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
    expect(items[0]?.segments.split(" ")).toContain(
      lastSegment(sections.scout!.themeworlds[0]!.url),
    );
    expect(items.slice(1).map(({ href }) => href)).toEqual(nodes.map(({ href }) => href));
    const deep = lastSegment(nodes[0]!.children[0]!.children[0]!.href);
    expect(items[1]?.segments.split(" ")).toContain(deep);
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
    expect(crumbs.slice(1).map(({ name }) => name)).toEqual([overview.title, title]);
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
  const titleOf = (code: SiteCode) => valueAt(allSites, code).texts.navigation.themeworlds;
  expect(await overview(themeworldsPath, { host })).toBe(titleOf("PL"));
  expect(await overview(themeworldsPath, { host, "x-hunter-site": "CZ" })).toBe(titleOf("CZ"));
  expect(await overview(`${themeworldsPath}?site=TR`, { host, "x-hunter-site": "CZ" })).toBe(
    titleOf("TR"),
  );
  expect((await get(themeworldsPath, { host })).headers.vary).toContain("x-hunter-site");
});

const everyProduct: NavigationPorts["products"] = async (_, numbers) => new Set(numbers);

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
    products: everyProduct,
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
  own.invalidate();
  isBroken = true;
  const failed = await askThrice();
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(categories).toHaveBeenCalledTimes(3);
  isBroken = false;
  expect((await own.addresses(at())).length).toBeGreaterThan(1);
  expect(categories).toHaveBeenCalledTimes(4);
});

/** The navigation of a catalogue, with the content of the coffee shop. */
const navigationOn = (tops: CategoryBranch[], products = everyProduct) =>
  createNavigation(database(), {
    categories: async () => tops,
    categoriesChange: async () => undefined,
    products,
    pictures: async () => new Map(),
    texts: () => allSites.DE.texts.navigation,
    sites: [allSites.DE.site],
    warn: () => {},
  });
const branch = (id: string, number: number, children: CategoryBranch[] = []): CategoryBranch => ({
  id,
  name: id,
  url: `/${id}-c${number}.html`,
  children,
});

test("a catalogue without the categories of the content is the navigation itself", async () => {
  const titlesOn = async (tops: CategoryBranch[]) => {
    const { children } = await navigationOn(tops).tree({ site: allSites.DE.site, now });
    return children.map(({ title, children: below }) => [
      title,
      below.map(({ title: each }) => each),
    ]);
  };
  const others = [branch("electronics", 1, [branch("cameras", 2)]), branch("garden-tools", 3)];
  expect(await titlesOn(others)).toEqual([
    ["electronics", ["cameras"]],
    ["garden-tools", []],
  ]);
  expect(await titlesOn([...others, branch("kitchen", 4)])).toEqual([["kitchen", []]]);
});

test("a themeworld is not shown if none of its products is in the catalogue, and staff are told", async () => {
  const at = { site: allSites.DE.site, now };
  const titlesOf = async (navigation: ReturnType<typeof navigationOn>) =>
    Object.values((await navigation.themeworlds(at)).sections).flatMap(({ themeworlds }) =>
      themeworlds.map(({ title }) => title),
    );
  const all = await titlesOf(navigationOn([]));
  // Of one themeworld.
  const other = navigationOn([], async () => new Set([101241]));
  expect(await titlesOf(other)).toHaveLength(1);
  const problems = await other.problems(at);
  expect(problems).toHaveLength(all.length - 1);
  expect(problems[0]).toMatch(/^The themeworld ".+" is not shown, because none of its products is/);
  const none = navigationOn([], async () => new Set());
  expect(await none.items(at)).toEqual([]);
});

test("a link leads nowhere if the site does not have its category", async () => {
  const leadsNowhere = await navigationOn([branch("kitchen", 4, [branch("pots", 5)])]).leadsNowhere(
    { site: allSites.DE.site, now },
  );
  const links = ["/pots-c5.html", "/old-name-c4.html?page=2", "/c6", "/mug-p6.html", "/contact"];
  expect(links.filter(leadsNowhere)).toEqual([]);
  expect(["/pans-c6.html", "/pans-c6.html?page=2#top"].every(leadsNowhere)).toBe(true);
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
      fresh.services.navigation.invalidate();
      await sql`drop table themeworld`.execute(fresh.services.database.sql);
      for (const path of [navigationPath, themeworldsPath]) {
        const response = await fresh.app.inject({ url: `${path}?site=DE` });
        expect(response.statusCode).toBe(503);
        expect(response.headers["content-type"]).toContain("application/problem+json");
        expect(response.headers["retry-after"]).toBe("5");
        expect(response.body).not.toContain("relation");
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
