import type { Site } from "../../../../platform/shared/sites/site.ts";
import type { CartTexts } from "../../cart-contract.ts";
import { changeErrorTextKeys } from "../../cart-rules.ts";
import type { CartStore } from "../store/cart-store.ts";

/** Keys of the mini cart's messages. No others are included, since every header carries them. */
export const miniCartTextKeys = [
  ...changeErrorTextKeys,
  "cart",
  "preview",
  "continueShopping",
  "empty",
  "everyWeeks",
  "free",
  "goods",
  "itemCount",
  "lessOf",
  "loading",
  "notAvailable",
  "offline",
  "soldOut",
  "subscriptionUnavailable",
  "missingForFreeDelivery",
  "moreOf",
  "freeDeliveryReached",
  "quantityChanged",
  "quantityOf",
  "readError",
  "removed",
  "removeOf",
  "toCart",
  "undo",
  "undoOf",
] as const satisfies (keyof CartTexts)[];
export type MiniCartTexts = Pick<CartTexts, (typeof miniCartTextKeys)[number]>;

export interface MiniCartProps {
  /** The panel's id, unique on the page. */
  id: string;
  texts: MiniCartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) only the link is rendered. */
  store?: CartStore;
  /** Called before the panel opens. */
  onOpen?: () => void;
}
