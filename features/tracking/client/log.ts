import { traceCapacity } from "../tracking-contract.ts";

/** The levels of the log (spec 4). The last two are lines of a table: its title and its content. */
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

/** One line of the log (spec 3). `time` is in milliseconds since 1970, `level` from 1 to 7. */
export interface LogEntry {
  time: number;
  level: (typeof logLevels)[LogLevel];
  message: string;
  content?: unknown;
}

/** A port for a monitoring service: it gets warnings and errors, once it is set. */
export type Monitor = (entry: LogEntry) => void;

const entries: LogEntry[] = [];
let monitor: Monitor | undefined;

/** The last entries of this page, oldest first: at most `traceCapacity`. */
export const trace = (): readonly LogEntry[] => entries;

/** Adds a line to the trace, in memory only. Nothing is written to the console: it belongs to the host. Never throws. */
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
    // A monitoring service that fails is no reason for the page to fail.
  }
}

/** From now on warnings and errors go to this monitor, beginning with those of the trace; without one to none. */
export function setMonitor(newMonitor?: Monitor) {
  monitor = newMonitor;
  entries.forEach(report);
}
