import { useState } from "react";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { CartTexts } from "../cart-contract.ts";
import type { Cart } from "../cart-schema.ts";
import { entriesOf, type CartEntryView } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";
import type { CartState } from "./store/cart-state.ts";

interface NewsTerms {
  texts: Pick<CartTexts, "quantityChanged">;
  site: CartPartProps["site"];
}

/**
 * Returns the screen reader announcement after the server has answered quantity changes: each new quantity with its sum, and the
 * total.
 */
export function useQuantityNews({ cart, waiting }: CartState, terms: NewsTerms): string {
  const [last, setLast] = useState({ cart, news: "" });
  if (cart && waiting === 0 && cart !== last.cart)
    setLast({ cart, news: last.cart ? quantityNews(last.cart, cart, terms) : "" });
  return last.news;
}

function quantityNews(before: Cart, after: Cart, { texts, site }: NewsTerms): string {
  const old = new Map(listed(before, site.locale).map(({ key, quantity }) => [key, quantity]));
  return listed(after, site.locale)
    .filter(({ key, quantity }) => (old.get(key) ?? quantity) !== quantity)
    .map(({ title, quantity, total = 0 }) =>
      fill(texts.quantityChanged, {
        title,
        quantity,
        sum: formatMoney(total, site),
        total: formatMoney(after.totals.total, site),
      }),
    )
    .join(" ");
}

function listed(cart: Cart, locale: string): CartEntryView[] {
  const { goods, subscriptions } = entriesOf(cart, [], locale);
  return [...goods, ...subscriptions];
}
