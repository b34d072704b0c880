import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { ContentFile } from "../database/content-files.ts";
import type { PartChange } from "../database/shop-content.ts";
import { labelOf } from "../shared/content-file.ts";

/** What an import changes, for the people who edit: a line for each entry that comes (+), goes (-) or is another one (~). */
export function differences({ part, before, after }: PartChange): string[] {
  const paths = new Set([...before, ...after].map(({ path }) => path));
  return [...paths].toSorted().flatMap((path) => {
    const [old, now] = [before, after].map((files) => files.find((file) => file.path === path));
    if (old?.source === now?.source) return [];
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

/** The entries that an import brings or changes and that are not valid at a moment, a line for each. */
export function notValid({ part, before, after }: PartChange, now: Date): string[] {
  return after.flatMap((file) => {
    const old = entriesOf(before.find(({ path }) => path === file.path));
    return [...entriesOf(file)].flatMap(([label, entry]) => {
      if (isDeepStrictEqual(entry, old.get(label))) return [];
      const { from, until } = validityOf(entry);
      const why =
        from !== undefined && isAfter(from, now)
          ? `begins ${from}`
          : until !== undefined && !isAfter(until, now, "last day")
            ? `ended ${until}`
            : undefined;
      return why === undefined ? [] : [`${part}/${file.path}: ${label}: ${why}`];
    });
  });
}

/** The entries of a file by what editors call them. */
function entriesOf(file: ContentFile | undefined): Map<string, unknown> {
  const value: unknown = file && parse(file.source);
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

/** Whether a bound lies in the future: a moment, or a day. The last day has not ended while it lasts. */
function isAfter(bound: string, now: Date, day?: "last day"): boolean {
  const today = now.toISOString().slice(0, 10);
  if (bound.length > today.length) return Date.parse(bound) > now.getTime();
  return day ? bound >= today : bound > today;
}
