import { footerImagesPath } from "../../border-paths.ts";
import type { FastifyInstance } from "fastify";
import { emptyPicture, logoPicture } from "./logos.ts";

/** `/service/footer-images/logos/{source}.svg`. An unknown source is logged and returns an empty picture. */
export function logoRoute(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>(
    `${footerImagesPath}/logos/:file`,
    { schema: { summary: "A logo of the footer", tags: ["page border"] } },
    async (request, reply) => {
      const source = request.params.file.replace(/\.svg$/, "");
      const picture = logoPicture(source);
      if (!picture) {
        request.log.warn({ source }, "there is no such logo");
        reply.code(404);
      }
      // The next release may have it.
      const seconds = picture ? 86_400 : 60;
      return reply
        .type("image/svg+xml")
        .headers({
          "cache-control": `public, max-age=${seconds}`,
          "x-content-type-options": "nosniff",
        })
        .send(picture ?? emptyPicture);
    },
  );
}
