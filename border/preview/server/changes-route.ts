import { previewPaths } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { requestInside } from "../../../platform/http/requests/inside-requests.ts";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { parseMoment } from "../../../platform/shared/moments.ts";
import { lookAhead, type PreviewStatus } from "../preview-contract.ts";
import { canBePreviewed, lookedUntil } from "../preview-rules.ts";
import { ChangesAnswer, ChangesQuery } from "../preview-schema.ts";
import { pageChanges } from "./page-changes.ts";
import type { Previews } from "./previews.ts";

/** The page is temporarily unavailable. Its changes are then unknown: the panel shows those it has, and can retry. */
class PageFailed extends Error {
  readonly statusCode = 503;
}

export interface ChangesRouteOptions extends Pick<
  SliceRouteOptions,
  "now" | "nextChange" | "viewpointOf"
> {
  previews: Pick<Previews, "staffOf" | "isThere" | "contentsOf">;
}

export function changesRoute(
  app: FastifyInstance,
  { previews, now, nextChange, viewpointOf }: ChangesRouteOptions,
) {
  app.get<{ Querystring: ChangesQuery }>(
    previewPaths.changes,
    {
      schema: {
        summary: "When a page will look different next",
        description:
          "For staff who are logged in: renders the page as it will be whenever any content changes, from the previewed " +
          `moment on for up to ${lookAhead.days} days. An answer looks at ${lookAhead.momentsInAnswer} of these moments; when ` +
          "it is not complete, ask again from `until`.",
        tags: ["preview"],
        querystring: ChangesQuery,
        response: { 200: ChangesAnswer },
      },
    },
    async (request, reply): Promise<ChangesAnswer | FastifyReply> => {
      reply.header("cache-control", "no-store");
      const { site, now: start, groups = new Map() } = viewpointOf(request);
      const end = lookedUntil(start, now());
      const from = request.query.from === undefined ? start : parseMoment(request.query.from);
      const nothing = (status: PreviewStatus): ChangesAnswer => ({
        status,
        changes: [],
        until: start.toISOString(),
        isComplete: false,
      });
      // Checked once for all renderings of this response.
      if (!(await previews.staffOf(request, now()))) return nothing("UNAUTHORIZED");
      if (!from || !canBePreviewed(from, now())) return nothing("BAD_REQUEST");

      const [[test, group] = []] = groups;
      const isTested = (time: Date) => previews.isThere(site, { time, test, group });
      const started = now().getTime();
      const { changes, until, isComplete } = await pageChanges(from, end, {
        nextChange,
        contentsOf: (html) => previews.contentsOf(html, site),
        isLate: () => now().getTime() - started > lookAhead.milliseconds,
        pageAt: async (time) => {
          const { statusCode, headers, body } = await requestInside(app, {
            url: request.query.path,
            host: request.host,
            preview: { site, now: time, groups: (await isTested(time)) ? groups : new Map() },
          });
          if (statusCode >= 500) throw new PageFailed(`The page answered ${statusCode}.`);
          return `${statusCode} ${headers.location ?? ""} ${body}`;
        },
      });
      return {
        status: "SUCCESS",
        changes: await Promise.all(
          changes.map(async ({ time, parts }) => ({
            time: time.toISOString(),
            parts,
            ...((await isTested(time)) && { test, group }),
          })),
        ),
        until: until.toISOString(),
        isComplete,
      };
    },
  );
}
