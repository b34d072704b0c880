import type { PartTexts } from "./part-props.ts";
import { PromotionPart } from "./PromotionPart.tsx";
import { usePromotion, type UsePromotionOptions } from "./use-promotion.ts";

export interface PromotionSlotProps extends UsePromotionOptions {
  texts: PartTexts;
}

/** A slot for a promotion on a React page: renders it with the component of its type. */
export function PromotionSlot({ texts, ...source }: PromotionSlotProps) {
  const promotion = usePromotion(source);
  return promotion ? <PromotionPart promotion={promotion} texts={texts} /> : null;
}
