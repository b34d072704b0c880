import {
  readPeriod,
  reportDays,
  type AskedPeriod,
} from "../../../border/tracking/report-period.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { readArguments, refuseArgument, severalOf } from "../arguments.ts";
import type { TrackingCall } from "./tracking-call.ts";

/** Reads the arguments of `npm run tracking`. Throws an ArgumentsError, or a HelpRequest. */
export const readTrackingCommand = (
  args: readonly string[],
  codes: readonly SiteCode[],
  now: Date,
) =>
  readArguments<TrackingCall>("npm run tracking --", args, (command, done) => {
    command.description("Events that browsers tracked.");
    command
      .command("erase")
      .description("erases the events of a visitor")
      .option("--visitor <NAME>", "the value of the cookie userKey", notEmpty)
      .action(({ visitor }: { visitor?: string }) =>
        done({ verb: "erase", visitor: visitor ?? refuseArgument("--visitor is missing") }),
      );
    command
      .command("report")
      .description(`says how complete the tracking of the last ${reportDays.usual} days is`)
      .option("--from <DAY>", "another first day in UTC, such as 2026-11-01", notEmpty)
      .option("--to <DAY>", `another last day; ${reportDays.max} days at most`, notEmpty)
      .option(
        "--site <SITE>",
        `one of ${codes.join(", ")}; repeat it for several, all without it`,
        severalOf("site", codes),
      )
      .action(({ site: sites, ...days }: AskedPeriod & { site?: SiteCode[] }) => {
        const period = readPeriod({ ...days, sites }, { codes }, now);
        done("problem" in period ? refuseArgument(period.problem) : { verb: "report", period });
      });
  });

const notEmpty = (typed: string) => typed || refuseArgument("an empty value means nothing");
