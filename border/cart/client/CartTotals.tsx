import Check from "@lucide/icons/icons/check";
import type { ReactNode } from "react";
import { formatMoney, formatPercent } from "../../../platform/shared/money.ts";
import { fill, plural } from "../../../platform/shared/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Cart } from "../cart-schema.ts";
import { amountText } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";

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
  const { goods, discount, delivery, total, taxes } = cart.totals;
  const money = (amount: number) => amountText(isWaiting ? undefined : amount, site);
  return (
    <section className="kontor-cart__totals" aria-labelledby="kontor-cart-total">
      <dl>
        <div>
          <dt>
            {texts.goods} ({plural(texts.itemCount, cart.numberOfArticles, site.locale)})
          </dt>
          <dd>{money(goods)}</dd>
        </div>
        {discount > 0 && (
          <div className="kontor-cart__discount">
            <dt>{texts.discount}</dt>
            <dd>{money(-discount).replace("-", "−")}</dd>
          </div>
        )}
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{delivery === 0 && !isWaiting ? texts.deliveryFree : money(delivery)}</dd>
        </div>
        <div className="kontor-cart__total">
          <dt id="kontor-cart-total">
            {texts.total} <small>{texts.taxIncluded}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
        {taxes.map(({ rate, amount }) => (
          <div key={rate} className="kontor-soft">
            <dt>
              {fill(texts.taxOf, {
                rate: formatPercent(rate, site),
              })}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
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
            <Icon icon={Check} size={16} /> {texts.freeDeliveryReached}
          </>
        ) : (
          missing > 0 && fill(texts.missingForFreeDelivery, { amount: formatMoney(missing, site) })
        )}
      </p>
    </div>
  );
}
