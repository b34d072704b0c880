import type { FastifyInstance } from "fastify";
import { cartPagePath } from "../../../border/border-paths.ts";
import { productFeedPath } from "../../shop-paths.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";

/**
 * Addresses below /service/ that robots may read, the rest of which are the border's calls: pages, also those with `noindex`, which only a robot that
 * reads them obeys, the brand's pictures in link previews, and the feed of products.
 */
const allowed = [
  "/service/brand/",
  "/service/storefinder/",
  cartPagePath,
  "/service/docs",
  productFeedPath,
];

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
          [
            "User-agent: *",
            "Disallow: /service/",
            ...allowed.map((path) => `Allow: ${path}`),
            "",
            `Sitemap: ${valueAt(origins, site.code)}/sitemap.xml`,
            "",
          ].join("\n"),
        );
    },
  );
}
