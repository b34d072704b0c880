import type { CurrentOffer } from "../../../commerce/offers.ts";
import { stockCount } from "../../../commerce/product-feed.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Checkout, Review } from "../checkout-contract.ts";
import { hasEverything } from "../collection.ts";
import { missingStep } from "../checkout-rules.ts";
import { isOnlineOnly, piecesOf } from "../order-lines.ts";
import { paymentDays } from "../payment/payment-methods.ts";
import { offerBeans, withBeans } from "../spent-beans.ts";
import { encodeShown, snapshotOf } from "../review-rules.ts";
import type { createCheckouts } from "./checkouts.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderCart, OrderOwner, OrderPorts } from "./orders-ports.ts";

export interface ReviewOptions extends Pick<
  OrderPorts,
  "beans" | "carts" | "payments" | "engine" | "storeIds" | "collectionAt"
> {
  checkouts: Pick<ReturnType<typeof createCheckouts>, "of">;
  secrets: Pick<ReturnType<typeof createOrderSecrets>, "formKeyOf">;
}

export type ReadReview = ReturnType<typeof createReviews>;

/** Reads the last check before an order: the cart with its prices and stock, and what was entered. */
export const createReviews =
  ({ beans, carts, payments, engine, storeIds, collectionAt, checkouts, secrets }: ReviewOptions) =>
  async (owner: OrderOwner, at: Viewpoint): Promise<Review> => {
    const { merged = [], ...stored } = await checkouts.of(owner, at);
    const full = await carts.read(owner, at, stored.delivery?.kind === "store");
    const own = "customerId" in owner ? await beans.of(owner.customerId, at) : undefined;
    const offer = own && offerBeans(own, full.lines, full.totals, stored.beanLots ?? 0);
    const cart = offer
      ? { ...full, totals: withBeans(full.totals, offer, full.lines, at.site) }
      : full;
    // What was entered stays stored: it is needed again when something is added that is sent.
    const checkout: Checkout = isOnlineOnly(cart.lines)
      ? { ...stored, delivery: { kind: "online" } }
      : stored;
    const { lines, totals, voucher, revision } = cart;
    const stores = new Set(checkout.delivery?.kind === "store" ? await storeIds(at) : []);
    const pieces = piecesOf(lines);
    const offers = await currentOffers(
      engine,
      at,
      pieces.map(({ tcm }) => tcm),
    );
    const left = new Map([...offers].map(([tcm, { stock }]) => [tcm, stockCount(stock)]));
    const payable = { site: at.site.code, amount: totals.total };
    const offered = payments.filter((each) => each.isOffered(payable)).map(({ kind }) => kind);
    const stockShare = Math.max(
      0,
      ...pieces.map(({ tcm, quantity }) => Math.min(quantity / (left.get(tcm) ?? 0), 1)),
    );
    const prepaid = payments.find(
      ({ kind, isPaidBeforeShipping }) => kind === checkout.payment && isPaidBeforeShipping,
    );
    const entered = hashOf(JSON.stringify(checkout));
    const days = prepaid ? paymentDays(prepaid.kind, stockShare) : 0;
    const collection =
      checkout.delivery?.kind === "store"
        ? await collectionAt(at, checkout.delivery.storeId, {
            isInStock:
              engine.capabilities.stockByPlace === true &&
              hasEverything(lines, offers, checkout.delivery.storeId),
            isPaidFirst: prepaid !== undefined,
          })
        : undefined;
    const snapshot = snapshotOf(cart, { entered, days, collection: collection?.kind ?? "" });
    return {
      lines,
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
      problem: problemOf(cart, checkout, at.site, {
        isOffered: (kind) => offered.includes(kind),
        collectsAt: (id) => stores.has(id),
      }),
    };
  };

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
  { lines, hasSubscriptions, canCheckOut }: OrderCart,
  checkout: Checkout,
  site: Site,
  rules: Parameters<typeof missingStep>[2],
): Review["problem"] {
  if (hasSubscriptions) return { problem: "hasSubscriptions" };
  if (lines.length === 0) return { problem: "emptyCart" };
  if (!canCheckOut) return { problem: "cannotCheckOut" };
  const step = missingStep(checkout, site, rules);
  return step && { problem: "incomplete", step };
}
