import { staffPaths } from "../../../border/border-paths.ts";
import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import { readPeriod, type ReportPeriod } from "../../../border/tracking/report-period.ts";
import type { TrackingReport } from "../../../border/tracking/tracking-report.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { memberWith } from "./staff-scope.server.ts";
import { reportsTool, TrackingReportPage } from "./TrackingReportPage.tsx";
import { shopSites } from "../../sites/site-set.ts";

export interface TrackingReportOptions {
  staff: Pick<Staff, "memberOf">;
  tracking: { report(period: ReportPeriod): Promise<TrackingReport> };
  assets: Assets;
  now: () => Date;
}

/** The staff's report on tracking. */
export const trackingReportPage: PageRoutes = {
  staff: (app, { staff, tracking, frame }) =>
    trackingReportRoute(app, { staff, tracking, ...frame }),
  staffTools: [reportsTool],
};

function trackingReportRoute(
  app: FastifyInstance,
  { staff, tracking, assets, now }: TrackingReportOptions,
) {
  const styles = ["shop.css", "tracking-report.entry.css"].map((name) => assets.url(name));
  app.get<{ Querystring: Record<string, unknown> }>(
    staffPaths.tracking,
    {
      schema: {
        summary: "How complete the tracking is: from and to are days, site is one of the sites",
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      if (!(await memberWith("reports", request, reply, { staff, now }))) return reply;
      const { from, to, site } = request.query;
      const asked = {
        from: textOf(from),
        to: textOf(to),
        sites: textOf(site) ? [textOf(site)] : [],
      };
      const period = readPeriod(asked, shopSites, now());
      const page =
        "problem" in period ? (
          <TrackingReportPage {...{ styles, asked, ...period }} />
        ) : (
          <TrackingReportPage
            {...{ styles, asked: period, report: await tracking.report(period) }}
          />
        );
      return reply
        .code("problem" in period ? 400 : 200)
        .send(`<!doctype html>${renderToString(page)}`);
    },
  );
}

/** A repeated parameter is ignored. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
