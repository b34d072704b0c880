import { footerImagesPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import type { Market } from "../../../platform/shared/sites/site.ts";
import { readFlags } from "./flags.ts";
import { marks } from "./marks.ts";

/**
 * The footer's small pictures, `/service/footer-images/flags/{country}.svg` and `/service/footer-images/marks/{name}.svg`. As files they
 * weigh nothing in the pages, of which few shoppers reach the end.
 */
export async function emblemRoutes(
  app: FastifyInstance,
  { markets }: { markets: Iterable<Market> },
) {
  emblemRoute(app, "flags", "A flag of the list of countries", await readFlags(markets));
  emblemRoute(app, "marks", "The mark of a social network or app store", marks);
}

function emblemRoute(
  app: FastifyInstance,
  folder: string,
  summary: string,
  pictures: ReadonlyMap<string, string>,
) {
  const files = new Map([...pictures].map(([name, picture]) => [`${name}.svg`, picture]));
  app.get<{ Params: { file: string } }>(
    `${footerImagesPath}/${folder}/:file`,
    { schema: { summary, tags: ["page border"] } },
    async (request, reply) => {
      const picture = files.get(request.params.file);
      if (!picture) return reply.callNotFound();
      return reply
        .type("image/svg+xml")
        .headers({ "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" })
        .send(picture);
    },
  );
}
