import { roundToStep, type Amount } from "../../shared/money.ts";
import type { Currency } from "../../shared/site.ts";
import { subscriptionPercent } from "./cart-limits.ts";

/** What a piece costs when it comes again and again, in the step of the currency. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}
