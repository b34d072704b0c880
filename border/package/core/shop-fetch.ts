import { once, type OnProblem } from "./problems.ts";
import {
  droppedHeaders,
  hopByHop,
  maxSilence,
  pauseOfReports,
  type ProxyOptions,
} from "./proxy-headers.ts";
import { isShopPath } from "./shop-paths.ts";

/** Facts about a client that its `Request` lacks. */
export interface FetchClient extends ProxyOptions {
  /** The address of the connection, by which the shop counts attempts. Without it the shop counts all shoppers as your server. */
  clientAddress?: string;
}

/** Headers that `fetch` writes, or refuses. */
const ofFetch = ["content-length", "expect", "host", "transfer-encoding"];

/** Headers that no longer hold once `fetch` has decoded a body: some runtimes request encodings themselves. */
const ofEncodedBody = ["content-encoding", "content-length"];

/** Statuses of answers that have no body. */
const withoutBody = [204, 205, 304];

/**
 * Returns a function that passes on requests for the border's addresses to the shop at `shop`, on any runtime with the Fetch API. It
 * returns undefined for every other address.
 */
export function fetchFrom(shop: string, onProblem: OnProblem) {
  const report = once(onProblem, pauseOfReports);
  return async (request: Request, client: FetchClient = {}): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    if (!isShopPath(address, shop)) return undefined;
    if (request.bodyUsed)
      return new Response("border.fetch() must get a request whose body is unread.", {
        status: 500,
      });
    const silence = new AbortController();
    const timer = setTimeout(
      () => silence.abort(new Error(`silent for ${maxSilence} ms`)),
      maxSilence,
    );
    const message: RequestInit & { duplex: "half" } = {
      method: request.method,
      headers: forwardedHeaders(request, client),
      body: request.body,
      duplex: "half",
      redirect: "manual",
      // A shopper who leaves ends the request.
      signal: AbortSignal.any([request.signal, silence.signal]),
    };
    try {
      return passedOn(await fetch(new URL(shop).origin + address, message), request);
    } catch (error) {
      if (!request.signal.aborted) report(`The shop does not answer the proxy: ${reasonOf(error)}`);
      return new Response(null, { status: 502 });
    } finally {
      clearTimeout(timer);
    }
  };
}

function forwardedHeaders(request: Request, client: FetchClient): Headers {
  const headers = new Headers(request.headers);
  for (const name of [...droppedHeaders(client), ...ofFetch]) headers.delete(name);
  const { protocol, host } = new URL(request.url);
  const known = {
    "x-forwarded-for": client.clientAddress,
    // Not every runtime lets `fetch` write `Host`, and the shop refuses writes whose `Origin` differs from it.
    "x-forwarded-host": request.headers.get("host") ?? host,
    "x-forwarded-proto": protocol.slice(0, -1),
  };
  for (const [name, value] of Object.entries(known))
    if (value !== undefined && !headers.has(name)) headers.set(name, value);
  // `fetch` would decode the body, and nothing could send it on as it came.
  headers.set("accept-encoding", "identity");
  return headers;
}

function passedOn(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  const dropped = headers.has("content-encoding") ? [...hopByHop, ...ofEncodedBody] : hopByHop;
  for (const name of [...dropped, "transfer-encoding"]) headers.delete(name);
  const hasBody = request.method !== "HEAD" && !withoutBody.includes(response.status);
  return new Response(hasBody ? response.body : null, { status: response.status, headers });
}

/** Returns why `fetch` rejected: Node's message is always "fetch failed", and its cause says why. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Partial<Error>;
  return (cause as Partial<Error> | undefined)?.message || message || String(error);
}
