import { dayAt, momentAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { dayAfter } from "../../../platform/shared/sites/working-days.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { daysText } from "../../orders/delivery-days.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { arrivalDays, readyDay } from "../../stores/collection-time.ts";
import type { RetailStore } from "../../stores/stores-contract.ts";

interface CollectionWords {
  site: Site;
  texts: Pick<SiteTexts, "orderMails" | "storeStock">;
}

/** When an order can be collected, as pages say it. */
export interface ShownCollection {
  text: string;
  /** "2026-11-30", by which stores are ordered. */
  day: string;
  /** The moment until which this is true. */
  until?: Date;
}

/** Returns when a store has ready what is there: "Heute abholbereit". Undefined while it is closed for long. */
export function readyWords(
  store: RetailStore,
  now: Date,
  { site, texts: { storeStock } }: CollectionWords,
): ShownCollection | undefined {
  const ready = readyDay(store, now, site);
  if (!ready) return undefined;
  const { day } = ready;
  const tomorrow = dayAfter(dayAt(now, site), 1);
  const format = dateFormat(site.locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const text =
    day < tomorrow
      ? storeStock.today
      : day === tomorrow
        ? storeStock.tomorrow
        : fill(storeStock.readyOn, { day: format.format(new Date(day)) });
  // At midnight another day is today.
  const midnight = momentAt(tomorrow, "00:00", site) ?? ready.until;
  return { text, day, until: ready.until < midnight ? ready.until : midnight };
}

/** Returns when what a store does not have is delivered there. */
export function arrivalWords(
  store: RetailStore,
  now: Date,
  { site, texts: { orderMails, storeStock } }: CollectionWords,
): ShownCollection {
  const days = arrivalDays(store, now, site);
  const text = fill(storeStock.delivered, {
    days: days ? daysText(days, site) : orderMails.deliveryDays.invoice,
  });
  return { text, day: days?.to ?? "", until: days?.until };
}
