import type {
  ShopUnderTest,
  Shopper,
  ShownCart,
} from "../../commerce/conformance/shop-under-test.ts";
import type { Cart, CartChange } from "../../border/cart/cart-schema.ts";
import type { Review } from "../../shop/orders/checkout-contract.ts";
import type { OrderOwner } from "../../shop/orders/server/orders-ports.ts";
import { siteCodeOr } from "../../platform/shared/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { completeCheckout, orderVisitor } from "../support/order-visitor.ts";
import type { TestShop } from "../support/shop.ts";
import { accountBrowser } from "./account-browser.ts";

/** Returns what shoppers see of a shop that serves an engine's products. */
export function shopOnEngine(shop: TestShop): ShopUnderTest {
  const { catalogue, search, now } = shop.services;
  const at = (site: string) => ({ site: allSites[siteCodeOr(site)].site, now: now() });
  return {
    async list(site, { category, order = "popular", page = 1, inStock = false, ...filter } = {}) {
      const tree = await catalogue.categoryTree(at(site));
      const all = tree.flatMap((node) => [node, ...node.children]);
      const address = all.find(({ id }) => id === category)?.url ?? "";
      const number = Number(/-c(\d+)\.html$/.exec(address)?.[1]);
      const list = await catalogue.category(at(site), number, order, page, { inStock, ...filter });
      return {
        products: list?.products.map(({ name, price }) => ({ name, price })) ?? [],
        count: list?.productCount ?? 0,
        facets: Object.fromEntries(
          list?.facets.map(({ key, values }) => [
            key,
            Object.fromEntries(values.map((value) => [value.key, value.productCount])),
          ]) ?? [],
        ),
      };
    },
    async product(site, sku) {
      const product = await catalogue.product(at(site), Number(sku.split("-")[0]));
      return (
        product && {
          name: product.name,
          variants: product.articles.map(({ tcm, price, availability }) => ({
            sku: tcm,
            price,
            isAvailable: availability === "AVAILABLE",
          })),
        }
      );
    },
    search: async (site, words) => {
      const { products } = await search.suggest(at(site).site, words, 0, 10);
      return products.map(({ title }) => title);
    },
    shopper: (site = "DE") => shopperOf(shop, site),
    accountBrowser: (site = "DE") => accountBrowser(shop, site),
  };
}

function shopperOf(
  { services }: Pick<TestShop, "services">,
  site: string,
  owner: OrderOwner = { secret: undefined },
): Shopper {
  const visitor = orderVisitor(services, { site: siteCodeOr(site), owner });
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
  const article = (sku: string, quantity: number) => ({
    productId: sku.split("-")[0]!,
    tcm: sku,
    quantity,
  });
  return {
    add: (sku, quantity = 1, { key } = {}) => change({ addArticle: article(sku, quantity) }, key),
    set: (sku, quantity) => change({ setArticle: article(sku, quantity) }),
    cart: async () => shown(await services.carts.read(own, visitor.at())),
    otherTab: () => shopperOf({ services }, site, own),
    enter: () => services.orders.checkouts.save(own, visitor.at(), completeCheckout),
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
      return { number: outcome.order.number, total: outcome.order.totals.total };
    },
    cancel: async (number) => {
      await services.orders.cancel({ number }, visitor.at().now);
    },
  };
}

const shown = ({ revision, articles, defectiveArticles, totals }: Cart): ShownCart => ({
  revision,
  lines: articles.map(({ tcm, quantity, price }) => ({ sku: tcm, quantity, price })),
  defective: defectiveArticles.map(({ tcm }) => tcm),
  goods: totals.goods,
});
