import type { Promotion, PromotionTexts } from "../promotion-contract.ts";

/** The words that the parts have of their own. */
export type PartTexts = Omit<PromotionTexts, "app">;

export interface PartProps {
  promotion: Promotion;
  texts: PartTexts;
}

/**
 * Attributes that a part's looks hang on. A light part without colours of its own goes with the page, which may be dark.
 */
export const looksOf = ({ theme, colours }: Promotion) => ({
  "data-kontor-theme": theme === "dark" || colours ? theme : undefined,
  "data-background": colours?.background,
  "data-text": colours?.text,
});
