import type { SettingsReader } from "./channels.ts";
import type { Graphql } from "./graphql-client.ts";
import { readOrder, type VendureOrder } from "./order-documents.ts";
import type { OrderRecord } from "./order-records.ts";

/** Reads the order that a record refers to. */
export type OrderReader = (
  record: Pick<OrderRecord, "order_id" | "number" | "channel">,
) => Promise<VendureOrder | undefined>;

/**
 * Creates the function that reads orders. It returns undefined for an order that Vendure has lost, because an older backup was restored,
 * even if a later order has the same id.
 */
export function createOrderReader({
  graphql,
  settings,
}: {
  graphql: Graphql;
  settings: Pick<SettingsReader, "channel">;
}): OrderReader {
  return async ({ order_id: id, number, channel: code }) => {
    const { token: channel } = await settings.channel(code);
    const { order } = await graphql<{ order: VendureOrder | null }>(readOrder, { id }, { channel });
    return order?.code === number ? order : undefined;
  };
}
