import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { isDay } from "../../platform/shared/moments.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dayAt, momentAt, timeAt } from "../../platform/shared/sites/site-clock.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import {
  lookAhead,
  panelTexts,
  previewYears,
  type PreviewSettings,
  type PreviewTest,
} from "./preview-contract.ts";

/** Returns the first and the last moment that can be previewed. */
export const previewBounds = (now: Date) => ({
  from: inYears(now, -previewYears.back),
  until: inYears(now, previewYears.ahead),
});

/** Whether a moment is close enough to now to be previewed. */
export function canBePreviewed(moment: Date, now: Date): boolean {
  const { from, until } = previewBounds(now);
  return from <= moment && moment <= until;
}

/** Returns the end of the list of changes after a moment: no later than what can be previewed. */
export function lookedUntil(moment: Date, now: Date): Date {
  const days = moment.getTime() + lookAhead.days * 86_400_000;
  return new Date(Math.min(days, previewBounds(now).until.getTime()));
}

function inYears(moment: Date, years: number): Date {
  const other = new Date(moment);
  other.setUTCFullYear(moment.getUTCFullYear() + years);
  return other;
}

/** The values of the panel's fields; an empty test or group means none. */
export interface PanelFields {
  /** YYYY-MM-DD and HH:MM in the site's time zone. */
  date: string;
  time: string;
  test: string;
  group: string;
}

type Zone = Pick<Site, "timeZone">;

/** Returns the field values for the previewed settings, or for the present. */
export function panelFieldsOf(
  { time, test = "", group = "" }: PreviewSettings,
  now: Date,
  site: Zone,
): PanelFields {
  const moment = time ?? now;
  return { date: dayAt(moment, site), time: timeAt(moment, site), test, group };
}

/**
 * Returns the moment of a date and time; undefined when the site's clocks skip it. An invalid date is passed to `report` as an
 * error, and the present is used.
 */
export function momentOf(
  { date, time }: Pick<PanelFields, "date" | "time">,
  now: Date,
  site: Zone,
  report: (error: string) => void,
): Date | undefined {
  if (isDay(date)) return momentAt(date, time, site);
  report(`"${date}" is no date of the form YYYY-MM-DD: the preview is of now.`);
  return now;
}

/** Whether a test is chosen without one of its groups. */
export const isGroupMissing = ({ test, group }: PanelFields) => test !== "" && group === "";

/** Clears a test or group that is not offered. */
export function offeredFields(fields: PanelFields, tests: PreviewTest[]): PanelFields {
  const test = tests.find(({ name }) => name === fields.test);
  if (!test) return { ...fields, test: "", group: "" };
  return test.groups.some(({ name }) => name === fields.group) ? fields : { ...fields, group: "" };
}

/** Formats a moment for staff on a site's clocks: "Thursday 24 December 2026 at 18:00". */
export const panelMoment = (moment: Date, { timeZone }: Pick<Site, "timeZone">): string =>
  dateFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(moment);

/** Returns the notice for staff of a commerce system that has not answered since a moment. */
export const silentEngineText = (since: Date, site: Pick<Site, "timeZone">): string =>
  fill(panelTexts.engineSilent, { moment: panelMoment(since, site) });
