import type { FastifyInstance } from "fastify";
import type { SiteRequests } from "../../platform/http/site-requests.ts";
import type { PageFrame } from "./render-page.server.tsx";
import { brandFileRoutes } from "./brand-files.route.ts";

export interface SiteFileOptions {
  frame: Pick<PageFrame, "design" | "origins" | "theme">;
  requests: Pick<SiteRequests, "contentOf">;
}

/** Files for crawlers and browsers: robots.txt, icons. */
export function siteFileRoutes(app: FastifyInstance, { frame, requests }: SiteFileOptions) {
  const { origins, design } = frame;
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

  brandFileRoutes(app, { frame, requests });
  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .send(design.icon),
    );
}
