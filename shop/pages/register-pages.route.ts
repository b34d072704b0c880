import type { FastifyInstance } from "fastify";
import { compressPages } from "../../platform/http/caching/compressed-pages.ts";
import type { ShopPages } from "../../storefront/server/shop.ts";
import { createVisitors } from "./account/visitors.server.ts";
import * as named from "./all-pages.route.ts";
import { errorPages } from "./error/error-page.route.tsx";
import { numberedPageRoute } from "./numbered-pages.route.ts";
import type { PageRoutes, PagesOptions } from "./page-routes.route.ts";
import { prepareStaffScope } from "./staff/staff-scope.server.ts";

const pages: PageRoutes[] = Object.values(named);
const staffTools = pages.flatMap((page) => page.staffTools ?? []);

/** Returns the pages of the shop. */
export function shopPages(given: Omit<PagesOptions, "visitors">): ShopPages {
  const options = { ...given, visitors: createVisitors(given.customers, given.requests) };
  return {
    shared(app) {
      for (const page of pages) page.shared?.(app, options);
      numberedPageRoute(app, Object.assign({}, ...pages.map((page) => page.numbered?.(options))));
    },
    personal: (app) => registerEach(app, (page, scope) => page.personal?.(scope, options)),
    staff: (app) =>
      registerEach(app, (page, scope) => {
        prepareStaffScope(scope);
        page.staff?.(scope, { ...options, staffTools });
      }),
    errors: errorPages(options),
  };
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
