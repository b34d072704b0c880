import { renderPart } from "./hydrate-part.ts";
import { PlaceContent, type PlaceContentProps } from "./PromotionPlace.tsx";

/** Shows a promotion, or the place's default content, in place of the cached one. */
export const renderPromotion = (place: Element, content: PlaceContentProps) =>
  renderPart(place, <PlaceContent {...content} />);
