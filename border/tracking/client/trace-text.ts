import { jsonText } from "../../../platform/shared/json-text.ts";
import type { LogEntry, logLevels } from "./log.ts";

/** The log's levels: names with their numbers. */
export type LogLevels = typeof logLevels;

/** Returns the name of an entry's level. */
export const levelName = (levels: LogLevels, { level }: Pick<LogEntry, "level">): string =>
  Object.entries(levels).find(([, number]) => number === level)![0];

/** Returns the content of an entry, as JSON where possible; empty where there is none. */
export function contentText({ content }: Pick<LogEntry, "content">): string {
  if (content === undefined) return "";
  if (typeof content === "string" || content instanceof Error) return String(content);
  try {
    return jsonText(content) ?? String(content);
  } catch {
    // The content contains itself.
    return String(content);
  }
}

/** Formats entries for the clipboard: one line each, with tabs between the fields. Times are in UTC. */
export const traceText = (levels: LogLevels, entries: readonly LogEntry[]): string =>
  entries
    .map((entry) => {
      const time = new Date(entry.time).toISOString();
      return [time, levelName(levels, entry), entry.message, contentText(entry)]
        .join("\t")
        .trimEnd();
    })
    .join("\n");
