import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import {
  numberedEnd,
  parseNumberedPath,
  type NumberedKind,
} from "../../platform/shared/sites/numbered-address.ts";

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

/** Routes addresses that have words for people, and a letter and a number for the server: `/kaffee-c1000.html`. */
export function numberedPageRoute(app: FastifyInstance, pages: Record<NumberedKind, NumberedPage>) {
  app.get<{ Params: { address: string }; Querystring: Record<string, unknown> }>(
    `/:address(^[^/]*${numberedEnd})`,
    {
      schema: {
        summary: "A category (-c), a product (-p), a text (-s) or a themeworld (-t) by its number",
        tags: ["pages"],
        params: Type.Object({ address: Type.String({ maxLength: 200 }) }),
      },
    },
    (request, reply) => {
      const { kind, number } = parseNumberedPath(request.params.address)!;
      return pages[kind](request, reply, number);
    },
  );
}
