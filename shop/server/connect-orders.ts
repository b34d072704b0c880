import { canCheckOut, hasSubscriptions } from "../../border/cart/checkout-rules.ts";
import type {
  Cart,
  CartArticle,
  PartnerProduct,
  Subscription,
} from "../../border/cart/cart-schema.ts";
import { isAvailable } from "../../border/cart/cart-rules.ts";
import type { CartService } from "../../border/cart/server/carts.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import { rateOf as taxRateOf } from "../../border/cart/server/price-cart.ts";
import type { VoucherOrders } from "../../border/cart/server/voucher-orders.ts";
import { recordPurchase } from "../../border/tracking/server/order-purchases.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { BeansOfOrder } from "../customer-card/card-contract.ts";
import type { Cards } from "../customer-card/server/cards.ts";
import type { Logins } from "../customer/server/accounts.ts";
import type { ReviewLine } from "../orders/checkout-contract.ts";
import type { Amount } from "../../platform/shared/money.ts";
import type { Order, OrderLine, StoreCollection } from "../orders/order-contract.ts";
import type {
  CartReading,
  MailAboutOrder,
  OrderCart,
  OrderPorts,
  SubscribedLine,
} from "../orders/server/orders-ports.ts";
import { deliveryTotals } from "./connect-subscriptions.ts";
import { sitePayments } from "../orders/payment/site-payments.ts";
import { trackedOrder } from "../pages/orders/tracked-order.ts";
import { allSites } from "../sites/all-sites.ts";
import { orderPaths } from "../shop-paths.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import type { OrderMailKind } from "../orders/order-mail-texts.ts";
import { codeMail, orderMail } from "../orders/order-mails.ts";
import { dueOf } from "../orders/payment/order-due.ts";
import { storeLines } from "../orders/stores.ts";
import { contractBlocks } from "../pages/mail/page-blocks.server.ts";
import type { StaticPages } from "../pages/text/static-pages.server.ts";
import type { Stores } from "../stores/server/stores.ts";
import { arrivalDays, readyAt } from "../stores/collection-time.ts";
import { collectionStores } from "../stores/store-address.ts";
import type { RetailStore } from "../stores/stores-contract.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { Subscriptions } from "../subscriptions/server/subscriptions.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Connects orders to the engine, to carts and their vouchers, to the catalogue, to customers, to tracking, and to the texts of mails. */
export function orderPorts({
  engine,
  carts,
  catalogue,
  logins,
  origins,
  staticPages,
  stores,
  subscriptions,
  beansOf,
}: {
  engine: Pick<Engine, "capabilities" | "offers" | "orders"> & { adopt?: OrderPorts["adoptOrder"] };
  carts: Pick<CartService, "read" | "isAsOrdered" | "removeOrdered"> & {
    voucherOrders: VoucherOrders;
  };
  catalogue: Pick<Catalogue, "articleFacts">;
  logins: Pick<Logins, "emailOf">;
  origins: Record<SiteCode, string>;
  staticPages(): Promise<StaticPages>;
  stores: Pick<Stores, "list">;
  subscriptions: Pick<Subscriptions, "days" | "listOf">;
  beansOf: Cards["ofOrder"];
}): Omit<OrderPorts, "beans" | "onStored" | "requestMail" | "security" | "onError" | "now"> {
  const { voucherOrders } = carts;
  return {
    siteOf: (code) => valueAt(allSites, code).site,
    invoiceUpTo: (code) => valueAt(allSites, code).seller.invoiceUpTo,
    storeIds: async (at) => collectionStores(await stores.list(at)).map(({ id }) => id),
    collectionAt: async (at, storeId, order) => {
      const store = (await stores.list(at)).find(({ id }) => id === storeId);
      return store && storeCollection(store, at, order);
    },
    engine,
    adoptOrder: engine.adopt,
    carts: {
      isAsOrdered: carts.isAsOrdered,
      removeOrdered: carts.removeOrdered,
      async read(owner, at, { isCollected, later }) {
        const site = isCollected ? withFreeDelivery(at.site) : at.site;
        const cart = await carts.read(owner, { ...at, site }, undefined, later);
        const tcms = [...linesOf(cart, () => 0), ...cart.subscriptions].map(({ tcm }) => tcm);
        const facts = await catalogue.articleFacts(site, tcms);
        const kindOf = (tcm: string) => facts.get(tcm)?.kind ?? "goods";
        return orderCart(cart, {
          site,
          later,
          rateOf: (kind, tcm) =>
            taxRateOf(kind === "partnerProduct" ? kind : kindOf(tcm), site.taxRates),
          withDelivery: ({ tcm, total }) =>
            deliveryTotals({ kind: kindOf(tcm), total }, site).total,
        });
      },
    },
    vouchers: {
      reserve: async (voucher) => "state" in (await voucherOrders.reserve(voucher)),
      redeem: async (voucher) => "state" in (await voucherOrders.redeem(voucher)),
      release: async (voucher) => void (await voucherOrders.release(voucher)),
      restore: voucherOrders.restore,
    },
    subscriptions: {
      days: (at) => subscriptions.days(at),
      names: async ({ site }, tcms) =>
        new Map(
          [...(await catalogue.articleFacts(site, tcms))].map(([tcm, { title, label }]) => [
            tcm,
            [title, label].filter(Boolean).join(", "),
          ]),
        ),
      hasOpened: async (customerId, number, at) =>
        (await subscriptions.listOf(customerId, at)).some(({ openedBy }) => openedBy === number),
    },
    payments: Object.values(sitePayments),
    emailOf: logins.emailOf,
    mailContent: mailContent(origins, staticPages, beansOf),
    codeMail: (code, site) => codeMail(code, valueAt(allSites, site).texts.orderMails),
    recordPurchase: (transaction, order, sender) =>
      recordPurchase(transaction, {
        site: order.site,
        placed: order.placedAt,
        ...sender,
        ecommerce: trackedOrder(order, valueAt(allSites, order.site).site),
      }),
  };
}

/** Returns how and when an order is collected in a store. What is paid in advance has no day before the payment. */
function storeCollection(
  store: RetailStore,
  { now, site }: Viewpoint,
  { isInStock, isPaidFirst }: Parameters<OrderPorts["collectionAt"]>[2],
): StoreCollection {
  if (isInStock) {
    const ready = isPaidFirst ? undefined : readyAt(store, now, site);
    return { kind: "stock", ...(ready && { readyAt: ready.toISOString() }) };
  }
  const days = isPaidFirst ? undefined : arrivalDays(store, now, site);
  return { kind: "delivered", ...(days && { days: { from: days.from, to: days.to } }) };
}

const withFreeDelivery = (site: Site): Site => ({ ...site, shipping: { cost: 0, freeFrom: 0 } });

/** Returns the rate of the tax on an entry of a cart. */
type RateOf = (kind: OrderLine["kind"], tcm: string) => number;

/** Returns the entries of a cart that can be in an order. */
function linesOf(cart: Cart, rateOf: RateOf): ReviewLine[] {
  const articles = (kind: OrderLine["kind"], entries: CartArticle[]) =>
    entries.map((entry) => articleLine(kind, entry, rateOf(kind, entry.tcm)));
  const partners = (products: PartnerProduct[], isSold: boolean) =>
    products.map((product) =>
      partnerLine(product, isSold, rateOf("partnerProduct", product.partnerProductId)),
    );
  const cards = [...cart.giftCards, ...cart.defectiveGiftCards].map(({ article }) => article);
  return [
    ...articles("article", [...cart.articles, ...cart.defectiveArticles]),
    ...articles("freeArticle", cart.freeArticles),
    ...articles("giftCard", cards),
    ...partners(cart.partnerProducts, true),
    ...partners(cart.defectivePartnerProducts, false),
  ];
}

function articleLine(
  kind: OrderLine["kind"],
  entry: CartArticle | Subscription,
  taxRate: number,
): ReviewLine {
  const { tcm, productId, title, label, picture, url, quantity, price, total } = entry;
  const { grams, millilitres } = entry;
  const was = "was" in entry && entry.was;
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
}

function partnerLine(product: PartnerProduct, isSold: boolean, taxRate: number): ReviewLine {
  const { partnerProductId: tcm, title, picture, totalQuantity: quantity, price, total } = product;
  const none = { productId: "", label: "", url: "" };
  return {
    kind: "partnerProduct",
    tcm,
    ...none,
    title,
    picture,
    quantity,
    price,
    total,
    taxRate,
    available: isSold ? quantity : 0,
    ...(product.isOnline && { isOnline: true }),
  };
}

const subscribedLine = (
  entry: Subscription,
  { rateOf, withDelivery }: Pick<CartTerms, "rateOf" | "withDelivery">,
): SubscribedLine => ({
  ...articleLine("subscription", entry, rateOf("subscription", entry.tcm)),
  withDelivery: withDelivery(entry),
  id: entry.subscriptionConfigurationId,
  intervalWeeks: entry.intervalWeeks,
});

/** The rules by which a cart becomes an order. */
interface CartTerms extends Pick<CartReading, "later"> {
  site: Site;
  rateOf: RateOf;
  /** Returns the price of an entry with the delivery costs of a parcel of its own. */
  withDelivery(entry: Pick<Subscription, "tcm" | "total">): Amount;
}

/** Returns a cart as the order needs it. */
function orderCart(cart: Cart, terms: CartTerms): OrderCart {
  const { site, later, rateOf } = terms;
  const [voucher] = cart.vouchers.filter(({ discount }) => discount > 0);
  const subscribed = [...cart.subscriptions, ...cart.defectiveSubscriptions].map((entry) =>
    subscribedLine(entry, terms),
  );
  const now = subscribed.filter(({ id }) => !later.has(id));
  return {
    revision: cart.revision,
    lines: [...linesOf(cart, rateOf), ...now.map(({ id: _id, ...line }) => line)],
    subscribed,
    totals: { ...cart.totals, taxes: cart.totals.taxes.map((tax) => ({ gross: 0, ...tax })) },
    ...(voucher && { voucher: { code: voucher.code, title: voucher.title } }),
    canCheckOut: canCheckOut(cart),
    hasSubscriptions: !site.subscriptionKinds?.length && hasSubscriptions(cart),
  };
}

/** Renders the mails about orders with their sites' texts and terms. */
const mailContent =
  (
    origins: Record<SiteCode, string>,
    staticPages: () => Promise<StaticPages>,
    beansOf: Cards["ofOrder"],
  ): OrderPorts["mailContent"] =>
  async (kind, order, { site: code, secret }) => {
    const origin = valueAt(origins, code);
    const due = dueOf(order, sitePayments);
    const options = {
      order,
      url: `${origin}${orderPaths.order}/${secret}`,
      ...(due.kind === "transfer" && { transfer: due.transfer }),
      store: storeLines(order.delivery),
      ...(kind === "order-confirmation" && earnsText(await beansOf(order.number), code)),
      terms: kind === "order-confirmation" ? contractBlocks(await staticPages(), code, origin) : [],
    };
    return orderMail(kindOf(kind, order), options, valueAt(allSites, code));
  };

/** Says how many beans an order earns; nothing without a card. */
function earnsText(beans: BeansOfOrder | undefined, code: SiteCode): { earns?: string } {
  if (!beans?.expected) return {};
  const { site, texts } = valueAt(allSites, code);
  return { earns: plural(texts.customerCard.earns, beans.expected, site.locale) };
}

function kindOf(kind: MailAboutOrder, { delivery }: Order): OrderMailKind {
  if (kind === "order-confirmation") return "confirmation";
  if (kind === "order-cancelled") return "cancelled";
  return ({ home: "shipped", store: "ready", online: "accessSent" } as const)[delivery.kind];
}
