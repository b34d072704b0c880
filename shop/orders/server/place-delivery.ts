import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { stockCount } from "../../../commerce/product-feed.ts";
import type { CurrentOffer } from "../../../commerce/offers.ts";
import type { Order, SubscriptionDeliveryKey } from "../order-contract.ts";
import type { OrderFinder } from "./find-orders.ts";
import { insertAttempt, type createOrderAttempts, type OrderAttempt } from "./order-attempts.ts";
import { engineDraft } from "./order-draft.ts";
import type { OrderHolders } from "./order-holders.ts";
import type { OrderOwner, OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { createAttemptPlacer } from "./place-attempt.ts";

/** An order that was agreed before: one line, whose price is never above the agreed one. */
export interface AgreedDelivery
  extends
    Pick<Order, "email" | "customerId" | "lines" | "totals" | "delivery" | "billing" | "payment">,
    Pick<Order, "giftMessage"> {
  subscription: SubscriptionDeliveryKey;
}

/** Why an agreed delivery has no order. `pending`: it is not known yet, or another process is at it; it is asked for again. */
export type NotDelivered =
  | "soldOut"
  | "notSold"
  /** More than anyone may have in orders that are neither paid nor sent (`hold-rules.ts`). */
  | "openOrders"
  | "paymentLimit"
  | "pending";

/** Prices and stock are read again only when they have changed since. */
const maxReadings = 3;

export interface PlaceDeliveryOptions extends Pick<OrderPorts, "engine" | "payments" | "now"> {
  holders: OrderHolders;
  find: Pick<OrderFinder, "ofKey">;
  attempts: Pick<ReturnType<typeof createOrderAttempts>, "ofKey">;
  placer: Pick<ReturnType<typeof createAttemptPlacer>, "place">;
}

/**
 * Creates the function that places the order of a delivery without a cart, once for its subscription and number, by however many
 * processes it is called. The order goes the way of all orders: an attempt first, then the engine, then the order with its mail.
 */
export function createPlaceDelivery(
  database: Kysely<OrderTables>,
  { engine, payments, holders, find, attempts, placer, now }: PlaceDeliveryOptions,
) {
  async function placeOnce(
    agreed: AgreedDelivery,
    key: string,
    at: Viewpoint,
  ): Promise<Order | NotDelivered | "changed"> {
    const offers = await offersOf(agreed, at);
    const short = shortage(agreed, offers);
    if (short) return short;
    const method = payments.find(({ kind }) => kind === agreed.payment);
    const payable = { site: at.site.code, amount: agreed.totals.total };
    // Where nothing is left to pay there is no transfer to wait for.
    if (!method?.isOffered(payable)) return "paymentLimit";
    const order = newOrder(agreed, at, offers, method);
    const attempt: OrderAttempt = {
      order,
      draft: engineDraft(order, offers, at.site),
      keyHash: hashOf(key),
      shownHash: "",
      checkout: `subscription ${agreed.subscription.number}`,
      revision: 0,
      sender: { browser: "", consent: "unknown" },
      state: "open",
    };
    const owner: OrderOwner =
      agreed.customerId === undefined
        ? { secret: undefined }
        : { customerId: agreed.customerId, hasCard: false };
    const stock = stockOf(offers);
    const begun = await database.transaction().execute(async (transaction) => {
      const held = await holders.check(transaction, { owner }, order, stock);
      if (!held.needed) return "openOrders";
      const isBegun = await insertAttempt(transaction, attempt, held.holders, now());
      return isBegun ? attempt : "pending";
    });
    if (typeof begun === "string") return begun;
    const outcome = await placer.place(begun, now());
    if ("placed" in outcome) return outcome.placed;
    // Another process undid the attempt, or prices and stock have changed since they were read.
    return "refusal" in outcome ? "changed" : "pending";
  }

  /** Returns what the engine says of the articles now. */
  const offersOf = ({ lines }: AgreedDelivery, { site, now: moment }: Viewpoint) =>
    engine.offers.current(
      { channel: site.market, at: moment },
      lines.map(({ tcm }) => tcm),
    );

  /** Returns the order of a delivery, or why it has none. Throws when the engine does not answer: it is asked for again. */
  return async (agreed: AgreedDelivery, at: Viewpoint): Promise<Order | NotDelivered> => {
    const { number, delivery } = agreed.subscription;
    const key = `subscription ${number} ${delivery}`;
    for (let reading = 0; reading < maxReadings; reading++) {
      const stored = await find.ofKey(key, at.site);
      if (stored) return stored;
      if (await attempts.ofKey(hashOf(key))) return "pending";
      const outcome = await placeOnce(agreed, key, at);
      if (outcome !== "changed") return outcome;
    }
    return "pending";
  };
}

type Offers = ReadonlyMap<string, CurrentOffer>;

const stockOf = (offers: Offers): ReadonlyMap<string, number> =>
  new Map([...offers].map(([tcm, { stock }]) => [tcm, stockCount(stock)]));

function shortage({ lines }: AgreedDelivery, offers: Offers): "notSold" | "soldOut" | undefined {
  if (lines.some(({ tcm }) => !offers.has(tcm))) return "notSold";
  const stock = stockOf(offers);
  return lines.some(({ tcm, quantity }) => stock.get(tcm)! < quantity) ? "soldOut" : undefined;
}

function newOrder(
  agreed: AgreedDelivery,
  { site, now }: Viewpoint,
  offers: Offers,
  method: OrderPorts["payments"][number],
): Order {
  // Random, as for orders of shoppers.
  const number = String(randomInt(1_000_000_000, 10_000_000_000));
  const stock = stockOf(offers);
  const stockShare = Math.max(
    0,
    ...agreed.lines.map(({ tcm, quantity }) => Math.min(quantity / (stock.get(tcm) ?? 0), 1)),
  );
  const payable = { site: site.code, amount: agreed.totals.total, placedAt: now, stockShare };
  return {
    ...agreed,
    number,
    site: site.code,
    placedAt: now,
    state: "placed",
    dueAt: method.dueAt(payable),
    history: [{ state: "placed", at: now, note: "" }],
  };
}
