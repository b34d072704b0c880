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
  grams: null,
  availability: "SOLDOUT",
  isNew: false,
};

test("a product of a list is read with name, both prices and a button that names it, a sold-out one without the button", async () => {
  await page.viewport(1280, 900);
  const products = [espresso, soldOut];
  const reader = await startReader(
    show(<ProductGrid {...{ site, texts, products }} list={{ id: "test" }} />),
  );
  expect(await reader.readTo("button")).toEqual([
    "list",
    "listitem, level 1, position 1, set size 2",
    "article",
    "Neu",
    "heading, Espresso Speicherstadt, level 3",
    "link, Espresso Speicherstadt",
    "Dicht und schokoladig",
    "ab 5,99 Euro",
    "−14 %",
    "Niedrigster Preis der letzten 30 Tage: 6,99 Euro",
    "23,96 Euro / kg",
    "button, In den Warenkorb Espresso Speicherstadt",
  ]);
  expect(await reader.readTo("5,99")).toEqual([
    "listitem, level 1, position 2, set size 2",
    "article",
    "heading, Becher Hafen, level 3",
    "link, Becher Hafen",
    "Dicht und schokoladig",
    "Ausverkauft",
    "5,99 Euro",
  ]);
});
