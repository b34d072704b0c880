import { dayAt, startOfDay } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Card } from "../sites/shop-site.ts";
import type { BeanLot, CardBooking, EarningOrder } from "./card-contract.ts";

type BookedBeans = Pick<CardBooking, "kind" | "beans" | "expiresAt" | "order">;

/**
 * Returns the beans of a ledger by the moment at which they expire, the earliest first. Bookings that take beans take those that expire
 * first; a cancelled order restores the beans that it took, with their validity.
 */
export function lotsOf(bookings: readonly BookedBeans[]): BeanLot[] {
  const lots: BeanLot[] = [];
  const takenBy = new Map<string, BeanLot[]>();
  const add = (lot: BeanLot) => {
    const same = lots.find(({ expiresAt }) => +expiresAt === +lot.expiresAt);
    if (same) same.beans += lot.beans;
    else lots.push({ ...lot });
    lots.sort((one, other) => +one.expiresAt - +other.expiresAt);
  };
  for (const { kind, beans, expiresAt, order = "" } of bookings) {
    if (expiresAt === undefined) {
      const taken = takeFrom(lots, -beans);
      if (kind === "spent") takenBy.set(order, taken);
    } else if (kind === "restored")
      for (const lot of restoredLots(takenBy.get(order) ?? [], beans))
        add({ ...lot, expiresAt: later(lot.expiresAt, expiresAt) });
    else add({ beans, expiresAt });
  }
  return lots;
}

/** Takes beans out of lots, and returns them by the moment at which they expire. */
function takeFrom(lots: BeanLot[], beans: number): BeanLot[] {
  const taken: BeanLot[] = [];
  let left = beans;
  while (left > 0 && lots[0]) {
    const part = Math.min(left, lots[0].beans);
    taken.push({ ...lots[0], beans: part });
    lots[0].beans -= part;
    left -= part;
    if (lots[0].beans === 0) lots.shift();
  }
  return taken;
}

/** Returns the lots that restored beans belong to. Beans whose order took none of this ledger have no validity but the earliest. */
function restoredLots(taken: BeanLot[], beans: number): BeanLot[] {
  const known = taken.reduce((sum, lot) => sum + lot.beans, 0);
  return known === beans ? taken : [{ beans, expiresAt: new Date(0) }];
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** Returns the number of beans that are valid at a moment. */
export const validBeans = (lots: readonly BeanLot[], now: Date): number =>
  lots.reduce((sum, { beans, expiresAt }) => (expiresAt > now ? sum + beans : sum), 0);

/** Returns the beans that have expired by a moment. */
export const expiredBeans = (lots: readonly BeanLot[], now: Date): number =>
  lots.reduce((sum, { beans, expiresAt }) => (expiresAt > now ? sum : sum + beans), 0);

/** Returns when beans that are booked now expire: at the end of the day, some months later. */
export function beanExpiry(
  now: Date,
  { beanMonths }: Pick<Card, "beanMonths">,
  site: Pick<Site, "timeZone">,
) {
  return startOfDay(nextDay(monthsLater(dayAt(now, site), beanMonths)), site);
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const nextDay = (day: string) => daysLater(day, 1);

/** Returns the beans of an order as it is now: one for each full amount that is paid for articles that the shopper keeps. */
export function beansOf(
  { lines, totals, state }: EarningOrder,
  { spendPerBean }: Pick<Card, "spendPerBean">,
): number {
  if (state === "cancelled") return 0;
  const articles = lines.filter(({ kind }) => kind === "article");
  const kept = articles.filter(({ isWithdrawn, isReturned }) => !isWithdrawn && !isReturned);
  const sum = (some: typeof lines) => some.reduce((amount, { total }) => amount + total, 0);
  if (kept.length === 0) return 0;
  const reduction = totals.discount + (totals.beans?.amount ?? 0);
  const ofKept = Math.ceil((reduction * sum(kept)) / Math.max(1, sum(articles)));
  return Math.max(0, Math.floor((sum(kept) - ofKept) / spendPerBean));
}

/** Days after which an order that was sent counts as delivered: most carriers report nothing back. */
const daysOnTheWay = 14;

/**
 * Returns when the time for returns of an order ends: at the end of a day at the site. Undefined until it is sent, while it is withdrawn and
 * before it is paid.
 */
export function returnsUntil(
  { history, state, totals }: EarningOrder,
  { returns, timeZone }: Pick<Site, "returns" | "timeZone">,
): Date | undefined {
  const last = (name: string) => history.findLast((step) => step.state === name)?.at;
  const isPaid = totals.total === 0 || last("paid") !== undefined;
  if (!isPaid || (state !== "shipped" && state !== "delivered")) return undefined;
  const delivered = last("delivered");
  const sent = last("shipped");
  const day = delivered
    ? dayAt(delivered, { timeZone })
    : sent && daysLater(dayAt(sent, { timeZone }), daysOnTheWay);
  if (day === undefined) return undefined;
  const end =
    returns.days === undefined
      ? monthsLater(day, returns.months ?? 0)
      : daysLater(day, returns.days);
  return startOfDay(nextDay(end), { timeZone });
}
