import { productIn } from "../../platform/shared/sites/numbered-address.ts";
import type { PromotionFacts } from "../tracking/client/events.ts";
import type { TrackedItem } from "../tracking/ga4-fields.ts";

/** Promotions and heroes in a page's HTML in the form that tracking needs. */

export interface ShownPromotion {
  facts: PromotionFacts;
  /** The products that it links to. */
  items: TrackedItem[];
}

/**
 * Selects promotions and heroes. A hero, the large picture on one of the shop's own pages, names itself by `data-kontor-hero`.
 */
export const promotionSelector = "[data-kontor-promotion],[data-kontor-hero]";

/** Returns a promotion, identified by its place and named by its headline: the displayed one may be translated by the browser. */
export function promotionIn(element: HTMLElement): ShownPromotion {
  const { kontorPromotion, kontorHero, kontorHeadline } = element.dataset;
  const slot = kontorPromotion ?? kontorHero;
  const place = element.closest<HTMLElement>("[data-kontor-place]")?.dataset.kontorPlace;
  const products = [...element.querySelectorAll("a")].map(productIn);
  return {
    facts: {
      promotion_id: place ?? slot,
      promotion_name: kontorHeadline ?? element.ariaLabel ?? slot,
      creative_slot: slot,
    },
    items: [...new Set(products)].flatMap((id) => (id ? { item_id: id } : [])),
  };
}

const seen = new Set<string | undefined>();

/**
 * Returns a promotion that comes into view; undefined when it did so before, such as the offer of a list that was then filtered.
 */
export function newPromotion(element: HTMLElement): ShownPromotion | undefined {
  const promotion = promotionIn(element);
  const { promotion_id } = promotion.facts;
  if (seen.has(promotion_id)) return undefined;
  seen.add(promotion_id);
  return promotion;
}
