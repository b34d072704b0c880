import { lookup } from "node:dns";
import { request as send, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as sendSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import { decompressed, type Compression } from "./decompressed.ts";

/** Milliseconds within which a host must answer. */
const defaultLimit = 15_000;

/** The name by which the doctor asks. */
export const doctorName = "kontor-border doctor";

export interface HostRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  signal?: AbortSignal;
  /** Milliseconds within which the whole answer must have arrived. */
  limit?: number;
}

export interface HostAnswer {
  status: number;
  headers: Headers;
  /** Each `Set-Cookie` as it arrived. */
  cookies: string[];
  /** The body, read as UTF-8. */
  body: string;
  bytes: Buffer;
  compression: Compression;
}

/** Requests an address of a host, or of the shop, and follows no redirect. Rejects without an answer. */
export async function ask(
  address: URL | string,
  { method = "GET", headers = {}, body, signal, limit = defaultLimit }: HostRequest = {},
): Promise<HostAnswer> {
  const url = new URL(address);
  const overdue = AbortSignal.timeout(limit);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === "https:" ? sendSecurely : send)(url, {
      method,
      headers: {
        "user-agent": doctorName,
        accept: "*/*",
        "accept-encoding": "br, gzip",
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
        ...headers,
      },
      agent: false,
      lookup: asBrowsersDo,
      signal: signal ? AbortSignal.any([signal, overdue]) : overdue,
    });
    request.on("response", resolve).on("error", reject).end(body);
  });
  const received = Buffer.concat(await response.toArray());
  const found = new Headers();
  for (const [name, value] of Object.entries(response.headers))
    found.set(name, [value].flat().join(", "));
  return {
    status: response.statusCode ?? 0,
    headers: found,
    cookies: response.headers["set-cookie"] ?? [],
    ...decompressed(received, found.get("content-encoding") ?? ""),
  };
}

/** Finds names below `localhost` on this machine, as browsers do, whatever its resolver says (RFC 6761, section 6.3). */
const asBrowsersDo: LookupFunction = (name, options, done) =>
  lookup(/(?:^|\.)localhost\.?$/.test(name) ? "localhost" : name, options, done);

/** Returns the seconds of directives in a `Cache-Control`, 0 without them. */
export const secondsIn = (cacheControl: string | null, ...directives: string[]): number =>
  directives
    .map((name) =>
      Number(new RegExp(`(?:^|[\\s,])${name}="?(\\d+)`, "i").exec(cacheControl ?? "")?.[1] ?? 0),
    )
    .reduce((sum, seconds) => sum + seconds, 0);

/** Returns an attribute of an HTML tag. */
export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i")
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
