import type { PartTexts } from "../../features/promotion/client/part-props.ts";
import type { Promotion } from "../../features/promotion/promotion-contract.ts";
import { renderPart } from "./hydrate-part.ts";
import { PlaceContent } from "./PromotionPlace.tsx";

/** Shows a promotion, or nothing, in place of the cached one. */
export const renderPromotion = (place: Element, texts: PartTexts, promotion?: Promotion) =>
  renderPart(place, <PlaceContent promotion={promotion} texts={texts} />);
