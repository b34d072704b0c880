import type { ColumnType } from "kysely";
import type { Validity } from "../../../platform/content/content-tables.ts";
import type { RetailStore } from "../stores-contract.ts";

/** The content of a store, besides the columns of its row. */
export type StoredStore = Omit<RetailStore, "closes" | "id" | "market" | "opens">;

export interface StoresTables {
  store: Validity & {
    market: string;
    id: string;
    place: number;
    content: ColumnType<StoredStore, string, string>;
  };
}
