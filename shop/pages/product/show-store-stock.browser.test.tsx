import "../../shop.css";
import "./product-page.entry.css";
import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { myStoreCookie } from "../../stores/my-store-cookie.ts";
import { myStoreValue } from "../../stores/my-store.ts";
import { showMyStock, showStockOf } from "./show-store-stock.ts";
import { storeStockProps } from "./StoreStock.examples.tsx";
import { StoreStock } from "./StoreStock.tsx";

const { stores, counts, texts } = storeStockProps;
const [hamburg, koln] = stores as [(typeof stores)[number], (typeof stores)[number]];
const stock = () => document.querySelector<HTMLDetailsElement>("details")!;
const summary = () => document.querySelector<HTMLElement>("summary")!;
const namesInOrder = () => [...document.querySelectorAll("li > a")].map((link) => link.textContent);

const forget = () => (document.cookie = `${myStoreCookie}=; path=/; max-age=0`);
beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<StoreStock {...storeStockProps} />)}</main>`;
});
afterEach(() => {
  forget();
  document.body.replaceChildren();
});

/** Chooses a store, and shows what it has. */
function choose({ id, name }: { id: string; name: string }) {
  document.cookie = `${myStoreCookie}=${encodeURIComponent(myStoreValue({ id, name }))}; path=/`;
  showMyStock(stock());
}

test("without a store, the summary says how many stores have the article, and the list is accessible", async () => {
  showMyStock(stock());
  expect(summary().innerText).toContain(counts[0]!.text);
  expect(namesInOrder()[0]).toBe(hamburg.name);
  stock().open = true;
  await expect
    .element(page.getByRole("button", { name: `${texts.stores.makeMine}: ${koln.name}` }))
    .toBeVisible();
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("the shopper's store is in the summary and first in the list, without a button", async () => {
  choose(koln);
  expect(summary().innerText).toContain(`${koln.name}: ${texts.storeStock.tomorrow}`);
  expect(summary().innerText).not.toContain(counts[0]!.text);
  stock().open = true;
  expect(namesInOrder()[0]).toBe(koln.name);
  const buttons = page.getByRole("button");
  await expect
    .element(buttons.first())
    .toHaveAccessibleName(`${texts.stores.makeMine}: ${hamburg.name}`);
});

test("another article shows what stores have of that one, in the summary as well", () => {
  choose(koln);
  const [, large] = storeStockProps.articles;
  showStockOf(large!.tcm);
  const [, arrival] = koln.states;
  expect(summary().innerText).toContain(`${koln.name}: ${arrival!.text}`);
  expect(summary().innerText).not.toContain(texts.storeStock.tomorrow);
  stock().open = true;
  expect(stock().innerText).toContain(large!.label);
});

test("a store of another country, or one that closed, changes nothing", () => {
  choose({ id: "wien-praterstrasse", name: "Wien, Praterstraße" });
  expect(summary().innerText).toContain(counts[0]!.text);
});
