import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import { describeRoutes } from "../../../platform/http/responses/described-routes.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import { basePath } from "../../../platform/shared/sites/base-path.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import { ApiPage, type ApiDescription } from "./ApiPage.tsx";

/** `/openapi.json` and a page that shows it. */
export const apiPage: PageRoutes = { shared: apiPageRoutes };

function apiPageRoutes(app: FastifyInstance, { assets, frame }: PagesOptions) {
  let known: ApiDescription | undefined;
  const description = () =>
    (known ??= describeRoutes(app, Object.keys(frame.sites)) as ApiDescription);
  app.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=300")
      .send({ ...description(), servers: [{ url: basePath() || "/" }] }),
  );
  const styles = ["shop.css", "api-page.entry.css"].map((name) => assets.url(name));
  app.get("/service/docs", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ ...pageHeaders(), "cache-control": "public, max-age=300" })
      .send(
        `<!doctype html>${renderToString(<ApiPage description={description()} styles={styles} />)}`,
      ),
  );
}
