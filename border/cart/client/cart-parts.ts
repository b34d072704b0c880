import type { Site } from "../../../platform/shared/sites/site.ts";
import type { CartTexts } from "../cart-contract.ts";
import type { CartStore } from "./store/cart-store.ts";

/** Properties of every part of the cart page. */
export interface CartPartProps {
  texts: CartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) the browser submits the forms. */
  store?: CartStore;
}
