import type { EngineOrders } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import { hasPieces, piecesLeft } from "../../commerce/returned-pieces.ts";
import type { VariantPieces } from "../../commerce/scope.ts";
import type { SettingsReader } from "./channels.ts";
import { unrefused } from "./draft-orders.ts";
import type { Graphql } from "./graphql-client.ts";
import type { Leases } from "./leases.ts";
import * as documents from "./order-documents.ts";
import type { UnlessRefused, VendureOrder } from "./order-documents.ts";
import type { OrderReader } from "./order-reader.ts";
import { orderOf, type OrderRecord, type OrderRecords } from "./order-records.ts";
import type { Returns } from "./vendure-tables.ts";

interface ReleasesOptions {
  graphql: Graphql;
  settings: SettingsReader;
  records: OrderRecords;
  leases: Leases;
  read: OrderReader;
}

interface CancelInput {
  orderId: string;
  reason: string;
  lines?: { orderLineId: string | undefined; quantity: number }[];
  cancelShipping?: true;
}

/** States of orders that have left the house: their pieces come back as a return. */
const sent = new Set(["Shipped", "PartiallyShipped", "Delivered", "PartiallyDelivered"]);

/** Cancels orders and lines of them in Vendure, which releases their stock. */
export function orderReleases({
  graphql,
  settings,
  records,
  leases,
  read,
}: ReleasesOptions): Pick<EngineOrders, "cancel" | "acceptReturn"> {
  async function cancelAtVendure({ channel }: OrderRecord, input: CancelInput) {
    const { token } = await settings.channel(channel);
    const { order } = await graphql<{ order: UnlessRefused<VendureOrder> }>(
      documents.cancelOrder,
      { input },
      { channel: token },
    );
    return unrefused(order);
  }

  /** Cancels lines, unless an earlier call did whose answer was lost: then Vendure has that many fewer. */
  async function release(
    record: OrderRecord,
    order: VendureOrder,
    { pieces, before }: Record<"pieces" | "before", VariantPieces[]>,
  ) {
    const lineOf = (variant: string) =>
      order.lines.find(({ productVariant }) => productVariant.sku === variant);
    const left = piecesLeft(record.draft, before);
    const isDone = pieces.every(({ variant, quantity }) => {
      const expected = left.find((each) => each.variant === variant)!.quantity;
      return (lineOf(variant)?.quantity ?? 0) <= expected - quantity;
    });
    if (isDone) return;
    const lines = pieces.map(({ variant, quantity }) => ({
      orderLineId: lineOf(variant)?.id,
      quantity,
    }));
    await cancelAtVendure(record, { orderId: order.id, lines, reason: "Came back" });
  }

  const find = async (number: string) => {
    const record = await records.find({ number });
    return record?.state === "begun" ? undefined : record;
  };

  return {
    cancel: (number) =>
      leases([`order ${number}`], async () => {
        const record = await find(number);
        if (!record) return refused("unknown");
        if (record.state === "cancelled") return accepted(orderOf(record));
        const order = await read(record);
        if (!order) return refused("unknown");
        const { id, state } = order;
        if (sent.has(state)) return refused("tooLate");
        if (state !== "Cancelled")
          await cancelAtVendure(record, {
            orderId: id,
            cancelShipping: true,
            reason: "Cancelled in the shop",
          });
        return accepted(orderOf(await records.setState(record, "cancelled")));
      }),
    acceptReturn: (number, pieces, key) =>
      leases([`order ${number}`], async () => {
        const record = await find(number);
        if (!record) return refused("unknown");
        const { [key]: earlier, ...others } = record.returned;
        if (earlier?.isDone) return accepted(orderOf(record));
        const before = piecesOf(others);
        if (record.state === "cancelled" || !hasPieces(record.draft, before, pieces))
          return refused("notInOrder");
        const order = await read(record);
        if (!order) return refused("unknown");
        const merged = mergedPieces(pieces);
        const returned = (isDone: boolean) => ({ ...others, [key]: { pieces: merged, isDone } });
        await records.setReturns(record.key, returned(false));
        await release(record, order, { pieces: merged, before });
        return accepted(orderOf(await records.setReturns(record.key, returned(true))));
      }),
  };
}

const piecesOf = (returned: Returns) => Object.values(returned).flatMap(({ pieces }) => pieces);

const mergedPieces = (pieces: VariantPieces[]): VariantPieces[] =>
  [...Map.groupBy(pieces, ({ variant }) => variant)].map(([variant, all]) => ({
    variant,
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
