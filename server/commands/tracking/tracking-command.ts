import { parseArgs } from "node:util";
import { readPeriod, reportDays } from "../../../border/tracking/report-period.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { UsageError } from "../../start-error.ts";
import type { TrackingCall } from "./tracking-call.ts";

const usageFor = (codes: readonly SiteCode[]) => `These are the ways to call it:
npm run tracking -- erase --visitor NAME     erases the events of a visitor; NAME is the value of the cookie userKey
npm run tracking -- report                   how complete the tracking of the last ${reportDays.usual} days is
  --from 2026-11-01 --to 2026-11-30          other days, in UTC, ${reportDays.max} at most
  --site ${codes[0]}                                  one of ${codes.join(", ")}; several times for several, without it all`;

/** Parses the arguments. Throws a UsageError that says what to write instead. */
export function readTrackingCommand(
  args: string[],
  codes: readonly SiteCode[],
  now: Date,
): TrackingCall {
  const usage = usageFor(codes);
  const { verb, visitor, from, to, site } = parsed(args);
  const isOfReport = from !== undefined || to !== undefined || site !== undefined;
  if (verb === "erase" && visitor && !isOfReport) return { verb, visitor };
  // An empty "--from=" is an error; only a form may leave a day empty.
  if (verb !== "report" || visitor !== undefined || from === "" || to === "")
    throw new UsageError(usage);
  const period = readPeriod({ from, to, sites: site }, { codes }, now);
  if ("problem" in period) throw new UsageError(period.problem);
  return { verb, period };
}

interface Arguments {
  verb?: string;
  visitor?: string;
  from?: string;
  to?: string;
  site?: string[];
}

function parsed(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: {
        visitor: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        site: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
    return positionals.length === 1 ? { verb: positionals[0], ...values } : {};
  } catch {
    return {};
  }
}
