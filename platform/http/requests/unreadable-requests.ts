import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemOf } from "../responses/errors.ts";

/** Milliseconds for which a connection stays open, so that a client that is still sending reads the response. */
const lingersFor = 2_000;

/** A page for a browser whose headers are too large, with its headers. */
export interface OversizedPage {
  headers: Record<string, string>;
  html: string;
}

/**
 * Returns the handler of requests that Node cannot read: the page where the headers are too large, because nothing is known of
 * such a request and a browser sends the same cookies with each of its requests, otherwise a problem.
 */
export function answerUnreadable({ headers, html }: OversizedPage, always: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    // Also of what a client sends after the response.
    if (error.code === "ECONNRESET" || !socket.writable) return;
    if (error.code === "HPE_HEADER_OVERFLOW") {
      socket.end(responseOf(431, { ...always, ...headers }, html));
      setTimeout(() => socket.destroy(), lingersFor).unref();
      return;
    }
    const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const ofProblem = { ...always, "content-type": "application/problem+json" };
    socket.write(responseOf(status, ofProblem, JSON.stringify(problemOf(status))));
    socket.destroySoon();
  };
}

function responseOf(status: number, headers: Record<string, string>, body: string): string {
  const all = {
    ...headers,
    "cache-control": "no-store",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
