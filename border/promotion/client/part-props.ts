import type { Promotion, PromotionTexts } from "../promotion-contract.ts";
import { parseRichText, plainTextOf } from "../rich-text.ts";

/** The messages of the promotion components. */
export type PartTexts = Omit<PromotionTexts, "app">;

export interface PartProps {
  promotion: Promotion;
  texts: PartTexts;
}

/**
 * Returns the attributes that styles and tracking read. A light promotion without its own colours follows the page, which may be
 * dark.
 */
export const partAttributes = ({ theme, colours, headline }: Promotion) => ({
  "data-kontor-headline": plainTextOf(parseRichText(headline)) || undefined,
  "data-kontor-theme": theme === "dark" || colours ? theme : undefined,
  "data-background": colours?.background,
  "data-text": colours?.text,
});
