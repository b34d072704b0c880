import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { structuredDataErrors } from "../../../tests/support/structured-data.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
let now = new Date();
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** A coffee whose sale ends in Germany in ten days, and its page in twenty. */
const ending = 100111;
/** A coffee that Germany has never had. */
const foreign = 100112;

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  const { sql: database } = shop.services.database;
  const ofProduct = (number: number) =>
    sql`tcm in (select tcm from article where product_id = ${number})`;
  await sql`update offer set valid_until = ${days(10)} where market = 'DE' and ${ofProduct(ending)}`.execute(
    database,
  );
  await sql`update product set gone_from = ${days(20)} where id = ${ending}`.execute(database);
  await sql`delete from offer where market = 'DE' and ${ofProduct(foreign)}`.execute(database);
});
afterAll(() => shop.close());

const { texts } = allSites.DE;
const { archive } = texts.catalogue;
const german = () => ({ site: allSites.DE.site, now });
const main = (body: string) => /<main[^]*<\/main>/.exec(body)![0];

/** Returns the numbers of the products in the lists of a page, without the cart's. */
const listedIn = (body: string) =>
  elements(main(body), "article").map((tile) => Number(tile["data-item"]));

test("a product that is no longer sold keeps its page, which leads to similar ones", async () => {
  now = new Date();
  const { url } = (await shop.services.catalogue.product(german(), ending))!;
  expect((await getPage(shop, "DE", url)).body).toContain('data-page-type="ProductDetailPage"');
  now = days(11);
  const { statusCode, body } = await getPage(shop, "DE", url);
  expect(statusCode).toBe(200);
  expect(body).toContain('data-page-type="productarchive"');
  expect(wordsOf(body)).toContain(wordsOf(archive.ended));
  const listed = listedIn(body);
  expect(listed.length).toBeGreaterThan(3);
  expect(listed).not.toContain(ending);
  const sold = await shop.services.catalogue.byNumber(german(), listed);
  expect(sold.map(({ availability }) => availability)).toEqual(listed.map(() => "AVAILABLE"));
  const data = structuredData(body);
  expect(await structuredDataErrors(data)).toEqual([]);
  expect(data[0]).toMatchObject({ offers: { availability: "https://schema.org/Discontinued" } });
});

test("older addresses of such a product lead to its page", async () => {
  now = days(11);
  const { url } = (await shop.services.catalogue.archived(german(), ending))!;
  const { statusCode, headers } = await getPage(shop, "DE", `/an-older-name-p${ending}.html`);
  expect([statusCode, headers.location]).toEqual([301, url]);
});

test("no list, search, feed or site map has it from that moment on", async () => {
  now = days(11);
  const { catalogue } = shop.services;
  expect(await catalogue.soldProducts(german())).not.toContain(ending);
  expect((await getPage(shop, "DE", "/sitemap.xml")).body).not.toContain(`-p${ending}.html`);
  expect(await catalogue.byNumber(german(), [ending])).toEqual([]);
});

test("the similar products are of its category, and the most similar comes first", async () => {
  now = days(11);
  const { alternatives, path } = (await shop.services.catalogue.archived(german(), ending))!;
  const own = path.at(-1)!.name;
  const isOwn = alternatives.map(({ categories }) => categories.at(-1) === own);
  expect(isOwn[0]).toBe(true);
  expect(isOwn).toEqual(isOwn.toSorted((one, other) => Number(other) - Number(one)));
});

test("a page that is given up has the status 410 at any of its addresses, also from the cache, with similar products", async () => {
  now = days(21);
  const { url } = (await shop.services.catalogue.archived(german(), ending))!;
  for (const address of [url, url, `/an-older-name-p${ending}.html`]) {
    const { statusCode, body } = await getPage(shop, "DE", address);
    expect(statusCode, address).toBe(410);
    expect(body).toContain('data-page-type="productarchive"');
    expect(wordsOf(body)).toContain(wordsOf(archive.gone));
    expect(body).toContain('content="noindex');
    expect(listedIn(body).length).toBeGreaterThan(3);
  }
});

test("a product that is sold elsewhere and never was here is not found", async () => {
  now = new Date();
  expect((await getPage(shop, "DE", `/x-p${foreign}.html`)).statusCode).toBe(404);
});

test("a product that is not sold yet is not found", async () => {
  now = days(-2);
  const { sql: database } = shop.services.database;
  const other = 100113;
  await sql`update offer set valid_from = ${days(-1)} where tcm in (select tcm from article where product_id = ${other})`.execute(
    database,
  );
  expect(await shop.services.catalogue.archived(german(), other)).toBeUndefined();
});
