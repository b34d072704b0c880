import type { Promotion, PromotionTexts } from "../promotion-contract.ts";

/** The parts' own texts. */
export type PartTexts = Omit<PromotionTexts, "app">;

export interface PartProps {
  promotion: Promotion;
  texts: PartTexts;
}

/**
 * Attributes that a part's styles depend on. A light part without colours of its own follows the page, which may be dark.
 */
export const styleAttributes = ({ theme, colours }: Promotion) => ({
  "data-kontor-theme": theme === "dark" || colours ? theme : undefined,
  "data-background": colours?.background,
  "data-text": colours?.text,
});
