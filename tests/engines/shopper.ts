import {
  checkoutEmail,
  type Shopper,
  type ShownCart,
} from "../../commerce/conformance/shop-under-test.ts";
import type { Cart, CartChange } from "../../border/cart/cart-schema.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import type { Review } from "../../shop/orders/checkout-contract.ts";
import type { OrderOwner } from "../../shop/orders/server/orders-ports.ts";
import { completeCheckout, orderVisitor } from "../support/order-visitor.ts";
import type { TestShop } from "../support/shop.ts";
import { productNumberOf } from "./product-number.ts";

/** Opens a browser of a shopper, by the functions that the pages call. */
export function shopperOf(
  { services }: Pick<TestShop, "services">,
  site: string,
  owner: OrderOwner = { secret: undefined },
): Shopper {
  const visitor = orderVisitor(services, { site: shopSites.codeOr(site), owner });
  let own = owner;
  const change = async (one: CartChange, idempotencyKey?: string) => {
    const result = await services.carts.change(own, one, visitor.at(), {
      ip: visitor.ip,
      idempotencyKey,
    });
    if (!result.changed)
      return {
        isDone: false as const,
        problem: "isKeyReused" in result ? "KEY_REUSED" : result.problem.error,
      };
    if (result.secret) own = { secret: result.secret };
    return { isDone: true as const, cart: shown(result.update.cart) };
  };
  const article = async (sku: string, quantity: number) => ({
    productId: String((await productNumberOf(services, sku)) ?? unknownNumber),
    tcm: sku,
    quantity,
  });
  return {
    add: async (sku, quantity = 1, { key } = {}) =>
      change({ addArticle: await article(sku, quantity) }, key),
    set: async (sku, quantity) => change({ setArticle: await article(sku, quantity) }),
    redeem: (code) => change({ setVoucher: { code, set: true } }),
    cart: async () => shown(await services.carts.read(own, visitor.at())),
    cookie: () => ("secret" in own && own.secret) || "",
    otherTab: () => shopperOf({ services }, site, own),
    enter: () =>
      services.orders.checkouts.save(own, visitor.at(), {
        ...completeCheckout,
        email: checkoutEmail,
      }),
    async review() {
      const review = await services.orders.review(own, visitor.at());
      return { total: review.totals.total, seen: review.seen };
    },
    async order({ seen }) {
      const outcome = await services.orders.place(own, visitor.at(), {
        seen: seen as Review["seen"],
        ip: visitor.ip,
        browser: "Firefox",
        consent: "unknown",
      });
      if ("problem" in outcome) return { problem: outcome.problem };
      return { number: outcome.number, total: outcome.totals.total };
    },
    cancel: async (number) => {
      await services.orders.cancel({ number }, visitor.at().now);
    },
  };
}

/** The number of no product. */
const unknownNumber = 999_999;

const shown = ({ revision, articles, defectiveArticles, totals }: Cart): ShownCart => ({
  revision,
  lines: articles.map(({ tcm, quantity, price }) => ({ sku: tcm, quantity, price })),
  defective: defectiveArticles.map(({ tcm }) => tcm),
  goods: totals.goods,
  discount: totals.discount,
});
