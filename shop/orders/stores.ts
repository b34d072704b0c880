import type { Delivery } from "./order-contract.ts";

/** A store in which shoppers collect their orders. */
export interface Store {
  /** Stored with orders. */
  id: string;
  name: string;
  /** On one line, as the country writes it. */
  address: string;
}

/** Returns name and address of the store in which an order is collected; nothing for one that was closed since. */
export function storeLines(delivery: Delivery, stores: Store[]): string[] {
  const store = stores.find(({ id }) => delivery.kind === "store" && id === delivery.storeId);
  return store ? [store.name, store.address] : [];
}
