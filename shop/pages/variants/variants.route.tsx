import type { FastifyInstance } from "fastify";
import { renderToString } from "react-dom/server";
import Type from "typebox";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { NothingToShow } from "../../../platform/http/caching/rendered-cache.ts";
import { sendRendered } from "../../../platform/http/caching/rendered.ts";
import { callerOf } from "../../../platform/http/overload/admitted-routes.ts";
import { renderShared } from "../../../platform/http/preview.ts";
import { pageHeaders } from "../../../platform/http/responses/security-headers.ts";
import { cachedUntil, type PageFrame } from "../../../storefront/pages/render-page.server.tsx";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { variantsPath } from "../../shop-paths.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { VariantSheet } from "./VariantSheet.tsx";

interface VariantsOptions {
  frame: PageFrame;
  catalogue: Pick<Catalogue, "product">;
  requests: ShopRequests;
}

/** `/service/variants/100101`: the variants of a product as a dialog, which a script shows over the page. */
export const variantsPages: PageRoutes = { shared: variantsRoute };

function variantsRoute(app: FastifyInstance, { frame, catalogue, requests }: VariantsOptions) {
  app.get<{ Params: { number: string } }>(
    `${variantsPath}/:number(^\\d{1,9}$)`,
    {
      schema: {
        summary: "The variants of a product as a dialog, each with a form that adds it to the cart",
        tags: ["pages"],
        params: Type.Object({ number: Type.String() }),
      },
    },
    async (request, reply) => {
      const { site, texts } = requests.contentOf(request);
      const { number } = request.params;
      try {
        const { rendered } = await renderShared(
          frame,
          `${site.code} variants ${number}`,
          { site, preview: request.preview, caller: callerOf(request) },
          async (at) => {
            const product = await catalogue.product(at, Number(number));
            if (!product) throw new NothingToShow();
            const sheet = renderToString(<VariantSheet {...{ product, site, texts }} />);
            return {
              content: `<!doctype html><title></title>${sheet}`,
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
      } catch (error) {
        if (!(error instanceof NothingToShow)) throw error;
        return reply.callNotFound();
      }
    },
  );
}
