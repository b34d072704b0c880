import { desktopViewPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import { addressBelow, basePath } from "../../../platform/shared/sites/base-path.ts";
import { desktopViewUrl } from "../footer-rules.ts";

/**
 * Redirects from the referring page to its desktop view, for browsers without JavaScript: the footer is the same on all pages.
 * Only path and query of the referrer count, so it never redirects to another host.
 */
export function desktopViewRoute(app: FastifyInstance) {
  app.get(
    desktopViewPath,
    { schema: { summary: "The desktop view of the referring page", tags: ["page border"] } },
    ({ headers }, reply) => {
      const page = URL.parse(headers.referer ?? "");
      const path = addressBelow(basePath(), page?.pathname ?? "") || "/";
      return reply
        .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
        .redirect(desktopViewUrl(path, page?.search ?? ""), 302);
    },
  );
}
