import { pino } from "pino";
import type { Config } from "./config.ts";

/** The log of a process: a line of JSON for each event. */
export const createLog = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">) =>
  pino({ level: LOG_LEVEL, redact: ["req.headers.cookie"] });
