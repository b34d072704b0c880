import type { Site } from "../../../platform/shared/site.ts";
import type { UnitPriceTexts } from "../../../platform/shared/money.ts";
import type { CartTexts } from "../cart-contract.ts";
import type { CartStore } from "./cart-store.ts";

/** Properties of every part of the cart page. */
export interface CartPartProps {
  texts: CartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) the browser submits the forms. */
  store?: CartStore;
}

/** Messages of the catalogue about the price of one article. */
export interface EntryTexts extends UnitPriceTexts {
  /** Precedes the earlier price of a reduced article. */
  lowestPrice: string;
}
