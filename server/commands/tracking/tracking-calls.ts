import Type, { type Static } from "typebox";
import type { ReportPeriod } from "../../../border/tracking/report-period.ts";
import { printedTrackingReport } from "../../../border/tracking/server/printed-tracking-report.ts";
import type { TrackingReport } from "../../../border/tracking/tracking-report.ts";
import { siteCodes } from "../../../platform/shared/site.ts";
import type { Command } from "../command-socket.ts";

const text = Type.String();

/** The request of `npm run tracking`, executed in its own process or in that of a shop. */
const TrackingCall = Type.Union([
  Type.Object({ verb: Type.Literal("erase"), visitor: text }),
  Type.Object({
    verb: Type.Literal("report"),
    period: Type.Object({
      from: text,
      to: text,
      sites: Type.Array(Type.Enum(siteCodes, { type: "string" })),
    }),
  }),
]);
export type TrackingCall = Static<typeof TrackingCall>;

/** The output of the command. */
const TrackingAnswer = Type.Object({ text });
export type TrackingAnswer = Static<typeof TrackingAnswer>;

export const trackingCalls = {
  name: "tracking",
  request: TrackingCall,
  answer: TrackingAnswer,
} satisfies Command<typeof TrackingCall, typeof TrackingAnswer>;

/** The functions of the tracking that its commands use. */
interface TrackingCommands {
  erase(visitor: string, now: Date): Promise<number>;
  report(period: ReportPeriod): Promise<TrackingReport>;
}

export async function answerTrackingCall(
  call: TrackingCall,
  { erase, report }: TrackingCommands,
  now: Date,
): Promise<TrackingAnswer> {
  if (call.verb === "report") return { text: printedTrackingReport(await report(call.period)) };
  return { text: `Events that were erased: ${await erase(call.visitor, now)}.` };
}
