import type { Delivery } from "./order-contract.ts";

/** A store in which shoppers collect their orders. */
export interface Store {
  /** Stored with orders. */
  id: string;
  name: string;
  /** On one line, as the country writes it. */
  address: string;
}

/** Returns name and address of the store in which an order is collected, as they were when it was chosen. */
export function storeLines(delivery: Delivery): string[] {
  if (delivery.kind !== "store") return [];
  const { store, storeId } = delivery;
  return store ? [store.name, store.address] : [storeId];
}
