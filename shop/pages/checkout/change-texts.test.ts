import { expect, test } from "vitest";
import type { ReviewChange } from "../../orders/checkout-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { changeText } from "./change-texts.ts";

const { site, texts } = allSites.DE;

test.each<[ReviewChange, string]>([
  [
    { kind: "price", title: "Hafenblick", before: 699, now: 749 },
    "Hafenblick: 7,49 Euro statt 6,99 Euro",
  ],
  [{ kind: "soldOut", title: "Hafenblick" }, "Hafenblick ist ausverkauft."],
  [
    { kind: "quantity", title: "Hafenblick", now: 2 },
    "Von Hafenblick sind jetzt 2 Stück in Ihrer Bestellung.",
  ],
  [
    { kind: "onlyLeft", title: "Strickjacke „Runa“", now: 3 },
    "Von Strickjacke „Runa“ sind nur noch 3 Stück da.",
  ],
  [{ kind: "total", before: 2000, now: 2495 }, "Gesamtsumme: 24,95 Euro statt 20,00 Euro"],
])("a change of the review is said in words: %o", (change, text) =>
  expect(changeText(change, texts.checkout, site).replaceAll("\u00a0", " ")).toBe(text),
);
