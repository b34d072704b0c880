import { parsePromotion } from "../../border/promotion/promotion-rules.ts";

/** Responses of the promotion endpoint, and the promotions that are read from them. */

export const response = (content: unknown, type = "ApiCategory") => ({
  type,
  contentJSON: JSON.stringify(content),
});
export const shown = (content: object, type?: string) =>
  parsePromotion(response({ headline: "Headline", ...content }, type));

/** Returns the promotion with its warnings. */
export function warned(content: object) {
  const warnings: string[] = [];
  const promotion = parsePromotion(response({ headline: "Headline", ...content }), (warning) =>
    warnings.push(warning),
  );
  return { promotion, warnings };
}
