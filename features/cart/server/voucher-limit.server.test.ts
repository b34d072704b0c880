import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { allSites } from "../../../sites/all-sites.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { CartExtras } from "./cart-extras.ts";
import { cartRateLimits, createCarts, type ChangeOptions } from "./carts.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = { site: allSites.DE.site, now: new Date("2026-11-25T12:00:00Z") };
const { times } = cartRateLimits.wrongVoucherCodes;

/** The carts of two processes, and how often they looked a code up. */
function twoProcesses() {
  const lookUp = vi.fn<() => Promise<CartExtras>>(async () => ({
    campaigns: [],
    partnerProducts: [],
    vouchers: [{ code: "RIGHT", title: "", percent: 5, amount: null, minimum: 0, category: null }],
  }));
  const security = vi.fn<(event: string, facts: object) => void>();
  const { catalogue, database } = shop.services;
  const [one, other] = [1, 2].map(() =>
    createCarts(database.sql, {
      catalogue,
      extras: { at: lookUp },
      personalVouchers: { withCodes: async () => [] },
      security,
    }),
  );
  const guess = (code: string, options: ChangeOptions, carts = one!) =>
    carts.change({ secret: undefined }, { setVoucher: { code, set: true } }, at, options);
  return { one, other, lookUp, security, guess };
}

test("of 500 guesses of a voucher at once, in two processes, no more than the limit are looked up", async () => {
  const { one, other, lookUp, security, guess } = twoProcesses();
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, count) =>
      guess(`TRY${count}`, { network: "192.0.2.1" }, count % 2 ? one : other),
    ),
  );
  expect(lookUp).toHaveBeenCalledTimes(times);
  // A guess beyond the limit is answered as a wrong one, and the right code as well.
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await guess("RIGHT", { network: "192.0.2.1" }, other)).toEqual(outcomes[0]);
  expect(await guess("RIGHT", { network: "192.0.2.2" })).toMatchObject({ changed: true });
  expect(security.mock.calls).toEqual([
    ["limitReached", { limit: "wrongVoucherCodes", whom: "192.0.2.1" }],
  ]);
});

test("right voucher codes do not count towards the limit of guesses", async () => {
  const { guess } = twoProcesses();
  for (let count = 0; count < times + 5; count++)
    expect(await guess("RIGHT", { network: "192.0.2.3" })).toMatchObject({ changed: true });
});
