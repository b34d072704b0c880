import type { FastifyInstance } from "fastify";
import { fragmentRoutes } from "./fragments.route.ts";
import { createFragments, type FragmentOptions } from "./fragments.ts";

/** The border of a shop's sites, as the server has it: its fragments, for the shop's own pages too, and the routes that answer them. */
export function createBorder(options: FragmentOptions) {
  const fragments = createFragments(options);
  return {
    fragments,
    routes: (app: FastifyInstance) => fragmentRoutes(app, fragments, options),
  };
}
