import type { FastifyInstance } from "fastify";
import { withoutNull } from "../../shared/texts/storable-text.ts";

/** Replaces each U+0000 in the parameters of addresses, in path and query, as in the fields of forms. */
export function acceptStorableParameters(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.url.includes("%00"))
      for (const parameters of [request.params, request.query] as Record<string, unknown>[])
        for (const [name, value] of Object.entries(parameters))
          parameters[name] = Array.isArray(value) ? value.map(replaced) : replaced(value);
    done();
  });
}

const replaced = (value: unknown) => (typeof value === "string" ? withoutNull(value) : value);
