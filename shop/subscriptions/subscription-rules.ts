import { isDay } from "../../platform/shared/moments.ts";
import type { Amount } from "../../platform/shared/money.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type CoffeeSubscription,
  type ChosenSubscription,
} from "./subscriptions-contract.ts";

const { noticeDays, priceNoticeDays, shortestGapDays, aheadDays, weeks, quantity, giftDeliveries } =
  subscriptionLimits;

/** Returns the day a number of weeks later. Days have no time, so daylight saving does not move them. */
export const weeksAfter = (day: CalendarDay, count: number): CalendarDay =>
  dayAfter(day, count * 7);

const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

/** The days that matter for the next delivery. */
export interface Rhythm {
  /** The day that is agreed for it. */
  nextDay: CalendarDay;
  intervalWeeks: number;
  /** The day on which the last delivery was ordered. */
  lastDay?: CalendarDay | null;
}

/**
 * Returns the day in the agreed rhythm for the next delivery. After an outage it leaves out days that are too soon after a late
 * delivery, so that there are never two at once. A last day after today is one of a clock that was wrong.
 */
export function plannedDay(
  { nextDay, intervalWeeks, lastDay }: Rhythm,
  today: CalendarDay,
): CalendarDay {
  if (!lastDay) return nextDay;
  const earliest = dayAfter(lastDay < today ? lastDay : today, shortestGapDays);
  let day = nextDay;
  while (day < earliest) day = weeksAfter(day, intervalWeeks);
  return day;
}

/** Returns the day on which a delivery is ordered that is announced today: nothing is ordered without its notice. */
export const deliveryDay = (planned: CalendarDay, today: CalendarDay): CalendarDay =>
  later(planned, dayAfter(today, noticeDays));

/** Reports whether a delivery is announced today. */
export const isAnnouncedOn = (today: CalendarDay, planned: CalendarDay) =>
  planned <= dayAfter(today, noticeDays);

/** Returns the day for which the delivery after one is agreed. */
export const dayAfterDelivery = (
  { planned, intervalWeeks }: { planned: CalendarDay; intervalWeeks: number },
  pausedUntil?: CalendarDay | null,
): CalendarDay => later(weeksAfter(planned, intervalWeeks), pausedUntil ?? "");

/** Returns the days on which a first or moved delivery can be, or until which a subscription is paused. */
export const daysToChoose = (today: CalendarDay): { from: CalendarDay; to: CalendarDay } => ({
  from: dayAfter(today, noticeDays),
  to: dayAfter(today, aheadDays),
});

/** Returns the day of the next delivery of a subscription that goes on after a pause. */
export const dayAfterResuming = (
  { nextDay, lastDay }: Pick<Rhythm, "nextDay" | "lastDay">,
  today: CalendarDay,
): CalendarDay => {
  const earliest = later(
    dayAfter(today, noticeDays),
    lastDay && lastDay <= today ? dayAfter(lastDay, shortestGapDays) : "",
  );
  return nextDay < earliest ? nextDay : earliest;
};

/** The agreement about the price of a piece. */
export type PriceTerms = Pick<CoffeeSubscription, "agreedPrice" | "higherPrice">;

/**
 * Returns the price of a delivery, and what is agreed from then on. A lower price counts at once. A higher one counts from a delivery
 * that is at least `priceNoticeDays` after the customer was told; until then the agreed one holds. `isTold` asks for that notice.
 * @param current the price of a new subscription
 */
export function priceOfDelivery(
  { agreedPrice, higherPrice }: PriceTerms,
  current: Amount,
  day: CalendarDay,
  today: CalendarDay,
): { price: Amount; terms: PriceTerms; isTold: boolean } {
  const isReached = higherPrice !== undefined && day >= higherPrice.from;
  const agreed = isReached ? Math.max(agreedPrice, higherPrice.price) : agreedPrice;
  const price = Math.min(agreed, current);
  const isTold = current > agreed && (isReached || higherPrice === undefined);
  if (isTold) {
    const told = { price: current, from: dayAfter(today, priceNoticeDays) };
    return { price, isTold, terms: { agreedPrice: agreed, higherPrice: told } };
  }
  return {
    price,
    isTold,
    terms: { agreedPrice: agreed, ...(!isReached && higherPrice && { higherPrice }) },
  };
}

const isWithin = (value: number, { from, to }: { from: number; to: number }) =>
  Number.isSafeInteger(value) && value >= from && value <= to;

export const isQuantity = (value: number) => isWithin(value, quantity);
export const isInterval = (value: number) => isWithin(value, weeks);

/** Reports whether a day can be chosen today. */
export function canChoose(day: CalendarDay, today: CalendarDay): boolean {
  const { from, to } = daysToChoose(today);
  return isDay(day) && day >= from && day <= to;
}

/** Returns what is wrong with figures and days of a choice; whether its articles are sold is not known here. */
export function choiceProblem(
  choice: ChosenSubscription,
  today: CalendarDay,
): "quantity" | "interval" | "firstDelivery" | "gift" | undefined {
  const { firstDelivery, gift } = choice;
  if (!isQuantity(choice.quantity)) return "quantity";
  if (!isInterval(choice.intervalWeeks)) return "interval";
  if (firstDelivery !== undefined && !canChoose(firstDelivery, today)) return "firstDelivery";
  if (gift && !isWithin(gift.deliveries, giftDeliveries)) return "gift";
  if (gift && gift.message.length > subscriptionLimits.giftMessage) return "gift";
  return undefined;
}
