import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartOf, more, open } from "../../../tests/support/cart-page.tsx";
import { startReader } from "../../../tests/support/screen-reader.ts";

/** Screen reader announcements while a shopper changes a quantity in the cart. */

beforeEach(() => page.viewport(1280, 900));

test("an entry of the cart is read with variant and prices, and its new quantity is announced with both sums", async () => {
  const { respond } = open(cartOf(1));
  const reader = await startReader(document.querySelector("main")!);
  expect(await reader.readTo("6,99 Euro")).toEqual([
    "list",
    "listitem, level 1, position 1, set size 1",
    "link, Hafenblick",
    "250 g",
    "Einzelpreis: 6,99 Euro",
    "27,96 Euro / kg",
    "button, Hafenblick: ein Stück weniger",
    "textbox, Hafenblick: Menge, 1, required",
    "button, Hafenblick: ein Stück mehr",
    "button, Hafenblick aus dem Warenkorb entfernen",
    "Entfernen",
    "6,99 Euro",
  ]);
  more.element().focus();
  await reader.hears("button, Hafenblick: ein Stück mehr");
  await userEvent.keyboard("{Enter}");
  await respond({ cart: cartOf(2) });
  expect(await reader.hears("polite: Noch 6,02 Euro bis zum kostenlosen Versand.")).toEqual([
    "polite: Wird berechnet …",
    "polite: Hafenblick: Menge 2, 13,98 Euro. Gesamtsumme: 18,93 Euro.",
    "polite: Noch 6,02 Euro bis zum kostenlosen Versand.",
  ]);
});
