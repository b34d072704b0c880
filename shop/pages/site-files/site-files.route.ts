import type { FastifyInstance } from "fastify";
import type { Navigation } from "../../../border/navigation/server/navigation.ts";
import { callerOf } from "../../../platform/http/admitted-routes.ts";
import { renderedFrom, sendRendered } from "../../../platform/http/rendered.ts";
import { design } from "../../brand.ts";
import type { Catalogue } from "../../catalogue/server/catalogue.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { cachedUntil, type PageFrame } from "../document/render-page.server.tsx";
import type { StaticPages } from "../text/static-pages.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { brandFileRoutes } from "./brand-files.route.ts";

export interface SiteFileOptions {
  frame: PageFrame;
  catalogue: Catalogue;
  navigation: Pick<Navigation, "addresses">;
  staticPages: StaticPages;
  requests: ShopRequests;
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Files for crawlers and browsers: site map, robots.txt, icons. */
export const siteFiles: PageRoutes = { shared: siteFileRoutes };

function siteFileRoutes(
  app: FastifyInstance,
  { frame, catalogue, navigation, staticPages, requests }: SiteFileOptions,
) {
  const { origins } = frame;
  app.get(
    "/sitemap.xml",
    { schema: { summary: "Site map", tags: ["site"] } },
    async (request, reply) => {
      const { site } = requests.contentOf(request);
      const { rendered } = await frame.cache.get(
        `${site.code} site map`,
        async () => {
          // Crawlers always get current content, even when a preview makes the first request.
          const at = requests.presentOf(request);
          const paths = [
            "/",
            ...(await catalogue.addresses(at)),
            ...(await navigation.addresses(at)),
            ...staticPages.list(site.code).map((page) => page.path),
          ];
          const urls = paths.map(
            (path) => `<url><loc>${escapeXml(origins[site.code] + path)}</loc></url>`,
          );
          const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
          return {
            rendered: renderedFrom(xml, {
              "content-type": "application/xml; charset=utf-8",
              "cache-control": "public, max-age=3600",
            }),
            freshUntil: await cachedUntil(frame, at),
          };
        },
        { caller: callerOf(request) },
      );
      return sendRendered(request, reply, rendered);
    },
  );

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
