import { checkoutEmail } from "../../commerce/conformance/shop-under-test.ts";
import { withShop, withShopper, type PlantedFailure } from "./planted-failure.ts";

/** Carts and checkouts with a mistake each. */
export const brokenCarts: PlantedFailure[] = [
  {
    name: "a shop that ignores keys of changes",
    group: "carts",
    title: "take a change once",
    broken: withShopper(({ add }) => ({ add: (sku, quantity) => add(sku, quantity) })),
  },
  {
    name: "a shop that begins a cart with each first addition",
    group: "cookies of carts",
    title: "lead to one cart",
    broken: withShopper(({ add }) => ({ add: (sku, quantity) => add(sku, quantity) })),
  },
  {
    name: "a shop with one cart for all browsers",
    group: "cookies of carts",
    title: "open the cart of their browser",
    broken(subject) {
      const all = subject.shop.shopper("DE");
      return withShop(() => ({ shopper: () => all }))(subject);
    },
  },
  {
    name: "a shop that reads the first half of a cookie",
    group: "cookies of carts",
    title: "open the cart of their browser",
    broken(subject) {
      const known = new Map<string, string>();
      const half = (cookie: string) => cookie.slice(0, 16);
      return withShop((shop) => ({
        shopper(site, cookie = "") {
          const shopper = shop.shopper(site, known.get(half(cookie)) ?? cookie);
          return {
            ...shopper,
            cookie() {
              const own = shopper.cookie();
              known.set(half(own), own);
              return own;
            },
          };
        },
      }))(subject);
    },
  },
  {
    name: "a shop with one cart for all sites",
    group: "cookies of carts",
    title: "open no cart of another site",
    broken: withShop((shop) => ({ shopper: (_site, cookie) => shop.shopper("DE", cookie) })),
  },
  {
    name: "a shop whose vouchers have capitals",
    group: "vouchers",
    title: "are accepted as they are issued",
    broken: withShopper(({ redeem }) => ({
      redeem: async (code) =>
        code === code.toUpperCase()
          ? redeem(code)
          : { isDone: false, problem: "PRODUCTDATA_UNAVAILABLE" },
    })),
  },
  {
    name: "a shop that accepts any voucher",
    group: "vouchers",
    title: "are accepted as they are issued",
    broken: (subject) =>
      withShopper(({ redeem }) => ({
        redeem: async () => redeem(await subject.shop.issueVoucher("DE")),
      }))(subject),
  },
  {
    name: "a shop that does not use up vouchers",
    group: "vouchers",
    title: "are used up",
    broken: (subject) =>
      withShopper(({ redeem }) => ({
        redeem: async () => redeem(await subject.shop.issueVoucher("DE")),
      }))(subject),
  },
  {
    name: "a shop that shows orders by their number",
    group: "checkout",
    title: "shows an order by its number",
    broken: withShop((shop) => ({
      showsOrder: async (site, { email: _email, number }) =>
        shop.showsOrder(site, { number, email: checkoutEmail }),
    })),
  },
  {
    name: "a shop that orders at the present price",
    group: "checkout",
    title: "asks again when a price has changed",
    broken: withShopper(({ order, review }) => ({ order: async () => order(await review()) })),
  },
];
