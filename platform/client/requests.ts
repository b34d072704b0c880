import { jsonText } from "../shared/json-text.ts";
import { readCookie } from "./cookies.ts";
import { fetchFromShop, isOtherOrigin } from "./shop-address.ts";

/** Requests to the shop's own endpoints, with the browser's site, long-term token and anti-forgery token. */

/** Cookies whose value is also sent as a header. */
const headerCookies = {
  "x-hunter-site": "site",
  "x-hunter-longterm-token": "longTermToken",
  "x-xsrf-token": "XSRF-TOKEN",
} as const;

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Milliseconds after which a request counts as failed. */
  timeout?: number;
}

const defaultTimeout = 15_000;

/** Thrown when the server responds with a status outside 200 to 299. */
export class RequestFailed extends Error {
  // A build shortens the names of classes, but this name is read in consoles.
  override readonly name = "RequestFailed";
  readonly status: number;
  /** Body of the response if it was JSON. */
  readonly problem: unknown;
  constructor(url: string, status: number, problem: unknown) {
    super(`${url} answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/**
 * Requests JSON. Resolves to undefined when the response has no content (204). Throws `RequestFailed`, or the error of `fetch`
 * when there is no response.
 */
export async function getJson<T>(url: string, options?: RequestOptions): Promise<T> {
  if (typeof window === "undefined") throw new Error("This is SSR");
  const response = await send(url, {}, options);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** @public for scripts of pages */
export const putJson = <T>(url: string, body: unknown, options?: RequestOptions) =>
  sendJson<T>("PUT", url, body, options);

/** @public for scripts of pages */
export const postJson = <T>(url: string, body: unknown, options?: RequestOptions) =>
  sendJson<T>("POST", url, body, options);

async function sendJson<T>(
  method: string,
  url: string,
  body: unknown,
  options: RequestOptions = {},
): Promise<T> {
  if (typeof window === "undefined")
    throw new Error("This method can only be run in a browser environment");
  const response = await send(
    url,
    { method, body: jsonText(body) },
    { ...options, headers: { "content-type": "application/json", ...options.headers } },
  );
  return (await response.json()) as T;
}

/** Sends a request without reading the response. Throws like `getJson`. */
export async function send(
  url: string,
  init: RequestInit,
  { headers, timeout = defaultTimeout }: RequestOptions = {},
): Promise<Response> {
  const response = await fetchFromShop(url, {
    ...init,
    headers: { accept: "application/json", ...tokens(), ...headers },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok)
    throw new RequestFailed(url, response.status, await response.json().catch(() => undefined));
  return response;
}

function tokens(): Record<string, string> {
  // Cookies of such a page may have these names, but they are the host's own.
  if (isOtherOrigin()) return {};
  const found = Object.entries(headerCookies).map(
    ([header, cookie]) => [header, readCookie(cookie)] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
