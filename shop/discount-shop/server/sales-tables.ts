import type { ColumnType } from "kysely";
import type { Sale } from "../discount-shop-contract.ts";

type StoredSale = Omit<Sale, "id">;

export interface SalesTables {
  sale: {
    id: string;
    content: ColumnType<StoredSale, string, string>;
  };
}
