import { Button } from "../../../platform/ui/Button.tsx";
import type { Cart } from "../cart-schema.ts";
import { canCheckOut } from "../checkout-rules.ts";
import { entryId, obstacleText, type CartEntryView } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";

interface CheckOutProps extends Omit<CartPartProps, "store"> {
  cart: Cart;
  entries: CartEntryView[];
  isWaiting: boolean;
  checkoutPath: string;
}

/** The button that starts the order, or the reason why the cart cannot be ordered yet. */
export function CheckOut({ cart, entries, texts, site, isWaiting, checkoutPath }: CheckOutProps) {
  const isOpen = canCheckOut(cart);
  const obstacles = entries.flatMap((entry) => {
    const reason = obstacleText(entry, texts, site.locale);
    return reason ? { entry, reason } : [];
  });
  return (
    <div className="kontor-cart__order">
      <Button
        href={checkoutPath}
        isDisabled={isWaiting || !isOpen}
        aria-describedby="kontor-cart-order"
      >
        {texts.order}
      </Button>
      <div id="kontor-cart-order" className="kontor-soft">
        {obstacles.length > 0 ? (
          <>
            <p>{texts.checkFirst}</p>
            <ul>
              {obstacles.map(({ entry, reason }) => (
                <li key={entry.key}>
                  <a href={`#${entryId(entry)}`}>{entry.title}</a>
                  <span>{` – ${reason}`}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          !isOpen && <p>{texts.nothingToOrder}</p>
        )}
      </div>
      <Button variant="secondary" href="/">
        {texts.continueShopping}
      </Button>
    </div>
  );
}
