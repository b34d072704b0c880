import { subscriptionPercent } from "../features/cart/cart-rules.ts";
import { roundToStep, type Amount } from "../shared/money.ts";
import type { Currency } from "../shared/site.ts";

/** What a piece costs when it comes again and again; the cart reckons the same. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}
