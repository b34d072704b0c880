import { staffPaths } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { SiteHeader } from "../../../platform/http/responses/site-header.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { type StaffMember } from "../staff-contract.ts";
import { CheckedAuth, StaffAnswer } from "../staff-schema.ts";
import { clearStaffCookies, staffSecretOf } from "./staff-requests.ts";
import type { Staff } from "./staff.ts";

/** Functions of other slices that these routes call. */
export interface StaffPorts {
  /** Returns the settings of the preview in the browser that sent the request. */
  settingsOf(
    request: FastifyRequest,
    site: Site,
  ): Promise<{ time: Date; test?: string; group?: string } | undefined>;
}

export interface StaffRouteOptions
  extends
    StaffPorts,
    Pick<SliceRouteOptions, "requestSite" | "isForeignWrite" | "isSecure" | "now"> {
  staff: Pick<Staff, "memberOf" | "sessions" | "logOut" | "engineSilentSince">;
}

const noSettings = { dateTime: "", abTestName: "", abTestGroup: "" };

const about = (summary: string, response: typeof CheckedAuth | typeof StaffAnswer) => ({
  schema: {
    summary,
    description:
      "For scripts of the shop's own pages. Without a login the status is UNAUTHORIZED, answered with 200: it is an " +
      "answer, and no failure that browsers report.",
    tags: ["staff"],
    headers: SiteHeader,
    response: { 200: response, 503: response },
  },
});

/** Registers the endpoints of the panel: check, renew and end a login. */
export function staffRoutes(
  app: FastifyInstance,
  { staff, settingsOf, requestSite, isForeignWrite, isSecure, now }: StaffRouteOptions,
) {
  app.get(
    staffPaths.checkAuth,
    about("Whether staff who preview are logged in, and what they preview", CheckedAuth),
    (request, reply) =>
      response(request, reply, async (member) => {
        if (!member?.roles.includes("preview")) return { status: "UNAUTHORIZED" };
        const {
          time,
          test = "",
          group = "",
        } = (await settingsOf(request, requestSite(request))) ?? {};
        const dateTime = time?.toISOString() ?? "";
        const since = staff.engineSilentSince(now());
        return {
          status: "SUCCESS",
          dateTime,
          abTestName: test,
          abTestGroup: group,
          ...(since && { engineSilentSince: since.toISOString() }),
        };
      }),
  );

  app.get(
    staffPaths.renew,
    about("Makes a login of staff last longer; the panel calls it every five minutes", StaffAnswer),
    (request, reply) =>
      response(request, reply, async (member) => {
        if (!member) return { status: "UNAUTHORIZED" };
        await staff.sessions.renew(member.session, now());
        return { status: "SUCCESS" };
      }),
  );

  app.get(
    staffPaths.logout,
    about("Ends a login of staff, and the preview of the browser", StaffAnswer),
    (request, reply) =>
      response(request, reply, async () => {
        await staff.logOut(request, reply, isSecure(request));
        return { status: "SUCCESS" };
      }),
  );

  /** Responds to the shop's own pages only: these GETs are protected like writes, because some of them change the session. */
  async function response(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: (member: StaffMember | undefined) => Promise<Partial<CheckedAuth>>,
  ) {
    reply.header("cache-control", "no-store");
    if (isForeignWrite(request)) return refuseForeignWrite(reply);
    try {
      const member = await staff.memberOf(request, now());
      if (!member && staffSecretOf(request)) clearStaffCookies(reply, isSecure(request));
      return await reply.send({ ...noSettings, ...(await ask(member)) });
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ ...noSettings, status: "INTERNAL_ERROR" });
    }
  }
}
