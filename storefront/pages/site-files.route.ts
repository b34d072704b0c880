import type { FastifyInstance } from "fastify";
import type { SiteRequests } from "../../platform/http/site-requests.ts";
import type { PageFrame } from "./render-page.server.tsx";
import { brandFileRoutes } from "./brand-files.route.ts";

export interface SiteFileOptions {
  frame: Pick<PageFrame, "design" | "theme">;
  requests: Pick<SiteRequests, "contentOf">;
}

/** Files of the brand for browsers: icons, the manifest. */
export function siteFileRoutes(app: FastifyInstance, { frame, requests }: SiteFileOptions) {
  const { design } = frame;
  brandFileRoutes(app, { frame, requests });
  for (const path of ["/favicon.svg", "/favicon.ico"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .send(design.icon),
    );
}
