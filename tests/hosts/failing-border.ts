import { fragmentsPath } from "../../border/border-paths.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import {
  answerBadly,
  releaseHeader,
  sendWhole,
  type BorderFailure,
} from "../../border/package/test/failures.ts";

/** A real server in front of a shop, whose fragments fail on demand. Each comes with the cookie of a balancer. */
export interface FailingBorder {
  /** Where it listens, such as "127.0.0.1:1234". */
  address: string;
  /** The max-age of fragments in seconds; 1 by default, so that tests need not wait long until a copy is no longer fresh. */
  maxAge: number;
  /** Number in the names of the assets that a fragment includes. */
  release: number;
  /** Paths of fragments that hosts requested, since the last change of what it does. */
  asked: string[];
  fail(how: BorderFailure): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

export async function startFailingBorder(shop: FastifyInstance): Promise<FailingBorder> {
  let failure: BorderFailure | undefined;

  const server = createServer(async (request, response) => {
    const path = request.url!;
    const isFragment = path.startsWith(fragmentsPath);
    if (isFragment) border.asked.push(path);
    const { host } = request.headers;
    const answer = await shop.inject({ url: path, headers: { host } });
    if (!isFragment)
      return void response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
    const badAnswer = failure === "refused" ? undefined : failure;
    const ofRelease = answer.body
      .replaceAll(/\/kontor\/[\w.-]+\.(css|js)/g, `$&?release=${border.release}`)
      .replace(/"version":"[^"]*"/, `"version":"${border.release}"`);
    // A manifest is fresh for as long as the shop says.
    if (!badAnswer && path.endsWith(".json"))
      return void response.writeHead(200, { "cache-control": "max-age=300" }).end(ofRelease);
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .setHeader("cache-control", `public, max-age=${border.maxAge}, stale-if-error=86400`)
      .setHeader(releaseHeader, border.release)
      .setHeader("set-cookie", "balancer=1");
    const fragment = Buffer.from(ofRelease);
    if (badAnswer) answerBadly(badAnswer, response, fragment);
    else sendWhole(response, fragment);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  const border: FailingBorder = {
    address: `127.0.0.1:${port}`,
    maxAge: 1,
    release: 1,
    asked: [],
    async fail(how) {
      failure = how;
      if (how === "refused") await stop();
      border.asked = [];
    },
    async recover() {
      failure = undefined;
      if (!server.listening) await listen(port);
      border.asked = [];
    },
    close: stop,
  };
  return border;
}
