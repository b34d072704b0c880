import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { sendSharedPage } from "../../../storefront/pages/render-page.server.tsx";
import { leafletPath } from "../../shop-paths.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createLeafletPages, type LeafletPagesOptions } from "./leaflet-pages.server.tsx";

/** The leaflet of the moment, and a page for each leaflet. */
export const leafletPages: PageRoutes = { shared: leafletRoutes };

function leafletRoutes(app: FastifyInstance, options: LeafletPagesOptions) {
  const { frame, leaflets, requests } = options;
  const { leafletPage, noLeafletPage } = createLeafletPages(options);

  app.get(
    leafletPath,
    { schema: { summary: "The leaflet of the moment", tags: ["pages"] } },
    (request, reply) => {
      const content = requests.contentOf(request);
      return sendSharedPage(request, reply, frame, content, "leaflet", async (at) => {
        const valid = await leaflets.valid(at);
        return (valid && (await leafletPage(content, at, valid))) ?? noLeafletPage(content, at);
      });
    },
  );

  app.get<{ Params: { id: string } }>(
    `${leafletPath}/:id`,
    {
      schema: {
        summary: "A leaflet: valid, over or announced",
        tags: ["pages"],
        params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
      },
    },
    (request, reply) => {
      const content = requests.contentOf(request);
      const { id } = request.params;
      return sendSharedPage(request, reply, frame, content, `leaflet ${id}`, async (at) => {
        const found = (await leaflets.list(at)).find(({ leaflet }) => leaflet.id === id);
        return found && leafletPage(content, at, found);
      });
    },
  );
}
