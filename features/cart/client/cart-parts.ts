import type { Site } from "../../../shared/site.ts";
import type { CartTexts } from "../cart-contract.ts";
import type { CartStore } from "./cart-store.ts";

/** What every part of the cart's page gets. */
export interface CartPartProps {
  texts: CartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) the forms do the work. */
  store?: CartStore;
}

/** Words of the catalogue about the price of one article. */
export interface EntryTexts {
  /** "{price} / kg" */
  perKilogram: string;
  /** Before the earlier price of a reduced article. */
  lowestPrice: string;
}
