import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { ImportedChange } from "../../../platform/content/shop-content.ts";
import { labelOf } from "../../../platform/shared/content/content-file.ts";
import { addDays } from "../../../border/navigation/navigation-rules.ts";
import { startOfDay } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";

/** Returns the changes of an import for editors, one line for each entry that is added (+), removed (-) or changed (~). */
export function differences({ part, before, after }: ImportedChange): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].toSorted().flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    const [oldEntries, newEntries] = [entriesOf(old), entriesOf(now)];
    const labels = [...new Set([...oldEntries.keys(), ...newEntries.keys()])];
    const lines = labels.flatMap((label) => {
      const [from, to] = [oldEntries.get(label), newEntries.get(label)];
      if (isDeepStrictEqual(from, to)) return [];
      return `${from === undefined ? "+" : to === undefined ? "-" : "~"} ${part}/${path}: ${label}`;
    });
    return lines.length > 0 ? lines : [`~ ${part}/${path}: comments, order or spaces`];
  });
}

/**
 * Returns one line for each entry that an import adds or changes and that is not valid at a moment. Days are those of the sites
 * that the file is for.
 */
export function notValid(
  { part, before, after }: ImportedChange,
  now: Date,
  sites: readonly Site[],
): string[] {
  return [...after].flatMap(([path, source]) => {
    const own = sites.filter(({ code }) => path === `${code}.yaml`);
    const zones = own.length > 0 ? own : sites;
    const old = entriesOf(before.get(path));
    return [...entriesOf(source)].flatMap(([label, entry]) => {
      if (isDeepStrictEqual(entry, old.get(label))) return [];
      const { from, until } = validityOf(entry);
      const why =
        from !== undefined && zones.some((site) => startOf(from, site) > now)
          ? `begins ${from}`
          : until !== undefined && zones.some((site) => endOf(until, site) <= now)
            ? `ended ${until}`
            : undefined;
      return why === undefined ? [] : [`${part}/${path}: ${label}: ${why}`];
    });
  });
}

/** Returns the entries of a file by the labels that editors know them by. */
function entriesOf(source = ""): Map<string, unknown> {
  const value: unknown = parse(source);
  if (value === undefined || value === null) return new Map();
  const entries = Array.isArray(value) ? value : [value];
  return new Map(entries.map((entry, index) => [labelOf(entry) || `entry ${index + 1}`, entry]));
}

function validityOf(entry: unknown): { from?: string; until?: string } {
  if (typeof entry !== "object" || entry === null) return {};
  const { from, until }: { from?: unknown; until?: unknown } = entry;
  return {
    from: typeof from === "string" ? from : undefined,
    until: typeof until === "string" ? until : undefined,
  };
}

const isDay = (bound: string) => bound.length === "2026-12-24".length;

/** Returns the moment that a bound names: an exact moment, or the start of a day at the site. */
const startOf = (bound: string, site: Site) =>
  isDay(bound) ? startOfDay(bound, site) : new Date(bound);

/** Returns the end of a bound. A day is included as a whole. */
const endOf = (bound: string, site: Site) =>
  isDay(bound) ? startOfDay(addDays(bound, 1), site) : new Date(bound);
