import type { IncomingMessage } from "node:http";
import { supportedContract } from "../core/load-fragment.ts";

/** The stub shop's one cart and one customer. */
export interface StubState {
  count: number;
  firstName: string | undefined;
  isStaff: boolean;
}

export interface StubAnswer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

const cartOf = ({ count }: StubState) => ({
  revision: count,
  numberOfArticles: count,
  articles: [],
});

/** Changes the cart, from the host's own address alone, as the shop does. */
async function changeCart(request: IncomingMessage, state: StubState): Promise<StubAnswer> {
  const { origin, host } = request.headers;
  const body = Buffer.concat(await request.toArray()).toString();
  if (origin && new URL(origin).host !== host)
    return { status: 403, body: { error: "FORBIDDEN_ORIGIN" } };
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

/** Returns the answer to a call of the border's script; undefined for every other address. */
export async function stubAnswer(
  request: IncomingMessage,
  path: string,
  state: StubState,
): Promise<StubAnswer | undefined> {
  if (path === "/service/cart/api/cart")
    return request.method === "PUT"
      ? changeCart(request, state)
      : { body: { cart: cartOf(state) } };
  if (path === "/json/psdata" || path === "/service/customerfrontenddata/api/v1/psdata")
    return { body: personalData(state) };
  if (path === "/service/preview/api/auth/checkauth")
    return { body: { status: state.isStaff ? "SUCCESS" : "UNAUTHORIZED" } };
  if (path === "/service/connection") return { body: connectionOf(request) };
  if (path === "/jsonflyoutnavigation") return { body: [] };
  return undefined;
}

/** Returns what the shop's address for the doctor returns; the stub trusts each proxy, and knows each host as DE. */
function connectionOf({ headers }: IncomingMessage) {
  const { host, origin = null, cookie = "" } = headers;
  return {
    contract: supportedContract,
    host,
    site: "DE",
    protocol: headers["x-forwarded-proto"] ?? "http",
    address: headers["x-forwarded-for"] ?? "127.0.0.1",
    origin,
    hasCookie: cookie.includes("kontor-doctor="),
  };
}
