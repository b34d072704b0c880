import type { FastifyInstance } from "fastify";
import Type from "typebox";
import {
  pictureFormats,
  picturesPath,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from "../pictures-contract.ts";
import type { createPictureStudio } from "./picture-studio.ts";

/** Timeout in milliseconds: encoding a picture for the first time on a busy machine takes longer than other responses. */
const drawnWithin = 25_000;

const forever = "public, max-age=31536000, immutable";

/** `/img/{id}/{version}/{width}.{format}`: rendered on demand, immutable; an old version redirects to the new one. */
export function pictureRoutes(
  app: FastifyInstance,
  picture: ReturnType<typeof createPictureStudio>,
) {
  app.get<{ Params: { id: string; version: string; file: string } }>(
    `${picturesPath}:id/:version/:file`,
    {
      config: { answerWithin: drawnWithin },
      schema: {
        summary: "A picture in one of the allowed widths, as AVIF, WebP or JPEG",
        tags: ["pictures"],
        params: Type.Object({
          id: Type.String({ pattern: "^[\\w-]{1,80}$" }),
          version: Type.String({ pattern: "^[\\w-]{1,64}$" }),
          file: Type.String({
            pattern: `^(${pictureWidths.join("|")})\\.(${pictureFormats.join("|")})$`,
            description: `{width}.{format}; widths ${pictureWidths.join(", ")}`,
          }),
        }),
      },
    },
    async (request, reply) => {
      const { id, version, file } = request.params;
      const [width, format] = file.split(".") as [string, PictureFormat];
      const response = await picture({ id, version, width: Number(width) as PictureWidth, format });
      if (response.found)
        return reply
          .header("content-type", `image/${format}`)
          .header("cache-control", forever)
          .header("x-content-type-options", "nosniff")
          .header("access-control-allow-origin", "*")
          .send(response.bytes);
      if (response.current)
        return reply
          .header("cache-control", "public, max-age=300")
          .redirect(`/img/${id}/${response.current}/${file}`, 302);
      return reply.callNotFound();
    },
  );
}
