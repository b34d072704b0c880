import type { ComponentType } from "react";
import type { PromotionType } from "../promotion-contract.ts";
import { BannerPromotion } from "./BannerPromotion.tsx";
import { BenefitsPromotion } from "./BenefitsPromotion.tsx";
import { CategoryPromotion } from "./CategoryPromotion.tsx";
import type { PartProps } from "./PromotionDetails.tsx";
import { PhaseIntegrationPromotion } from "./PhaseIntegrationPromotion.tsx";

const parts: Record<PromotionType, ComponentType<PartProps>> = {
  BANNER: BannerPromotion,
  BENEFITS: BenefitsPromotion,
  CATEGORY: CategoryPromotion,
  PHASE_INTEGRATION: PhaseIntegrationPromotion,
};

/** Renders a promotion with the component of its type. */
export function PromotionPart(props: PartProps) {
  const Part = parts[props.promotion.type];
  return <Part {...props} />;
}
