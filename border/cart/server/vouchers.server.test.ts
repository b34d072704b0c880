import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { setArticle as set, visitorWith } from "../../../tests/support/cart-visitor-with.ts";
import { openCarts } from "../../../tests/support/open-carts.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { CartChange } from "../cart-schema.ts";
import type { CartExtras } from "./cart-extras.ts";
import { cartRateLimits } from "./cart-rate-limits.ts";
import type { ChangeOptions } from "./carts.ts";

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const coffee = { productId: "100101", tcm: "100101-1000" };
const machine = { productId: "101101" };

const holding = (site: string, ...changes: CartChange[]) => visitorWith(shop, site, changes);

describe("a voucher", () => {
  const code = (text: string, isSet = true): CartChange => ({
    setVoucher: { code: text, set: isSet },
  });

  test("a voucher reduces the products that it is for, however its code is written", async () => {
    const visitor = await holding("DE", set(machine, 1), set(coffee, 1), code(" black15 "));
    const { articles, vouchers, totals } = await visitor.read();
    const price = articles.find(({ productId }) => productId === machine.productId)!.price;
    expect(vouchers).toMatchObject([{ code: "BLACK15", missing: 0 }]);
    expect(totals.discount).toBe(Math.round(price * 0.15));
    expect(totals.total).toBe(totals.goods - totals.discount);
    expect((await visitor.change(code("BLACK15"))).statusCode).toBe(304);
    await visitor.change(code("BLACK15", false));
    expect(await visitor.read()).toMatchObject({ vouchers: [], totals: { discount: 0 } });
  });

  test.each(["BLACK15\u200b", "\ufeffblack\u00ad15", "BLACK\u00a015", "\u202aBLACK15\u202c"])(
    "a voucher whose code was pasted as %j is taken",
    async (pasted) => {
      const visitor = await holding("DE", set(machine, 1), code(pasted));
      expect((await visitor.read()).vouchers).toMatchObject([{ code: "BLACK15" }]);
    },
  );

  test("a voucher replaces another one in the cart", async () => {
    const visitor = await holding("DE", set(coffee, 3), code("BLACK15"), code("KONTOR5"));
    expect((await visitor.read()).vouchers).toMatchObject([{ code: "KONTOR5", discount: 500 }]);
  });

  test("a voucher that is unknown, of another site or expired is refused; the cart stays", async () => {
    const visitor = await holding("DE", set(coffee, 3), code("KONTOR5"));
    for (const wrong of ["NOPE", "KASIM15", "'; drop table cart; --"])
      expect((await visitor.change(code(wrong))).json().error).toBe("PRODUCTDATA_UNAVAILABLE");
    expect((await visitor.read()).vouchers).toMatchObject([{ code: "KONTOR5" }]);
  });

  test("a voucher in the cart loses its effect when it expires", async () => {
    const visitor = await holding("DE", set(machine, 1), code("BLACK15"));
    now = new Date("2026-12-02T12:00:00Z");
    expect(await visitor.read()).toMatchObject({ vouchers: [], totals: { discount: 0 } });
    now = new Date("2026-11-25T12:00:00Z");
  });
});

test("guessing voucher codes is limited", async () => {
  const guesser = await holding("DE", set(coffee, 3));
  const error = async (code: string) =>
    (await guesser.change({ setVoucher: { code, set: true } })).json().error;
  for (let guess = 0; guess < cartRateLimits.wrongVoucherCodes.times; guess++)
    expect(await error(`TRY${guess}`)).toBe("PRODUCTDATA_UNAVAILABLE");
  expect(await error("KONTOR5")).toBe("PRODUCTDATA_UNAVAILABLE");
});

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const { times } = cartRateLimits.wrongVoucherCodes;

/** Creates the carts of two processes, and counts how often they looked up a code. */
function twoProcesses() {
  const lookUp = vi.fn<() => Promise<CartExtras>>(async () => ({
    campaigns: [],
    partnerProducts: [],
    vouchers: [{ code: "RIGHT", title: "", percent: 5, amount: null, minimum: 0, category: null }],
  }));
  const security = vi.fn<(event: string, facts: object) => void>();
  const { catalogue, database } = shop.services;
  const [one, other] = [1, 2].map(() =>
    openCarts(database.sql, { catalogue, extras: { at: lookUp }, security }),
  );
  const guess = (code: string, options: ChangeOptions, carts = one!) =>
    carts.change({ secret: undefined }, { setVoucher: { code, set: true } }, at, options);
  return { one, other, lookUp, security, guess };
}

test("of 500 concurrent voucher guesses in two processes no more than the limit are looked up", async () => {
  const { one, other, lookUp, security, guess } = twoProcesses();
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, count) =>
      guess(`TRY${count}`, { ip: "192.0.2.1" }, count % 2 ? one : other),
    ),
  );
  expect(lookUp).toHaveBeenCalledTimes(times);
  // A guess beyond the limit gets the same response whether the code is right or wrong.
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await guess("RIGHT", { ip: "192.0.2.1" }, other)).toEqual(outcomes[0]);
  expect(await guess("RIGHT", { ip: "192.0.2.2" })).toMatchObject({ changed: true });
  expect(security.mock.calls).toEqual([
    ["limitReached", { limit: "wrongVoucherCodes", client: "192.0.2.1" }],
  ]);
});

test("right voucher codes do not count towards the limit of guesses", async () => {
  const { guess } = twoProcesses();
  for (let count = 0; count < times + 5; count++)
    expect(await guess("RIGHT", { ip: "192.0.2.3" })).toMatchObject({ changed: true });
});
