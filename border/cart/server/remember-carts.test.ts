import { expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { StoredEntry } from "./cart-entries.ts";
import type { CartQuestion, CartRepository, StoredCart } from "./cart-repository.ts";
import type { CartOwner } from "./cart-owner.ts";
import { rememberCarts } from "./remember-carts.ts";

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const guest = { secret: "of a browser" };
const forChange = { at, mayBeUnconfirmed: true };

const put: StoredEntry = {
  kind: "article",
  entry_key: "100101-250",
  product_id: "100101",
  tcm: "100101-250",
  quantity: 2,
  interval_weeks: null,
};

/** Opens carts of a database that holds one, and counts how often it is read. */
function open(owner: CartOwner = guest) {
  const stored: StoredCart = { id: "a cart", revision: 1, entries: [], usedFor: null };
  const read = vi.fn<CartRepository["read"]>(async (questions) =>
    questions.map(() => ({ ...stored })),
  );
  const write: CartRepository["write"] = async (changes) =>
    changes.map(({ cart }) => {
      if (cart.revision !== stored.revision) return undefined;
      return { id: "a cart", revision: ++stored.revision, secret: guest.secret };
    });
  const others = {} as Omit<CartRepository, "read" | "write">;
  const removeOrdered = async () => {};
  const carts = rememberCarts({ ...others, read, write, removeOrdered });
  const change = async (cart: StoredCart | undefined) => {
    const [written] = await carts.write([{ owner, at, cart: cart!, change: { put, remove: [] } }]);
    return written;
  };
  const ask = async (question: Omit<CartQuestion, "owner">) =>
    (await carts.read([{ owner, ...question }]))[0];
  return { stored, read, change, ask, carts };
}

test("a change gets the cart that this process wrote last, unconfirmed and without a read", async () => {
  const { read, change, ask } = open();
  await change(await ask(forChange));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await ask(forChange)).toEqual({
    id: "a cart",
    revision: 2,
    entries: [put],
    usedFor: null,
    isUnconfirmed: true,
  });
  expect(await change(await ask(forChange))).toMatchObject({ revision: 3 });
  expect(read).toHaveBeenCalledTimes(1);
});

test("carts that are shown or previewed are always read", async () => {
  const { read, ask } = open();
  await ask(forChange);
  expect(await ask({ at })).not.toHaveProperty("isUnconfirmed");
  await ask({ ...forChange, at: { ...at, isPreview: true } });
  expect(read).toHaveBeenCalledTimes(2);
});

test("a cart that another process has changed is read before each change from then on", async () => {
  const { stored, read, change, ask } = open();
  await ask(forChange);
  stored.revision = 9;
  expect(await change(await ask(forChange))).toBeUndefined();
  expect(await change(await ask({ at }))).toMatchObject({ revision: 10 });
  read.mockClear();
  expect(await ask(forChange)).toMatchObject({ revision: 10, entries: [] });
  expect(read).toHaveBeenCalledTimes(1);
});

test("a change that is refused for another reason than its cart, such as a repeat, leaves the cart known", async () => {
  const { read, ask } = open();
  await ask(forChange);
  await ask({ at });
  await ask(forChange);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a cart that an order or a login of this process has changed is remembered once it was read again", async () => {
  const { stored, read, ask, carts } = open({ customerId: "1", hasCard: false });
  await ask(forChange);
  stored.revision = 5;
  const ordered = { order: "1", entries: [] };
  await carts.removeOrdered({ owner: { customerId: "1" }, revision: 1 }, at, ordered);
  await ask(forChange);
  expect(await ask(forChange)).toMatchObject({ revision: 5, isUnconfirmed: true });
  expect(read).toHaveBeenCalledTimes(2);
});
