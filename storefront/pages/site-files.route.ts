import type { FastifyInstance } from "fastify";
import { design } from "../../shop/brand.ts";
import type { ShopRequests } from "../../shop/shop-requests.server.ts";
import type { PageFrame } from "./render-page.server.tsx";
import type { PageRoutes } from "../../shop/pages/page-routes.route.ts";
import { brandFileRoutes } from "./brand-files.route.ts";

export interface SiteFileOptions {
  frame: PageFrame;
  requests: ShopRequests;
}

/** Files for crawlers and browsers: robots.txt, icons. */
export const siteFiles: PageRoutes = { shared: siteFileRoutes };

function siteFileRoutes(app: FastifyInstance, { frame: { origins }, requests }: SiteFileOptions) {
  app.get(
    "/robots.txt",
    { schema: { summary: "Rules for robots", tags: ["site"] } },
    async (request, reply) => {
      const { site } = requests.contentOf(request);
      return reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .send(
          `User-agent: *\nDisallow: /search\nDisallow: /service/\nAllow: /service/storefinder/\nSitemap: ${origins[site.code]}/sitemap.xml\n`,
        );
    },
  );

  brandFileRoutes(app);
  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .send(design.icon),
    );
}
