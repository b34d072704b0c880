import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";
import type {
  CalendarDay,
  CoffeeSubscription,
} from "../../subscriptions/subscriptions-contract.ts";

/** Returns the address of a subscription in the account of its customer. */
export const accountAddressOf = ({ number }: Pick<CoffeeSubscription, "number">) =>
  `${subscriptionPaths.account}/${number}`;

type ShownSite = Pick<Site, "currency" | "locale">;

/** Returns a day of the calendar in the words of a site: "Freitag, 4. Dezember". */
export const dayText = (day: CalendarDay, { locale }: Pick<Site, "locale">) =>
  dateFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** Returns when the next delivery comes and what it costs, or why none comes. */
export function nextText(
  { next, ended, pausedUntil }: Pick<CoffeeSubscription, "next" | "ended" | "pausedUntil">,
  site: ShownSite & Pick<Site, "timeZone">,
  { account: words }: Pick<CoffeeSubscriptionTexts, "account">,
): string {
  if (ended) {
    const day = dateFormat(site.locale, { dateStyle: "long", timeZone: site.timeZone });
    return fill(words.ended, { day: day.format(ended.at) });
  }
  if (pausedUntil) return fill(words.pausedUntil, { day: dayText(pausedUntil, site) });
  if (!next) return words.endedHint;
  if (next.isOrdered) return words.isOrdered;
  const day = dayText(next.day, site);
  return next.costs
    ? fill(words.nextOn, { day, total: formatMoney(next.costs.total, site) })
    : `${day}: ${words.noPrice}`;
}
