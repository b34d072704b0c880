import type { SubscriptionChoices } from "./order-contract.ts";

/** The choices for a subscription for which a shopper has made none. */
export const usualChoices: SubscriptionChoices = { whenSoldOut: { kind: "skip" } };

/** The days ("2026-12-24") on which a subscription can begin, if not with the order. */
export interface FirstDays {
  from: string;
  to: string;
}

/**
 * Returns the choices for a subscription as they count now: a day that has come too close makes the first delivery part of the order,
 * unless it goes to another address.
 */
export function choicesIn(
  { from, to }: FirstDays,
  { firstDelivery, ...choices }: SubscriptionChoices = usualChoices,
): SubscriptionChoices {
  if (firstDelivery !== undefined && firstDelivery >= from && firstDelivery <= to)
    return { ...choices, firstDelivery };
  return choices.address ? { ...choices, firstDelivery: from } : choices;
}
