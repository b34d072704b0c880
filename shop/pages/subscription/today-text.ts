import { formatMoney, type Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";

/** Returns what is paid with the order, where a subscription begins another day. */
export const todayText = (
  total: Amount,
  {
    site,
    texts: { coffeeSubscription },
  }: {
    site: Pick<Site, "locale" | "currency">;
    texts: { coffeeSubscription: Pick<CoffeeSubscriptionTexts, "checkout"> };
  },
): string => {
  const { nothingToday, today } = coffeeSubscription.checkout;
  return total > 0 ? fill(today, { total: formatMoney(total, site) }) : nothingToday;
};
