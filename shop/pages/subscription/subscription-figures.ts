import { subscriptionPercent } from "../../../border/cart/cart-limits.ts";
import { formatPercent } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { subscriptionLimits } from "../../subscriptions/subscriptions-contract.ts";

/** Figures of the texts, of one site. */
export const figuresOfSubscriptions = (site: Pick<Site, "locale">) => ({
  percent: formatPercent(subscriptionPercent, site),
  from: subscriptionLimits.weeks.from,
  to: subscriptionLimits.weeks.to,
  days: subscriptionLimits.noticeDays,
  priceNotice: subscriptionLimits.priceNoticeDays,
  giftFrom: subscriptionLimits.giftDeliveries.from,
  giftTo: subscriptionLimits.giftDeliveries.to,
});
