import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { fragmentsPath } from "../../border/server/fragment-address.ts";
import { podletVersionHeader } from "../../border/server/podium-manifest.ts";

/** Text of a page that is no fragment, such as that of a balancer. */
export const foreignText = "This page is not the border's.";

function sendForeignPage(response: ServerResponse, status: number) {
  response
    .writeHead(status, { "cache-control": "public, max-age=600", location: "/" })
    .end(`<!doctype html><html><body><h1>${foreignText}</h1></body></html>`);
}

/** Sends the headers of a whole fragment. */
const begin = (response: ServerResponse, fragment: Buffer) =>
  response.writeHead(200, { "content-length": fragment.length });

const sendFragment = (response: ServerResponse, fragment: Buffer) =>
  begin(response, fragment).end(fragment);

const sendHalf = (response: ServerResponse, fragment: Buffer) =>
  response.write(fragment.subarray(0, fragment.length / 2), () => response.destroy());

/** Ways of answering a request for a fragment that are of no use to a host. */
const badAnswers = {
  hung: () => {},
  slow: (response, fragment) => setTimeout(sendFragment, 4_000, response, fragment),
  trickling(response, fragment) {
    begin(response, fragment);
    let sent = 0;
    const timer = setInterval(() => response.write(fragment.subarray(sent, ++sent)), 100);
    response.once("close", () => clearInterval(timer));
  },
  "cut off": (response, fragment) => sendHalf(begin(response, fragment), fragment),
  "cut off without a length"(response, fragment) {
    response.useChunkedEncodingByDefault = false;
    sendHalf(response.writeHead(200), fragment);
  },
  "500 with a body": (response) => sendForeignPage(response, 500),
  "503 with a body": (response) => sendForeignPage(response, 503),
  "404 with a body": (response) => sendForeignPage(response, 404),
  "200 with the body of a page"(response) {
    response.removeHeader(podletVersionHeader);
    sendForeignPage(response, 200);
  },
  "302 with a body": (response) => sendForeignPage(response, 302),
} satisfies Record<string, (response: ServerResponse, fragment: Buffer) => unknown>;

export type Failure = "stopped" | keyof typeof badAnswers;
export const failures = ["stopped", ...Object.keys(badAnswers)] as Failure[];

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
  fail(how: Failure): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

export async function startFailingBorder(shop: FastifyInstance): Promise<FailingBorder> {
  let failure: Failure | undefined;

  const server = createServer(async (request, response) => {
    const path = request.url!;
    const isFragment = path.startsWith(fragmentsPath);
    if (isFragment) border.asked.push(path);
    const { host } = request.headers;
    const answer = await shop.inject({ url: path, headers: { host } });
    if (!isFragment)
      return void response.writeHead(answer.statusCode, answer.headers).end(answer.rawPayload);
    const badAnswer = failure && failure !== "stopped" ? badAnswers[failure] : undefined;
    const ofRelease = answer.body
      .replaceAll(/\/kontor\/[\w.-]+\.(css|js)/g, `$&?release=${border.release}`)
      .replace(/"version":"[^"]*"/, `"version":"${border.release}"`);
    // A manifest is fresh for as long as the shop says.
    if (!badAnswer && path.endsWith(".json"))
      return void response.writeHead(200, { "cache-control": "max-age=300" }).end(ofRelease);
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .setHeader("cache-control", `public, max-age=${border.maxAge}, stale-if-error=86400`)
      .setHeader(podletVersionHeader, border.release)
      .setHeader("set-cookie", "balancer=1");
    const fragment = Buffer.from(ofRelease);
    (badAnswer ?? sendFragment)(response, fragment);
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
      if (how === "stopped") await stop();
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
