import {
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { request as sendSecurely } from "node:https";
import type { TLSSocket } from "node:tls";
import { pipeline } from "node:stream";
import { isShopPath } from "./shop-paths.ts";

/** A request of Node, or of Express, which knows the proxies in front of it. */
type ProxiedRequest = IncomingMessage & {
  originalUrl?: string;
  ip?: string;
  protocol?: string;
};

/** Milliseconds after which the shop counts as silent. */
const timeLimit = 30_000;

/**
 * Passes on every request that the border makes or leads to (`paths.json`) to the shop at `shop` ("http://127.0.0.1:3000"). Routes of
 * the host that stand before it win, such as its own home page.
 */
export const proxyTo =
  (shop: string) =>
  (request: ProxiedRequest, response: ServerResponse, next: () => void): void =>
    isShopPath(addressOf(request), shop) ? passOn(request, response, shop) : next();

const addressOf = ({ originalUrl, url }: ProxiedRequest) => originalUrl ?? url ?? "/";

/** Headers of one connection (RFC 9110, 7.6.1): Node writes its own, and refuses a `Trailer` in a message without chunks. */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
];

const without = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isRepeatable = (request: IncomingMessage) =>
  (request.method === "GET" || request.method === "HEAD") && !hasBody(request);

/** `agent`: false opens a new connection to the shop. */
function passOn(
  request: ProxiedRequest,
  response: ServerResponse,
  shop: string,
  agent?: false,
): void {
  const { method, headers, socket } = request;
  const { ip = socket.remoteAddress, protocol = schemeOf(socket) } = request;
  // Who has left already needs no answer.
  if (socket.destroyed) return void response.destroy();
  if (request.readableEnded && hasBody(request))
    return void response
      .writeHead(500)
      .end("border.proxy() must stand before what reads bodies, such as express.json().");
  const forwarded = {
    // `Host` stays the host's own: the shop refuses writes whose `Origin` differs from it.
    ...without(headers, [...hopByHop, "x-forwarded-host", "x-forwarded-for"]),
    // A client of a Unix socket has no address.
    ...(ip !== undefined && { "x-forwarded-for": ip }),
    "x-forwarded-proto": protocol,
  };
  const { origin, protocol: scheme } = new URL(shop);
  const upstream = (scheme === "https:" ? sendSecurely : send)(origin, {
    method,
    path: addressOf(request),
    headers: forwarded,
    timeout: timeLimit,
    agent,
  });
  let hasHungUp = false;
  upstream.on("timeout", () => upstream.destroy(new Error("The shop does not answer.")));
  // "close" follows each error, and is all that follows an answer that changes the protocol.
  upstream.on("error", ({ code }: NodeJS.ErrnoException) => {
    hasHungUp = code === "ECONNRESET";
  });
  upstream.on("close", () => {
    const isUnanswered = !response.headersSent && !response.destroyed;
    // The shop has closed an idle connection just now.
    if (isUnanswered && hasHungUp && upstream.reusedSocket && isRepeatable(request))
      return passOn(request, response, shop, false);
    if (isUnanswered) response.writeHead(502).end();
    // The rest of a body that the shop did not want would block the connection.
    request.resume();
  });
  upstream.on("response", (answer) => {
    // No status, such as 099, which Node reads and does not write.
    if (answer.statusCode! < 200) return void upstream.destroy();
    // Whether there are chunks depends on the browser.
    response.writeHead(
      answer.statusCode!,
      without(answer.headers, [...hopByHop, "transfer-encoding"]),
    );
    pipeline(answer, response, () => {});
  });
  // A shopper who leaves ends the request.
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}

const schemeOf = (socket: IncomingMessage["socket"]) =>
  (socket as Partial<TLSSocket>).encrypted ? "https" : "http";

/** The part of Fastify's interface that the plugin uses, so that its types are not needed. */
interface FastifyLike {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: "*",
    parse: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(
    path: string,
    answer: (
      request: { raw: IncomingMessage; ip: string; protocol: string },
      reply: { raw: ServerResponse; hijack(): unknown; callNotFound(): unknown },
    ) => void,
  ): unknown;
}

/** Returns a plugin of Fastify that does what `proxyTo` does, for addresses without a route of the host. */
export const fastifyProxyTo = (shop: string) => async (app: FastifyLike) => {
  // Bodies are passed on unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/*", ({ raw, ip, protocol }, reply) => {
    if (!isShopPath(addressOf(raw), shop)) return void reply.callNotFound();
    reply.hijack();
    passOn(Object.assign(raw, { ip, protocol }), reply.raw, shop);
  });
};
