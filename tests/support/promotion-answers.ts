import { parsePromotion } from "../../features/promotion/promotion-rules.ts";

/** Answers of the endpoint of promotions, and what is read from them. */

export const answer = (content: unknown, type = "ApiCategory") => ({
  type,
  contentJSON: JSON.stringify(content),
});
export const shown = (content: object, type?: string) =>
  parsePromotion(answer({ headline: "Headline", ...content }, type));

/** The promotion with the warnings about it. */
export function warned(content: object) {
  const warnings: string[] = [];
  const promotion = parsePromotion(answer({ headline: "Headline", ...content }), (warning) =>
    warnings.push(warning),
  );
  return { promotion, warnings };
}
