import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";

export type NumberedPageRequest = FastifyRequest<{
  Params: { address: string };
  Querystring: Record<string, unknown>;
}>;

/** Handles the page with the number in the address. */
export type NumberedPage = (
  request: NumberedPageRequest,
  reply: FastifyReply,
  number: number,
) => Promise<FastifyReply>;

/** Pages by the letter before their number. */
export interface NumberedPages {
  c: NumberedPage;
  p: NumberedPage;
  s: NumberedPage;
  t: NumberedPage;
}

/** The end of an address whose number identifies the page. */
export const numberedAddress = "-[cpst]\\d{1,9}\\.html$";

/** Routes addresses that have words for people, and a letter and a number for the server: `/kaffee-c1000.html`. */
export function numberedPageRoute(app: FastifyInstance, pages: NumberedPages) {
  app.get<{ Params: { address: string }; Querystring: Record<string, unknown> }>(
    `/:address(^[^/]*${numberedAddress})`,
    {
      schema: {
        summary: "A category (-c), a product (-p), a text (-s) or a themeworld (-t) by its number",
        tags: ["pages"],
        params: Type.Object({ address: Type.String({ maxLength: 200 }) }),
      },
    },
    (request, reply) => {
      const [, kind, number] = /-([cpst])(\d+)\.html$/.exec(request.params.address) ?? [];
      return pages[kind as keyof NumberedPages](request, reply, Number(number));
    },
  );
}
