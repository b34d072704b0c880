import type { Capabilities } from "../../../commerce/capabilities.ts";
import { hasEverything } from "../../orders/collection.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { Stores } from "../../stores/server/stores.ts";
import { collectionStores, storeShown } from "../../stores/store-address.ts";
import { arrivalWords, readyWords } from "../stores/collection-words.ts";
import type { CheckoutVisit } from "./checkout-frame.server.tsx";
import type { StoreChoice } from "./DeliveryStep.tsx";

export interface StoreChoicesOptions {
  stores: Pick<Stores, "list">;
  engine: { capabilities: Pick<Capabilities, "stockByPlace"> };
}

/** Creates the function that returns the stores of a site with the day on which each has the cart ready, the earliest first. */
export const createStoreChoices =
  ({ stores, engine }: StoreChoicesOptions) =>
  async (
    content: Pick<SiteContent, "site" | "texts">,
    { at, review: { lines, offers } }: Pick<CheckoutVisit, "at" | "review">,
  ): Promise<StoreChoice[]> => {
    const isCounted = engine.capabilities.stockByPlace === true;
    const choices = collectionStores(await stores.list(at)).map((store) => {
      const isInStock = isCounted && hasEverything(lines, offers, store.id);
      const ready =
        (isInStock && readyWords(store, at.now, content)) || arrivalWords(store, at.now, content);
      return { store, ready };
    });
    return choices
      .toSorted((one, other) =>
        one.ready.day < other.ready.day ? -1 : Number(one.ready.day > other.ready.day),
      )
      .map(({ store, ready }) => ({ ...storeShown(store, content.site), ready: ready.text }));
  };
