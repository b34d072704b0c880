import "../../shop.css";
import "./product-page.entry.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { startReader } from "../../../tests/support/screen-reader.ts";
import { buyBox } from "./BuyBox.examples.tsx";
import { BuyBox } from "./BuyBox.tsx";

/** Checks what a screen reader announces while a shopper adds a product to the cart. */

test("the buy box is read from price to button, and the change of the cart is announced", async () => {
  const reader = await startReader(show(<BuyBox {...buyBox} add={async () => undefined} />));
  expect(await reader.readTo("button, In den Warenkorb")).toEqual([
    "6,99 Euro",
    "27,96 Euro / kg",
    "inkl. MwSt., zzgl.",
    "link, Versandkosten",
    "group, Größe",
    "Größe",
    "radio, 250 g 6,99 Euro, checked, position 1, set size 2",
    "250 g",
    "6,99 Euro",
    "radio, 500 g 12,99 Euro, not checked, position 2, set size 2",
    "500 g",
    "12,99 Euro",
    "button, Menge: ein Stück weniger, disabled",
    "textbox, Menge, 1",
    "button, Menge: ein Stück mehr",
    "button, In den Warenkorb",
  ]);
  (page.getByRole("button", { name: "In den Warenkorb" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await reader.hears(
    "polite: Liegt jetzt im Warenkorb.1 × Espresso Speicherstadt, 250 gZum Warenkorb",
  );
  expect(await reader.readTo("heading, Das könnte")).toEqual([
    "Liegt jetzt im Warenkorb.",
    "1 × Espresso Speicherstadt, 250 g",
    "link, Zum Warenkorb",
    "region, Das könnte Ihnen auch gefallen",
    "heading, Das könnte Ihnen auch gefallen, level 2",
  ]);
});
