import { setTimeout as delay } from "node:timers/promises";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { refusalOf } from "../../commerce/order-prices.ts";
import type { EngineOrder, EngineOrders, OrderDraft, OrderRefusal } from "../../commerce/orders.ts";
import { accepted, refused, type Result } from "../../commerce/result.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { SettingsReader } from "./channels.ts";
import type { DraftOrders } from "./draft-orders.ts";
import type { Graphql } from "./graphql-client.ts";
import type { Leases } from "./leases.ts";
import * as documents from "./order-documents.ts";
import type { VendureOrder } from "./order-documents.ts";
import type { OrderReader } from "./order-reader.ts";
import { isSameDraft, orderOf, type OrderRecord, type OrderRecords } from "./order-records.ts";
import type { VendureOffers } from "./vendure-offers.ts";

export interface VendureOrdersOptions {
  graphql: Graphql;
  settings: SettingsReader;
  offers: VendureOffers;
  records: OrderRecords;
  drafts: DraftOrders;
  leases: Leases;
  read: OrderReader;
}

type Placed = Result<EngineOrder, OrderRefusal>;

const maxAttempts = 3;
/** Milliseconds after which Vendure, when it answers again, has done what it was asked before, such as a payment whose answer was lost. */
const arrivesWithin = 2_000;

/** Places orders in Vendure: as a new draft that is compared, referred to by its key, and paid while its articles are held. */
export function vendureOrders({
  graphql,
  settings,
  offers,
  records,
  drafts,
  leases,
  read,
}: VendureOrdersOptions): Pick<EngineOrders, "place" | "byKey" | "byNumber"> & {
  /** Finishes or gives up what was begun, and returns whether it was placed. */
  settle(begun: OrderRecord): Promise<OrderRecord | undefined>;
} {
  async function settle(begun: OrderRecord, waitMs = 0): Promise<OrderRecord | undefined> {
    await delay(waitMs);
    const order = await read(begun);
    if (order && !order.orderPlacedAt) {
      await abandon(begun, order);
      await delay(waitMs);
    }
    // Vendure refuses to cancel what was paid since, and settles a payment that it had begun.
    const left = order && (await read(begun));
    if (left?.orderPlacedAt) return records.setState(begun, "placed");
    if (left && left.state !== "Cancelled")
      throw new EngineUnavailableError(`Vendure goes on with its order ${left.code}.`, {
        maybeDone: true,
      });
    await records.remove(begun);
    return undefined;
  }

  async function abandon({ channel }: Pick<OrderRecord, "channel">, { id, state }: VendureOrder) {
    const { token } = await settings.channel(channel);
    if (state === "Cancelled") return;
    const document = state === "Draft" ? documents.deleteDraft : documents.cancelBegun;
    await graphql(document, { id }, { channel: token });
  }

  /** Builds and pays an order once; undefined if its stock or its prices changed in between. */
  async function attempt(
    scope: Scope,
    draft: OrderDraft,
    key: string,
  ): Promise<Placed | undefined> {
    const skus = draft.lines.map(({ variant }) => variant);
    const named = await offers.named(scope.channel, skus);
    const current = new Map([...named].map(([sku, { offer }]) => [sku, offer]));
    const refusal = refusalOf(draft, current);
    if (refusal) return refused(refusal);
    const channel = await settings.channel(scope.channel);
    const ids = new Map([...named].map(([sku, { id }]) => [sku, id]));
    const { id, code: number } = await drafts.create(channel);
    await records.begin(key, scope, draft, { order_id: id, number });
    const { built, end } = await drafts.fill(id, draft, { channel, ids, key });
    try {
      if (built !== "differs") {
        const held = skus.map((sku) => `${channel.code} ${sku}`);
        const paid = await leases(held, async (isHeld) =>
          isHeld() ? drafts.pay(id, { channel, key }) : undefined,
        );
        if (paid) return accepted(orderOf(await records.setState(await begunWith(key), "placed")));
      }
      await settle(await begunWith(key));
      return undefined;
    } finally {
      await end();
    }
  }

  const begunWith = async (key: string) => (await records.find({ key }))!;

  const repeated = (before: OrderRecord, scope: Scope, draft: OrderDraft): Placed =>
    isSameDraft(before, scope, draft) ? accepted(orderOf(before)) : refused({ kind: "keyReused" });

  return {
    settle,
    place: (scope, draft, key) =>
      leases([`key ${key}`], async () => {
        await settings.channel(scope.channel);
        for (let count = 0; count < maxAttempts; count++) {
          const earlier = await records.find({ key });
          const before =
            earlier?.state === "begun" ? await settle(earlier, arrivesWithin) : earlier;
          if (before) return repeated(before, scope, draft);
          const placed = await attempt(scope, draft, key);
          if (placed) return placed;
        }
        throw new EngineUnavailableError(
          "Vendure has built an order at each attempt that differs from its offers.",
          { maybeDone: false },
        );
      }),
    async byKey(key) {
      const found = await records.find({ key });
      const order = found && (await read(found));
      if (!order) return undefined;
      if (found.state !== "begun") return orderOf(found);
      return order.orderPlacedAt ? orderOf(await records.setState(found, "placed")) : undefined;
    },
    async byNumber(number) {
      const found = await records.find({ number });
      if (!found || found.state === "begun") return undefined;
      const order = await read(found);
      if (!order) return undefined;
      // Vendure reports an order as cancelled once all of its pieces were returned.
      const mayDiffer = found.state === "placed" && Object.keys(found.returned).length === 0;
      const isCancelled = mayDiffer && order.state === "Cancelled";
      return orderOf(isCancelled ? await records.setState(found, "cancelled") : found);
    },
  };
}
