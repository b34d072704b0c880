import { roundToStep, type Amount } from "../../platform/shared/money.ts";
import type { Currency } from "../../platform/shared/sites/site.ts";
import { subscriptionPercent } from "./cart-limits.ts";

/** Returns the price of one item by subscription, rounded to the currency's step. */
export function subscriptionPrice(price: Amount, currency: Currency): Amount {
  return roundToStep((price * (100 - subscriptionPercent)) / 100, currency);
}
