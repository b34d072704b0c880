import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { formatMoney, toDecimal } from "../../../platform/shared/money.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { cartPath, customerBrowser, register } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { customerPaths, discountShopPaths, productFeedPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";

const { shop: path, members } = discountShopPaths;
const words = allSites.DE.texts.discountShop;
/** Reduced until 4 December, eight in the evening. */
const candle = 103182;

let shop: TestShop;
/** Warm days are open since 27 November; full table opens on 11 December at nine, for members on the 10th at six in the evening. */
const tuesday = new Date("2026-12-01T12:00Z");
const opening = new Date("2026-12-11T08:00Z");
let now = tuesday;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(() => moveTo(tuesday));

/** Moves the clock; the cache expects one that only goes forward. */
async function moveTo(moment: Date) {
  if (now === moment) return;
  const isBack = moment < now;
  now = moment;
  if (isBack) await contentChanged(shop);
}
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1_000);

const get = (url: string = path, code = "DE", headers = {}) => getPage(shop, code, url, headers);
const mainAt = async (url: string = path, code = "DE", headers = {}) =>
  mainOf((await get(url, code, headers)).body);
const wordsAt = async (url: string = path, code = "DE") => plain(wordsOf(await mainAt(url, code)));
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const productsOf = (main: string) => elements(main, "article").map((tile) => tile["data-item"]);
const database = () => shop.services.database.sql;

/** Changes sales for the time of a test. */
async function withSales(change: ReturnType<typeof sql>, check: () => Promise<void>) {
  const rows = await database().selectFrom("sale").selectAll().execute();
  await change.execute(database());
  await contentChanged(shop);
  try {
    await check();
  } finally {
    await database().deleteFrom("sale").execute();
    await database()
      .insertInto("sale")
      .values(rows.map(({ id, content }) => ({ id, content: JSON.stringify(content) })))
      .execute();
    await contentChanged(shop);
  }
}

describe("an open sale", () => {
  test.each(siteCodes)(
    "%s: has reduced products with their 30-day prices, until when",
    async (code) => {
      const { body, statusCode } = await get(path, code);
      expect(statusCode).toBe(200);
      expect(body).toContain('data-page-type="discountshop"');
      const main = mainOf(body);
      const tiles = elements(main, "article");
      expect(tiles.length).toBeGreaterThan(0);
      const [lowest] = plain(valueAt(allSites, code).texts.catalogue.lowestPrice).split("{price}");
      expect(plain(wordsOf(main)).split(lowest!)).toHaveLength(tiles.length + 1);
      expect(elements(main, "time")[0]).toMatchObject({
        datetime: code === "TR" ? "2026-12-06T17:00:00.000Z" : "2026-12-06T19:00:00.000Z",
      });
    },
  );

  test("lists what its categories have, by the share that is saved", async () => {
    const main = await mainAt();
    expect(wordsOf(main)).toContain("Warm eingepackt");
    const at = { site: allSites.DE.site, now };
    const categories = ["clothing", "sport", "children", "travel", "living"];
    const { products } = (await shop.services.catalogue.allReduced(
      at,
      { only: { categories } },
      { inStock: false },
      "saving",
      1,
    ))!;
    expect(productsOf(main)).toEqual(products.map(({ number }) => String(number)));
    const saved = ({ price, was }: ProductCard) => Math.round(((was! - price) / was!) * 10_000);
    const shares = products.map(saved);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    const byPrice = productsOf(await mainAt(`${path}?sort=price-up`));
    expect(byPrice).not.toEqual(productsOf(main));
    expect(new Set(byPrice)).toEqual(new Set(productsOf(main)));
  });

  test("is narrowed down to a category, which search engines do not see", async () => {
    const link = elements(await mainAt(), "a").find(({ href }) => href?.includes("?category="))!;
    const { body } = await get(link.href);
    const narrowed = productsOf(mainOf(body));
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.length).toBeLessThan(productsOf(await mainAt()).length);
    expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
  });

  test.each([
    ["category=999999", path],
    ["category=x", path],
    ["from=&to=", path],
    ["sort=evil", path],
    ["stock=1", path],
    ["utm_source=x", undefined],
  ])("%s leads to an address that the shop has", async (query, target) => {
    const { statusCode, headers } = await get(`${path}?${query}`);
    expect(statusCode).toBe(target ? 302 : 200);
    expect(headers.location).toBe(target);
  });

  test("says how many are left where they are few, and until when a price is valid", async () => {
    const text = await wordsAt();
    expect(text).toContain("Nur noch 4");
    expect(text).toContain("Preis gilt bis 4. Dezember");
    const data = structuredData((await get()).body).find((each) => each["@type"] === "ItemList")!;
    expect(JSON.stringify(data)).toContain('"priceValidUntil":"2026-12-04"');
    expect(productsOf(await mainAt(`${path}?sort=ending`))[0]).toBe(String(candle));
  });

  test.each(siteCodes)(
    "%s: a price with an end is that of page, feed and cart, and over in a preview of later",
    async (code) => {
      const { site } = valueAt(allSites, code);
      const [product] = await shop.services.catalogue.byNumber({ site, now }, [candle]);
      const { price, was, url } = product!;
      expect(was).toBeGreaterThan(price);
      const shown = plain(formatMoney(price, site));
      expect(await wordsAt(`${path}?sort=ending`, code)).toContain(shown);
      expect(await wordsAt(url, code)).toContain(shown);
      const feed = (await get(productFeedPath, code)).body;
      const item = feed.split("<item>").find((each) => each.includes(`<g:id>${candle}-01</g:id>`));
      const money = (amount: number) => `${toDecimal(amount)} ${site.currency.code}`;
      expect(item).toContain(`<g:price>${money(was!)}</g:price><g:sale_price>${money(price)}<`);
      const visitor = customerBrowser(shop, code);
      await visitor.add(`${candle}-01`, 1);
      const { cart } = (await visitor.send("GET", cartPath)).json();
      expect(cart.articles).toMatchObject([{ price }]);
      const cookie = await previewing(shop, { time: new Date("2026-12-05T12:00Z") }, code);
      const later = plain(wordsOf(await mainAt(url, code, { cookie })));
      expect(later).toContain(plain(formatMoney(was!, site)));
      expect(later).not.toContain(shown);
    },
  );

  test("ends at its minute, and the page says what comes next", async () => {
    const end = new Date("2026-12-06T19:00Z");
    await moveTo(secondsFrom(end, -1));
    expect(await wordsAt()).not.toContain("Vorbei");
    await moveTo(end);
    const text = await wordsAt();
    expect(text).toContain("Vorbei: Warm eingepackt.");
    expect(text).toContain("Rund um den Tisch");
    // In Türkiye clocks are two hours ahead.
    expect(await wordsAt(path, "TR")).toContain("Sofranın etrafında");
  });

  test("describes itself and its products to search engines", async () => {
    const data = structuredData((await get()).body);
    expect(data.find((each) => each["@type"] === "SaleEvent")).toMatchObject({
      name: "Warm eingepackt",
      startDate: "2026-11-27T08:00:00.000Z",
      endDate: "2026-12-06T19:00:00.000Z",
    });
    const list = data.find((each) => each["@type"] === "ItemList")!;
    expect(list.numberOfItems).toBe(productsOf(await mainAt()).length);
  });

  test("is tracked as a list of products, and stands in site map and navigation", async () => {
    const [list] = elements(await mainAt(), "ul").filter((each) => each["data-item-list"]);
    expect(list).toMatchObject({
      "data-item-list": "discountshop",
      "data-item-list-name": words.title,
    });
    expect((await get("/sitemap.xml")).body).toContain(`${path}<`);
  });
});

describe("before a sale opens", () => {
  test("the page says the moment in the site's time zone, and switches at it although it is cached", async () => {
    await moveTo(secondsFrom(opening, -1));
    const before = await mainAt();
    expect(plain(wordsOf(before))).toContain("Beginn: Freitag, 11. Dezember, 9:00 Uhr (MEZ)");
    expect(before).toContain('data-opens="2026-12-11T08:00:00.000Z"');
    await moveTo(opening);
    const after = await mainAt();
    expect(after).not.toContain("data-opens");
    expect(productsOf(after).length).toBeGreaterThan(0);
    expect(productsOf(after).some((product) => productsOf(before).includes(product))).toBe(false);
  });

  test("what other categories have reduced is there already", async () => {
    await moveTo(new Date("2026-12-09T12:00Z"));
    const main = await mainAt();
    expect(wordsOf(main)).toContain(words.alreadyReduced);
    expect(productsOf(main).length).toBeGreaterThan(0);
  });

  test("one of all products shows none of them, but what is popular", async () => {
    await moveTo(new Date("2026-12-09T12:00Z"));
    await withSales(sql`update sale set content = content - 'categories'`, async () => {
      const main = await mainAt();
      expect(wordsOf(main)).not.toContain(words.alreadyReduced);
      expect(elements(main, "ul").map((list) => list["data-item-list"])).toContain("popular");
      expect((await get(`${path}?category=1000`)).statusCode).toBe(302);
    });
  });

  test("a preview of a later moment shows it open", async () => {
    const cookie = await previewing(shop, { time: secondsFrom(opening, 3_600) });
    const previewed = await mainAt(path, "DE", { cookie });
    expect(wordsOf(previewed)).toContain("Rund um den Tisch");
    expect(productsOf(previewed).length).toBeGreaterThan(0);
    expect(await wordsAt()).toContain("Warm eingepackt");
  });
});

describe("members of the customer card", () => {
  const evening = new Date("2026-12-10T17:00Z");

  test("come in the evening before; guests and other customers do not, neither from a cache nor by the address", async () => {
    await moveTo(secondsFrom(evening, -60));
    expect(await wordsAt()).toContain("Mit KontorCard: Donnerstag, 10. Dezember, 18:00 Uhr");
    expect((await get(members)).statusCode).toBe(303);
    // The script asks for the page again at both moments.
    expect(await mainAt()).toContain('data-changes="2026-12-10T17:00:00.000Z"');
    await moveTo(evening);
    const shared = await mainAt();
    expect(shared).toContain('data-changes="2026-12-11T08:00:00.000Z"');
    expect(elements(shared, "a").map(({ href }) => href)).toContain(members);
    const guest = await get(members);
    expect(guest.statusCode).toBe(200);
    expect(guest.headers["cache-control"]).toBe("no-store");
    expect(productsOf(mainOf(guest.body))).toEqual([]);
    expect(elements(mainOf(guest.body), "a").map(({ href }) => href)).toContain(
      `${customerPaths.account}?next=${members}`,
    );
    const browser = customerBrowser(shop);
    await register(browser);
    const seenByCustomer = () => browser.get(members);
    expect(productsOf(mainOf((await seenByCustomer()).body))).toEqual([]);
    await browser.submit(customerPaths.card, { kind: "kontorcard" });
    const early = await seenByCustomer();
    expect(early.headers["cache-control"]).toBe("no-store");
    expect(productsOf(mainOf(early.body)).length).toBeGreaterThan(0);
    expect(plain(wordsOf(mainOf(early.body)))).toContain(
      "Für Sie ist schon geöffnet. Für alle: Freitag, 11. Dezember, 9:00 Uhr",
    );
    // The same address has the same products for everybody once it is open.
    await moveTo(opening);
    expect((await seenByCustomer()).headers.location).toBe(path);
    expect(productsOf(await mainAt())).toEqual(productsOf(mainOf(early.body)));
  });
});

test("a member who comes before that moment reads when it is, on the same page", async () => {
  await moveTo(new Date("2026-12-09T12:00Z"));
  const browser = customerBrowser(shop);
  await register(browser);
  await browser.submit(customerPaths.card, { kind: "kontorcard" });
  const { body } = await browser.get(members);
  expect(plain(wordsOf(mainOf(body)))).toContain("Beginn: Donnerstag, 10. Dezember, 18:00 Uhr");
  expect(body).toContain('data-opens="2026-12-10T17:00:00.000Z"');
  expect(productsOf(mainOf(body))).toEqual([]);
});

describe("between sales", () => {
  test.each(["DE", "CH_FR", "TR"] as const)("%s: lists all that is reduced", async (code) => {
    await withSales(sql`delete from sale`, async () => {
      const main = await mainAt(path, code);
      const { title } = valueAt(allSites, code).texts.discountShop;
      expect(wordsOf(main)).toContain(title);
      expect(productsOf(main).length).toBeGreaterThan(0);
    });
  });

  test("says that nothing is reduced, and what is popular", async () => {
    await withSales(sql`delete from sale`, async () => {
      await sql`update offer set was = null where market = 'HU'`.execute(database());
      await contentChanged(shop);
      const main = await mainAt(path, "HU");
      expect(wordsOf(main)).toContain(allSites.HU.texts.discountShop.none);
      expect(productsOf(main).length).toBeGreaterThan(0);
    });
  });

  test("staff reads that an open sale has no products", async () => {
    const at = { site: allSites.HU.site, now };
    expect((await shop.services.sales.problems(at)).join()).toContain("The sale warm-days");
    expect(await shop.services.sales.problems({ ...at, site: allSites.DE.site })).toEqual([]);
  });
});
