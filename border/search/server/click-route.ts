import { resultClickPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { SliceRouteOptions } from "../../../platform/http/slice.ts";
import { cleanSearchText } from "../search-contract.ts";
import { countedVisitor } from "./counted-visitor.ts";
import type { QueryLog } from "./query-log.ts";

export interface ClickRouteOptions extends Pick<SliceRouteOptions, "siteOf" | "now"> {
  queryLog: QueryLog;
}

/** The content type that a browser sends after a click on a link with `ping`. */
const pingType = "text/ping";

const Parameter = Type.Optional(Type.Unknown());

/** Counts a click on a search result: the browser reports it while it opens the link, without a script (docs/decisions/009). */
export function clickRoute(scope: FastifyInstance, { queryLog, siteOf, now }: ClickRouteOptions) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    pingType,
    { parseAs: "string", bodyLimit: 64 },
    (_request, _body, done) => done(null),
  );
  scope.post<{ Querystring: Record<"query" | "site" | "late", unknown> }>(
    resultClickPath,
    {
      schema: {
        summary: "Counts a click on a result of the search, sent by the link's ping",
        tags: ["search"],
        consumes: [pingType],
        querystring: Type.Object({ query: Parameter, site: Parameter, late: Parameter }),
      },
    },
    async (request, reply) => {
      const { query, site, late } = request.query;
      const visitor = countedVisitor(request);
      const text = cleanSearchText(query);
      if (visitor && text)
        queryLog.recordClick({
          site: siteOf(site),
          text,
          isLate: late === "1",
          visitor,
          now: now(),
        });
      return reply.code(204).send();
    },
  );
}
