import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productHistoryKey } from "../tracking-contract.ts";
import { rememberProduct, viewedProducts } from "./product-history.ts";

const day = 86_400_000;
const now = 400 * day;
const consent = (groups: string) =>
  `OptanonAlertBoxClosed=2026-11-24T12:00:00Z; OptanonConsent=groups=${encodeURIComponent(groups)}`;

let values: Map<string, string>;
const shopper = { cookie: "" };
const browser = { userAgent: "" };
beforeEach(() => {
  values = new Map();
  shopper.cookie = consent("C0001:1,C0002:1");
  browser.userAgent = "X11; Linux x86_64";
  vi.stubGlobal("document", shopper);
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());
const store = (text: string) => values.set(productHistoryKey, text);
const ids = (at: number) => viewedProducts(at).map(({ id }) => id);

test("viewed products are listed newest first, each once with its last view", () => {
  for (const [index, id] of ["1", "2", "1"].entries()) rememberProduct(id, now + index);
  expect(viewedProducts(now + 3)).toEqual([
    { id: "1", time: now + 2 },
    { id: "2", time: now + 1 },
  ]);
});

test("a viewed product is listed from its view on, for less than 30 days", () => {
  rememberProduct("1", now);
  expect(ids(now - 1)).toEqual([]);
  expect(ids(now)).toEqual(["1"]);
  expect(ids(now + 30 * day - 1)).toEqual(["1"]);
  expect(ids(now + 30 * day)).toEqual([]);
});

test("of more than 300 viewed products the newest 300 are stored", () => {
  for (let id = 0; id < 303; id++) rememberProduct(String(id), id);
  expect(ids(303)).toEqual(Array.from({ length: 300 }, (_, index) => String(302 - index)));
});

describe.each([
  ["a computer", "X11; Linux x86_64", 10_000, 5_000],
  ["a phone", "iPhone; Mobile", 2_500, 2_500],
])("the history on %s", (_, userAgent, max, min) => {
  /** The length of an entry without its id. */
  const entry = JSON.stringify({ id: "", time: now }).length;
  const stored = () => values.get(productHistoryKey)!;

  test("is stored whole while its text is not longer than the limit", () => {
    browser.userAgent = userAgent;
    const id = "y".repeat(max - entry - 2);
    rememberProduct(id, now);
    expect(ids(now)).toEqual([id]);
    expect(stored()).toHaveLength(max);
  });

  test("loses its oldest products above the limit, down to the shorter length", () => {
    browser.userAgent = userAgent;
    const oldest = { id: "old", time: now };
    const newest = "n".repeat(min - entry - 2);
    const middle = { id: "m".repeat(max - min), time: now };
    store(JSON.stringify([middle, oldest]));
    rememberProduct(newest, now);
    expect(ids(now)).toEqual([newest]);
    expect(stored()).toHaveLength(min);
  });
});

test.each([
  ["no JSON", "{"],
  ["a number", "7"],
  ["null", "null"],
  ["entries that are no products", '[null,7,{"id":7,"time":1},{"id":"1"},{"time":1}]'],
])(
  "a storage in which a script of the host left %s holds no products, and takes new ones",
  (_, text) => {
    store(text);
    expect(viewedProducts(now)).toEqual([]);
    rememberProduct("2", now);
    expect(viewedProducts(now)).toEqual([{ id: "2", time: now }]);
  },
);

test("products beside foreign entries of the storage are listed", () => {
  store(JSON.stringify([null, { id: "1", time: now }, { id: 2, time: now }]));
  expect(ids(now)).toEqual(["1"]);
});

test.each([
  ["refused statistics", consent("C0001:1,C0002:0")],
  ["not decided", ""],
])("the product history of a shopper who has %s stores and lists nothing", (_, cookie) => {
  shopper.cookie = cookie;
  rememberProduct("1", now);
  expect(values.size).toBe(0);
  store(JSON.stringify([{ id: "1", time: now }]));
  expect(viewedProducts(now)).toEqual([]);
});

test("a storage that is full or forbidden holds no products and is no error", () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  rememberProduct("1", now);
  expect(viewedProducts(now)).toEqual([]);
});
