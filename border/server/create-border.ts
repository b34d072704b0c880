import type { FastifyInstance } from "fastify";
import { fragmentRoutes } from "./fragments.route.ts";
import { createFragments, type FragmentOptions } from "./fragments.ts";

/**
 * Creates the server side of the border of a shop's sites: its fragments, which the shop's own pages use too, and their routes.
 */
export function createBorder(options: FragmentOptions) {
  const fragments = createFragments(options);
  return {
    fragments,
    routes: (app: FastifyInstance) => fragmentRoutes(app, fragments, options),
  };
}
