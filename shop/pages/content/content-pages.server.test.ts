import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { internalLinks, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { getPage, originOf } from "../../../tests/support/page.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { ContentBlock } from "../../content-pages/server/content-blocks.ts";

let shop: TestShop;
const day = new Date("2026-11-24T12:00Z");
let now = day;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
beforeEach(() => (now = day));

const get = (url: string, code = "DE") => getPage(shop, code, url);
const mainAt = async (url: string, code = "DE") => mainOf((await get(url, code)).body);
const wordsAt = async (url: string, code = "DE") =>
  wordsOf(await mainAt(url, code)).replaceAll("\u00a0", " ");
const pagesOf = (code: string, at = now) =>
  shop.services.contentPages.list({ site: valueAt(allSites, code).site, now: at });
const guide = "/kaffee-zubereiten-s400008003.html";

describe.each(testedSites)("%s", (code) => {
  test("each page is shown at its address, and leads to pages that are there", async () => {
    const pages = await pagesOf(code);
    expect(pages.length).toBeGreaterThanOrEqual(5);
    const links = new Set<string>();
    for (const { path, title } of pages) {
      const { body, statusCode } = await get(path, code);
      expect(statusCode).toBe(200);
      expect(body).toContain('data-page-type="content"');
      expect(wordsOf(mainOf(body))).toContain(title);
      expect(mainOf(body)).not.toMatch(/\{\w+\}/);
      for (const link of internalLinks(mainOf(body), originOf(shop, code))) links.add(link);
    }
    const dead = [];
    for (const link of links) if ((await get(link, code)).statusCode !== 200) dead.push(link);
    expect(dead).toEqual([]);
  });

  test("each page is in the site map with its last change, and named on the other sites", async () => {
    const { body } = await get("/sitemap.xml", code);
    for (const { path } of await pagesOf(code))
      expect(body).toMatch(new RegExp(`${path}</loc><lastmod>20`));
    const { body: page } = await get((await pagesOf(code))[1]!.path, code);
    for (const other of ["pl-PL", "tr-TR", "fr-CH"]) expect(page).toContain(`hrefLang="${other}"`);
  });
});

test("an address with other words leads to the page's own", async () => {
  const { statusCode, headers } = await get("/irgendwas-s400008003.html?utm_source=x");
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(`${guide}?utm_source=x`);
});

test("pages of text with the letter s are found as before", async () => {
  expect((await get("/agb-s400007325.html")).statusCode).toBe(200);
  expect((await get("/x-s499999999.html")).statusCode).toBe(404);
});

test("search engines get the article, its guides and its questions", async () => {
  const data = structuredData((await get(guide)).body);
  const types = data.map((each) => each["@type"]);
  expect(types.filter((type) => type === "HowTo")).toHaveLength(3);
  expect(types).toEqual(expect.arrayContaining(["Article", "FAQPage", "BreadcrumbList"]));
  const filter = data.find(({ name }) => name === "Handfilter");
  expect(filter).toMatchObject({ totalTime: "PT5M" });
  expect(JSON.stringify(filter)).not.toContain("<p>");
});

test("a page leads to others that its own teasers do not lead to", async () => {
  const main = await mainAt("/ueber-uns-s400007340.html");
  const links = [...main.matchAll(/<h3><a href="([^"]*)"/g)].map(([, link]) => link);
  expect(links).toHaveLength(new Set(links).size);
  expect(links).toContain(guide);
});

test("the home page leads to the pages", async () => {
  expect(await mainAt("/")).toContain(`href="${guide}"`);
});

describe("a page that the team changes", () => {
  const id = "coffee-brewing";
  /** Replaces the blocks of the page, and restores them after the test. */
  async function withBlocks(blocks: ContentBlock[]) {
    await change(sql`content = jsonb_set(content, '{blocks}', ${JSON.stringify(blocks)}::jsonb)`);
  }
  const change = async (assignment: ReturnType<typeof sql>) => {
    await sql`update content_page set ${assignment} where id = ${id}`.execute(
      shop.services.database.sql,
    );
    await contentChanged(shop);
  };
  let before: string;
  beforeAll(async () => {
    const page = (await pagesOf("DE")).find((each) => each.id === id)!;
    before = JSON.stringify(page.blocks);
  });
  afterEach(() => withBlocks(JSON.parse(before) as ContentBlock[]));

  test("products that are sold out or not there are left out, and so is a row without any", async () => {
    await sql`update offer set stock = 0 where market = 'DE' and tcm like '101204%'`.execute(
      shop.services.database.sql,
    );
    await withBlocks([
      { products: { title: "Da", numbers: [100111, 999999, 101204] } },
      { products: { title: "Ausverkauft", numbers: [101204] } },
    ]);
    const main = await mainAt(guide);
    expect(main).toContain('data-item="100111"');
    expect(main).not.toContain('data-item="101204"');
    expect(wordsOf(main)).not.toContain("Ausverkauft");
  });

  test("products of a category and of a search fill a row", async () => {
    await shop.services.search.refresh(new Set());
    await withBlocks([
      { products: { title: "Mühlen", category: "grinders", limit: 2 } },
      { products: { title: "Gesucht", query: "espressokocher", limit: 1 } },
    ]);
    await vi.waitFor(async () => {
      const main = await mainAt(guide);
      expect(main.match(/data-item="10120\d"/g)).toHaveLength(2);
      expect(main).toContain('data-item="101241"');
    });
  });

  test("all products of a page are read at once", async () => {
    await withBlocks([
      { products: { title: "Eins", numbers: [100111] } },
      { products: { title: "Zwei", numbers: [100112, 100111] } },
    ]);
    const read = vi.spyOn(shop.services.catalogue, "byNumber");
    await mainAt(guide);
    expect(read.mock.calls.filter(([, numbers]) => numbers.includes(100112))).toEqual([
      [expect.anything(), [100111, 100112]],
    ]);
    read.mockRestore();
  });

  test("markup in the database is shown as text", async () => {
    await withBlocks([{ text: "<script>alert(1)</script> [x](javascript:alert(1))" }]);
    const main = await mainAt(guide);
    expect(main).not.toContain("<script>alert");
    expect(main).not.toContain('href="javascript:');
  });

  test("a form that no page fills is not shown", async () => {
    await withBlocks([{ text: "Davor" }, { form: "office-coffee" }]);
    expect(await wordsAt(guide)).toContain("Davor");
    expect(await mainAt(guide)).not.toContain("kontor-content__form");
  });

  test("a page begins and ends with its validity", async () => {
    await change(sql`valid_from = '2026-12-01', valid_until = '2027-01-01'`);
    expect((await get(guide)).statusCode).toBe(404);
    expect(await mainAt("/")).not.toContain(guide);
    now = new Date("2026-12-02T12:00Z");
    expect((await get(guide)).statusCode).toBe(200);
    now = new Date("2027-01-02T12:00Z");
    expect((await get(guide)).statusCode).toBe(404);
    await change(sql`valid_from = '-infinity', valid_until = 'infinity'`);
  });

  test("only what says something else counts as changed", async () => {
    const modified = async () => (await pagesOf("DE")).find((each) => each.id === id)!.modified;
    const first = await modified();
    await change(sql`place = place`);
    expect(await modified()).toEqual(first);
    await withBlocks([{ text: "Neu" }]);
    expect((await modified()).getTime()).toBeGreaterThan(first.getTime());
  });
});
