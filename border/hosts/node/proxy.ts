import { request as send } from "node:http";
import { pipeline } from "node:stream";
import type { RequestHandler } from "express";
import paths from "../paths.json" with { type: "json" };

const patterns = paths.map(({ pattern }) => new RegExp(pattern));

/**
 * Passes on every request that the border makes or leads to (`paths.json`) to the shop at `shop` ("http://127.0.0.1:3000"). Routes of
 * the host that stand before it win, such as its own home page.
 */
export const proxyTo =
  (shop: string): RequestHandler =>
  (request, response, next) => {
    const { originalUrl: path, method, headers, ip, protocol } = request;
    if (!patterns.some((pattern) => pattern.test(path))) return next();
    const { connection: _hop, "x-forwarded-host": _claimed, ...kept } = headers;
    // `Host` stays the host's own: the shop refuses writes whose `Origin` differs from it.
    const forwarded = { ...kept, "x-forwarded-for": ip, "x-forwarded-proto": protocol };
    const upstream = send(shop, { method, path, headers: forwarded, timeout: 30_000 });
    upstream.on("timeout", () => upstream.destroy(new Error("The shop does not answer.")));
    upstream.on("error", () => {
      if (!response.headersSent) response.status(502).end();
    });
    upstream.on("response", (answer) => {
      const { connection: _connection, "keep-alive": _keepAlive, ...sent } = answer.headers;
      response.writeHead(answer.statusCode!, sent);
      pipeline(answer, response, () => {});
    });
    // A shopper who leaves ends the request.
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  };
