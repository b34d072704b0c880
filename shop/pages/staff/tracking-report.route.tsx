import { staffPaths } from "../../../border/border-paths.ts";
import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import { readPeriod } from "../../../border/tracking/report-period.ts";
import type { PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import { memberWith } from "./staff-scope.server.ts";
import { reportsTool, TrackingReportPage } from "./TrackingReportPage.tsx";
import { shopSites } from "../../sites/site-set.ts";

/** The staff's report on tracking. */
export const trackingReportPage: PageRoutes = {
  staff: (app, { staff, tracking, frame }) =>
    trackingReportRoute(app, { staff, tracking, ...frame }),
  staffTools: [reportsTool],
};

function trackingReportRoute(
  app: FastifyInstance,
  {
    staff,
    tracking,
    assets,
    now,
  }: Pick<PagesOptions, "staff" | "tracking"> & Pick<PageFrame, "assets" | "now">,
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
