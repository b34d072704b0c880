import { expect, test } from "vitest";
import { foreignDiscounts } from "./foreign-discounts.ts";
import { VendureError, type Graphql } from "./graphql-client.ts";

const settings = {
  read: async () => ({ channels: [], tracksStock: true, threshold: 0 }),
  channel: async (code: string) => ({ code, token: "token", currency: "EUR", language: "de" }),
};
const now = () => new Date("2026-11-30T12:00:00Z");
const discountsOf = (graphql: Graphql) => foreignDiscounts({ graphql, settings, now }, "DE");

test("staff learn of promotions that apply without a coupon until they end", async () => {
  const promotion = (name: string, more = {}) => ({
    id: name,
    name,
    couponCode: null,
    endsAt: null,
    ...more,
  });
  const items = [
    promotion("always"),
    promotion("until tomorrow", { couponCode: "", endsAt: "2026-12-01T00:00:00Z" }),
    promotion("ended", { endsAt: "2026-11-30T11:00:00Z" }),
    promotion("by coupon", { couponCode: "SALE" }),
  ];
  const problems = await discountsOf(
    async <Answer>() => ({ list: { items, totalItems: items.length } }) as Answer,
  );
  expect(problems).toEqual(
    ["always", "until tomorrow"].map(
      (name) =>
        `Vendure's promotion "${name}" applies by itself, so that orders which it makes cheaper are refused. Disable it in Vendure, or give it a coupon code.`,
    ),
  );
});

test("staff learn which permission the shop lacks for reading promotions", async () => {
  const [problem] = await discountsOf(async () => {
    throw new VendureError("FORBIDDEN", "no");
  });
  expect(problem).toMatch(/permission ReadPromotion\.$/);
});
