import { previewPaths } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { SiteHeader } from "../../../platform/http/responses/site-header.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { parseMoment } from "../../../platform/shared/moments.ts";
import { previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import { tokenHours, type PreviewSettings, type PreviewStatus } from "../preview-contract.ts";
import { TokenAnswer, TokenQuery } from "../preview-schema.ts";
import type { Previews } from "./previews.ts";

export interface PreviewRouteOptions extends Pick<
  SliceRouteOptions,
  "requestSite" | "isForeignWrite" | "isSecure" | "now"
> {
  previews: Pick<Previews, "tokenFor" | "staffOf">;
}

export function previewRoutes(
  app: FastifyInstance,
  { previews, requestSite, isForeignWrite, isSecure, now }: PreviewRouteOptions,
) {
  /** Not httpOnly: a script that finds the cookie loads the promotions of the preview. */
  const cookieOptions = (request: FastifyRequest) =>
    ({ path: "/", sameSite: "lax", secure: isSecure(request) }) as const;

  const response = (reply: FastifyReply, status: PreviewStatus) =>
    reply.code(status === "INTERNAL_ERROR" ? 503 : 200).send({ status } satisfies TokenAnswer);

  app.get<{ Querystring: TokenQuery }>(
    previewPaths.token,
    {
      attachValidation: true,
      schema: {
        summary: "Starts a preview in this browser: sets the cookie PreviewToken",
        description:
          "For scripts of the shop's own pages, for staff who are logged in. Without a time the moment of the request counts; with neither time nor test the " +
          "preview ends. A test needs one of its groups. It is of one site: that of the header x-hunter-site, else that of the host.",
        tags: ["preview"],
        querystring: TokenQuery,
        headers: SiteHeader,
        response: { 200: TokenAnswer, 503: TokenAnswer },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      // A GET that has side effects: it changes what the browser shows.
      if (isForeignWrite(request)) return refuseForeignWrite(reply);
      try {
        const staff = await previews.staffOf(request, now());
        if (!staff) return response(reply, "UNAUTHORIZED");
        const settings = request.validationError ? undefined : settingsIn(request.query);
        if (!settings) return response(reply, "BAD_REQUEST");
        if (!settings.time && !settings.test) {
          reply.clearCookie(previewCookie, cookieOptions(request));
          return response(reply, "SUCCESS");
        }
        const site = requestSite(request);
        const token = await previews.tokenFor(staff, site, { time: now(), ...settings });
        if (!token) return response(reply, "BAD_REQUEST");
        // The browser's cache of the present must not replace previewed content. Browsers obey this header over https only, and
        // on localhost; elsewhere responses cached for a minute (suggestions, popular terms) may show the present for that long.
        reply.header("clear-site-data", '"cache"');
        reply.setCookie(previewCookie, token, {
          ...cookieOptions(request),
          maxAge: tokenHours * 3_600,
        });
        return response(reply, "SUCCESS");
      } catch (error) {
        request.log.error(error);
        return response(reply, "INTERNAL_ERROR");
      }
    },
  );
}

/** Returns the settings of a query, an empty name meaning none; undefined when they can never be previewed. */
function settingsIn({ time, test, group }: TokenQuery): PreviewSettings | undefined {
  const moment = time === undefined ? undefined : parseMoment(time);
  if ((time !== undefined && !moment) || !test !== !group) return undefined;
  return { ...(moment && { time: moment }), ...(test && { test, group }) };
}
