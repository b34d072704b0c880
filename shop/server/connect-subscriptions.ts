import { subscriptionPrice } from "../../border/cart/cart-rules.ts";
import { priceCart, rateOf } from "../../border/cart/server/price-cart.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { Amount } from "../../platform/shared/money.ts";
import type { ProductKind, Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { pictureBase } from "../../storefront/pictures/pictures-contract.ts";
import { deliveryProblems } from "../orders/checkout-forms.ts";
import type { Order, OrderedSubscription } from "../orders/order-contract.ts";
import { sitePayments } from "../orders/payment/site-payments.ts";
import type { Orders } from "../orders/server/orders-slice.ts";
import { subscriptionLinkPath } from "../shop-paths.ts";
import type { OpeningOrder, WhenSoldOut } from "../subscriptions/subscriptions-contract.ts";
import { allSites } from "../sites/all-sites.ts";
import type { OrderForSubscription } from "../subscriptions/server/record-orders.ts";
import type {
  DeliveryTotals,
  SubscriptionPorts,
} from "../subscriptions/server/subscriptions-ports.ts";

/** Connects subscriptions to the engine, the catalogue, prices of carts, rules of the checkout, and their pages. */
export function subscriptionPorts({
  engine,
  catalogue,
  origins,
}: {
  engine: Pick<Engine, "capabilities">;
  catalogue: Pick<Catalogue, "articleFacts" | "articlesOf" | "offers">;
  origins: Record<SiteCode, string>;
}): Omit<
  SubscriptionPorts,
  "mailInsert" | "mailsWait" | "requestMail" | "now" | "onError" | "place" | "security"
> {
  const sites = Object.values(allSites).map(({ site }) => site);
  return {
    sites,
    isOfferedOn: subscriptionOffer(engine),
    catalogue,
    isSubscribable: (kind, { subscriptionKinds: kinds = [] }) => kinds.includes(kind),
    priceOf: subscriptionPrice,
    totalsOf: deliveryTotals,
    taxRateOf: (kind, { taxRates }) => rateOf(kind, taxRates),
    similarTo: similarArticles(catalogue),
    canDeliverTo: (address, site) => {
      const problems = deliveryProblems(
        { kind: "home", address },
        {
          site,
          storeIds: [],
          patternOf: (country) => postalCodePatterns.get(country) ?? ".*",
          // It was asked about when it was entered.
          keptPostalCode: address.postalCode,
        },
      );
      return Object.keys(problems).length === 0;
    },
    isPaymentOffered: (payment, { code }, amount) =>
      sitePayments[payment].isOffered({ site: code, amount }),
    mailSite: (code) => {
      const { site, texts } = valueAt(allSites, code);
      return {
        site,
        texts: texts.subscriptionMails,
        cart: texts.cart,
        origin: valueAt(origins, code),
      };
    },
    linkOf: (code, token, action) =>
      `${valueAt(origins, code)}${subscriptionLinkPath}/${token}${action ? `/${action}` : ""}`,
    pictureOf: pictureBase,
  };
}

/** Returns the function that reports whether a site sells subscriptions. After a crash an order is sent again: only its key makes it one. */
export const subscriptionOffer =
  ({ capabilities }: Pick<Engine, "capabilities">): SubscriptionPorts["isOfferedOn"] =>
  ({ subscriptionKinds = [] }) =>
    capabilities.ordersOnce === true && subscriptionKinds.length > 0;

/** Returns what one delivery costs, with the delivery costs of a parcel of its own. */
export function deliveryTotals(
  { kind, total }: { kind: ProductKind; total: Amount },
  site: Site,
): DeliveryTotals {
  const item = { kind, total, categories: [] };
  const { totals } = priceCart([item], { site, hasCard: false, voucher: undefined });
  return { ...totals, taxes: totals.taxes.map((tax) => ({ gross: 0, ...tax })) };
}

const postalCodePatterns = new Map(
  Object.values(allSites).map(({ site }) => [site.market as string, site.postalCode.pattern]),
);

/** Returns the other articles of an article's product that weigh the same: another grind. */
const similarArticles =
  (catalogue: Pick<Catalogue, "articleFacts" | "articlesOf">): SubscriptionPorts["similarTo"] =>
  async (tcm, { site }: Viewpoint) => {
    const own = (await catalogue.articleFacts(site, [tcm])).get(tcm);
    if (!own) return [];
    const others = await catalogue.articlesOf(own.productNumber);
    const facts = await catalogue.articleFacts(site, others);
    return others.filter((other) => other !== tcm && facts.get(other)?.grams === own.grams);
  };

/** Returns the function that places orders of deliveries, which the slice of orders has. */
export const subscriptionOrders =
  (place: () => Orders["placeDelivery"]): SubscriptionPorts["place"] =>
  ({ address, line, ...order }, at) =>
    place()(
      { ...order, lines: [{ ...line, kind: "subscription" }], delivery: { kind: "home", address } },
      at,
    );

/** Returns what the order of a delivery is for; undefined for other orders. */
export const recordOf = ({
  number,
  placedAt,
  subscription,
  lines,
  totals,
}: Order): OrderForSubscription | undefined =>
  subscription && {
    number,
    placedAt,
    subscription,
    line: { tcm: lines[0]!.tcm, delivery: totals.delivery, total: totals.total },
  };

/** Returns what the subscriptions of an order are opened with; undefined where it begins none. */
export function openingOf({
  number,
  site,
  placedAt,
  email,
  customerId,
  delivery,
  billing,
  payment,
  subscriptions = [],
}: Order): OpeningOrder | undefined {
  if (subscriptions.length === 0) return undefined;
  if (delivery.kind !== "home")
    throw new Error(`Order ${number} begins a subscription and has no address for it.`);
  return {
    number,
    site,
    placedAt,
    email,
    ...(customerId !== undefined && { customerId }),
    address: delivery.address,
    ...(billing && { billing }),
    payment,
    subscriptions: subscriptions.map(
      ({ tcm, quantity, intervalWeeks, price, firstDelivery, whenSoldOut, gift, address }) => ({
        tcm,
        quantity,
        intervalWeeks,
        price,
        ...(firstDelivery !== undefined && { firstDelivery }),
        whenSoldOut: soldOut(whenSoldOut),
        ...(gift && { gift }),
        ...(address && { address }),
      }),
    ),
  };
}

const soldOut = (whenSoldOut: OrderedSubscription["whenSoldOut"]): WhenSoldOut =>
  whenSoldOut.kind === "alternative"
    ? { kind: "alternative", ...(whenSoldOut.tcm && { tcm: whenSoldOut.tcm }) }
    : { kind: "skip" };
