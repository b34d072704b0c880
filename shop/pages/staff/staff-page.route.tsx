import { previewPaths, staffPaths } from "../../../border/border-paths.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Staff } from "../../../border/staff/server/staff.ts";
import { longestStaffCode } from "../../../border/staff/staff-rules.ts";
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { formOf, formSchema } from "../../../platform/http/requests/forms.ts";
import { requestInside } from "../../../platform/http/requests/inside-requests.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import type { SiteRequests } from "../../../platform/http/requests/site-requests.ts";
import { addressBelow, basePath } from "../../../platform/shared/sites/base-path.ts";
import { previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import { readProblems } from "../../../storefront/server/problems.ts";
import type { PageTools } from "../../../storefront/server/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { previewTool, StaffComparison, StaffHome, StaffLogin, StaffPassage } from "./StaffPage.tsx";
import { staffDestination } from "./staff-destination.server.ts";
import type { StaffTool } from "./staff-tool.ts";

export interface StaffPageOptions {
  staff: Staff;
  staffTools: readonly StaffTool[];
  slices: PageTools["slices"];
  assets: Assets;
  requests: Pick<SiteRequests, "borderHostOf" | "contentOf" | "isSecure">;
  now: () => Date;
}

const sites = Object.values(allSites).map(({ site }) => site);

/** The staff login and logout, and the pages through which a shared link leads into the shop. All work without JavaScript. */
export const staffPages: PageRoutes = {
  staff: (app, options) => staffPageRoutes(app, { ...options, ...options.frame }),
  staffTools: [previewTool],
};

function staffPageRoutes(
  app: FastifyInstance,
  { staff, staffTools, slices, assets, requests, now }: StaffPageOptions,
) {
  const styles = ["shop.css", "staff-page.entry.css"].map((name) => assets.url(name));
  const send = (reply: FastifyReply, page: ReactElement) =>
    reply.send(`<!doctype html>${renderToString(page)}`);

  app.get<{ Querystring: { to?: unknown } }>(
    staffPaths.login,
    { schema: { summary: "Where staff log in", tags: ["staff"] } },
    async (request, reply) => {
      const to = staffDestination(request.query.to);
      const member = await staff.memberOf(request, now());
      if (!member) return send(reply, <StaffLogin styles={styles} to={to} />);
      return to
        ? reply.redirect(to, 303)
        : send(
            reply,
            <StaffHome
              styles={styles}
              site={requests.contentOf(request).site}
              member={member}
              engineSilentSince={staff.engineSilentSince(now())}
              problems={await readProblems({ slices, sites }, now()).catch((error: unknown) => {
                request.log.error(error);
                return [];
              })}
              tools={staffTools}
            />,
          );
    },
  );

  app.post(
    staffPaths.login,
    { schema: formSchema("Log staff in: name, password, code, to (a path of the shop)") },
    async (request, reply) => {
      const { name = "", password = "", code = "", to: asked } = formOf(request);
      const to = staffDestination(asked);
      const at = { now: now(), isSecure: requests.isSecure(request) };
      const outcome = await staff.logIn(
        request,
        reply,
        { name, password, code: code.slice(0, longestStaffCode) },
        at,
      );
      if (outcome === "done") return reply.redirect(to ?? staffPaths.login, 303);
      const again = (problem: string) =>
        send(reply, <StaffLogin {...{ styles, to, name, problem }} />);
      if (outcome.problem === "wrong") {
        reply.code(400);
        return again("The name, the password or the code is wrong.");
      }
      const { waitMinutes } = outcome;
      reply.code(429).header("retry-after", String(waitMinutes * 60));
      return again(`Too many attempts. Try again in ${waitMinutes} min.`);
    },
  );

  app.post(staffPaths.leave, { schema: formSchema("Log staff out") }, async (request, reply) => {
    await staff.logOut(request, reply, requests.isSecure(request));
    return reply.redirect(staffPaths.login, 303);
  });

  app.post(
    previewPaths.end,
    { schema: formSchema("End the preview of this browser, and open the page again") },
    async (request, reply) => {
      reply.clearCookie(previewCookie, {
        path: "/",
        sameSite: "lax",
        secure: requests.isSecure(request),
      });
      const host = requests.borderHostOf(request);
      // Browsers tell another origin nothing but the origin of the page.
      if (host) return reply.redirect(`${host}/`, 303);
      const page = URL.parse(request.headers.referer ?? "");
      return reply.redirect(
        staffDestination(page && addressBelow(basePath(), page.pathname + page.search)) ?? "/",
        303,
      );
    },
  );

  app.get<{ Querystring: { to?: unknown } }>(
    staffPaths.open,
    {
      schema: {
        summary: "Leads staff from a shared link into the shop: to is a path of the shop",
        tags: ["staff"],
      },
    },
    // A browser that opens the link from elsewhere sends no login cookie; it sends the cookie on the way from here to the next
    // page.
    async (request, reply) => {
      const to = encodeURIComponent(staffDestination(request.query.to) ?? "/");
      return send(reply, <StaffPassage styles={styles} to={`${staffPaths.login}?to=${to}`} />);
    },
  );

  app.get<{ Querystring: { to?: unknown } }>(
    staffPaths.compare,
    {
      schema: {
        summary: "A page now and as this browser previews it: to is a path of the shop",
        tags: ["staff"],
      },
    },
    async (request, reply) => {
      const member = await staff.staffOf(request, now(), "preview");
      if (!member) return reply.redirect(staffPaths.login, 303);
      const to = staffDestination(request.query.to) ?? "/";
      const comparing = [...styles, assets.url("preview.css")];
      return send(reply, <StaffComparison styles={comparing} to={to} />);
    },
  );

  app.get<{ Querystring: { to?: unknown; at?: unknown } }>(
    staffPaths.frame,
    { schema: { summary: "One side of the comparison: at is now or then", tags: ["staff"] } },
    async (request, reply) => {
      const member = await staff.staffOf(request, now(), "preview");
      const to = staffDestination(request.query.to);
      if (!member || !to) return reply.callNotFound();
      const { statusCode, body } = await requestInside(app, {
        url: to,
        host: request.host,
        preview: request.query.at === "then" ? request.preview : undefined,
      });
      // Forbids scripts, which would request what this browser previews, and lets only our own page frame it.
      reply.headers(pageHeaders({ isFramed: true, sandbox: "allow-same-origin" }));
      return reply.code(statusCode).send(body);
    },
  );
}
