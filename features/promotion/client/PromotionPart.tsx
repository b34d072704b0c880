import type { ComponentType } from "react";
import type { PromotionType } from "../promotion-contract.ts";
import { Benefits } from "./Benefits.tsx";
import { CategoryBanner } from "./CategoryBanner.tsx";
import type { PartProps } from "./part-props.ts";
import { PhaseIntegration } from "./PhaseIntegration.tsx";
import { TopBanner } from "./TopBanner.tsx";

const parts: Record<PromotionType, ComponentType<PartProps>> = {
  BANNER: TopBanner,
  BENEFITS: Benefits,
  CATEGORY: CategoryBanner,
  PHASE_INTEGRATION: PhaseIntegration,
};

/** A promotion in the form of its type. */
export function PromotionPart(props: PartProps) {
  const Part = parts[props.promotion.type];
  return <Part {...props} />;
}
