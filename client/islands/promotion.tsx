import {
  PromotionSlot,
  type PromotionSlotProps,
} from "../../features/promotion/client/PromotionSlot.tsx";
import { takeOver } from "../take-over.ts";

export function hydrate(container: Element, props: PromotionSlotProps) {
  takeOver(container, <PromotionSlot {...props} />);
}
