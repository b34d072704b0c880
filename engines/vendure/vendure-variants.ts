import type { CurrentOffer } from "../../commerce/offers.ts";
import type { Channel, Settings } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";

/** A variant as a channel sells it. */
export interface OfferedVariant {
  id: string;
  productId: string;
  sku: string;
  enabled: boolean;
  product: { enabled: boolean };
  priceWithTax: number;
  currencyCode: string;
  prices: { currencyCode: string; customFields?: { was?: number | null } }[];
  trackInventory: "TRUE" | "FALSE" | "INHERIT";
  useGlobalOutOfStockThreshold: boolean;
  outOfStockThreshold: number;
  stockLevels: { stockLocationId: string; stockOnHand: number; stockAllocated: number }[];
}

/** Selection of a variant's offer in the channel that is asked. */
export const offerFields = ({ ProductVariantPrice }: CustomFields) => `
  id productId sku enabled product { enabled } priceWithTax currencyCode
  prices { currencyCode ${ProductVariantPrice} }
  trackInventory useGlobalOutOfStockThreshold outOfStockThreshold
  stockLevels { stockLocationId stockOnHand stockAllocated }`;

/** Returns the offer of a variant in a channel; undefined if it is not sold there. */
export function offerOf(
  variant: OfferedVariant,
  channel: Channel,
  settings: Settings,
): CurrentOffer | undefined {
  const { enabled, product, priceWithTax: price, currencyCode, prices } = variant;
  if (!enabled || !product.enabled || currencyCode !== channel.currency) return undefined;
  const was = prices.find((each) => each.currencyCode === currencyCode)?.customFields?.was;
  return {
    price,
    stock: stockOf(variant, channel, settings),
    ...(typeof was === "number" && was > price && { was }),
  };
}

function stockOf(
  {
    trackInventory,
    useGlobalOutOfStockThreshold: isGlobal,
    outOfStockThreshold,
    stockLevels,
  }: OfferedVariant,
  { locations }: Channel,
  { tracksStock, threshold }: Settings,
): CurrentOffer["stock"] {
  if (trackInventory === "FALSE" || (trackInventory === "INHERIT" && !tracksStock)) return "some";
  const free = stockLevels
    .filter(({ stockLocationId }) => locations.has(stockLocationId))
    .reduce((sum, { stockOnHand, stockAllocated }) => sum + stockOnHand - stockAllocated, 0);
  return Math.max(0, free - (isGlobal ? threshold : outOfStockThreshold));
}

/** Reports whether the shop can name a variant by its number. */
export const isUsableSku = (sku: string): boolean => /^[\w-]{1,64}$/.test(sku);
