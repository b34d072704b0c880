import { fill } from "../../../shared/words.ts";
import { Button } from "../../../ui/Button.tsx";
import type { CartTexts } from "../cart-contract.ts";
import type { Cart } from "../cart-schema.ts";
import { canCheckOut, hasDefectiveItems } from "../checkout-rules.ts";

interface CheckOutProps {
  cart: Cart;
  texts: CartTexts;
  isWaiting: boolean;
}

/** The button that starts the order, or why the cart cannot be ordered yet. */
export function CheckOut({ cart, texts, isWaiting }: CheckOutProps) {
  const obstacle = obstacleTo(cart, texts);
  return (
    <div className="kontor-cart__order">
      <Button
        href="/contact"
        isDisabled={isWaiting || obstacle !== undefined}
        aria-describedby="kontor-cart-order"
      >
        {texts.order}
      </Button>
      <p id="kontor-cart-order" className="kontor-soft">
        {obstacle ?? texts.checkoutSoon}
      </p>
      <Button variant="secondary" href="/">
        {texts.continueShopping}
      </Button>
    </div>
  );
}

function obstacleTo(cart: Cart, texts: CartTexts): string | undefined {
  if (canCheckOut(cart)) return undefined;
  const isBroken = hasDefectiveItems(cart) || cart.defectiveSubscriptions.length > 0;
  const short = cart.articles.find(({ onlyLeft }) => onlyLeft !== undefined);
  if (short) return fill(texts.availabilityLimit, { limit: short.onlyLeft! });
  const hasProducts = cart.articles.length + cart.partnerProducts.length > 0;
  return isBroken || hasProducts ? texts.removeFirst : texts.nothingToOrder;
}
