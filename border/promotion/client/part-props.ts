import type { Promotion, PromotionTexts } from "../promotion-contract.ts";

/** The messages of the promotion components. */
export type PartTexts = Omit<PromotionTexts, "app">;

export interface PartProps {
  promotion: Promotion;
  texts: PartTexts;
}

/**
 * Returns the attributes that the styles depend on. A light promotion without its own colours follows the page, which may be
 * dark.
 */
export const styleAttributes = ({ theme, colours }: Promotion) => ({
  "data-kontor-theme": theme === "dark" || colours ? theme : undefined,
  "data-background": colours?.background,
  "data-text": colours?.text,
});
