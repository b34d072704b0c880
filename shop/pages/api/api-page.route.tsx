import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import openapi from "../../../docs/openapi.json" with { type: "json" };
import type { Assets } from "../../../platform/http/responses/assets.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import { basePath } from "../../../platform/shared/sites/base-path.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { ApiPage, type ApiDescription } from "./ApiPage.tsx";

/** `/openapi.json` and a page that shows it. */
export const apiPage: PageRoutes = { shared: apiPageRoutes };

function apiPageRoutes(app: FastifyInstance, { assets }: { assets: Assets }) {
  const description = openapi as unknown as ApiDescription;
  app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=300")
      .send({ ...openapi, servers: [{ url: basePath() || "/" }] }),
  );
  const styles = ["shop.css", "api-page.entry.css"].map((name) => assets.url(name));
  app.get("/service/docs", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ ...pageHeaders(), "cache-control": "public, max-age=300" })
      .send(
        `<!doctype html>${renderToString(<ApiPage description={description} styles={styles} />)}`,
      ),
  );
}
