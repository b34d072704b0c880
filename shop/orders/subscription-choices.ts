import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import type { SubscriptionChoices } from "./order-contract.ts";

/** How many days after today a first delivery may be chosen for; before these it is part of the order. */
export const firstDeliveryDays = { from: 4, to: 180 } as const;

/** The choices for a subscription for which a shopper has made none. */
export const usualChoices: SubscriptionChoices = { whenSoldOut: "skip" };

/** Reports whether a subscription may begin on a day, seen from today ("2026-12-01"). */
export const mayBeginOn = (day: string, today: string) =>
  day >= dayAfter(today, firstDeliveryDays.from) && day <= dayAfter(today, firstDeliveryDays.to);

/** Returns the choices for a subscription today: a first delivery that has come close is part of the order. */
export function choicesOn(
  today: string,
  { firstDelivery, ...choices }: SubscriptionChoices = usualChoices,
): SubscriptionChoices {
  const isLater = firstDelivery !== undefined && mayBeginOn(firstDelivery, today);
  return { ...choices, ...(isLater && { firstDelivery }) };
}
