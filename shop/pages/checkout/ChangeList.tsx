import type { Site } from "../../../platform/shared/sites/site.ts";
import type { ReviewChange } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import { changeText } from "./change-texts.ts";

export interface ChangeListProps {
  site: Pick<Site, "locale" | "currency">;
  texts: CheckoutTexts;
  changes: ReviewChange[];
}

/** Lists what changed since the shopper last looked at the review. */
export function ChangeList({ site, texts, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <ul className="kontor-review__changes">
      {changes.map((change) => {
        const text = changeText(change, texts, site);
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}
