import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Serves a stream in development that lasts as long as the process, so that pages notice a restart. */
export function liveReloadRoute(app: FastifyInstance) {
  const beat = 2_000;
  const streams = new Set<ServerResponse>();
  // The server cannot close before every connection has ended.
  app.addHook("preClose", async () => streams.forEach((stream) => stream.end()));
  app.get("/service/dev/reload", { schema: { hide: true } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      connection: "close",
    });
    reply.raw.write("retry: 300\n\n");
    const timer = setInterval(() => reply.raw.write(":\n\n"), beat);
    streams.add(reply.raw);
    reply.raw.on("close", () => {
      clearInterval(timer);
      streams.delete(reply.raw);
    });
  });
}
