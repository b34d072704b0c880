import Check from "@lucide/icons/icons/check";
import type { ReactNode } from "react";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Cart } from "../cart-schema.ts";
import type { CartPartProps } from "./cart-parts.ts";
import { SumsList } from "./SumsList.tsx";

interface CartTotalsProps extends Omit<CartPartProps, "store"> {
  cart: Cart;
  /** The server has not computed the totals yet. */
  isWaiting: boolean;
  /** The server cannot be reached. */
  isOffline: boolean;
  /** The voucher field and the order button. */
  children: ReactNode;
}

/** The totals computed by the server; none while it has not computed them. */
export function CartTotals({ cart, texts, site, isWaiting, isOffline, children }: CartTotalsProps) {
  return (
    <section className="kontor-cart__totals" aria-labelledby="kontor-cart-total">
      <SumsList
        texts={texts}
        site={site}
        totals={cart.totals}
        count={cart.numberOfArticles}
        isWaiting={isWaiting}
        totalId="kontor-cart-total"
      />
      <FreeDelivery
        cart={cart}
        texts={texts}
        site={site}
        isWaiting={isWaiting}
        isOffline={isOffline}
      />
      {children}
    </section>
  );
}

/** The sum still missing for free delivery, or a note that the server is computing it. */
function FreeDelivery({
  cart: {
    totals: { goods, delivery, missingForFreeDelivery: missing },
  },
  texts,
  site,
  isWaiting,
  isOffline,
}: Omit<CartTotalsProps, "children">) {
  const isReached = missing === 0 && delivery === 0 && goods > 0;
  return (
    <div className="kontor-cart__threshold">
      {goods > 0 && <progress aria-hidden value={goods} max={goods + missing} />}
      <p role="status">
        {isWaiting ? (
          !isOffline && texts.calculating
        ) : isReached ? (
          <>
            <Icon icon={Check} size={16} />
            <span>{` ${texts.freeDeliveryReached}`}</span>
          </>
        ) : (
          missing > 0 && fill(texts.missingForFreeDelivery, { amount: formatMoney(missing, site) })
        )}
      </p>
    </div>
  );
}
