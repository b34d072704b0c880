import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { sendRendered } from "../../../platform/http/caching/rendered.ts";
import { callerOf } from "../../../platform/http/overload/admitted-routes.ts";
import { renderShared } from "../../../platform/http/preview.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import { cachedUntil, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import { recentlySeenPath } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { ProductGrid } from "../listing/ProductTile.tsx";
import type { PageRoutes } from "../page-routes.route.ts";
import { maxRecentlySeen } from "./recently-seen.ts";

interface RecentlySeenOptions {
  /** Its cache keeps the many combinations apart from other pages. */
  searchFrame: PageFrame;
  catalogue: Pick<Catalogue, "byNumber">;
  requests: ShopRequests;
}

/** `/service/recently-seen?products=100101,100102`: tiles of products that a browser remembers, which a script shows in pages. */
export const recentlySeenPages: PageRoutes = { shared: recentlySeenRoute };

function recentlySeenRoute(
  app: FastifyInstance,
  { searchFrame: frame, catalogue, requests }: RecentlySeenOptions,
) {
  app.get<{ Querystring: { products: string } }>(
    recentlySeenPath,
    {
      schema: {
        summary: "Tiles of products that a browser remembers",
        description: `\`products\` are at most ${maxRecentlySeen} numbers, separated by commas.`,
        tags: ["pages"],
        querystring: Type.Object({
          products: Type.String({
            pattern: `^\\d{1,9}(,\\d{1,9}){0,${maxRecentlySeen - 1}}$`,
          }),
        }),
      },
    },
    async (request, reply) => {
      const { site, texts } = requests.contentOf(request);
      const numbers = [...new Set(request.query.products.split(",").map(Number))];
      const { rendered } = await renderShared(
        frame,
        `${site.code} recently seen ${numbers.join(" ")}`,
        { site, preview: request.preview, caller: callerOf(request) },
        async (at) => {
          const products = await catalogue.byNumber(at, numbers);
          const name = texts.catalogue.recentlySeen;
          const section = renderToString(
            <section className="kontor-section" aria-labelledby="kontor-recently-seen">
              <h2 id="kontor-recently-seen">{name}</h2>
              <ProductGrid
                products={products}
                list={{ id: "recently-seen", name }}
                site={site}
                texts={texts}
              />
            </section>,
          );
          return {
            content: `<!doctype html><title></title>${products.length > 0 ? section : ""}`,
            headers: {
              ...pageHeaders(),
              "cache-control": "public, max-age=0, must-revalidate",
              "content-language": site.locale,
              "x-robots-tag": "noindex",
            },
            reads: at.reads.names,
            revalidate: (changed) => at.reads.revalidate(changed),
            freshUntil: Math.min(at.reads.validUntil, await cachedUntil(frame, at)),
          };
        },
      );
      return sendRendered(request, reply, rendered);
    },
  );
}
