import { cartPagePath } from "../../../border/border-paths.ts";
import { checkoutPath } from "../../shop-paths.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type ReviewChange } from "../../orders/checkout-contract.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import { ChangeList, type ChangeListProps } from "./ChangeList.tsx";

export interface MergedCartProps {
  texts: CheckoutTexts;
  site: ChangeListProps["site"];
  changes: ReviewChange[];
}

/** Says what a login has added to the cart, before the next step. */
export function MergedCart({ texts, site, changes }: MergedCartProps) {
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{texts.merged.title}</h1>
        <p>{texts.merged.text}</p>
      </div>
      <div className="kontor-notice">
        <ChangeList site={site} texts={texts} changes={changes} />
      </div>
      <form className="kontor-actions" method="post" action={checkoutPath}>
        <input type="hidden" name="merged" value="seen" />
        <Button type="submit" variant="activating">
          {texts.next}
        </Button>
        <Button variant="secondary" href={cartPagePath}>
          {texts.toCart}
        </Button>
      </form>
    </div>
  );
}
