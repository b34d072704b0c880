import type { CurrentOffer } from "../../../commerce/offers.ts";
import { stockCount } from "../../../commerce/product-feed.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Checkout, Review } from "../checkout-contract.ts";
import type { OrderedSubscription, SubscriptionChoices } from "../order-contract.ts";
import { choicesIn, usualChoices } from "../subscription-choices.ts";
import { hasEverything } from "../collection.ts";
import { missingStep } from "../checkout-rules.ts";
import { isOnlineOnly, piecesOf } from "../order-lines.ts";
import { paymentDays } from "../payment/payment-methods.ts";
import { offerBeans, withBeans } from "../spent-beans.ts";
import { encodeShown, snapshotOf } from "../review-rules.ts";
import type { createCheckouts } from "./checkouts.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderCart, OrderOwner, OrderPorts, SubscribedLine } from "./orders-ports.ts";

export interface ReviewOptions extends Pick<
  OrderPorts,
  "beans" | "carts" | "payments" | "engine" | "storeIds" | "collectionAt" | "subscriptions"
> {
  checkouts: Pick<ReturnType<typeof createCheckouts>, "of">;
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "formKeyOf">;
}

export type ReadReview = ReturnType<typeof createReviews>;

/** Reads the last check before an order: the cart with its prices and stock, and what was entered. */
export const createReviews =
  ({
    beans,
    carts,
    payments,
    engine,
    storeIds,
    collectionAt,
    checkouts,
    secrets,
    subscriptions,
  }: ReviewOptions) =>
  async (owner: OrderOwner, at: Viewpoint): Promise<Review> => {
    const { merged = [], ...entered } = await checkouts.of(owner, at);
    const days = subscriptions.days(at);
    const choices = new Map(
      Object.entries(entered.subscriptions ?? {}).map(([id, each]) => [id, choicesIn(days, each)]),
    );
    const later = new Set(
      [...choices].filter(([, { firstDelivery }]) => firstDelivery).map(([id]) => id),
    );
    const isCollected = entered.delivery?.kind === "store";
    const full = await carts.read(owner, at, { isCollected, later });
    const own = "customerId" in owner ? await beans.of(owner.customerId, at) : undefined;
    const offer = own && offerBeans(own, full.lines, full.totals, entered.beanLots ?? 0);
    const cart = offer
      ? { ...full, totals: withBeans(full.totals, offer, full.lines, at.site) }
      : full;
    const { lines, subscribed, totals, voucher, revision } = cart;
    const checkout = checkoutFor(cart, entered);
    const stores = new Set(checkout.delivery?.kind === "store" ? await storeIds(at) : []);
    const replacing = [...choices.values()].flatMap(({ whenSoldOut }) =>
      whenSoldOut.kind === "alternative" ? (whenSoldOut.tcm ?? []) : [],
    );
    const names = replacing.length > 0 ? await subscriptions.names(at, replacing) : new Map();
    const pieces = piecesOf(lines);
    const offers = await currentOffers(engine, at, [
      ...new Set([...pieces, ...subscribed].map(({ tcm }) => tcm)),
    ]);
    const left = new Map([...offers].map(([tcm, { stock }]) => [tcm, stockCount(stock)]));
    const begins = subscribed.filter(({ id }) => later.has(id));
    // Every delivery is paid as the order is.
    const amount = Math.max(totals.total, ...begins.map(({ total }) => total));
    const payable = { site: at.site.code, amount };
    const offered = payments.filter((each) => each.isOffered(payable)).map(({ kind }) => kind);
    const stockShare = Math.max(
      0,
      ...pieces.map(({ tcm, quantity }) => Math.min(quantity / (left.get(tcm) ?? 0), 1)),
    );
    const prepaid = payments.find(
      ({ kind, isPaidBeforeShipping }) => kind === checkout.payment && isPaidBeforeShipping,
    );
    const paidIn = prepaid ? paymentDays(prepaid.kind, stockShare) : 0;
    const collection =
      checkout.delivery?.kind === "store"
        ? await collectionAt(at, checkout.delivery.storeId, {
            isInStock:
              engine.capabilities.stockByPlace === true &&
              hasEverything(lines, offers, checkout.delivery.storeId),
            isPaidFirst: prepaid !== undefined,
          })
        : undefined;
    const snapshot = snapshotOf(
      { lines, later: begins, totals, voucher },
      {
        entered: hashOf(JSON.stringify(checkout)),
        days: paidIn,
        collection: collection?.kind ?? "",
      },
    );
    return {
      lines,
      subscriptions: subscribed.map((line) =>
        agreedOf(line, { choices: choices.get(line.id), offer: offers.get(line.tcm), names }),
      ),
      totals,
      voucher,
      beans: offer,
      checkout,
      merged,
      offered,
      stockShare,
      dueAt: prepaid?.dueAt({ ...payable, placedAt: at.now, stockShare }),
      revision,
      offers,
      stock: left,
      collection,
      snapshot,
      seen: { key: await secrets.formKeyOf(owner, at, revision), shown: encodeShown(snapshot) },
      problem: problemOf(cart, owner, checkout, at.site, {
        isOffered: (kind) => offered.includes(kind),
        collectsAt: (id) => stores.has(id),
      }),
    };
  };

/**
 * Returns the part of what was entered that the cart needs: nothing is sent where all of it takes place online, and subscriptions
 * are not collected. The rest stays stored, because the cart may need it again.
 */
function checkoutFor({ lines, subscribed }: OrderCart, entered: Checkout): Checkout {
  const { subscriptions, ...checkout } = entered;
  if (subscribed.length > 0)
    return {
      ...checkout,
      subscriptions,
      delivery: checkout.delivery?.kind === "home" ? checkout.delivery : undefined,
    };
  return isOnlineOnly(lines) ? { ...checkout, delivery: { kind: "online" } } : checkout;
}

/** Returns a subscription of a cart as it is agreed by the order. */
function agreedOf(
  {
    id: _id,
    available: _a,
    kind: _k,
    was: _w,
    grams: _g,
    millilitres: _m,
    withDelivery,
    ...line
  }: SubscribedLine,
  {
    choices: { whenSoldOut, ...choices } = usualChoices,
    offer,
    names,
  }: {
    choices: SubscriptionChoices | undefined;
    offer: CurrentOffer | undefined;
    names: ReadonlyMap<string, string>;
  },
): OrderedSubscription {
  const name = whenSoldOut.kind === "alternative" ? names.get(whenSoldOut.tcm ?? "") : undefined;
  return {
    ...line,
    ...choices,
    whenSoldOut: { ...whenSoldOut, ...(name && { name }) },
    usualPrice: offer?.price ?? line.price,
    ...(choices.firstDelivery !== undefined && { firstTotal: withDelivery }),
  };
}

/** Maximum variants of a request to an engine. */
const batch = 100;

/** Returns what the engine says of articles now; omits those that it does not sell. */
async function currentOffers(
  { offers }: Pick<OrderPorts["engine"], "offers">,
  { site, now }: Viewpoint,
  tcms: string[],
): Promise<ReadonlyMap<string, CurrentOffer>> {
  const scope = { channel: site.market, at: now };
  const found = new Map<string, CurrentOffer>();
  for (let start = 0; start < tcms.length; start += batch)
    for (const [tcm, offer] of await offers.current(scope, tcms.slice(start, start + batch)))
      found.set(tcm, offer);
  return found;
}

function problemOf(
  { lines, subscribed, hasSubscriptions, canCheckOut }: OrderCart,
  owner: OrderOwner,
  checkout: Checkout,
  site: Site,
  rules: Parameters<typeof missingStep>[2],
): Review["problem"] {
  if (hasSubscriptions) return { problem: "hasSubscriptions" };
  if (lines.length + subscribed.length === 0) return { problem: "emptyCart" };
  if (!canCheckOut) return { problem: "cannotCheckOut" };
  // A subscription goes on, so its shopper needs an account in which to change and to end it.
  if (subscribed.length > 0 && !("customerId" in owner))
    return { problem: "incomplete", step: "login" };
  const step = missingStep(checkout, site, rules);
  return step && { problem: "incomplete", step };
}
