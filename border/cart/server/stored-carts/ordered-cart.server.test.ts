import { afterAll, beforeAll, expect, test } from "vitest";
import { newSecret, hashOf } from "../../../../platform/security/secrets.ts";
import { orderVisitor } from "../../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../../tests/support/shop.ts";
import { isAsOrdered, removeOrdered } from "./ordered-cart.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const [coffee, other] = ["100101-250", "100121-250"];

/** Opens a cart with two pieces of coffee and one of another article, as it is ordered. */
async function ordered() {
  const secret = newSecret();
  const visitor = orderVisitor(shop.services, { owner: { secret } });
  await visitor.add(coffee, 2);
  await visitor.add(other);
  const owned = "secret" in visitor.owner ? visitor.owner.secret! : secret;
  const { revision } = await visitor.cart();
  const cart = { owner: { cartId: hashOf(owned) }, revision };
  const { sql: db } = shop.services.database;
  const entries = [
    { kind: "article" as const, tcm: coffee, quantity: 2 },
    { kind: "article" as const, tcm: other, quantity: 1 },
  ];
  return {
    visitor,
    isCurrent: () => isAsOrdered(db, cart, visitor.at()),
    remove: (order = "1234567890") => removeOrdered(db, cart, visitor.at(), { order, entries }),
    quantities: async () =>
      new Map((await visitor.cart()).articles.map(({ tcm, quantity }) => [tcm, quantity])),
  };
}

test("an ordered cart is emptied once: articles that are added later stay", async () => {
  const { visitor, isCurrent, remove, quantities } = await ordered();
  expect(await isCurrent()).toBe(true);
  await remove();
  expect(await quantities()).toEqual(new Map());
  expect(await isCurrent()).toBe(false);
  await visitor.add(coffee);
  await remove();
  expect(await quantities()).toEqual(new Map([[coffee, 1]]));
});

test("a cart that has changed since it was ordered keeps the added pieces", async () => {
  const { visitor, isCurrent, remove, quantities } = await ordered();
  await visitor.add(coffee, 3);
  expect(await isCurrent()).toBe(false);
  await Promise.all([remove(), remove(), remove()]);
  expect(await quantities()).toEqual(new Map([[coffee, 3]]));
});

test("an article of which a piece was removed after the order leaves the cart", async () => {
  const { visitor, remove, quantities } = await ordered();
  await visitor.change({ setArticle: { productId: "100101", tcm: coffee, quantity: 1 } });
  await remove();
  expect(await quantities()).toEqual(new Map());
});
