import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

export type LiveReload = ReturnType<typeof createLiveReload>;

/** Tells open pages what changed, in development. A restart they notice by themselves: the stream lasts as long as the process. */
export function createLiveReload() {
  const beat = 2_000;
  const streams = new Set<ServerResponse>();
  return {
    /** "content" reloads the pages, "sheets" loads only their style sheets. */
    tell(changed: "content" | "sheets") {
      for (const stream of streams) stream.write(`event: ${changed}\ndata:\n\n`);
    },

    route(app: FastifyInstance) {
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
    },
  };
}
