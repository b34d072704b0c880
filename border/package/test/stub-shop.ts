import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { checkSettings, oneOf, type SettingRule } from "../core/check-settings.ts";
import { firstSite, partOptions } from "../core/fragment-options.ts";
import { supportedContract } from "../core/load-fragment.ts";
import { previewCookieOf } from "../core/preview-cookie.ts";
import {
  answerBadly,
  borderFailures,
  releaseHeader,
  sendWhole,
  type BorderFailure,
} from "./failures.ts";
import {
  stubAnswer,
  stubPartOf,
  stubParts,
  type StubPart,
  type StubRefusal,
  type StubState,
} from "./stub-answers.ts";
import {
  fragmentsBase,
  stubFragment,
  stubManifest,
  stubPage,
  type StubFragment,
} from "./stub-fragments.ts";
import { sendStubFile, stubAssets } from "./stub-files.ts";

/** A cookie for a browser: `context.addCookies(staff().map((cookie) => ({ ...cookie, url })))`. */
export interface StubCookie {
  name: string;
  value: string;
}

export interface StubShop {
  /** "http://127.0.0.1:1234": what `connectBorder` gets as `shop`. */
  origin: string;
  /** The `Cache-Control` of fragments; with a max-age of one second, so that a test need not wait long for a request. */
  cacheControl: string;
  /** Every request so far, as it arrived: to see whether `Host`, `Origin`, cookies and `X-Forwarded-For` are as they should be. */
  requests: { method: string; url: string; headers: IncomingMessage["headers"] }[];
  /**
   * Lets a part fail from now on: fragments by default. When they are `refused`, nothing is answered any more; a call that is `refused`
   * loses its connection.
   */
  fail(how: BorderFailure, part?: StubPart): Promise<void>;
  /** Refuses each change of the cart, such as for `{ error: "ITEM_LIMIT", limit: 10 }`. */
  refuse(refusal: StubRefusal): void;
  /** Ends the failures of a part, or all of them and the refusal. */
  recover(part?: StubPart): Promise<void>;
  /** Deploys another release, such as "2026-11": fragments name other files, and those of earlier releases are still served. */
  release(name: string): void;
  /** Logs a customer in; `undefined` logs out. */
  customer(firstName?: string): void;
  /** Sets the number of items in the cart, which all browsers share. */
  cart(count: number): void;
  /** Logs staff in. Returns their cookies for a browser, with which fragments are a preview. */
  staff(): StubCookie[];
  close(): Promise<void>;
}

const aPort: SettingRule = {
  takes: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 65_536,
  what: "the number of a port, or 0 for a free one",
};

/** The end of the address of a manifest for Podium. */
const manifest = /\/manifest\.json$/;

/**
 * Starts a shop with header, footer and the addresses that they call, without a database and without pages worth a look. Rejects when
 * the port is taken; it is a free one by default.
 */
export async function startStubShop(settings: { port?: number } = {}): Promise<StubShop> {
  checkSettings("startStubShop", settings, { port: aPort });
  const { port = 0 } = settings;
  const state: StubState = { count: 0, firstName: undefined, isStaff: false, refusal: undefined };
  const failures = new Map<StubPart, BorderFailure>();
  let release = "first";

  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    shop.requests.push({ method, url, headers });
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "/", "http://stub");
    response
      .setHeader("kontor-contract", supportedContract)
      .setHeader("vary", "Origin, x-hunter-site");
    const { origin, cookie } = request.headers;
    // A preview that it does not know is taken away.
    if (/PreviewToken=[^.;]+(?:;|$)/.test(cookie ?? ""))
      response.setHeader("set-cookie", "PreviewToken=; Path=/; Max-Age=0; SameSite=Lax");
    if (origin)
      response
        .setHeader("access-control-allow-origin", origin)
        .setHeader("access-control-allow-credentials", "true");
    if (pathname === `${fragmentsBase}assets.json`)
      return sendJson(response, { body: stubAssets(release) });
    if (pathname.startsWith(fragmentsBase)) return sendFragment(request, response, pathname);
    if (pathname.startsWith("/kontor/")) return sendStubFile(response, pathname);
    const part = stubPartOf(pathname);
    const failure = part && failures.get(part);
    if (failure === "refused") return request.destroy();
    // A change whose answer never arrives whole is not made.
    const isLost = failure && failure !== "slow" && failure !== "trickle";
    const known = await stubAnswer(request, pathname, isLost ? { ...state } : state);
    if (failure) {
      response.setHeader("content-type", "application/json").setHeader("cache-control", "no-store");
      return answerBadly(failure, response, Buffer.from(JSON.stringify(known?.body ?? {})));
    }
    if (known) return sendJson(response, known);
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .setHeader("cache-control", "no-store")
      .end(stubPage(pathname, release));
  }

  function sendFragment(request: IncomingMessage, response: ServerResponse, path: string) {
    const fragment = fragmentAt(path.replace(manifest, ""));
    if ("reason" in fragment)
      return response.writeHead(404, { "x-kontor-reason": fragment.reason }).end();
    if (manifest.test(path))
      return sendJson(response, { body: stubManifest(path, { ...fragment, release }) });
    const isPreview = previewCookieOf(request.headers.cookie) !== undefined;
    const html = Buffer.from(stubFragment({ ...fragment, release, isPreview }));
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .setHeader("cache-control", isPreview ? "no-store" : shop.cacheControl)
      .setHeader(releaseHeader, release);
    const failure = failures.get("fragments");
    return failure && failure !== "refused"
      ? answerBadly(failure, response, html)
      : sendWhole(response, html);
  }

  const listen = async (on: number) => {
    server.listen(on, "127.0.0.1");
    await once(server, "listening");
  };
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await listen(port);
  const { port: chosen } = server.address() as AddressInfo;
  const reopen = async () => {
    if (!server.listening) await listen(chosen);
  };
  const shop: StubShop = {
    origin: `http://127.0.0.1:${chosen}`,
    cacheControl: "public, max-age=1, stale-if-error=86400",
    requests: [],
    async fail(how, part = "fragments") {
      checkSettings(
        "shop.fail",
        { how, part },
        { how: oneOf(borderFailures), part: oneOf(stubParts) },
      );
      failures.set(part, how);
      if (part !== "fragments") return;
      if (how === "refused") await close();
      else await reopen();
    },
    refuse: (refusal) => void (state.refusal = refusal),
    async recover(part) {
      if (part) failures.delete(part);
      else failures.clear();
      if (!part) state.refusal = undefined;
      if (!failures.has("fragments")) await reopen();
    },
    release: (name) => void (release = name),
    customer: (firstName) => void (state.firstName = firstName),
    cart: (count) => void (state.count = count),
    staff() {
      state.isStaff = true;
      return [
        { name: "StaffPanel", value: "1" },
        { name: "PreviewToken", value: `2.${"e30".repeat(10)}.${"A".repeat(43)}` },
      ];
    },
    close,
  };
  return shop;
}

/** Returns the fragment at an address, or the reason why there is none. */
function fragmentAt(
  path: string,
): Pick<StubFragment, "name" | "site" | "options"> | { reason: string } {
  const [name, named = firstSite, ...rest] = path.slice(fragmentsBase.length).split("/");
  const site = named === firstSite ? "DE" : named;
  if (name !== "header" && name !== "footer") return { reason: "no fragment" };
  const options = (rest.at(-1) ?? "").split(",").filter((part) => /^[a-z]/.test(part));
  const known: readonly string[] = partOptions[name];
  const isKnown = options.every((option) => known.includes(option));
  return isKnown
    ? { name, site, options }
    : { reason: `unknown option; options of the ${name} are ${known.join(", ")}` };
}

function sendJson(
  response: ServerResponse,
  { status = 200, body, headers }: { status?: number; body: unknown; headers?: object },
) {
  return response
    .writeHead(status, {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...headers,
    })
    .end(JSON.stringify(body));
}
