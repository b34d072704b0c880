import { isDay, parseMoment } from "../moments.ts";
import type { SiteCode } from "../sites/site.ts";

/** Rules shared by the entries of several content files. */

/** Reports a mistake in an entry, at the line of the value at a path in it. */
export type ReportMistake = (what: string, ...path: string[]) => void;

/** Checks that both bounds are valid dates or timestamps, and that the end comes after the beginning. */
export function checkValidity(
  { from, until }: { from?: string; until?: string },
  report: ReportMistake,
) {
  for (const [property, moment] of Object.entries({ from, until }))
    if (moment !== undefined && !parseMoment(moment))
      report(checkDay(moment.slice(0, 10)) ?? `there is no moment ${moment}; correct it`, property);
  const [begins, ends] = [from, until].map((moment) => parseMoment(moment ?? ""));
  if (begins && ends && begins >= ends)
    report("it ends before it begins; correct from or until", "until");
}

/** Returns the mistake of a day that no calendar has, such as 30 February. */
export const checkDay = (day: string): string | undefined =>
  isDay(day) ? undefined : `the day ${day} does not exist; correct it`;

/** Checks that no two entries share some values, such as their id; `what` names these values for editors. */
export function checkUnique<Entry>(
  entries: Entry[],
  property: string,
  what: string,
  valuesOf: (entry: Entry) => (string | number)[],
  report: (entry: Entry, ...mistake: Parameters<ReportMistake>) => void,
) {
  const seen = new Set<string | number>();
  for (const entry of entries)
    for (const value of valuesOf(entry)) {
      if (seen.has(value))
        report(entry, `${value}: this ${what} is used twice; it must be unique`, property);
      seen.add(value);
    }
}

/** The existing groups of A/B tests. */
export interface KnownGroups {
  has(site: SiteCode, test: string, group: string): boolean;
}

/** Checks that the site has the group of the A/B test that an entry is for. */
export function checkTestGroup(
  { test }: { test?: { name: string; group: string } },
  site: SiteCode,
  known: KnownGroups,
  report: ReportMistake,
) {
  if (test && !known.has(site, test.name, test.group))
    report(
      `${site} has no test ${test.name} with a group ${test.group}; correct it or add it to tests/`,
      "test",
    );
}
