import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** Records the schemas of the routes that are registered from now on. */
export const recordSchemas = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Kontor",
        version: "1",
        description: "Page border, cart and search of the Kontor shops.",
      },
    },
  });
};

/** Describes the recorded routes of a server of these sites as OpenAPI 3.0. */
export const describeRoutes = (app: FastifyInstance, sites: readonly string[]): unknown =>
  withNamedSites(app.swagger(), sites);

/** Returns a description of schemas that says which codes the format `site` allows. */
export const withNamedSites = (description: unknown, sites: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(description), (_, value: unknown) =>
    value instanceof Object && "format" in value && value.format === "site"
      ? { enum: sites, type: "string" }
      : value,
  );
