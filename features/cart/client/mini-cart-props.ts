import type { Site } from "../../../shared/site.ts";
import type { CartTexts, ChangeErrorTexts } from "../cart-contract.ts";
import type { CartStore } from "./cart-store.ts";

/** The small cart's own words and no others: they travel with every header. */
export const miniCartTextKeys = [
  "cart",
  "preview",
  "changeError",
  "cartLimit",
  "itemLimit",
  "availabilityLimit",
  "continueShopping",
  "empty",
  "everyWeeks",
  "free",
  "goods",
  "loading",
  "missingForFreeDelivery",
  "freeDeliveryReached",
  "readError",
  "removed",
  "removeOf",
  "toCart",
  "undo",
  "undoOf",
] as const satisfies (keyof CartTexts)[];
export type MiniCartTexts = ChangeErrorTexts & Pick<CartTexts, (typeof miniCartTextKeys)[number]>;

export interface MiniCartProps {
  /** Of the panel that opens; one of its kind on the page. */
  id: string;
  texts: MiniCartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) there is the link alone. */
  store?: CartStore;
  /** Told before the panel opens. */
  onOpen?: () => void;
}
