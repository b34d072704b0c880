import type { ServerResponse } from "node:http";

/** Text of a page that is no fragment, such as that of a balancer. */
export const foreignText = "This page is not the border's.";

/** Header of fragments that names the border's release. */
export const releaseHeader = "podlet-version";

function sendForeignPage(response: ServerResponse, status: number) {
  // Hosts must not cache it as a fragment. A browser would cache it as the answer to a call, beyond the end of the failure.
  if (response.getHeader("cache-control") !== "no-store")
    response.setHeader("cache-control", "public, max-age=600");
  response
    .writeHead(status, { "content-type": "text/html; charset=utf-8", location: "/" })
    .end(`<!doctype html><html><body><h1>${foreignText}</h1></body></html>`);
}

/** Sends the headers of a whole fragment. */
const begin = (response: ServerResponse, fragment: Buffer) =>
  response.writeHead(200, { "content-length": fragment.length });

/** Sends a fragment whose headers are set, but for its length. */
export const sendWhole = (response: ServerResponse, fragment: Buffer): void =>
  void begin(response, fragment).end(fragment);

const sendHalf = (response: ServerResponse, fragment: Buffer) =>
  response.write(fragment.subarray(0, fragment.length / 2), () => response.destroy());

/** Ways of answering a request that are of no use to a host. `fragment` is the whole body, of a fragment or of a call. */
const badAnswers = {
  hang: () => {},
  slow: (response, fragment) => setTimeout(sendWhole, 4_000, response, fragment),
  trickle(response, fragment) {
    begin(response, fragment);
    let sent = 0;
    const timer = setInterval(() => response.write(fragment.subarray(sent, ++sent)), 100);
    response.once("close", () => clearInterval(timer));
  },
  truncated: (response, fragment) => sendHalf(begin(response, fragment), fragment),
  "truncated-without-length"(response, fragment) {
    response.useChunkedEncodingByDefault = false;
    sendHalf(response.writeHead(200), fragment);
  },
  "ended-early"(response, fragment) {
    response.writeHead(200).write(fragment.subarray(0, fragment.length / 2));
    response.end();
  },
  "500-with-body": (response) => sendForeignPage(response, 500),
  "503-with-body": (response) => sendForeignPage(response, 503),
  "404": (response) => sendForeignPage(response, 404),
  "200-with-page"(response) {
    response.removeHeader(releaseHeader);
    sendForeignPage(response, 200);
  },
  "302": (response) => sendForeignPage(response, 302),
} satisfies Record<string, (response: ServerResponse, fragment: Buffer) => unknown>;

/**
 * Ways in which a shop fails: it refuses connections (`refused`), accepts them and sends nothing (`hang`), answers after four seconds
 * (`slow`), sends ten bytes per second (`trickle`), half a fragment (`ended-early`: in chunks, with a proper end), or another page.
 */
export type BorderFailure = "refused" | keyof typeof badAnswers;

export const borderFailures: readonly BorderFailure[] = [
  "refused",
  ...(Object.keys(badAnswers) as (keyof typeof badAnswers)[]),
];

/** Answers a request as a failing shop does, with the headers of the whole body set, but for its length. */
export const answerBadly = (
  failure: Exclude<BorderFailure, "refused">,
  response: ServerResponse,
  fragment: Buffer,
): void => void badAnswers[failure](response, fragment);
