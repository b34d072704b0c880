import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileNoSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import { allSites } from "../../sites/all-sites.ts";
import { deliveryTime } from "./delivery-time.ts";

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
  expect(await whileNoSubscriptionsAreTaken(() => asked("PL"))).not.toContain("subscription");
  expect(await asked("AT")).toContain("subscription");
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
  const delivery = (code: "AT" | "DE") =>
    deliveryTime(new Date(), allSites[code].site, allSites[code].texts.catalogue).text.replaceAll(
      /\s+/g,
      " ",
    );
  const soldOut = await words("AT");
  expect(soldOut).not.toContain(delivery("AT"));
  expect(soldOut.indexOf(texts.alternatives)).toBeGreaterThan(0);
  expect(soldOut.indexOf(texts.alternatives)).toBeLessThan(soldOut.indexOf(texts.description));
  const offered = (await catalogue.product(at("AT"), espresso))!.related;
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ availability }) => availability !== "AVAILABLE")).toEqual([]);

  const usual = await words("DE");
  expect(usual).toContain(delivery("DE"));
  expect(usual).not.toContain(texts.alternatives);
});

test("a product's page names the days of delivery, until the hour up to which an order has them", async () => {
  let now = new Date("2026-11-30T13:59+01:00");
  const timed = await openTestShop({ now: () => now });
  try {
    const words = async () => wordsOf((await getPage(timed, "DE", await pathOf("DE"))).body);
    expect(await words()).toMatch(
      /Mi\., 2\.\s–\sDo\., 3\.\sDezember, wenn Sie bis Mo\., 14:00\sUhr/,
    );
    now = new Date("2026-11-30T14:00+01:00");
    expect(await words()).toMatch(
      /Do\., 3\.\s–\sFr\., 4\.\sDezember, wenn Sie bis Di\., 14:00\sUhr/,
    );
  } finally {
    await timed.close();
  }
});

test("whole bean and ground of one coffee link to each other", async () => {
  const linksOf = async (number: number) => {
    const { body } = await getPage(shop, "PL", await pathOf("PL", number));
    return elements(body, "a").filter((link) => link.class === "kontor-variant");
  };
  const addresses = [await pathOf("PL", 100101), await pathOf("PL", 100131)];
  const [beans, ground] = [await linksOf(100101), await linksOf(100131)];
  expect(beans.map(({ href }) => href)).toEqual(addresses);
  expect(ground.map(({ href }) => href)).toEqual(addresses);
  expect(beans.map((link) => link["aria-current"])).toEqual(["page", undefined]);
  expect(ground.map((link) => link["aria-current"])).toEqual([undefined, "page"]);
});

test("related products are a row of four without repetition, also after adding", async () => {
  const { body } = await getPage(shop, "DE", await pathOf("DE", 100111));
  const listed = elements(body, "article").flatMap((item) => item["data-item"] ?? []);
  expect(listed).toHaveLength(4);
  expect(new Set(listed).size).toBe(4);
  const [, data] = /data-island="BuyBox".*?<script type="application\/json">(.*?)<\/script>/s.exec(
    body,
  )!;
  const { suggested } = JSON.parse(data!) as { suggested: { id: string }[] };
  expect(suggested.map(({ id }) => id).filter((id) => listed.includes(id))).toEqual([]);
});
