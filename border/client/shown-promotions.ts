import type { PromotionFacts } from "../../features/tracking/client/events.ts";
import type { TrackedItem } from "../../features/tracking/ga4-fields.ts";
import { productIn } from "./listed-items.ts";

/** Promotions and heroes in a page's HTML, as tracking needs them. */

export interface ShownPromotion {
  facts: PromotionFacts;
  /** The products that it leads to. */
  items: TrackedItem[];
}

/** A hero, the large picture of one of the shop's own pages, names itself by `data-kontor-hero`. */
export const promotionSelector = "[data-kontor-promotion],[data-kontor-hero]";

/** A promotion is known by its place, and named by its headline as it is shown. */
export function promotionIn(element: HTMLElement): ShownPromotion {
  const { kontorPromotion, kontorHero } = element.dataset;
  const slot = kontorPromotion ?? kontorHero;
  const place = element.closest<HTMLElement>("[data-kontor-place]")?.dataset.kontorPlace;
  const headline = element.querySelector<HTMLElement>("h1,h2,p")?.innerText;
  const products = [...element.querySelectorAll("a")].map(({ pathname }) => productIn(pathname));
  return {
    facts: {
      promotion_id: place ?? slot,
      promotion_name: headline ?? element.ariaLabel ?? slot,
      creative_slot: slot,
    },
    items: [...new Set(products)].flatMap((id) => (id ? { item_id: id } : [])),
  };
}

const seen = new Set<string | undefined>();

/** A promotion that comes into view; undefined when it did before, such as the offer of a list that was filtered since. */
export function newPromotion(element: HTMLElement): ShownPromotion | undefined {
  const promotion = promotionIn(element);
  const { promotion_id } = promotion.facts;
  if (seen.has(promotion_id)) return undefined;
  seen.add(promotion_id);
  return promotion;
}
