import type { LogEntry, logLevels } from "./log.ts";

/** The numbers of the log's levels by their names. */
export type LogLevels = typeof logLevels;

/** What an entry's level is called. */
export const levelName = (levels: LogLevels, { level }: Pick<LogEntry, "level">): string =>
  Object.entries(levels).find(([, number]) => number === level)![0];

/** What was logged with a message, as JSON where it can be; empty where nothing was. */
export function contentText({ content }: Pick<LogEntry, "content">): string {
  if (content === undefined) return "";
  if (typeof content === "string" || content instanceof Error) return String(content);
  try {
    return JSON.stringify(content) ?? String(content);
  } catch {
    // It contains itself.
    return String(content);
  }
}

/** Entries to paste elsewhere: a line for each, its parts with tabs between. Times are in UTC. */
export const traceText = (levels: LogLevels, entries: readonly LogEntry[]): string =>
  entries
    .map((entry) => {
      const time = new Date(entry.time).toISOString();
      return [time, levelName(levels, entry), entry.message, contentText(entry)]
        .join("\t")
        .trimEnd();
    })
    .join("\n");
