import type { CartTables } from "../../features/cart/server/cart-tables.ts";
import type { CatalogueTables } from "../../features/catalogue/server/catalogue-tables.ts";

/** The tables of server/migrations: each feature describes its own. */
export interface Tables extends CatalogueTables, CartTables {}
