import {
  PromotionSlot,
  type PromotionSlotProps,
} from "../../features/promotion/client/PromotionSlot.tsx";
import { hydratePart } from "./hydrate-part.ts";

declare module "./Island.tsx" {
  interface Islands {
    Promotion: PromotionSlotProps;
  }
}

export function hydrate(container: Element, props: PromotionSlotProps) {
  hydratePart(container, <PromotionSlot {...props} />);
}
