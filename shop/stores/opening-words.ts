import { dayAt } from "../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dayAfter } from "../../platform/shared/sites/working-days.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { OpenState } from "./opening-hours.ts";
import type { OpenSpan } from "./stores-contract.ts";
import type { OpeningTexts } from "./stores-texts.ts";

/** Opening hours in the words of a site. */

type WordsSite = Pick<Site, "locale" | "timeZone">;

/** Returns whether a store is open: "Jetzt geöffnet, bis 19:00 Uhr", "Öffnet am Montag um 9:00 Uhr". */
export function stateText(
  state: OpenState,
  now: Date,
  { texts, site }: { texts: OpeningTexts; site: WordsSite },
): string {
  switch (state.kind) {
    case "open":
      return state.until
        ? fill(texts.openUntil, { time: timeText(state.until, site) })
        : texts.openAlways;
    case "closed": {
      const today = dayAt(now, site);
      const day = dayAt(state.opens, site);
      const time = timeText(state.opens, site);
      if (day === today) return fill(texts.opensToday, { time });
      if (day === dayAfter(today, 1)) return fill(texts.opensTomorrow, { time });
      if (day < dayAfter(today, 7))
        return fill(texts.opensOn, { day: texts.onWeekday[new Date(day).getUTCDay()]!, time });
      return fill(texts.opensAt, { date: dateText(state.opens, site), time });
    }
    case "closedForLong":
      return texts.closedForLong;
    case "closedForGood":
      return texts.closedForGood;
  }
}

/** Returns the local time of a moment: "9:00". */
const timeText = (moment: Date, { locale, timeZone }: WordsSite) =>
  dateFormat(locale, { timeZone, hour: "numeric", minute: "2-digit" }).format(moment);

/** Returns a day without its year: "4. Januar". */
export const dateText = (moment: Date, { locale, timeZone }: WordsSite) =>
  dateFormat(locale, { timeZone, day: "numeric", month: "long" }).format(moment);

/** Returns a day with its year: "30. September 2026". */
export const fullDateText = (moment: Date, { locale, timeZone }: WordsSite) =>
  dateFormat(locale, { timeZone, dateStyle: "long" }).format(moment);

/** Returns the hours of a day: "9:00–12:30, 13:30–18:00". */
export const spansText = (open: OpenSpan[], site: WordsSite, closed: string): string =>
  open.map(({ from, to }) => `${clockText(from, site)}–${clockText(to, site)}`).join(", ") ||
  closed;

const clockText = (time: string, { locale }: WordsSite) =>
  time === "24:00" ? time : timeText(new Date(`2000-01-01T${time}Z`), { locale, timeZone: "UTC" });

/** Returns the name of a day of the week, "Montag", with its date: "Montag, 4. Januar". */
export const weekdayText = (day: string, { locale }: WordsSite) =>
  dateFormat(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(day));
