import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../../../http/errors.ts";
import { isForeignWrite } from "../../../http/site-requests.ts";
import type { RouteTools } from "../../../http/slice.ts";
import { parseMoment } from "../../../shared/moments.ts";
import { previewCookie } from "../../../shared/preview-cookie.ts";
import {
  lookAhead,
  previewPaths,
  tokenHours,
  type PreviewSettings,
  type PreviewStatus,
} from "../preview-contract.ts";
import { ChangesAnswer, ChangesQuery, TokenAnswer, TokenQuery } from "../preview-schema.ts";
import { pageChanges } from "./page-changes.ts";
import type { Previews } from "./previews.ts";

export interface PreviewRouteOptions extends Pick<
  RouteTools,
  "hostSite" | "isSecure" | "now" | "nextChange" | "viewpointOf"
> {
  previews: Pick<Previews, "tokenFor" | "staffOf">;
}

export function previewRoutes(
  app: FastifyInstance,
  { previews, hostSite, isSecure, now, nextChange, viewpointOf }: PreviewRouteOptions,
) {
  /** Scripts read the cookie: with it they load promotions again. */
  const cookieOptions = (request: FastifyRequest) =>
    ({ path: "/", sameSite: "lax", secure: isSecure(request) }) as const;

  const answer = (reply: FastifyReply, status: PreviewStatus) =>
    reply.code(status === "INTERNAL_ERROR" ? 503 : 200).send({ status } satisfies TokenAnswer);

  app.get<{ Querystring: TokenQuery }>(
    previewPaths.token,
    {
      attachValidation: true,
      schema: {
        summary: "Starts a preview in this browser: sets the cookie PreviewToken",
        description:
          "For scripts of the shop's own pages, for staff who are logged in. Without a time the moment of the request counts; with neither time nor test the " +
          "preview ends. A test needs one of its groups.",
        tags: ["preview"],
        querystring: TokenQuery,
        response: { 200: TokenAnswer, 503: TokenAnswer },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      // It changes what the browser shows, though it is a GET.
      if (isForeignWrite(request))
        return sendProblem(reply, 403, "Send this from a page of the same origin.");
      try {
        const staff = await previews.staffOf(request, now());
        if (!staff) return answer(reply, "UNAUTHORIZED");
        const settings = request.validationError ? undefined : settingsIn(request.query);
        if (!settings) return answer(reply, "BAD_REQUEST");
        if (!settings.time && !settings.test) {
          reply.clearCookie(previewCookie, cookieOptions(request));
          return answer(reply, "SUCCESS");
        }
        const site = hostSite(request);
        const token = await previews.tokenFor(staff, site, { time: now(), ...settings });
        if (!token) return answer(reply, "BAD_REQUEST");
        // What this browser has stored of the present must not stand in for what is previewed.
        reply.header("clear-site-data", '"cache"');
        reply.setCookie(previewCookie, token, {
          ...cookieOptions(request),
          maxAge: tokenHours * 3_600,
        });
        return answer(reply, "SUCCESS");
      } catch (error) {
        request.log.error(error);
        return answer(reply, "INTERNAL_ERROR");
      }
    },
  );

  /** Sessions that wait for such a list: it takes many renderings, so each has one at a time. */
  const looking = new Set<string>();

  app.get<{ Querystring: ChangesQuery }>(
    previewPaths.changes,
    {
      schema: {
        summary: "When a page will look different next",
        description:
          "For staff who are logged in: renders the page as it will be whenever any content changes, from the previewed " +
          `moment on for up to ${lookAhead.days} days. \`until\` says how far it came.`,
        tags: ["preview"],
        querystring: ChangesQuery,
        response: { 200: ChangesAnswer },
      },
    },
    async (request, reply): Promise<ChangesAnswer | FastifyReply> => {
      reply.header("cache-control", "no-store");
      const staff = await previews.staffOf(request, now());
      const { site, now: from, groups = new Map() } = viewpointOf(request);
      if (!staff) return { status: "UNAUTHORIZED", changes: [], until: from.toISOString() };
      if (looking.has(staff.session))
        return sendProblem(reply, 429, "Wait for the list that is being made.");
      looking.add(staff.session);
      const started = performance.now();
      const [[test, group] = []] = groups;
      try {
        const { changes, until } = await pageChanges(from, {
          nextChange,
          isLate: () => performance.now() - started > lookAhead.milliseconds,
          pageAt: async (time) => {
            const token =
              (await previews.tokenFor(staff, site, { time, test, group })) ??
              (await previews.tokenFor(staff, site, { time }));
            const cookie = `${previewCookie}=${token}`;
            const headers = { host: request.host, accept: "text/html", cookie };
            return (await app.inject({ url: request.query.path, headers })).body;
          },
        });
        return {
          status: "SUCCESS",
          changes: changes.map(({ time, parts }) => ({ time: time.toISOString(), parts })),
          until: until.toISOString(),
        };
      } finally {
        looking.delete(staff.session);
      }
    },
  );
}

/** What a query asks for, an empty name being none; undefined when it cannot be previewed by anyone. */
function settingsIn({ time, test, group }: TokenQuery): PreviewSettings | undefined {
  const moment = time === undefined ? undefined : parseMoment(time);
  if ((time !== undefined && !moment) || !test !== !group) return undefined;
  return { ...(moment && { time: moment }), ...(test && { test, group }) };
}
