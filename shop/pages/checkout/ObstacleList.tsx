import { checkoutPath } from "../../shop-paths.ts";
import type { ReactNode } from "react";
import { ChangeFields } from "../../../border/cart/client/ChangeForm.tsx";
import { obstacleText, type CartEntryView } from "../../../border/cart/client/cart-entries.ts";
import type { CartChange } from "../../../border/cart/cart-schema.ts";
import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import { changeText } from "./change-texts.ts";

export interface ObstacleListProps {
  texts: { checkout: CheckoutTexts; cart: CartTexts };
  site: Pick<Site, "locale" | "currency">;
  /** Entries of the cart that prevent the order. */
  entries: CartEntryView[];
}

/** Lists the entries that prevent an order, each with the buttons that solve it: to take what is left, to remove it. */
export function ObstacleList({ texts, site, entries }: ObstacleListProps) {
  const { checkout, cart } = texts;
  return (
    <ul className="kontor-obstacles">
      {entries.map((entry) => {
        const { key, title, label, onlyLeft, setQuantity, remove } = entry;
        const taking = plural(checkout.takeLeft, onlyLeft ?? 0, site.locale);
        return (
          <li key={key}>
            <p>
              <strong>{sentenceOf(entry, { texts, site })}</strong>
            </p>
            {label && (
              <p className="kontor-soft" {...labelAttributes(label)}>
                {label}
              </p>
            )}
            <div className="kontor-actions">
              {onlyLeft !== undefined && setQuantity && (
                <ObstacleForm change={setQuantity(onlyLeft)}>
                  <Button type="submit" aria-label={`${taking}: ${title}`}>
                    {taking}
                  </Button>
                </ObstacleForm>
              )}
              <ObstacleForm change={remove}>
                <Button
                  type="submit"
                  variant="secondary"
                  aria-label={fill(cart.removeOf, { title })}
                >
                  {cart.remove}
                </Button>
              </ObstacleForm>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Sends a change of the cart, and continues the order. */
const ObstacleForm = ({ change, children }: { change: CartChange; children: ReactNode }) => (
  <form method="post" action={checkoutPath}>
    <ChangeFields change={change} />
    {children}
  </form>
);

function sentenceOf(
  entry: CartEntryView,
  { texts: { checkout, cart }, site }: Pick<ObstacleListProps, "texts" | "site">,
): string {
  const { title, obstacle, onlyLeft, kind } = entry;
  if (obstacle === "SOLDOUT") return changeText({ kind: "soldOut", title }, checkout, site);
  if (!obstacle && onlyLeft !== undefined)
    return changeText({ kind: "onlyLeft", title, now: onlyLeft }, checkout, site);
  const reason =
    kind === "subscription" ? cart.subscriptionUnavailable : obstacleText(entry, cart, site.locale);
  return `${title} – ${reason}`;
}
