import type { BorderTables, TablesOfSlices } from "../../storefront/server/border-tables.ts";
import type * as all from "./all-slices.ts";

type OwnTables = TablesOfSlices<(typeof all)[keyof typeof all]>;

/** The tables of the shop: those of the border, and those of each of its own slices. */
export interface ShopTables extends BorderTables, OwnTables {}
