import { createServer, type IncomingMessage, type Server, type ServerOptions } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { writeRendered, type Rendered } from "./rendered.ts";

export interface CachedFirstOptions {
  /** The cached answer for an address, when it may still be served. */
  peek(url: string): Rendered | undefined;
  /** Called with the status of each answer from the cache. */
  onAnswer?(status: number): void;
  timeouts: { requestTimeout: number; connectionTimeout: number; keepAliveTimeout: number };
}

/**
 * A server that answers from the cache before Fastify sees the request. Fragments are most of the traffic, and finding a
 * route, making a request and a reply and running hooks costs more than sending the bytes (`npm run bench`). Everything
 * else goes on to Fastify.
 */
export function cachedFirst({
  peek,
  onAnswer,
  timeouts,
}: CachedFirstOptions): NonNullable<FastifyHttpOptions<Server>["serverFactory"]> {
  return (handler, options) => {
    const server = createServer(
      (options as { http?: ServerOptions }).http ?? {},
      (request, response) => {
        const cached = isPlainGet(request) ? peek(request.url!) : undefined;
        if (!cached) return handler(request, response);
        const status = writeRendered(request.headers, response, cached);
        onAnswer?.(status);
      },
    );
    server.requestTimeout = timeouts.requestTimeout;
    server.keepAliveTimeout = timeouts.keepAliveTimeout;
    server.setTimeout(timeouts.connectionTimeout);
    return server;
  };
}

const isPlainGet = ({ method, url }: IncomingMessage) => method === "GET" && url !== undefined;
