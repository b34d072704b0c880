import { subscriptionPrice } from "../../border/cart/subscription-price.ts";
import type { Subscriptions } from "../subscriptions/server/subscriptions.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import { dayAt } from "../../platform/shared/sites/site-clock.ts";

/** Stands in for the slice until it is merged. */
export const noSubscriptions: Subscriptions & { subscriptions?: never } = {
  isOffered: true,
  open: async () => {},
  problemOf: async () => undefined,
  days: ({ now, site }) => ({
    from: dayAfter(dayAt(now, site), 4),
    to: dayAfter(dayAt(now, site), 182),
  }),
  quote: async ({ quantity }, { site }) => {
    const price = subscriptionPrice(499, site.currency);
    return {
      price,
      goods: price * quantity,
      delivery: 0,
      total: price * quantity,
      usualPrice: 499,
    };
  },
  listOf: async () => [],
  byNumber: async () => undefined,
  change: async () => ({ problem: "unknown" }),
  exportOf: async () => [],
};
