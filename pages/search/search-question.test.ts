import { describe, expect, test } from "vitest";
import { isWellWritten, questionUrl, readQuestion } from "./search-question.ts";

const plain = { query: "kaffee", inStock: false, sorting: "relevance", page: 1 };

describe("the question of an address", () => {
  test("has all of its parameters", () => {
    const given = {
      query: " kaffee ",
      category: "1110",
      from: "5",
      to: "20",
      stock: "1",
      sort: "price-up",
      page: "3",
    };
    const question = {
      query: "kaffee",
      category: 1110,
      from: 5,
      to: 20,
      inStock: true,
      sorting: "price-up",
      page: 3,
    };
    expect(readQuestion(given)).toEqual(question);
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
  ])("is nothing more when it makes no sense: %j", (odd) => {
    expect(readQuestion({ query: "kaffee", ...odd })).toEqual(plain);
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
  ])("a price may be written %j", (written, from, to) => {
    expect(readQuestion({ query: "kaffee", from: written })).toEqual({ ...plain, from });
    expect(readQuestion({ query: "kaffee", to: written })).toEqual({ ...plain, to });
  });

  test("a reversed price range is swapped", () => {
    expect(readQuestion({ query: "kaffee", from: "20", to: "5" })).toEqual({
      ...plain,
      from: 5,
      to: 20,
    });
  });
});

describe("the address", () => {
  test("has no default or empty parameters", () => {
    const form = { query: "kaffee", site: "DE", from: "", to: "", sort: "relevance" };
    const question = readQuestion(form);
    expect(questionUrl(question, "DE")).toBe("/search?query=kaffee&site=DE");
    expect(isWellWritten(form, question)).toBe(false);
  });

  test.each([
    { query: "a b&c", category: "1110", from: "5,50", to: "1.000", stock: "1", sort: "newest" },
    { query: "x", from: "20", to: "5", page: "2" },
    { query: "", stock: "no" },
  ])("of %j asks for the same and is well written", (given) => {
    const question = readQuestion(given);
    const url = new URL(questionUrl(question, "TR"), "http://shop.example");
    const again = Object.fromEntries(url.searchParams);
    expect(readQuestion(again)).toEqual(question);
    expect(isWellWritten(again, question)).toBe(true);
  });
});
