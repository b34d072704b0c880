import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { partsState, PartsState, type WatchedParts } from "./parts-state.ts";

const Live = Type.Object({ status: Type.Literal("live") });

const Ready = Type.Object({ status: Type.Literal("ready"), ...PartsState.properties });
const NotReady = Type.Object({
  status: Type.Enum(["draining", "not-ready"]),
  ...PartsState.properties,
});
const Query = Type.Object({ strict: Type.Optional(Type.String()) });

/**
 * Milliseconds for the database to respond. Load balancers check often and do not wait long: for the details of a response, less
 * than the second that most of them wait.
 */
const databaseWithin = { details: 200, strict: 800 };

/**
 * Health checks for load balancers. A process is ready until it drains: without its database it serves what it has cached, and one
 * that reports otherwise would be taken out together with all others. `?strict` is for those who want every part to work.
 */
export function healthRoutes(app: FastifyInstance, parts: WatchedParts, isDraining: () => boolean) {
  app.get(
    "/health/live",
    {
      schema: { summary: "The process runs", tags: ["health"], response: { 200: Live } },
    },
    async (): Promise<Static<typeof Live>> => ({ status: "live" }),
  );
  app.get<{ Querystring: Static<typeof Query> }>(
    "/health/ready",
    {
      schema: {
        summary:
          "The process takes requests; with ?strict, database, listener and search work, too",
        tags: ["health"],
        querystring: Query,
        response: { 200: Ready, 503: NotReady },
      },
    },
    async ({ query: { strict } }, reply) => {
      const isStrict = strict !== undefined;
      const state = await partsState(parts, databaseWithin[isStrict ? "strict" : "details"]);
      const isReady = !isStrict || Object.values(state).every((part) => part === "ready");
      if (isReady && !isDraining()) return { status: "ready", ...state };
      const status = isDraining() ? "draining" : "not-ready";
      return reply
        .code(503)
        .header("retry-after", "2")
        .send({ status, ...state });
    },
  );
}
