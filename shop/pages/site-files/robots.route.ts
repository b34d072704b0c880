import type { FastifyInstance } from "fastify";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";

/** `/robots.txt`. */
export const robots: PageRoutes = { shared: robotsRoute };

function robotsRoute(
  app: FastifyInstance,
  { frame: { origins }, requests }: Pick<PagesOptions, "frame" | "requests">,
) {
  app.get(
    "/robots.txt",
    { schema: { summary: "Rules for robots", tags: ["site"] } },
    async (request, reply) => {
      const { site } = requests.contentOf(request);
      return reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(
          `User-agent: *\nDisallow: /search\nDisallow: /service/\nAllow: /service/storefinder/\nSitemap: ${valueAt(origins, site.code)}/sitemap.xml\n`,
        );
    },
  );
}
