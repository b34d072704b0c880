import type { FastifyInstance } from "fastify";
import { compressPages } from "../../platform/http/compressed-pages.ts";
import * as named from "./all-pages.route.ts";
import { numberedPageRoute } from "./numbered-pages.route.ts";
import type { PageRoutes, PagesOptions } from "./page-routes.route.ts";

const pages: PageRoutes[] = Object.values(named);

/** Registers pages that are the same for every shopper. */
export function sharedPageRoutes(app: FastifyInstance, options: PagesOptions) {
  for (const page of pages) page.shared?.(app, options);
  numberedPageRoute(app, Object.assign({}, ...pages.map((page) => page.numbered?.(options))));
}

/** Registers pages that belong to one shopper, in a scope that reads cookies. */
export const personalPageRoutes = (app: FastifyInstance, options: PagesOptions) =>
  registerEach("personal", app, options);

/** Registers the staff pages in such a scope. */
export const staffPageRoutes = (app: FastifyInstance, options: PagesOptions) =>
  registerEach("staff", app, options);

/** Registers pages in a scope each, because the limits and types of their bodies differ. */
async function registerEach(
  kind: "personal" | "staff",
  app: FastifyInstance,
  options: PagesOptions,
) {
  for (const page of pages)
    await app.register(async (scope) => {
      compressPages(scope);
      page[kind]?.(scope, options);
    });
}
