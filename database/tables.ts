import type { CartTables } from "../features/cart/server/cart-tables.ts";
import type { OfferTables } from "../features/cart/server/offer-tables.ts";
import type { CatalogueTables } from "../features/catalogue/server/catalogue-tables.ts";
import type { CustomerTables } from "../features/customer/server/customer-tables.ts";
import type { NavigationTables } from "../features/navigation/server/navigation-tables.ts";
import type { PromotionTables } from "../features/promotion/server/promotion-tables.ts";
import type { SearchTables } from "../features/search/server/search-tables.ts";

/** The tables of server/migrations: each feature describes its own. */
export interface Tables
  extends
    CatalogueTables,
    CartTables,
    CustomerTables,
    NavigationTables,
    OfferTables,
    PromotionTables,
    SearchTables {}
