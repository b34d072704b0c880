import { roundToStep, type Amount } from "../../shared/money.ts";
import type { Currency } from "../../shared/site.ts";
import { subscriptionPercent } from "./cart-limits.ts";

/** Returns the price of one item by subscription, rounded to the currency's step. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}
