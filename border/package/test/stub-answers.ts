import type { IncomingMessage } from "node:http";
import { supportedContract } from "../core/load-fragment.ts";

/** The stub shop's one cart and one customer. */
export interface StubState {
  count: number;
  /** The reason for which changes of the cart are refused. */
  refusal: StubRefusal | undefined;
  firstName: string | undefined;
  isStaff: boolean;
}

/** A reason for which a shop refuses a change of the cart, as in its answer. */
export interface StubRefusal {
  error:
    | "CART_LIMIT"
    | "ITEM_LIMIT"
    | "AVAILABILITY_LIMIT"
    | "PRODUCTDATA_UNAVAILABLE"
    | "CARTSTORAGE_UNAVAILABLE";
  /** The number that is allowed or left, for the three that end in LIMIT. */
  limit?: number;
}

const refusalStatus: Record<StubRefusal["error"], number> = {
  CART_LIMIT: 409,
  ITEM_LIMIT: 409,
  AVAILABILITY_LIMIT: 409,
  PRODUCTDATA_UNAVAILABLE: 404,
  CARTSTORAGE_UNAVAILABLE: 503,
};

export interface StubAnswer {
  status?: number;
  body: unknown;
  headers?: Record<string, string | string[]>;
}

const cartOf = ({ count }: StubState) => ({
  revision: count,
  numberOfArticles: count,
  articles: [],
});

/** Changes the cart, only from the host's own address, as the shop does. */
async function changeCart(request: IncomingMessage, state: StubState): Promise<StubAnswer> {
  const { origin, host } = request.headers;
  const body = Buffer.concat(await request.toArray()).toString();
  if (origin && new URL(origin).host !== host)
    return { status: 403, body: { error: "FORBIDDEN_ORIGIN" } };
  const { refusal } = state;
  if (refusal) return { status: refusalStatus[refusal.error], body: refusal };
  const { addArticle, setArticle } = JSON.parse(body) as Record<
    string,
    { quantity: number } | undefined
  >;
  state.count = setArticle?.quantity ?? state.count + (addArticle?.quantity ?? 0);
  return {
    body: { cart: cartOf(state) },
    headers: { "set-cookie": "cartId=stub; Path=/; HttpOnly; SameSite=Lax" },
  };
}

const personalData = ({ firstName }: StubState) => ({
  tracking: { loginStatus: firstName ? "LOGGED_IN" : "LOGGED_OUT" },
  customer: {
    firstname: firstName ?? "",
    lastname: "",
    loyaltyBeans: 0,
    statuses: { isCommunityMember: false, isKontorcardMember: false },
  },
  nl_status: "NOT_SUBSCRIBED",
});

/** Search terms of the stub, of which those that contain the text are suggested. */
const searchTerms = ["kaffee", "kaffeebohnen", "kaffeemaschine", "tee", "teekanne"];

function suggestionsFor(request: IncomingMessage) {
  const text = new URL(request.url ?? "/", "http://stub").searchParams.get("q") ?? "";
  const found = searchTerms.filter((term) => term.includes(text.trim().toLowerCase()));
  return { products: [], searchTerms: found.map((searchterm) => ({ searchterm })) };
}

const paths = {
  cart: "/service/cart/api/cart",
  suggestions: "/service/searchfrontend/api/suggestions",
  newsletter: "/service/newsletter/api/",
  customers: ["/json/psdata", "/service/customerfrontenddata/api/v1/psdata"],
};

/** Parts of the shop that fail by themselves: header and footer, or calls of the border's script. */
export const stubParts = ["fragments", "cart", "search", "newsletter", "customer"] as const;
export type StubPart = (typeof stubParts)[number];

/** Returns the part that a call belongs to; undefined for addresses that never fail. */
export function stubPartOf(path: string): StubPart | undefined {
  if (path === paths.cart) return "cart";
  if (path.startsWith("/service/searchfrontend/api/")) return "search";
  if (path.startsWith(paths.newsletter)) return "newsletter";
  return paths.customers.includes(path) ? "customer" : undefined;
}

/** Returns the answer to a call of the border's script; undefined for every other address. */
export async function stubAnswer(
  request: IncomingMessage,
  path: string,
  state: StubState,
): Promise<StubAnswer | undefined> {
  if (path === paths.cart)
    return request.method === "PUT"
      ? changeCart(request, state)
      : { body: { cart: cartOf(state) } };
  if (paths.customers.includes(path)) return { body: personalData(state) };
  if (path === paths.suggestions) return { body: suggestionsFor(request) };
  if (path === `${paths.newsletter}render-token`) return { body: { token: "stub" } };
  if (path.startsWith(paths.newsletter) && request.method === "POST")
    return { status: 202, body: {} };
  if (path === "/service/preview/api/auth/checkauth")
    return { body: { status: state.isStaff ? "SUCCESS" : "UNAUTHORIZED" } };
  if (/^\/service\/connection(?:\/|$)/.test(path)) return connectionOf(request);
  if (path === "/jsonflyoutnavigation") return { body: [] };
  return undefined;
}

/** Returns what the shop's address for the doctor returns; the stub trusts each proxy, and knows each host as DE. */
async function connectionOf(request: IncomingMessage): Promise<StubAnswer> {
  const { headers, method, url } = request;
  const { host, origin = null, cookie = "" } = headers;
  const hasCookie = cookie.includes("kontor-doctor=");
  const body = Buffer.concat(await request.toArray());
  if (method !== "GET" && headers["sec-fetch-site"] === "cross-site")
    return { status: 403, body: { error: "FORBIDDEN_ORIGIN" } };
  return {
    headers: hasCookie ? { "set-cookie": ["kontor-doctor", "kontor-doctor-2"].map(removed) } : {},
    body: {
      contract: supportedContract,
      host,
      site: "DE",
      protocol: headers["x-forwarded-proto"] ?? "http",
      address: headers["x-forwarded-for"] ?? "127.0.0.1",
      origin,
      hasCookie,
      method,
      url,
      headers: Object.keys(headers),
      bodyLength: body.length,
    },
  };
}

const removed = (cookie: string) =>
  `${cookie}=; Path=/service/connection; Max-Age=0; HttpOnly; SameSite=Lax`;
