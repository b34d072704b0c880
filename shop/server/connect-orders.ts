import { canCheckOut, hasSubscriptions } from "../../border/cart/checkout-rules.ts";
import type { Cart, CartArticle, PartnerProduct } from "../../border/cart/cart-schema.ts";
import { isAvailable } from "../../border/cart/cart-rules.ts";
import type { CartService } from "../../border/cart/server/cart-service.ts";
import type { CartCatalogue } from "../../border/cart/server/cart-catalogue.ts";
import { rateOf } from "../../border/cart/server/price-cart.ts";
import type { VoucherOrders } from "../../border/cart/server/voucher-orders.ts";
import { recordPurchase } from "../../border/tracking/server/order-purchases.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { ProductKind, Site } from "../../platform/shared/sites/site.ts";
import type { Logins } from "../customer/server/accounts.ts";
import type { ReviewLine } from "../orders/checkout-contract.ts";
import type { OrderLine } from "../orders/order-contract.ts";
import type { OrderCart, OrderPorts } from "../orders/server/orders-ports.ts";
import { sitePayments } from "../pages/orders/site-payments.ts";
import { trackedOrder } from "../pages/orders/tracked-order.ts";
import { allSites } from "../sites/all-sites.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Connects orders to the engine, to carts and their vouchers, to the catalogue, to customers and to tracking. */
export function orderPorts({
  engine,
  carts,
  catalogue,
  logins,
}: {
  engine: Pick<Engine, "capabilities" | "offers" | "orders"> & { adopt?: OrderPorts["adoptOrder"] };
  carts: Pick<CartService, "read" | "isAsOrdered" | "removeOrdered"> & {
    voucherOrders: VoucherOrders;
  };
  catalogue: Pick<CartCatalogue, "articleFacts">;
  logins: Pick<Logins, "emailOf">;
}): Pick<
  OrderPorts,
  | "siteOf"
  | "invoiceUpTo"
  | "engine"
  | "carts"
  | "adoptOrder"
  | "vouchers"
  | "payments"
  | "emailOf"
  | "recordPurchase"
> {
  const { voucherOrders } = carts;
  return {
    siteOf: (code) => valueAt(allSites, code).site,
    invoiceUpTo: (code) => valueAt(allSites, code).seller.invoiceUpTo,
    engine,
    adoptOrder: engine.adopt,
    carts: {
      isAsOrdered: carts.isAsOrdered,
      removeOrdered: carts.removeOrdered,
      async read(owner, at, isCollected) {
        const site = isCollected ? withFreeDelivery(at.site) : at.site;
        const cart = await carts.read(owner, { ...at, site });
        const tcms = linesOf(cart).map(({ tcm }) => tcm);
        const facts = await catalogue.articleFacts(site, tcms);
        return orderCart(cart, (tcm) => facts.get(tcm)?.kind ?? "goods", site);
      },
    },
    vouchers: {
      reserve: async (voucher) => "state" in (await voucherOrders.reserve(voucher)),
      redeem: async (voucher) => "state" in (await voucherOrders.redeem(voucher)),
      release: async (voucher) => void (await voucherOrders.release(voucher)),
      restore: voucherOrders.restore,
    },
    payments: Object.values(sitePayments),
    emailOf: logins.emailOf,
    recordPurchase: (transaction, order, sender) =>
      recordPurchase(transaction, {
        site: order.site,
        placed: order.placedAt,
        ...sender,
        ecommerce: trackedOrder(order, valueAt(allSites, order.site).site),
      }),
  };
}

const withFreeDelivery = (site: Site): Site => ({ ...site, shipping: { cost: 0, freeFrom: 0 } });

/** Entries of a cart that can be in an order. */
type Sold = Pick<OrderLine, "kind"> & Pick<CartArticle, "tcm"> & { line(rate: number): ReviewLine };

function linesOf(cart: Cart): Sold[] {
  const articles = (kind: OrderLine["kind"], entries: CartArticle[]) =>
    entries.map((entry) => ({ kind, tcm: entry.tcm, line: articleLine(kind, entry) }));
  const cards = [...cart.giftCards, ...cart.defectiveGiftCards].map(({ article }) => article);
  return [
    ...articles("article", [...cart.articles, ...cart.defectiveArticles]),
    ...articles("freeArticle", cart.freeArticles),
    ...articles("giftCard", cards),
    ...cart.partnerProducts.map((product) => partnerLine(product, product.totalQuantity)),
    ...cart.defectivePartnerProducts.map((product) => partnerLine(product, 0)),
  ];
}

const articleLine =
  (kind: OrderLine["kind"], entry: CartArticle) =>
  (taxRate: number): ReviewLine => {
    const { tcm, productId, title, label, picture, url, quantity, price, total } = entry;
    const { was, grams, millilitres } = entry;
    const available = isAvailable(entry) ? (entry.onlyLeft ?? quantity) : 0;
    return {
      kind,
      tcm,
      productId,
      title,
      label,
      picture,
      url,
      quantity,
      price,
      total,
      taxRate,
      available,
      ...(was && { was }),
      ...(grams && { grams }),
      ...(millilitres && { millilitres }),
    };
  };

const partnerLine = (product: PartnerProduct, available: number): Sold => {
  const { isOnline } = product;
  const { partnerProductId: tcm, title, picture, totalQuantity: quantity, price, total } = product;
  const kind = "partnerProduct";
  const none = { productId: "", label: "", url: "" };
  const line = (taxRate: number): ReviewLine => ({
    kind,
    tcm,
    ...none,
    title,
    picture,
    quantity,
    price,
    total,
    taxRate,
    available,
    ...(isOnline && { isOnline }),
  });
  return { kind, tcm, line };
};

/** Returns a cart as the order needs it. */
function orderCart(cart: Cart, kindOf: (tcm: string) => ProductKind, site: Site): OrderCart {
  const [voucher] = cart.vouchers.filter(({ discount }) => discount > 0);
  return {
    revision: cart.revision,
    lines: linesOf(cart).map(({ kind, tcm, line }) =>
      line(rateOf(kind === "partnerProduct" ? kind : kindOf(tcm), site.taxRates)),
    ),
    totals: { ...cart.totals, taxes: cart.totals.taxes.map((tax) => ({ gross: 0, ...tax })) },
    ...(voucher && { voucher: { code: voucher.code, title: voucher.title } }),
    canCheckOut: canCheckOut(cart),
    hasSubscriptions: hasSubscriptions(cart),
  };
}
