import { expect, test } from "vitest";
import type { Facet } from "../../../commerce/catalogue-contract.ts";
import { isWellWrittenQuestion, questionUrl, readQuestion } from "./search-question.ts";

const facets: Facet[] = [
  {
    key: "roast",
    label: "Röstung",
    isOrdered: true,
    values: ["light", "medium", "dark"].map((key) => ({ key, label: key })),
  },
  {
    key: "origin",
    label: "Herkunft",
    isOrdered: false,
    values: Array.from({ length: 30 }, (_, n) => ({ key: `O${n}`, label: `${n}` })),
  },
];
const plain = { query: "kaffee", inStock: false, facets: {}, sorting: "relevance", page: 1 };
const read = (given: Record<string, unknown>) => readQuestion(given, facets);

test("the question of a search has all parameters of its address", () => {
  const given = {
    query: " kaffee ",
    category: "1110",
    from: "5",
    to: "20",
    stock: "1",
    roast: ["dark", "light"],
    origin: "O3",
    sort: "price-up",
    page: "3",
  };
  const question = {
    query: "kaffee",
    category: 1110,
    from: 5,
    to: 20,
    inStock: true,
    facets: { roast: ["light", "dark"], origin: ["O3"] },
    sorting: "price-up",
    page: 3,
  };
  expect(read(given)).toEqual(question);
});

test.each([
  { category: "coffee" },
  { category: "-1" },
  { category: "1110; drop table product" },
  { category: ["1110", "1120"] },
  { category: "9".repeat(30) },
  { from: "-5" },
  { from: "cheap" },
  { from: "" },
  { from: "0" },
  { from: "1e3" },
  { from: "0x10" },
  { from: "99999999" },
  { from: ["5", "10"] },
  { to: "\0" },
  { to: {} },
  { stock: "yes" },
  { stock: ["1", "1"] },
  { sort: "evil" },
  { sort: ["newest"] },
  { page: "0" },
  { page: "two" },
  { page: "1.5" },
  { page: ["2"] },
  { roast: "burnt" },
  { roast: ["", "DARK", "dark'--", "x".repeat(100_000)] },
  { roast: { key: "dark" } },
  { colour: "red" },
])("a search with a parameter that makes no sense is one without it: %j", (odd) => {
  expect(read({ query: "kaffee", ...odd })).toEqual(plain);
});

test("the question of a search has each value of a facet once, and at most 12", () => {
  const given = Array.from({ length: 1_000 }, (_, n) => `O${n % 30}`);
  const { origin = [] } = read({ query: "kaffee", origin: given }).facets;
  expect(new Set(origin).size).toBe(12);
  expect(origin).toHaveLength(12);
  expect(read({ query: "kaffee", roast: ["dark", "dark", "burnt"] }).facets).toEqual({
    roast: ["dark"],
  });
});

test.each([
  ["12", 12, 12],
  [" 12 ", 12, 12],
  ["12,50", 12, 13],
  ["12.5", 12, 13],
  ["1.000", 1000, 1000],
  ["1 000,00", 1000, 1000],
  ["1’000.-", 1000, 1000],
  ["2'790", 2790, 2790],
])("a price of a search may be written %j", (written, from, to) => {
  expect(read({ query: "kaffee", from: written })).toEqual({ ...plain, from });
  expect(read({ query: "kaffee", to: written })).toEqual({ ...plain, to });
});

test("a reversed price range of a search is swapped", () => {
  expect(read({ query: "kaffee", from: "20", to: "5" })).toEqual({
    ...plain,
    from: 5,
    to: 20,
  });
});

test("the address of a search has the values of a facet in one order, each as a parameter", () => {
  const form = { query: "x", roast: ["dark", "light"] };
  const question = read(form);
  expect(questionUrl(question, "DE")).toBe("/search?query=x&site=DE&roast=light&roast=dark");
  expect(isWellWrittenQuestion(form, question, facets)).toBe(false);
  expect(isWellWrittenQuestion({ ...form, roast: ["light", "dark"] }, question, facets)).toBe(true);
});

test("the address of a search has no default or empty parameters", () => {
  const form = { query: "kaffee", site: "DE", from: "", to: "", sort: "relevance" };
  const question = read(form);
  expect(questionUrl(question, "DE")).toBe("/search?query=kaffee&site=DE");
  expect(isWellWrittenQuestion(form, question, facets)).toBe(false);
});

test.each([
  { query: "a b&c", category: "1110", from: "5,50", to: "1.000", stock: "1", sort: "newest" },
  { query: "x", from: "20", to: "5", page: "2" },
  { query: "", stock: "no" },
  { query: "x", roast: ["dark", "light"], origin: "O1", colour: "red" },
])("the address of the search %j asks for the same and is well written", (given) => {
  const question = read(given);
  const url = new URL(questionUrl(question, "TR"), "http://shop.example");
  const again = Object.fromEntries(
    [...url.searchParams.keys()].map((name) => {
      const values = url.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  expect(read(again)).toEqual(question);
  expect(isWellWrittenQuestion(again, question, facets)).toBe(true);
});
