import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gunzip, gzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller } from "../../../platform/http/overload/admission.ts";
import { callerOf } from "../../../platform/http/overload/admitted-routes.ts";
import { plainRendered } from "../../../platform/http/caching/rendered.ts";
import { ContentReads } from "../../../platform/content/content-changes.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { cachedUntil } from "../../../storefront/pages/render-page.server.tsx";
import type { SiteContent } from "../../sites/site-content.ts";
import { productFeedPath } from "../../shop-paths.ts";
import type { PageRoutes, PagesOptions } from "../page-routes.route.ts";
import { feedEnd, feedItems, feedStart } from "./product-feed.ts";

type FeedRouteOptions = Pick<PagesOptions, "catalogue" | "engine" | "requests"> & {
  /** Its cache keeps large files apart from pages. */
  searchFrame: Pick<PagesOptions["searchFrame"], "cache" | "nextChange" | "origins">;
};

/** Products that are read, cached and sent together: 100,000 take 200 of them, and each is a few hundred kilobytes. */
const productsPerPart = 500;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The products of a site for shopping services, sent part by part. */
export const productFeed: PageRoutes = { shared: productFeedRoute };

export function productFeedRoute(
  app: FastifyInstance,
  { searchFrame: frame, catalogue, engine, requests }: FeedRouteOptions,
) {
  app.get(
    productFeedPath,
    { schema: { summary: "Products for shopping services", tags: ["site"] } },
    async (request, reply) => {
      const { site } = requests.contentOf(request);
      const sold = await catalogue.soldProducts(requests.presentOf(request));
      // Read before the response begins: a failure or a refusal still has a status of its own.
      const first = await itemsOf(request, sold, 0, callerOf(request));
      const isGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      reply
        .type("application/xml; charset=utf-8")
        .header("cache-control", "public, max-age=3600")
        .header("vary", "Accept-Encoding");
      async function* parts() {
        yield feedStart({ title: site.brand.name, origin: valueAt(frame.origins, site.code) });
        yield first;
        for (let start = productsPerPart; start < sold.length; start += productsPerPart)
          yield await itemsOf(request, sold, start);
        yield feedEnd;
      }
      const body = Readable.from(parts());
      return isGzip
        ? reply.header("content-encoding", "gzip").send(pipeline(body, createGzip(), () => {}))
        : reply.send(body);
    },
  );

  /** Returns the items of some products, which are cached compressed: they are read once a day, and all of them are large. */
  async function itemsOf(
    request: FastifyRequest,
    sold: number[],
    start: number,
    caller?: Caller,
  ): Promise<Buffer> {
    const content = requests.contentOf(request);
    const { rendered } = await frame.cache.get(
      `${content.site.code} product feed ${start} ${sold[start]}`,
      async () => {
        const reads = new ContentReads();
        const at = { ...requests.presentOf(request), reads };
        const numbers = sold.slice(start, start + productsPerPart);
        const products = await catalogue.offeredProducts(at, numbers);
        const options = feedOptions(content);
        const xml = products.map((product) => feedItems(product, options)).join("");
        return {
          rendered: plainRendered(await compress(xml), {}),
          reads: reads.names,
          freshUntil: await cachedUntil(frame, at),
        };
      },
      { caller },
    );
    return decompress(rendered.bodies.identity.bytes);
  }

  const feedOptions = ({ site }: SiteContent) => ({
    site,
    origin: valueAt(frame.origins, site.code),
    brand: engine.sellsOwnProducts ? site.brand : undefined,
  });
}
