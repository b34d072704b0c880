import type { FastifyInstance } from "fastify";

/** In development: a stream that lasts as long as this process, so that pages notice a new one. */
export function liveReloadRoute(app: FastifyInstance) {
  const beat = 2_000;
  app.get("/service/dev/reload", { schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    reply.raw.write("retry: 300\n\n");
    const timer = setInterval(() => reply.raw.write(":\n\n"), beat);
    request.raw.on("close", () => clearInterval(timer));
    app.server.once("close", () => reply.raw.end());
  });
}
