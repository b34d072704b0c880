import type { FastifyInstance, FastifyReply } from "fastify";
import { sql } from "kysely";
import Type from "typebox";
import { within } from "../platform/http/within.ts";
import type { Services } from "./services.ts";

const Health = Type.Object({ status: Type.String() });

/**
 * Milliseconds for the database to respond. Load balancers check often and do not wait long, so a slow database counts as
 * unavailable.
 */
const readyWithin = 800;

/** Health checks for load balancers: whether the process is alive, and whether its database responds. */
export function healthRoutes(app: FastifyInstance, { database }: Pick<Services, "database">) {
  app.get(
    "/health/live",
    {
      schema: { summary: "The process runs", tags: ["health"], response: { 200: Health } },
    },
    async () => ({ status: "live" }),
  );
  app.get(
    "/health/ready",
    {
      schema: {
        summary: "The database answers and can be written",
        tags: ["health"],
        response: { 200: Health, 503: Health },
      },
    },
    async (request, reply) => {
      try {
        const asked = sql<{ isReadOnly: boolean }>`
          select current_setting('transaction_read_only')::boolean as "isReadOnly"`.execute(
          database.sql,
        );
        const { rows } = await within(readyWithin, "The database", asked);
        return rows[0]!.isReadOnly ? notReady(reply, "database is read-only") : { status: "ready" };
      } catch (error) {
        request.log.error(error);
        return notReady(reply, "no database");
      }
    },
  );
}

const notReady = (reply: FastifyReply, status: string) =>
  reply.code(503).header("retry-after", "2").send({ status });
