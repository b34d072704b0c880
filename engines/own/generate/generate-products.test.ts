import { expect, test } from "vitest";
import { languages, markets } from "../../../shop/sites/site-codes.ts";
import {
  firstGeneratedId,
  generateProducts,
  likePrice,
  popularity,
  type ModelProduct,
} from "./generate-products.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

const named = (words: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      words
        .split(" ")
        .map((word) => `${word}-${language}`)
        .join(" "),
    ]),
  ) as ModelProduct["names"];

const models: ModelProduct[] = [
  {
    id: 100_101,
    names: named("Espresso Milano kräftig"),
    articles: ["100101-250", "100101-500", "100101-750", "100101-1000"].map((tcm) => ({
      tcm,
      prices: { DE: 699, CH: 795, HU: 259_000 },
    })),
  },
  {
    id: 108_101,
    names: named("Koffer Zephyr"),
    articles: [{ tcm: "108101", prices: { DE: 6999, CZ: 179_000 } }],
  },
];
const products = [...generateProducts(models, 500, markets)];

test("generated products are the same each time and numbered from the first on", () => {
  expect([...generateProducts(models, 500, markets)]).toEqual(products);
  expect(products.map(({ id }) => id)).toEqual(
    Array.from({ length: 500 }, (_, at) => firstGeneratedId + at),
  );
  expect([...generateProducts(models, 0, markets)]).toEqual([]);
});

test("a generated name has at least two words of real names, the same choice in each language", () => {
  for (const language of languages) {
    const known = new Set(models.flatMap(({ names }) => valueAt(names, language).split(" ")));
    for (const { names } of products) {
      const words = valueAt(names, language).split(" ");
      expect(words.every((word) => known.has(word))).toBe(true);
      expect(words.map((word) => word.replace(`-${language}`, "-de")).join(" ")).toBe(names.de);
    }
  }
  expect(new Set(products.map(({ names }) => names.de)).size).toBeGreaterThan(10);
});

test("a generated product has one to three articles, sold where the model is, mostly in stock", () => {
  for (const { id, model, articles } of products) {
    const known = models.find((one) => one.id === model)!;
    expect(articles.length).toBeGreaterThanOrEqual(1);
    expect(articles.length).toBeLessThanOrEqual(3);
    articles.forEach(({ tcm, model: like, offers }, at) => {
      expect(tcm).toBe(`${id}-${at + 1}`);
      const article = known.articles.find((one) => one.tcm === like)!;
      expect(offers.map(({ market }) => market)).toEqual(
        markets.filter((market) => article.prices[market] !== undefined),
      );
      for (const { market, price, was, stock } of offers) {
        expect(price).toBeGreaterThanOrEqual(article.prices[market]! * 0.5);
        expect(price).toBeLessThanOrEqual(article.prices[market]! * 1.8);
        expect(was ?? Infinity).toBeGreaterThan(price);
        expect(stock).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

test.each([
  ["DE", 1234, 1199],
  ["DE", 3, 99],
  ["CH", 1290, 1295],
  ["CZ", 62_800, 62_900],
  ["HU", 942_000, 939_000],
  ["TR", 94_960, 94_990],
] as const)("a generated price in %s near %i is %i", (market, amount, price) => {
  expect(likePrice(market, amount)).toBe(price);
});

test("the popularity of generated products is a power law between 1 and 100", () => {
  expect(popularity(0)).toBe(1);
  expect(popularity(0.5)).toBe(1);
  expect(popularity(0.999_999)).toBe(100);
  const wanted = products.filter((product) => product.popularity >= 10).length;
  expect(wanted).toBeGreaterThan(10);
  expect(wanted).toBeLessThan(100);
});
