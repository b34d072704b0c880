import type { FastifyInstance } from "fastify";
import { logoPicture } from "./logos.ts";

/** `/service/footer-images/logos/{source}.svg` */
export function logoRoute(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>(
    "/service/footer-images/logos/:file",
    { schema: { summary: "A logo of the footer", tags: ["page border"] } },
    async (request, reply) => {
      const source = request.params.file.replace(/\.svg$/, "");
      const picture = logoPicture(source);
      if (!picture) return reply.callNotFound();
      return reply
        .type("image/svg+xml")
        .headers({ "cache-control": "public, max-age=86400", "x-content-type-options": "nosniff" })
        .send(picture);
    },
  );
}
