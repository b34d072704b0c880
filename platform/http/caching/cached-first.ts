import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { problemOf } from "../responses/errors.ts";
import { acceptBetweenTurns } from "../overload/yield-to-event-loop.ts";
import { knowAddresses } from "../requests/known-addresses.ts";
import { endUnread } from "../overload/unread-answers.ts";
import { writeRendered, type Rendered } from "./rendered.ts";

export interface CachedFirstOptions {
  /** Returns the cached response for an address if it may still be served. */
  peek(url: string): Rendered | undefined;
  /** Reports whether a `Cookie` header may belong to a preview, for which no response is cached. */
  mayPreview(cookies: string | undefined): boolean;
  /** Headers of every response. Cached responses include them already. */
  headers: Record<string, string>;
  /** Reports whether responses end their connections: the server will close soon. */
  endsConnections?(): boolean;
  /** Called with the status of each response from the cache. */
  onAnswer?(status: number): void;
  timeouts: { requestTimeout: number; connectionTimeout: number; keepAliveTimeout: number };
  /** Maximum number of open connections; further ones are closed at once. */
  maxConnections: number;
}

/**
 * Creates a server that answers from the cache before Fastify sees the request. Fragments are most of the traffic, and finding a
 * route, creating request and reply objects and running hooks costs more than sending the bytes (`npm run bench`). All other
 * requests go to Fastify. While the server closes, every response ends its connection, and what is not cached is refused.
 */
export function cachedFirst({
  peek,
  mayPreview,
  headers,
  endsConnections,
  onAnswer,
  timeouts,
  maxConnections,
}: CachedFirstOptions): NonNullable<FastifyHttpOptions<Server>["serverFactory"]> {
  const answerProblem = (response: ServerResponse, status: number, detail?: string) =>
    response
      .writeHead(status, {
        ...headers,
        "content-type": "application/problem+json",
        "cache-control": "no-store",
      })
      .end(JSON.stringify(problemOf(status, detail)));
  return (handler, options) => {
    const server = createServer(
      (options as { http?: ServerOptions }).http ?? {},
      (request, response) => {
        const isClosing = !server.listening;
        if (isClosing || endsConnections?.()) response.setHeader("connection", "close");
        if (hasTwoHosts(request)) return answerProblem(response, 400, "Send one Host header.");
        const { method, url, headers: asked } = request;
        const isShared = method === "GET" && url !== undefined && !mayPreview(asked.cookie);
        const cached = isShared ? peek(url) : undefined;
        if (!cached) {
          // One of several that were sent ahead: the first ones had the connection closed.
          if (request.socket.destroyed) return;
          if (isClosing) return answerProblem(response.setHeader("retry-after", "5"), 503);
          for (const name in headers) response.setHeader(name, headers[name]!);
          return handler(request, response);
        }
        const status = writeRendered(asked, response, cached);
        onAnswer?.(status);
      },
    );
    server.maxConnections = maxConnections;
    server.requestTimeout = timeouts.requestTimeout;
    server.keepAliveTimeout = timeouts.keepAliveTimeout;
    server.setTimeout(timeouts.connectionTimeout);
    knowAddresses(server);
    endUnread(server);
    acceptBetweenTurns(server);
    return server;
  };
}

/**
 * Reports whether a request has two Host headers: a proxy may have chosen the shop by the one that this server ignores (RFC 9112,
 * section 3.2).
 */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === "host") hosts++;
  return hosts > 1;
}
