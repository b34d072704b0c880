import "../../shop.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { startReader } from "../../../tests/support/screen-reader.ts";
import { show } from "../../../tests/support/show.tsx";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { ProductGrid } from "./ProductTile.tsx";

/** Checks what a screen reader announces of the products that a shopper finds. */

const { site, texts } = allSites.DE;
const espresso: ProductCard = {
  number: 1,
  name: "Espresso Speicherstadt",
  lead: "Dicht und schokoladig",
  url: "/espresso-p1.html",
  picture: { id: "espresso", version: "1" },
  price: 599,
  was: 699,
  isFrom: true,
  hasChoice: true,
  grams: 250,
  availability: "AVAILABLE",
  isNew: true,
  categories: [],
};
const soldOut: ProductCard = {
  ...espresso,
  number: 2,
  name: "Becher Hafen",
  was: null,
  isFrom: false,
  hasChoice: false,
  grams: null,
  availability: "SOLDOUT",
  isNew: false,
};

test("a product of a list is read with name, both prices and what adds it or leads to its variants, a sold-out one without either", async () => {
  await page.viewport(1280, 900);
  const products = [espresso, { ...espresso, number: 3, hasChoice: false }, soldOut];
  const reader = await startReader(
    show(<ProductGrid {...{ site, texts, products }} list={{ id: "test" }} />),
  );
  const card = [
    "article",
    "heading, Espresso Speicherstadt, level 3",
    "link, Espresso Speicherstadt",
    "Dicht und schokoladig",
    "ab 5,99 Euro",
    "23,96 Euro / kg",
    "Niedrigster Preis der letzten 30 Tage: 6,99 Euro",
    "−14 %",
    "Neu",
  ];
  expect(await reader.readTo("link, Espresso Speicherstadt: Variante wählen")).toEqual([
    "list",
    "listitem, level 1, position 1, set size 3",
    ...card,
    "link, Espresso Speicherstadt: Variante wählen",
  ]);
  expect(await reader.readTo("button")).toEqual([
    "listitem, level 1, position 2, set size 3",
    ...card,
    "button, In den Warenkorb Espresso Speicherstadt",
  ]);
  expect(await reader.readTo("Ausverkauft")).toEqual([
    "listitem, level 1, position 3, set size 3",
    "article",
    "heading, Becher Hafen, level 3",
    "link, Becher Hafen",
    "Dicht und schokoladig",
    "5,99 Euro",
    "Ausverkauft",
  ]);
});

test("in a row of tiles, names and prices begin at the same height, and so do later rows", async () => {
  await page.viewport(1280, 900);
  const long = { ...espresso, name: "Espresso Speicherstadt, ganze Bohne, aus unserer Rösterei" };
  const products = [espresso, long, soldOut, espresso, long].map((product, number) => ({
    ...product,
    number,
  }));
  show(
    <div style={{ width: "50rem" }}>
      <ProductGrid {...{ site, texts, products }} list={{ id: "test" }} />
    </div>,
  );
  for (const part of ["h3", ".kontor-tile__lead", ".kontor-price"]) {
    const tops = [...document.querySelectorAll(`.kontor-tile ${part}`)].map((each) =>
      Math.round(each.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(products.length);
    expect(new Set(tops).size, part).toBe(2);
  }
});
