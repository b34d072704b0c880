import type { FastifyInstance } from "fastify";
import { markets } from "../../../platform/shared/site.ts";

/** `/service/footer-images/flags/{market}.svg`: the flag of a country in which there is a shop. */
export async function flagRoute(app: FastifyInstance) {
  const flags = new Map(await Promise.all(markets.map(flagFile)));
  app.get<{ Params: { file: string } }>(
    "/service/footer-images/flags/:file",
    { schema: { summary: "A flag of the list of countries", tags: ["page border"] } },
    async (request, reply) => {
      const picture = flags.get(request.params.file);
      if (!picture) return reply.callNotFound();
      return reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .send(picture);
    },
  );
}

async function flagFile(market: string): Promise<[name: string, picture: string]> {
  const flag = (await import(`country-flag-icons/string/3x2/${market}`)) as { default: string };
  return [`${market}.svg`, flag.default];
}
