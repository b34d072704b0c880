import { traceCapacity } from "../tracking-contract.ts";

/** The levels of the log. The last two are a table's title and its content. */
export const logLevels = {
  trace: 1,
  debug: 2,
  info: 3,
  warning: 4,
  error: 5,
  tableTitle: 6,
  tableContent: 7,
} as const;
export type LogLevel = keyof typeof logLevels;

/** An entry of the log. `time` is in milliseconds since 1970, `level` from 1 to 7. */
export interface LogEntry {
  time: number;
  level: (typeof logLevels)[LogLevel];
  message: string;
  content?: unknown;
}

/** A port for a monitoring service: once set, it receives warnings and errors. */
export type Monitor = (entry: LogEntry) => void;

const entries: LogEntry[] = [];
let monitor: Monitor | undefined;

/** Returns the last entries of this page, oldest first: at most `traceCapacity`. */
export const trace = (): readonly LogEntry[] => entries;

/** Adds an entry to the trace, in memory only. Writes nothing to the console, which belongs to the host. Never throws. */
export function log(level: LogLevel, message: string, content?: unknown) {
  const entry: LogEntry = { time: Date.now(), level: logLevels[level], message, content };
  entries.push(entry);
  if (entries.length > traceCapacity) entries.shift();
  report(entry);
}

function report(entry: LogEntry) {
  if (entry.level !== logLevels.warning && entry.level !== logLevels.error) return;
  try {
    monitor?.(entry);
  } catch {
    // A failing monitoring service must not make the page fail.
  }
}

/** Sends warnings and errors to this monitor, including those already in the trace; without an argument, to none. */
export function setMonitor(newMonitor?: Monitor) {
  monitor = newMonitor;
  entries.forEach(report);
}
