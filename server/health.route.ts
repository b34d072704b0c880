import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import Type from "typebox";
import { within } from "../http/within.ts";
import type { Services } from "./services.ts";

const Health = Type.Object({ status: Type.String() });

/** Balancers ask often and do not wait long, so a database that is late (milliseconds) counts as none. */
const readyWithin = 800;

/** For balancers: is the process alive, and can it answer from its database. */
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
        summary: "The database answers",
        tags: ["health"],
        response: { 200: Health, 503: Health },
      },
    },
    async (request, reply) => {
      try {
        await within(readyWithin, "The database", sql`select 1`.execute(database.sql));
        return { status: "ready" };
      } catch (error) {
        request.log.error(error);
        return reply.code(503).header("retry-after", "2").send({ status: "no database" });
      }
    },
  );
}
