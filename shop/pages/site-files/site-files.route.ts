import type { FastifyInstance } from "fastify";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { PageFrame } from "../document/render-page.server.tsx";
import type { PageRoutes } from "../page-routes.route.ts";

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

  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(favicon),
    );
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#4a2717"/><g fill="none" stroke="#fff7ec" stroke-width="4"><ellipse cx="32" cy="32" rx="13" ry="20" transform="rotate(32 32 32)"/><path d="M42 17c-3 9-11 9-13 16s-5 10-7 14" stroke-linecap="round"/></g></svg>`;
