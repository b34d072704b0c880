import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { TLSSocket } from "node:tls";
import { pipeline } from "node:stream";
import { once, safely, warnOfProblem, type OnProblem } from "./problems.ts";
import type { FastifyPlugin, NodeRequest, ShopMiddleware } from "./node-messages.ts";
import {
  droppedHeaders,
  hopByHop,
  maxSilence,
  pauseOfReports,
  type ProxyOptions,
} from "./proxy-headers.ts";
import { isShopPath } from "./shop-paths.ts";
import { requestShop } from "./shop-request.ts";

/** A request of Node, over HTTP/2 too, or of Express, which knows the proxies in front of it. */
type ProxiedRequest = IncomingMessage & {
  headers: { ":authority"?: string };
  stream?: { endAfterHeaders: boolean };
  originalUrl?: string;
  ip?: string;
  protocol?: string;
  host?: string;
};

/**
 * Passes on every request that the border makes or leads to (`paths.json`) to the shop at `shop` ("http://127.0.0.1:3000"). Routes of
 * the host that stand before it win, such as its own home page. A shop that does not answer is a 502, which is reported.
 */
export function proxyTo(
  shop: string,
  onProblem = warnOfProblem,
  options?: ProxyOptions,
): ShopMiddleware {
  const upstream = upstreamTo(shop, onProblem, options);
  return (request, response, next) => {
    // Over HTTP/2 Node's requests and responses have the interface that they have over HTTP/1.1.
    const [asked, answered] = [request as ProxiedRequest, response as ServerResponse];
    if (isShopPath(addressOf(asked), shop)) passOn(asked, answered, upstream);
    else next();
  };
}

/** A shop, and a function that reports why it does not answer. */
interface Upstream extends ProxyOptions {
  shop: string;
  report(message: string): void;
}

const upstreamTo = (shop: string, onProblem: OnProblem, options?: ProxyOptions): Upstream => ({
  ...options,
  shop,
  report: once(safely(onProblem), pauseOfReports),
});

const addressOf = ({ originalUrl, url }: NodeRequest & { originalUrl?: string }) =>
  originalUrl ?? url ?? "/";

const hostOf = ({ headers }: ProxiedRequest) => headers[":authority"] ?? headers.host;

/** Returns the client's address, scheme and host by the connection, or by a framework that knows the proxies in front of it. */
function knownOf(request: ProxiedRequest): IncomingHttpHeaders {
  const { headers, socket, ip = socket.remoteAddress, protocol = schemeOf(socket) } = request;
  // Express 4 warns when its `host` is read.
  const host = headers["x-forwarded-host"] === undefined ? undefined : request.host;
  return {
    // A client of a Unix socket has no address.
    ...(ip !== undefined && { "x-forwarded-for": ip }),
    "x-forwarded-proto": protocol,
    ...(host !== undefined && host !== hostOf(request) && { "x-forwarded-host": host }),
  };
}

/** Returns headers without some of them, and without the fields of HTTP/2 that replace the first line of a request. */
const without = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !name.startsWith(":")),
  );

const hasBody = (request: ProxiedRequest) =>
  request.headers["transfer-encoding"] !== undefined ||
  Number(request.headers["content-length"] ?? 0) > 0 ||
  hasBodyStream(request);

/** Reports whether a request over HTTP/2 has a body, which need not have a length. */
const hasBodyStream = (request: ProxiedRequest) => request.stream?.endAfterHeaders === false;

const isRepeatable = (request: ProxiedRequest) =>
  (request.method === "GET" || request.method === "HEAD") && !hasBody(request);

/** `agent`: false opens a new connection to the shop. */
function passOn(
  request: ProxiedRequest,
  response: ServerResponse,
  target: Upstream,
  agent?: false,
): void {
  const { shop, report } = target;
  const { method, headers, socket } = request;
  // Who has left already needs no answer.
  if (socket.destroyed) return void response.destroy();
  if (request.readableEnded && hasBody(request))
    return void response
      .writeHead(500)
      .end("border.proxy() must stand before what reads bodies, such as express.json().");
  const host = hostOf(request);
  const forwarded = {
    ...knownOf(request),
    ...without(headers, droppedHeaders(target)),
    // `Host` stays the host's own: the shop refuses writes whose `Origin` differs from it.
    ...(host !== undefined && { host }),
    // Without it the shop would take the body of a GET for its next request.
    ...(hasBodyStream(request) &&
      headers["content-length"] === undefined && { "transfer-encoding": "chunked" }),
  };
  const upstream = requestShop(shop, {
    method,
    path: addressOf(request),
    headers: forwarded,
    timeout: maxSilence,
    agent,
  });
  let hasLeft = false;
  let problem: NodeJS.ErrnoException = new Error("its answer is not one of HTTP");
  upstream.on("timeout", () => upstream.destroy(new Error(`silent for ${maxSilence} ms`)));
  // "close" follows each error, and is all that follows an answer that changes the protocol.
  upstream.on("error", (error) => {
    problem = error;
  });
  upstream.on("close", () => {
    const isUnanswered = !response.headersSent && !hasLeft;
    // The shop has closed an idle connection just now.
    const hasHungUp = problem.code === "ECONNRESET" && upstream.reusedSocket;
    if (isUnanswered && hasHungUp && isRepeatable(request))
      return passOn(request, response, target, false);
    if (isUnanswered) {
      report(`The shop does not answer the proxy: ${problem.message || problem.code}`);
      response.writeHead(502).end();
    }
    // The rest of a body that the shop did not want would block the connection.
    request.resume();
  });
  upstream.on("response", (answer) => {
    // No status, such as 099, which Node reads and does not write.
    if (answer.statusCode! < 200 || answer.statusCode! > 599) return void upstream.destroy();
    // Whether there are chunks depends on the browser.
    response.writeHead(
      answer.statusCode!,
      without(answer.headers, [...hopByHop, "transfer-encoding"]),
    );
    pipeline(answer, response, () => {});
  });
  // A shopper who leaves ends the request.
  response.on("close", () => {
    hasLeft = true;
    upstream.destroy();
  });
  request.pipe(upstream);
}

const schemeOf = (socket: IncomingMessage["socket"]) =>
  (socket as Partial<TLSSocket>).encrypted ? "https" : "http";

/** Returns a plugin of Fastify that does what `proxyTo` does, for addresses without a route of the host. */
export function fastifyProxyTo(shop: string, onProblem = warnOfProblem): FastifyPlugin {
  const upstream = upstreamTo(shop, onProblem);
  return async (app) => {
    // Bodies are passed on unread.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    app.all("/*", ({ raw, ip, protocol, host }, reply) => {
      if (!isShopPath(addressOf(raw), shop)) return void reply.callNotFound();
      reply.hijack();
      passOn(
        Object.assign(raw as IncomingMessage, { ip, protocol, host }),
        reply.raw as ServerResponse,
        upstream,
      );
    });
  };
}
