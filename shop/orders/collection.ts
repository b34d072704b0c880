import type { CurrentOffer } from "../../commerce/offers.ts";
import { stockCount } from "../../commerce/product-feed.ts";
import type { OrderLine, StoreCollection } from "./order-contract.ts";
import { isStocked, piecesOf } from "./order-lines.ts";
import { daysText } from "./delivery-days.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { CheckoutTexts } from "./checkout-texts.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";

/** Reports whether a store has everything of an order, so that nothing is delivered to it. */
export const hasEverything = (
  lines: Pick<OrderLine, "kind" | "tcm" | "quantity" | "price" | "isOnline">[],
  offers: ReadonlyMap<string, Pick<CurrentOffer, "places">>,
  storeId: string,
): boolean =>
  lines.every((line) => isStocked(line) || line.isOnline) &&
  piecesOf(lines).every(
    ({ tcm, quantity }) => stockCount(offers.get(tcm)?.places?.[storeId] ?? "none") >= quantity,
  );

/** Texts about collecting an order; those of its store's stock are the stores'. */
export interface CollectionTexts {
  checkout: Pick<CheckoutTexts, "storeHint">;
  storeStock: { readyOn: string; note: string };
}

/** Says when an order can be collected; as usual where no day is known, because it is paid in advance or older. */
export function collectionText(
  collection: StoreCollection | undefined,
  site: Pick<Site, "locale" | "timeZone">,
  { checkout, storeStock }: CollectionTexts,
): string {
  const day = collection && collectionTime(collection, site);
  return day ? `${fill(storeStock.readyOn, { day })}. ${storeStock.note}` : checkout.storeHint;
}

/** Returns when an order can be collected: "Mo., 30. November um 16:15" or "Mi., 2. – Do., 3. Dezember". */
export function collectionTime(
  collection: StoreCollection,
  site: Pick<Site, "locale" | "timeZone">,
): string | undefined {
  if (collection.kind === "delivered") return collection.days && daysText(collection.days, site);
  const format = dateFormat(site.locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: site.timeZone,
  });
  return collection.readyAt && format.format(new Date(collection.readyAt));
}
