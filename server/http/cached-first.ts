import { createServer, type IncomingMessage, type Server, type ServerOptions } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { writeRendered, type Rendered } from "./rendered.ts";

export interface CachedFirstOptions {
  /** The answer that is kept for an address, when it may still be served. */
  peek(url: string): Rendered | undefined;
  /** Told of each answer that was given here. */
  onAnswer?(status: number): void;
  timeouts: { requestTimeout: number; connectionTimeout: number; keepAliveTimeout: number };
}

/**
 * A server that answers what is kept before Fastify sees the request. Fragments are most of the traffic, and finding a
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
        const kept = isPlainGet(request) ? peek(request.url!) : undefined;
        if (!kept) return handler(request, response);
        const status = writeRendered(request.headers, response, kept);
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
