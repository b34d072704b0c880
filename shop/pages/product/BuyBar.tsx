import { cartPagePath } from "../../../border/border-paths.ts";
import Check from "@lucide/icons/icons/check";
import type { ReactNode } from "react";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { PriceTag, type PriceTagProps } from "../listing/PriceTag.tsx";

export interface BuyBarProps extends Omit<PriceTagProps, "isFrom" | "isLarge"> {
  /** The product's name. */
  name: string;
  /** The text of the link to the cart, which replaces the price after adding. */
  toCart: string;
  hasAdded: boolean;
  /** The button of the form around the bar. */
  children: ReactNode;
}

/**
 * Renders price and button at the bottom edge of a narrow window while the form's own button is out of sight
 * (`buy-bar-behaviour.ts`). The price is not shown as reduced, because there is no room for its reference price.
 */
export function BuyBar({ name, toCart, hasAdded, price, children, ...tag }: BuyBarProps) {
  return (
    <div className="kontor-buy-bar" role="group" aria-label={name}>
      {hasAdded ? (
        <a className="kontor-link" href={cartPagePath}>
          <Icon icon={Check} size={18} />
          <span>{toCart}</span>
        </a>
      ) : (
        <PriceTag {...tag} price={{ ...price, was: null }} />
      )}
      {children}
    </div>
  );
}
