import type { FastifyInstance } from "fastify";
import { compressPages } from "../../platform/http/compressed-pages.ts";
import * as named from "./all-pages.route.ts";
import { numberedPageRoute } from "./numbered-pages.route.ts";
import type { PageRoutes, PagesOptions } from "./page-routes.route.ts";
import { prepareStaffScope } from "./staff/staff-scope.server.ts";

const pages: PageRoutes[] = Object.values(named);

/** Registers pages that are the same for every shopper. */
export function sharedPageRoutes(app: FastifyInstance, options: PagesOptions) {
  for (const page of pages) page.shared?.(app, options);
  numberedPageRoute(app, Object.assign({}, ...pages.map((page) => page.numbered?.(options))));
}

/** Registers pages that belong to one shopper, in a scope that reads cookies. */
export const personalPageRoutes = (app: FastifyInstance, options: PagesOptions) =>
  registerEach(app, (page, scope) => page.personal?.(scope, options));

/** Registers the staff pages in such a scope. */
export function staffPageRoutes(app: FastifyInstance, options: PagesOptions) {
  const staffTools = pages.flatMap((page) => page.staffTools ?? []);
  return registerEach(app, (page, scope) => {
    prepareStaffScope(scope);
    page.staff?.(scope, { ...options, staffTools });
  });
}

/** Registers pages in a scope each, because the limits and types of their bodies differ. */
async function registerEach(
  app: FastifyInstance,
  register: (page: PageRoutes, scope: FastifyInstance) => void,
) {
  for (const page of pages)
    await app.register(async (scope) => {
      compressPages(scope);
      register(page, scope);
    });
}
