import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { ReviewChange } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";

/** Returns what changed between two looks at the review, in words. */
export function changeText(
  change: ReviewChange,
  { changes: texts }: Pick<CheckoutTexts, "changes">,
  site: Pick<Site, "locale" | "currency">,
): string {
  if (change.kind === "quantity" || change.kind === "onlyLeft") {
    const { kind, title, now } = change;
    return fill(plural(texts[kind], now, site.locale), { title });
  }
  const text = texts[change.kind];
  const title = "title" in change ? change.title : "";
  if (!("before" in change)) return fill(text, { title });
  const [before, now] = [formatMoney(change.before, site), formatMoney(change.now, site)];
  return fill(text, { title, before, now });
}
