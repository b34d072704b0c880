import { request as send, type IncomingMessage, type ServerResponse } from "node:http";
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

function passOn(request: ProxiedRequest, response: ServerResponse, shop: string) {
  const { method, headers, socket } = request;
  const { ip = socket.remoteAddress, protocol = schemeOf(socket) } = request;
  // Who has left already has no address, and needs no answer.
  if (ip === undefined) return void response.destroy();
  const { connection: _hop, "x-forwarded-host": _claimed, ...kept } = headers;
  // `Host` stays the host's own: the shop refuses writes whose `Origin` differs from it.
  const forwarded = { ...kept, "x-forwarded-for": ip, "x-forwarded-proto": protocol };
  const { origin, protocol: scheme } = new URL(shop);
  const upstream = (scheme === "https:" ? sendSecurely : send)(origin, {
    method,
    path: addressOf(request),
    headers: forwarded,
    timeout: timeLimit,
  });
  upstream.on("timeout", () => upstream.destroy(new Error("The shop does not answer.")));
  upstream.on("error", () => {
    if (!response.headersSent) response.writeHead(502).end();
  });
  upstream.on("response", (answer) => {
    const { connection: _connection, "keep-alive": _keepAlive, ...sent } = answer.headers;
    response.writeHead(answer.statusCode!, sent);
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
