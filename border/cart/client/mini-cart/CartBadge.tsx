import { cartPagePath } from "../../../border-paths.ts";
import ShoppingBag from "@lucide/icons/icons/shopping-bag";
import { Icon } from "../../../../platform/ui/Icon.tsx";
import { type CartTexts } from "../../cart-contract.ts";

export interface CartBadgeProps {
  texts: Pick<CartTexts, "cart">;
}

/** Link to the cart. The browser fills in the count, since a cached header is the same for all shoppers. */
export function CartBadge({ texts }: CartBadgeProps) {
  return (
    <a className="kontor-header__link" href={cartPagePath}>
      <Icon icon={ShoppingBag} size={22} strokeWidth={1.6} />
      <span>{`${texts.cart} `}</span>
      {/* React neither compares nor changes an empty text: it keeps what the browser has filled in. */}
      <b
        className="kontor-header__count"
        data-kontor-cart-count
        translate="no"
        suppressHydrationWarning
      >
        {""}
      </b>
    </a>
  );
}
