import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A product with packs of 250 g, 500 g and 1 kg. */
const espresso = 100101;

const at = (code: SiteCode) => ({ site: valueAt(allSites, code).site, now: new Date() });

/** Returns the path of a product's page, whatever the product is called. */
async function pathOf(code: SiteCode, number = espresso) {
  const [product] = await shop.services.catalogue.byNumber(at(code), [number]);
  return product!.url;
}

const setStock = (market: string, stock: number, articles: string[]) =>
  shop.services.database.sql
    .updateTable("offer")
    .set({ stock })
    .where("market", "=", market)
    .where("tcm", "in", articles)
    .execute();

/** Returns the numbers of the articles that a product's page has selected. */
async function chosenIn(code: SiteCode, url: string) {
  const { body } = await getPage(shop, code, url);
  const chosen = elements(body, "input").filter(
    ({ name, checked }) => name === "tcm" && checked === "",
  );
  return chosen.map(({ value }) => value);
}

/** Returns the number of the article that a product's page shows with its price, also when none can be selected. */
async function shownIn(code: SiteCode, url: string) {
  const { body } = await getPage(shop, code, url);
  return elements(body, "div").flatMap((element) => element["data-item-variant"] ?? []);
}

test("the variant in a product's address is selected", async () => {
  const url = `${await pathOf("DE")}?dim1=1000g`;
  expect(await chosenIn("DE", url)).toEqual(["100101-1000"]);
});

test("a variant that is sold out is shown and disabled when a shopper chose it, and not shown when a suggestion did", async () => {
  await setStock("HU", 0, ["100106-250"]);
  await setStock("HU", 9, ["100106-500"]);
  const url = await pathOf("HU", 100106);
  expect(await shownIn("HU", `${url}?dim1=250g`)).toEqual(["100106-250"]);
  expect(await chosenIn("HU", `${url}?dim1=250g`)).toEqual([]);
  const { body } = await getPage(shop, "HU", url);
  const disabled = elements(body, "input").filter(({ disabled }) => disabled === "");
  expect(disabled.map(({ value }) => value)).toEqual(["100106-250"]);
  expect(await chosenIn("HU", `${url}?query=kave&dim1=250g`)).toEqual(["100106-500"]);
  expect(await chosenIn("HU", `${url}?query=kave&dim1=500g`)).toEqual(["100106-500"]);
});

test("coffee is offered by subscription only in a shop that takes them", async () => {
  const asked = async (code: SiteCode) => {
    const { body } = await getPage(shop, code, await pathOf(code));
    return elements(body, "input").map(({ value }) => value);
  };
  expect(await asked("PL")).not.toContain("subscription");
  expect(await whileSubscriptionsAreTaken(() => asked("AT"))).toContain("subscription");
});

test("a variant that the product does not have redirects to the product", async () => {
  const product = await pathOf("DE");
  for (const [query, target] of [
    ["dim1=nothing", product],
    ["dim1=nothing&query=crema%20%26", `${product}?query=crema%20%26`],
  ]) {
    const response = await getPage(shop, "DE", `${product}?${query}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(target);
  }
});

test("concurrent requests for an unknown variant are each redirected with their own search", async () => {
  const product = await pathOf("DE");
  const searches = ["crema", "espresso", "bohnen"];
  const answers = await Promise.all(
    searches.map((query) => getPage(shop, "DE", `${product}?dim1=unknown&query=${query}`)),
  );
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    searches.map((query) => `${product}?query=${query}`),
  );
});

test.each(["dim1=", "dim1=250g&dim1=1000g", "dim1=%3Cb%3E"])(
  "a product's address with %s selects the first variant",
  async (query) => {
    const url = `${await pathOf("DE")}?${query}`;
    expect(await chosenIn("DE", url)).toEqual(["100101-250"]);
  },
);

test("a product that is no longer sold is neither found nor shown", async () => {
  const { catalogue, search, database } = shop.services;
  const [card] = await catalogue.byNumber(at("SK"), [100105]);
  const { url, name } = card!;
  const found = async () => (await search.find(at("SK").site, name)).numbers;
  expect((await getPage(shop, "SK", url)).statusCode).toBe(200);
  expect(await found()).toContain(100105);
  await database.sql
    .deleteFrom("offer")
    .where("market", "=", "SK")
    .where("tcm", "like", "100105-%")
    .execute();
  // Waits for the database's notification of the process.
  await vi.waitFor(async () => expect(await found()).not.toContain(100105), { timeout: 10_000 });
  expect((await getPage(shop, "SK", url)).statusCode).toBe(404);
  expect((await getPage(shop, "SK", url)).statusCode).toBe(404);
});

test("a sold-out product has no delivery time, and shows available products of its category first", async () => {
  const { catalogue } = shop.services;
  const url = await pathOf("DE");
  const words = async (code: SiteCode) => wordsOf((await getPage(shop, code, url)).body);
  const { articles, related } = (await catalogue.product(at("AT"), espresso))!;
  const [gone] = (await catalogue.product(at("AT"), related[0]!.number))!.articles;
  await setStock("AT", 0, [gone!.tcm, ...articles.map(({ tcm }) => tcm)]);

  const { catalogue: texts } = allSites.AT.texts;
  const soldOut = await words("AT");
  expect(soldOut).not.toContain(texts.delivery);
  expect(soldOut.indexOf(texts.alternatives)).toBeGreaterThan(0);
  expect(soldOut.indexOf(texts.alternatives)).toBeLessThan(soldOut.indexOf(texts.description));
  const offered = (await catalogue.product(at("AT"), espresso))!.related;
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ availability }) => availability !== "AVAILABLE")).toEqual([]);

  const usual = await words("DE");
  expect(usual).toContain(allSites.DE.texts.catalogue.delivery);
  expect(usual).not.toContain(texts.alternatives);
});
