import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { purchasesKey } from "../tracking-contract.ts";

const granted = "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A1";
const refused = "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A0";

let values: Map<string, string>;
let shopper: { cookie: string };
beforeEach(() => {
  values = new Map();
  shopper = { cookie: granted };
  vi.stubGlobal("document", shopper);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the module as each page does, with its own memory. */
async function loadPage() {
  vi.resetModules();
  return import("./purchases.ts");
}
const stored = (): unknown => JSON.parse(values.get(purchasesKey) ?? "null");

test("a purchase is new once, also after the page that confirms it is loaded again", async () => {
  const page = await loadPage();
  expect(page.isNewPurchase("purchase", "4711")).toBe(true);
  expect(page.isNewPurchase("purchase", "4711")).toBe(false);
  const again = await loadPage();
  expect(again.isNewPurchase("purchase", "4711")).toBe(false);
  expect(stored()).toEqual(["purchase 4711"]);
});

test("another order, and another event of the same order, are new", async () => {
  const page = await loadPage();
  page.isNewPurchase("purchase", "4711");
  expect(page.isNewPurchase("purchase", "4712")).toBe(true);
  expect(page.isNewPurchase("purchase_ga4", "4711")).toBe(true);
  expect(stored()).toEqual(["purchase 4711", "purchase 4712", "purchase_ga4 4711"]);
});

test("without consent a purchase is only in the page's memory, and stored once it is allowed", async () => {
  shopper.cookie = refused;
  const page = await loadPage();
  expect(page.isNewPurchase("purchase", "4711")).toBe(true);
  expect(page.isNewPurchase("purchase", "4711")).toBe(false);
  page.storePurchases();
  expect(values.size).toBe(0);
  shopper.cookie = granted;
  page.storePurchases();
  expect(stored()).toEqual(["purchase 4711"]);
});

test("a page without purchases stores nothing", async () => {
  const page = await loadPage();
  page.storePurchases();
  expect(values.size).toBe(0);
});

test("the newest 50 purchases are stored", async () => {
  const orders = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => `purchase ${first + index}`);
  values.set(purchasesKey, JSON.stringify(orders(0, 49)));
  (await loadPage()).isNewPurchase("purchase", "49");
  expect(stored()).toEqual(orders(0, 50));
  (await loadPage()).isNewPurchase("purchase", "50");
  expect(stored()).toEqual(orders(1, 50));
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"purchase 4711":true}'],
  ["a number", "7"],
])("a storage in which a script of the host left %s holds no purchases", async (_, text) => {
  values.set(purchasesKey, text);
  const page = await loadPage();
  expect(page.isNewPurchase("purchase", "4711")).toBe(true);
  expect(stored()).toEqual(["purchase 4711"]);
});

test("stored purchases that are no text are dropped, the others stay", async () => {
  values.set(purchasesKey, '[null,7,"purchase 1"]');
  const page = await loadPage();
  expect(page.isNewPurchase("purchase", "1")).toBe(false);
  expect(page.isNewPurchase("purchase", "2")).toBe(true);
  expect(stored()).toEqual(["purchase 1", "purchase 2"]);
});

test("a storage that is full or forbidden leaves the page's memory", async () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid });
  const page = await loadPage();
  expect(page.isNewPurchase("purchase", "4711")).toBe(true);
  expect(page.isNewPurchase("purchase", "4711")).toBe(false);
});

test("a purchase that the collector refused is new when it is corrected, also on another page", async () => {
  const page = await loadPage();
  page.isNewPurchase("purchase", "4711");
  page.isNewPurchase("purchase", "4712");
  page.forgetPurchase("purchase", "4711");
  expect(stored()).toEqual(["purchase 4712"]);
  expect(page.isNewPurchase("purchase", "4711")).toBe(true);
  const again = await loadPage();
  again.forgetPurchase("purchase", "4712");
  expect(again.isNewPurchase("purchase", "4712")).toBe(true);
});
