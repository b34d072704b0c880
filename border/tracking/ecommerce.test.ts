import { expect, test } from "vitest";
import { ecommerceOf, itemOf } from "./ecommerce.ts";

const mug = itemOf({
  id: "1",
  name: "Mug",
  price: 1999,
  was: 2499,
  quantity: 3,
  brand: "Kontor",
  categories: ["Kitchen", "Cups", "Mugs", "Large", "Blue", "Navy"],
  variant: "1-blue",
  list: "popular",
  index: 0,
});

test("an item has GA4's fields; the price is what is paid, and five categories at most are named", () => {
  expect(mug).toEqual({
    item_id: "1",
    item_name: "Mug",
    price: 19.99,
    discount: 5,
    quantity: 3,
    item_brand: "Kontor",
    item_category: "Kitchen",
    item_category2: "Cups",
    item_category3: "Mugs",
    item_category4: "Large",
    item_category5: "Blue",
    item_variant: "1-blue",
    item_list_id: "popular",
    index: 0,
  });
  expect(itemOf({ id: "1", name: "Mug", price: 0 })).toEqual({
    item_id: "1",
    item_name: "Mug",
    price: 0,
  });
});

test("an e-commerce value sums price times quantity, without shipping, tax and rounding noise", () => {
  const pen = itemOf({ id: "2", name: "Pen", price: 10, quantity: 2 });
  const facts = { currency: "EUR", shipping: 4.95, tax: 9.6 };
  expect(ecommerceOf([mug, pen], facts)).toEqual({ ...facts, value: 60.17, items: [mug, pen] });
  // 0.1 + 0.2 in binary is not 0.3.
  const cents = [10, 20].map((price) => itemOf({ id: "3", name: "Cent", price }));
  expect(ecommerceOf(cents, { currency: "EUR" }).value).toBe(0.3);
});

test("an e-commerce event of more than 200 items names the first 200 and counts all", () => {
  const items = Array.from({ length: 201 }, () => itemOf({ id: "4", name: "Bag", price: 100 }));
  const { items: named, value } = ecommerceOf(items, { currency: "CHF" });
  expect(named).toHaveLength(200);
  expect(value).toBe(201);
});
