import type { CurrentOffer } from "../../commerce/offers.ts";
import type { Channel, Settings } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";

/** A variant as a channel sells it. */
export interface OfferedVariant {
  id: string;
  sku: string;
  enabled: boolean;
  priceWithTax: number;
  currencyCode: string;
  prices?: { currencyCode: string; customFields: { was: number | null } }[];
  trackInventory: "TRUE" | "FALSE" | "INHERIT";
  useGlobalOutOfStockThreshold: boolean;
  outOfStockThreshold: number;
  stockOnHand: number;
  stockAllocated: number;
}

/**
 * Fields of a variant's offer in the requested channel. `stockOnHand` is the stock of the channel, which Vendure counts for all variants
 * at once; `stockLevels` would be read for each variant, and for all locations.
 */
export const offerFields = ({ ProductVariantPrice }: CustomFields) => `
  id sku enabled priceWithTax currencyCode
  ${ProductVariantPrice && `prices { currencyCode ${ProductVariantPrice} }`}
  trackInventory useGlobalOutOfStockThreshold outOfStockThreshold stockOnHand stockAllocated`;

/** Returns the offer of a variant in a channel; undefined if it is not sold there. */
export function offerOf(
  variant: OfferedVariant,
  channel: Channel,
  settings: Settings,
): CurrentOffer | undefined {
  const { enabled, priceWithTax: price, currencyCode, prices } = variant;
  if (!enabled || currencyCode !== channel.currency) return undefined;
  const was = prices?.find((each) => each.currencyCode === currencyCode)?.customFields.was;
  return {
    price,
    stock: stockOf(variant, settings),
    ...(typeof was === "number" && was > price && { was }),
  };
}

function stockOf(variant: OfferedVariant, settings: Settings): CurrentOffer["stock"] {
  const { trackInventory, stockOnHand, stockAllocated } = variant;
  if (trackInventory === "FALSE" || (trackInventory === "INHERIT" && !settings.tracksStock))
    return "some";
  const threshold = variant.useGlobalOutOfStockThreshold
    ? settings.threshold
    : variant.outOfStockThreshold;
  return Math.max(0, stockOnHand - stockAllocated - threshold);
}

/** Reports whether the shop can name a variant by its number. */
export const isUsableSku = (sku: string): boolean => /^[\w-]{1,64}$/.test(sku);
