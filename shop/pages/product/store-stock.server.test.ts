import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fill } from "../../../platform/shared/texts/words.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { myStorePath } from "../../shop-paths.ts";

let shop: TestShop;
let now = new Date("2026-12-01T10:00+01:00");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  path = await pathOf();
});
afterAll(() => shop.close());

const { site, texts } = allSites.DE;
const words = texts.storeStock;
/** A product with packs of 250 g, 500 g and 1 kg. */
const [product, tcm] = [100101, "100101-250"];
let path: string;

async function pathOf() {
  const [card] = await shop.services.catalogue.byNumber({ site, now }, [product]);
  return card!.url;
}

/** Sets which stores have the article. */
async function stock(counts: Record<string, number>) {
  const db = shop.services.database.sql;
  await sql`delete from place_stock where tcm like '100101-%' and market = 'DE'`.execute(db);
  for (const [place, count] of Object.entries(counts))
    await sql`insert into place_stock (market, place, tcm, stock) values ('DE', ${place}, ${tcm}, ${count})`.execute(
      db,
    );
  await contentChanged(shop);
}

/** Returns the words of the page about what stores have, as they are without a script. */
async function shown(url = path) {
  const { body } = await getPage(shop, "DE", url);
  const [, details = ""] = /(<details class="kontor-stock".*?<\/details>)/s.exec(body) ?? [];
  return wordsOf(details.replace(/<span [^>]*hidden[^>]*>[^<]*<\/span>/g, "")).replaceAll(
    "\u00a0",
    " ",
  );
}

const hamburg = "Hamburg, Sandtorkai";
const cologne = "Köln, Ehrenstraße";

beforeEach(() => {
  now = new Date("2026-12-01T10:00+01:00");
});

describe("a product's page", () => {
  test("says what each store has: ready today, or delivered there on days", async () => {
    await stock({ "hamburg-sandtorkai": 3 });
    const text = await shown();
    expect(text).toContain(fill(words.inStock, { number: "1", all: "11" }));
    expect(text).toContain(`${hamburg} ${words.today}`);
    expect(text).toContain(`${cologne} Lieferung in den Store: `);
    expect(text).toContain(fill(words.article, { label: "250 g" }).replaceAll("\u00a0", " "));
  });

  test("says that nothing is in a store, and when other articles are chosen by their address", async () => {
    await stock({ "hamburg-sandtorkai": 3 });
    const text = await shown(`${path}?dim1=1000g`);
    expect(text).toContain(words.inNone);
    expect(text).not.toContain(words.today);
  });

  test("says tomorrow when less than two hours of opening are left, and leaves the cache then", async () => {
    await stock({ "hamburg-sandtorkai": 3 });
    now = new Date("2026-12-01T16:59+01:00");
    expect(await shown()).toContain(`${hamburg} ${words.today}`);
    now = new Date("2026-12-01T17:01+01:00");
    expect(await shown()).toContain(`${hamburg} ${words.tomorrow}`);
    // Another day begins.
    now = new Date("2026-12-02T00:01+01:00");
    expect(await shown()).toContain(`${hamburg} ${words.today}`);
  });

  test("of what is sold out says where the last pieces are", async () => {
    await stock({ "hamburg-sandtorkai": 1 });
    const db = shop.services.database.sql;
    const set = (count: number) =>
      sql`update offer set stock = ${count} where market = 'DE' and tcm like '100101-%'`.execute(
        db,
      );
    await set(0);
    await contentChanged(shop);
    const text = await shown();
    expect(text).toContain(`${hamburg} ${words.onSite}`);
    expect(text).toContain(`${cologne} ${words.none}`);
    await set(50);
  });

  test("is the same for every shopper, whatever their store is", async () => {
    const page = (cookie: string) => getPage(shop, "DE", path, { cookie });
    const [one, other] = [await page(""), await page("kontorStore=koln-ehrenstrasse%20K%C3%B6ln")];
    expect(other.headers["etag"]).toBe(one.headers["etag"]);
    expect(one.headers["set-cookie"]).toBeUndefined();
  });
});

test("the store that is chosen on a product's page leads back to it", async () => {
  const { body } = await getPage(shop, "DE", path);
  const [back] = elements(mainOf(body), "input").filter(({ name }) => name === "back");
  const choose = (address: string) =>
    shop.app.inject({
      method: "POST",
      url: myStorePath,
      headers: { host: shop.host("DE"), "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ store: "koln-ehrenstrasse", back: address }).toString(),
    });
  expect((await choose(back!.value!)).headers.location).toBe(`${path}#kontor-store-stock`);
  for (const foreign of ["https://evil.example/a-p1.html", "//evil.example/a-p1.html", "/checkout"])
    expect((await choose(foreign)).headers.location, foreign).toBe(myStorePath);
});

test("gift cards are in no store", async () => {
  const { rows } = await sql<{
    id: number;
  }>`select id from product where kind = 'giftCard' limit 1`.execute(shop.services.database.sql);
  const [card] = await shop.services.catalogue.byNumber({ site, now }, [rows[0]!.id]);
  expect((await getPage(shop, "DE", card!.url)).body).not.toContain("kontor-stock");
});
