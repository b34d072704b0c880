import Type, { type Static } from "typebox";
import { printedTrackingReport } from "../../../border/tracking/server/printed-tracking-report.ts";
import type { trackingSlice } from "../../../border/tracking/server/tracking-slice.ts";
import { shopCall } from "../shop-call.ts";

const text = Type.String();

/** The request of `npm run tracking`, executed in its own process or in that of a shop. */
const TrackingCall = Type.Union([
  Type.Object({ verb: Type.Literal("erase"), visitor: text }),
  Type.Object({
    verb: Type.Literal("report"),
    period: Type.Object({
      from: text,
      to: text,
      sites: Type.Array(text),
    }),
  }),
]);
export type TrackingCall = Static<typeof TrackingCall>;

type Tracking = Pick<ReturnType<typeof trackingSlice>, "erase" | "report">;

/** Answers with the text to print. */
export const trackingCall = shopCall<{ tracking: Tracking }>()({
  name: "tracking",
  needs: ["tracking"],
  request: TrackingCall,
  answer: Type.Object({ text }),
  async run(call, { named: { tracking }, now }) {
    if (call.verb === "report")
      return { text: printedTrackingReport(await tracking.report(call.period)) };
    return { text: `Events that were erased: ${await tracking.erase(call.visitor, now())}.` };
  },
});
