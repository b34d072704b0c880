import { expect, test } from "vitest";
import { defectiveCart, fullCart } from "../../../../shop/pages/cart/CartView.examples.tsx";
import { emptyCart } from "../../cart-rules.ts";
import type { Cart } from "../../cart-schema.ts";
import { isCart, isCartChange, storedCart } from "./read-cart.ts";

/** A cart with an item in every list. */
const cart: Cart = {
  ...defectiveCart,
  ...fullCart,
  defectiveArticles: defectiveCart.defectiveArticles,
  defectiveGiftCards: defectiveCart.defectiveGiftCards,
  defectivePartnerProducts: defectiveCart.defectivePartnerProducts,
  defectiveSubscriptions: defectiveCart.defectiveSubscriptions,
  campaigns: [
    {
      campaignId: "mug",
      productId: "100311",
      tcm: "100311-blue",
      title: "Becher",
      label: "blau",
      url: "#becher",
      picture: "",
      minimum: 4000,
      missing: 501,
    },
  ],
};

/** Returns the paths of all values inside a value, except optional and null ones. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === null || ["grams", "was"].includes(name)
      ? []
      : [[name], ...pathsIn(inner).map((path) => [name, ...path])],
  );
}

function spoilt(value: unknown, [name, ...rest]: string[], spoil: unknown): unknown {
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  fields[name!] = rest.length > 0 ? spoilt(fields[name!], rest, spoil) : spoil;
  return copy;
}

test.each([cart, defectiveCart, emptyCart, { ...cart, news: "of a later release" }])(
  "a cart, an empty or defective one and one of a later release are recognized: case %#",
  (given) => {
    expect(isCart(given)).toBe(true);
  },
);

test.each(pathsIn(cart).map((path) => [path.join("."), path] as const))(
  "a cart with something else in %s is refused",
  (_name, path) => {
    for (const spoil of [null, undefined, true])
      expect(isCart(spoilt(cart, path, spoil))).toBe(false);
  },
);

test.each([undefined, null, 5, "", [], {}])("%j is no cart", (value) => {
  expect(isCart(value)).toBe(false);
});

test("fields of a stored cart of another release are replaced by those of an empty one", () => {
  const left = { ...cart, numberOfArticles: 7, articles: [{ tcm: 5 }], news: "" };
  expect(storedCart(JSON.stringify(left))).toEqual({ ...cart, numberOfArticles: 7, articles: [] });
  expect(storedCart("{")).toBeUndefined();
});

test.each<unknown>([
  { setColour: { code: "red" } },
  { constructor: {} },
  { ["__proto__"]: {} },
  { setVoucher: { code: "BLACK15" } },
  { setArticle: { productId: 100101, quantity: 1 } },
  { setVoucher: { code: "A", set: true }, deleteSubscription: { subscriptionId: "" } },
  {},
  null,
])("%j is no change of the cart that this release knows", (value) => {
  expect(isCartChange(value)).toBe(false);
});
