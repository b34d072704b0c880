import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { leafletPath } from "../../shop-paths.ts";

let shop: TestShop;
/** A Thursday in the week of `out-and-about`, after that of `warm-rooms` and before that of `slow-mornings`. */
const thursday = new Date("2026-11-26T12:00Z");
let now = thursday;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(() => moveTo(thursday));

/** Moves the clock; the cache expects one that only goes forward. */
async function moveTo(moment: Date) {
  if (now === moment) return;
  now = moment;
  await contentChanged(shop);
}

const get = (url = leafletPath, code = "DE", headers = {}) => getPage(shop, code, url, headers);
const mainAt = async (url = leafletPath, code = "DE") => mainOf((await get(url, code)).body);
const wordsAt = async (url = leafletPath, code = "DE") =>
  wordsOf(await mainAt(url, code)).replaceAll("\u00a0", " ");
const pathOf = (id: string) => `${leafletPath}/${id}`;
const database = () => shop.services.database.sql;

/** Changes rows for the time of a test. */
async function withRows(change: ReturnType<typeof sql>, check: () => Promise<void>) {
  const rows = await database().selectFrom("leaflet").selectAll().execute();
  await change.execute(database());
  await contentChanged(shop);
  try {
    await check();
  } finally {
    await database().deleteFrom("leaflet").execute();
    await database()
      .insertInto("leaflet")
      .values(rows.map(({ id, content }) => ({ id, content: JSON.stringify(content) })))
      .execute();
    await contentChanged(shop);
  }
}

describe("the leaflet of the moment", () => {
  test.each(siteCodes)(
    "%s: has eight pages and more, with products that the site sells",
    async (code) => {
      const { body, statusCode } = await get(leafletPath, code);
      expect(statusCode).toBe(200);
      expect(body).toContain('data-page-type="leaflet"');
      const main = mainOf(body);
      const pages = elements(main, "li").filter(({ id }) => id?.startsWith("page-"));
      expect(pages.length).toBeGreaterThanOrEqual(8);
      expect(elements(main, "article").length).toBeGreaterThanOrEqual(25);
      // The overview has a link to each.
      for (const { id } of pages) expect(main).toContain(`href="#${id}"`);
      expect(elements(main, "form").some((form) => "data-kontor-add" in form)).toBe(true);
    },
  );

  test("says from when to when it is valid, in the language of the site", async () => {
    expect(await wordsAt()).toContain("Gültig vom 23. November bis 29. November");
    expect(await wordsAt(leafletPath, "HU")).toContain("Érvényes: november 23. – november 29.");
  });

  test("changes at the midnight of the site, although it is cached", async () => {
    const titles = (code: "DE" | "TR") => wordsAt(leafletPath, code);
    now = new Date("2026-11-29T20:59:59Z");
    expect(await titles("DE")).toContain("Raus mit uns");
    expect(await titles("TR")).toContain("Haydi dışarı");
    now = new Date("2026-11-29T21:00:01Z");
    expect(await titles("DE")).toContain("Raus mit uns");
    expect(await titles("TR")).toContain("Acelesiz sabahlar");
    now = new Date("2026-11-29T23:00:01Z");
    expect(await titles("DE")).toContain("Langsame Morgen");
  });

  test("is there at any time, years from now, too", async () => {
    for (const moment of ["2027-02-10T12:00Z", "2030-06-15T12:00Z"]) {
      await moveTo(new Date(moment));
      expect(await wordsAt()).toContain("Gültig vom");
    }
  });

  test("shows prices of the moment, and marks what is sold out", async () => {
    const price = sql`update offer set price = 12345, was = 23456 where market = 'DE' and tcm like '107101-%'`;
    await price.execute(database());
    await sql`update offer set stock = 0 where market = 'DE' and tcm like '107103-%'`.execute(
      database(),
    );
    await contentChanged(shop);
    const main = await mainAt();
    expect(wordsOf(main)).toContain("123,45");
    expect(wordsOf(main)).toContain("234,56");
    const tiles = elements(main, "article");
    expect(tiles.find((tile) => tile["data-item"] === "107103")).toHaveProperty("data-sold-out");
  });

  test("closes the place of a product that is no longer sold with a spare one", async () => {
    const numbers = async () =>
      elements(await mainAt(), "article").map((tile) => tile["data-item"]);
    expect(await numbers()).toContain("107141");
    expect(await numbers()).not.toContain("107142");
    const end = (until: string) =>
      sql`update offer set valid_until = ${until}::timestamptz where market = 'DE' and tcm like '107141-%'`.execute(
        database(),
      );
    await end("2026-11-01");
    await contentChanged(shop);
    expect(await numbers()).not.toContain("107141");
    expect(await numbers()).toContain("107142");
    await end("infinity");
    await contentChanged(shop);
  });

  test("describes itself to search engines", async () => {
    const data = structuredData((await get()).body);
    expect(data.find((each) => each["@type"] === "SaleEvent")).toMatchObject({
      name: "Raus mit uns",
      startDate: "2026-11-22T23:00:00.000Z",
      endDate: "2026-11-29T23:00:00.000Z",
    });
    const catalogue = data.find((each) => each["@type"] === "OfferCatalog")!;
    expect(catalogue.numberOfItems).toBeGreaterThan(25);
    expect(catalogue.itemListElement).toContainEqual(
      expect.objectContaining({ item: expect.objectContaining({ "@type": "Product" }) }),
    );
  });

  test("is tracked as a list of products, whose positions go on from page to page", async () => {
    const lists = elements(await mainAt(), "ul").filter((list) => list["data-item-list"]);
    expect(lists.map((list) => list["data-item-list"])).toEqual(lists.map(() => "leaflet"));
    expect(lists[1]).toMatchObject({
      "data-item-list-name": "Raus mit uns",
      "data-item-start": "4",
    });
  });

  test("stands in the site map, in footer and navigation", async () => {
    expect((await get("/sitemap.xml")).body).toContain(`${leafletPath}<`);
    const { body } = await get("/");
    expect(body).toContain(`href="${leafletPath}"`);
  });
});

describe("a certain leaflet", () => {
  test("names the address of the moment as its own while it is valid", async () => {
    const canonical = async (url: string) =>
      elements((await get(url)).body, "link").find(({ rel }) => rel === "canonical")?.href;
    expect(await canonical(pathOf("out-and-about"))).toBe(await canonical(leafletPath));
  });

  test("that was valid last week says so, is still readable, and is hidden from search engines", async () => {
    const { body, statusCode } = await get(pathOf("warm-rooms"));
    expect(statusCode).toBe(200);
    const words = wordsOf(mainOf(body)).replaceAll("\u00a0", " ");
    expect(words).toContain("Dieser Prospekt galt bis zum 22. November.");
    expect(words).toContain(allSites.DE.texts.leaflets.toCurrent);
    expect(elements(mainOf(body), "article").length).toBeGreaterThan(20);
    expect(body).toContain('name="robots"');
    expect(structuredData(body).some((each) => each["@type"] === "SaleEvent")).toBe(false);
  });

  test("of next week is announced without its products, and shown in a preview of its time", async () => {
    const path = pathOf("slow-mornings");
    const words = await wordsAt(path);
    expect(words).toContain("Gültig vom 30. November bis 6. Dezember.");
    expect(elements(await mainAt(path), "article")).toEqual([]);
    const cookie = await previewing(shop, { time: new Date("2026-12-01T12:00Z") });
    const previewed = mainOf((await get(path, "DE", { cookie })).body);
    expect(elements(previewed, "article").length).toBeGreaterThan(20);
    expect(wordsOf(mainOf((await get(leafletPath, "DE", { cookie })).body))).toContain(
      "Langsame Morgen",
    );
    // Shoppers do not see the preview.
    expect(await wordsAt()).toContain("Raus mit uns");
  });

  test("links to those before and after it", async () => {
    const links = elements(await mainAt(), "a").map(({ href }) => href);
    expect(links).toContain(pathOf("warm-rooms"));
    expect(links).toContain(pathOf("slow-mornings"));
    expect(await wordsAt()).toContain("Langsame Morgen (ab 30. November)");
  });

  test("without a file does not exist", async () => {
    for (const id of ["atlantis", "x".repeat(61), "%00", "..%2f"])
      expect((await get(pathOf(id))).statusCode, id).toBeGreaterThanOrEqual(400);
    expect((await get(pathOf("atlantis"))).statusCode).toBe(404);
  });
});

describe("with other leaflets", () => {
  const special = (from: string, until: string) => sql`
    insert into leaflet (id, content)
    select 'special', jsonb_set(content, '{title,de}', '"Sonderheft"') - 'every'
      || jsonb_build_object('from', ${from}::text, 'until', ${until}::text)
    from leaflet where id = 'slow-mornings'`;

  test("one that does not come back replaces those that do", async () => {
    await withRows(special("2026-11-26", "2026-11-27"), async () => {
      expect(await wordsAt()).toContain("Sonderheft");
      expect((await get(pathOf("out-and-about"))).statusCode).toBe(200);
    });
    expect(await wordsAt()).toContain("Raus mit uns");
  });

  test("one that begins later does not exist yet, and one that ended is gone", async () => {
    await withRows(special("2026-12-24", "2026-12-27"), async () =>
      expect((await get(pathOf("special"))).statusCode).toBe(404),
    );
    await withRows(special("2026-10-01", "2026-10-07"), async () => {
      const { statusCode, body } = await get(pathOf("special"));
      expect(statusCode).toBe(410);
      expect(wordsOf(mainOf(body))).toContain(allSites.DE.texts.leaflets.ended);
    });
  });

  test.each(["DE", "CH", "CH_FR", "TR"] as const)(
    "%s: without a valid one, the page says when the next begins",
    async (code) => {
      const only = sql`update leaflet set content = content - 'every'
        || jsonb_build_object('from', '2026-12-24', 'until', '2026-12-31')`;
      await withRows(only, async () => {
        const { statusCode, body } = await get(leafletPath, code);
        expect(statusCode).toBe(200);
        const { none, nextFrom } = valueAt(allSites, code).texts.leaflets;
        const words = wordsOf(mainOf(body)).replaceAll("\u00a0", " ");
        expect(words).toContain(none.replaceAll("\u00a0", " "));
        expect(words).toContain(nextFrom.split("{date}")[0]!.replaceAll("\u00a0", " ").trim());
        expect(words).toContain("24");
        expect((await get("/sitemap.xml", code)).body).not.toContain(`${leafletPath}<`);
      });
    },
  );

  test("one of which a site sells no product is not shown there", async () => {
    const unsold = sql`update leaflet set content = jsonb_set(content, '{pages}', jsonb_build_array(
      (content #> '{pages,0}') - 'instead' || '{"layout": "single", "products": [102503]}'))`;
    await withRows(unsold, async () => {
      expect(elements(await mainAt(), "article")).toHaveLength(1);
      expect(await wordsAt(leafletPath, "TR")).toContain(allSites.TR.texts.leaflets.none);
      expect((await get(pathOf("out-and-about"), "TR")).statusCode).toBe(404);
    });
  });

  test("without any, the page says so", async () => {
    await withRows(sql`delete from leaflet`, async () => {
      const { statusCode } = await get();
      expect(statusCode).toBe(200);
      expect(await wordsAt()).toContain(allSites.DE.texts.leaflets.nextUnknown);
    });
  });

  test("staff reads which pages a site leaves out", async () => {
    const at = { site: allSites.TR.site, now };
    const { leaflets } = shop.services;
    expect(await leaflets.problems(at)).toEqual([]);
    const unsold = sql`update leaflet set content = jsonb_set(content, '{pages,0}',
      (content #> '{pages,0}') - 'instead' || '{"products": [102503]}') where id = 'slow-mornings'`;
    await withRows(unsold, async () => {
      expect((await leaflets.problems(at)).join()).toContain("of the leaflet slow-mornings");
      expect(await leaflets.problems({ ...at, site: allSites.DE.site })).toEqual([]);
    });
  });
});
