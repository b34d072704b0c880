import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import {
  subscriptionLimits,
  type CalendarDay,
} from "../../subscriptions/subscriptions-contract.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";
import type { SubscriptionProblem } from "./form-fields.ts";

/** Returns the messages of fields, with the limits that they name. */
export function subscriptionProblemTexts(
  {
    coffeeSubscription: { problems },
    customer,
  }: Pick<SiteTexts, "coffeeSubscription"> & { customer: Pick<SiteTexts["customer"], "problems"> },
  site: Pick<Site, "locale">,
  days: { from: CalendarDay; to: CalendarDay },
): Record<SubscriptionProblem, string> {
  const { quantity, weeks, giftDeliveries, giftMessage } = subscriptionLimits;
  return {
    tcm: problems.article,
    quantity: fill(problems.quantity, quantity),
    weeks: fill(problems.interval, weeks),
    day: fill(problems.day, {
      from: writtenDay(days.from, site),
      to: writtenDay(days.to, site),
    }),
    other: problems.alternative,
    recipient: customer.problems.required,
    deliveries: fill(problems.deliveries, giftDeliveries),
    message: fill(problems.message, { max: giftMessage }),
  };
}
