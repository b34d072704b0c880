import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { requestShop } from "../core/shop-request.ts";
import { answerBadly, borderFailures, foreignText, type BorderFailure } from "../test/failures.ts";
import { finding, type Finding } from "./finding.ts";
import { ask, doctorName, type HostAnswer } from "./host-requests.ts";

export interface BreakSettings {
  /** The real shop, which answers everything but broken fragments. */
  shop: string;
  /** Port and address at which the staging host expects its shop; the address is 127.0.0.1 by default. */
  port: number;
  address?: string;
  log(line: string): void;
  /** All by default. */
  failures?: readonly BorderFailure[];
}

/** Milliseconds for which a host may use what it has, or leave a shop in peace that has failed. */
const maxPause = 20_000;

/** Milliseconds for which a page may wait for a shop that fails: both fragments at once, and the page itself. */
const patience = 5_000;

/**
 * Breaks the shop of a staging host, one way after the other, and looks at its page each time, for about two minutes. The host's
 * setting for the shop's address is this process for so long. `checkFirst` runs before, while nothing fails.
 */
export async function checkFailures(
  url: URL,
  { shop, port, address = "127.0.0.1", log, failures = borderFailures }: BreakSettings,
  checkFirst: () => Promise<Finding[]> = async () => [],
): Promise<Finding[]> {
  let failure: BorderFailure | undefined;
  let asked = 0;
  let shopAnswer = "nothing";
  const server = createServer((request, response) => {
    const isFragment = /^\/.*service\/pageborder\/(?:header|footer)\//.test(request.url ?? "");
    if (isFragment) asked++;
    if (isFragment && failure === "refused") return request.socket.destroy();
    if (isFragment) passOnFragment(shop, request, response, failure, (said) => (shopAnswer = said));
    else passOn(shop, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, address, resolve);
  });
  try {
    const good = await ask(url).catch(() => undefined);
    if (!good) return [finding(`${url.href} answers nothing.`, "Start the staging host.")];
    if (asked === 0 && !good.body.includes("data-kontor"))
      return [
        finding(
          `The host does not ask ${address}:${port} for fragments.`,
          "Start the staging host with this address as its shop, and without a cached border. For a host on another machine or in a container, listen where it reaches the doctor: --listen 0.0.0.0.",
        ),
      ];
    const missing = parts.filter((name) => !isWholeIn(good.body, name));
    if (missing.length > 0)
      return [
        finding(
          `Before any failure the page has no whole ${missing.join(" and ")}: the shop answers ${shopAnswer}.`,
          `Name the real shop's address in --shop (it is ${shop}), and a page with the border.`,
        ),
      ];
    const findings = await checkFirst();
    for (const kind of failures) {
      failure = kind;
      asked = 0;
      log(`Fragments fail: ${kind}`);
      findings.push(...(await lookUntil(url, kind, good, () => asked > 0)));
    }
    return findings;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const parts = ["header", "footer"];
const hasPart = (html: string, name: string) => html.includes(`data-kontor="${name}"`);
const isWholeIn = (html: string, name: string) =>
  hasPart(html, name) && html.includes(`</${name}>`);

/** Looks at the page until the host has asked for a fragment: it has a fresh one at first, and then does not ask for a while. */
async function lookUntil(url: URL, kind: BorderFailure, good: HostAnswer, hasAsked: () => boolean) {
  const end = Date.now() + maxPause;
  for (;;) {
    const findings = await look(url, kind, good);
    if (hasAsked() || findings.length > 0) return findings;
    if (Date.now() > end)
      return [
        finding(
          `While fragments fail (${kind}) the host asks for none, so that nothing can be said.`,
          "Let the staging host cache fragments by their Cache-Control alone.",
        ),
      ];
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Compares the page with the good one, which had the border: the host has to show that one still. */
async function look(url: URL, kind: BorderFailure, good: HostAnswer): Promise<Finding[]> {
  const start = Date.now();
  const page = await ask(url).catch(() => undefined);
  const time = Date.now() - start;
  const html = page?.body ?? "";
  const missing = parts.filter((name) => !hasPart(html, name));
  const halves = parts.filter((name) => hasPart(html, name) && !isWholeIn(html, name));
  const problems =
    page?.status === good.status
      ? [
          html.includes(foreignText) && "shows the body of the error",
          missing.length > 0 && `has no ${missing.join(" and no ")}`,
          halves.length > 0 && `has half a ${halves.join(" and half a ")}`,
          time > patience && `waits ${(time / 1_000).toFixed(1)} s`,
        ]
      : [`answers ${page?.status ?? "nothing"}, not ${good.status}`];
  return problems
    .filter((problem) => problem !== false)
    .map((problem) =>
      finding(
        `While fragments fail (${kind}) the page ${problem}.`,
        "Fetch the border with @kontor/border, or as your server's recipe does: with a time limit, and a cache of the last good fragment.",
      ),
    );
}

/** Passes on a request that the host passes on itself, with its `Host`. */
function passOn(shop: string, request: IncomingMessage, response: ServerResponse) {
  const { method, url: path, headers } = request;
  const upstream = requestShop(shop, { method, path, headers });
  upstream.on("error", () => response.headersSent || response.writeHead(502).end());
  upstream.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => {});
  });
  request.pipe(upstream);
}

/** Requests a fragment from the shop by its own name. It is fresh for a second, and fails if it is told to. */
function passOnFragment(
  shop: string,
  { method, url: path, headers: { host: _host, ...headers } }: IncomingMessage,
  response: ServerResponse,
  failure: BorderFailure | undefined,
  onAnswer: (said: string) => void,
) {
  const upstream = requestShop(shop, { method, path, headers });
  upstream.on("error", ({ message }) => {
    onAnswer(`with ${message}`);
    if (!response.headersSent) response.writeHead(502).end();
  });
  upstream.on("response", async (answer) => {
    const chunks = await answer.toArray().catch(() => undefined);
    onAnswer(chunks ? `${answer.statusCode}` : `${answer.statusCode}, and breaks off`);
    if (!chunks) return void response.destroy();
    const body = Buffer.concat(chunks);
    const { "content-length": _length, "transfer-encoding": _encoding, ...sent } = answer.headers;
    // The doctor itself compares the real one with the page's.
    if (headers["user-agent"] !== doctorName)
      sent["cache-control"] = "public, max-age=1, stale-if-error=86400";
    for (const [name, value] of Object.entries(sent))
      if (value !== undefined) response.setHeader(name, value);
    if (failure && failure !== "refused") answerBadly(failure, response, body);
    else response.writeHead(answer.statusCode ?? 502, { "content-length": body.length }).end(body);
  });
  upstream.end();
}
