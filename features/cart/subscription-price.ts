import { roundToStep, type Amount } from "../../shared/money.ts";
import type { Currency } from "../../shared/site.ts";
import { subscriptionPercent } from "./cart-limits.ts";

/** The price of one piece by subscription, rounded to the step of the currency. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}
