import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkDay,
  checkUnique,
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { distanceBetween } from "../distance.ts";
import { regionalHolidays } from "../regional-holidays.ts";
import type { OpeningHours, OpenSpan } from "../stores-contract.ts";
import { storeEntry, weekdays, type StoreEntry } from "./store-content.ts";
import type { StoredStore } from "./stores-tables.ts";

/** A store as stored in the database. */
export interface StoreRow {
  market: Market;
  id: string;
  place: number;
  content: StoredStore;
  from?: string;
  until?: string;
}

/** Reads and checks the files of the markets that have one. */
export function readStores(
  files: ContentFiles,
  sites: Site[],
  pictures: ReadonlySet<string>,
  mistakes: string[],
): StoreRow[] {
  return [...Map.groupBy(sites, ({ market }) => market)].flatMap(([market, itsSites]) => {
    const file = `${market}.yaml`;
    const source = files.get(file);
    if (source === undefined) return [];
    const languages = [...new Set(itsSites.map(({ language }) => language))];
    const list = readList(file, source, Compile(storeEntry(languages)), mistakes);
    checkUnique(list.entries, "id", "id", ({ id }) => [id], list.mistake);
    return list.entries.map((entry, place) => {
      const report: ReportMistake = (what, ...path) => list.mistake(entry, what, ...path);
      checkEntry(entry, market, pictures, report);
      checkPostalCode(entry, itsSites[0]!, report);
      checkPosition(entry, list.entries, report);
      const { id, from, until } = entry;
      return { market, id, place, content: contentOf(entry, languages), from, until };
    });
  });
}

function checkEntry(
  entry: StoreEntry,
  market: Market,
  pictures: ReadonlySet<string>,
  report: ReportMistake,
) {
  checkValidity(entry, report);
  const regions = Object.keys(regionalHolidays[market] ?? {});
  const { region, picture, exceptions = [] } = entry;
  if (region !== undefined && !regions.includes(region))
    report(
      regions.length > 0
        ? `there is no part "${region}"; there are ${regions.join(", ")}`
        : `${market} has the same holidays everywhere; remove region`,
      "region",
    );
  if (!pictures.has(picture))
    report(
      `there is no picture "${picture}"; add it to shop/content/pictures, with a name that begins with hero-`,
      "picture",
    );
  for (const [index, { day }] of exceptions.entries()) {
    // A day of each year may be 29 February.
    const mistake = checkDay(day.length > 5 ? day : `2024-${day}`);
    if (mistake) report(mistake, "exceptions", String(index), "day");
  }
}

function checkPostalCode(
  { postalCode }: StoreEntry,
  { postalCode: { pattern, example } }: Site,
  report: ReportMistake,
) {
  if (!new RegExp(`^(?:${pattern})$`, "u").test(postalCode))
    report(
      `"${postalCode}" is no postal code of the country; write one such as ${example}`,
      "postalCode",
    );
}

/** Kilometres to the nearest other store, above which a position is taken for a mistake. */
const maxApart = 1_000;

function checkPosition(entry: StoreEntry, all: StoreEntry[], report: ReportMistake) {
  const others = all.filter((other) => other !== entry);
  const nearest = Math.min(
    ...others.map((other) => distanceBetween(entry.position, other.position)),
  );
  if (nearest > maxApart && nearest < Infinity)
    report(
      `it is ${Math.round(nearest)} km from the nearest other store; correct latitude and longitude, which may be exchanged`,
      "position",
    );
}

function contentOf(entry: StoreEntry, languages: string[]): StoredStore {
  const { name, street, postalCode, town, position, phone, services, picture } = entry;
  return {
    name:
      typeof name === "string"
        ? Object.fromEntries(languages.map((language) => [language, name]))
        : name,
    street,
    postalCode,
    town,
    position,
    phone,
    services,
    picture,
    hours: hoursOf(entry),
  };
}

function hoursOf({ hours, onHolidays, exceptions = [], region }: StoreEntry): OpeningHours {
  const weekly: OpenSpan[][] = weekdays.map(() => []);
  for (const [days, open] of Object.entries(hours))
    for (const day of daysOf(days)) weekly[day] = spansOf(open);
  return {
    weekly,
    onHolidays: spansOf(onHolidays),
    exceptions: exceptions.map(({ day, open }) => ({ day, open: spansOf(open) })),
    ...(region !== undefined && { region }),
  };
}

/** Returns the days of the week in "mon-fri", from Sunday as 0. */
function daysOf(days: string): number[] {
  const [first, last = first] = days
    .split("-")
    .map((name) => weekdays.findIndex((each) => each === name));
  const count = ((last! - first! + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first! + index) % 7);
}

const spansOf = (spans = ""): OpenSpan[] =>
  spans.split(", ").flatMap((each) => {
    const [from, to] = each.split("-");
    return from && to ? { from, to } : [];
  });
