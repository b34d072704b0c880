import { cartPagePath } from "../../../border/border-paths.ts";
import { orderPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../../border/cart/server/carts.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { canCancel } from "../../orders/order-rules.ts";
import { type Order } from "../../orders/order-contract.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import {
  createBrowserLogins,
  type BrowserLoginOptions,
  type BrowserLogins,
} from "../account/browser-logins.server.ts";
import { popularCount } from "../document/EmptyState.tsx";
import { toAccount } from "../account/account-forms.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import {
  askedReviews,
  askForReviews,
  type AskedReviewsOptions,
} from "../reviews/asked-reviews.server.ts";
import { askAction, askAnchor } from "../reviews/OrderReviews.tsx";
import { registerGuest } from "./order-account.server.ts";
import type { OrderNotice } from "./OrderPage.tsx";
import {
  createOrderPages,
  type OrderPages,
  type OrderPagesOptions,
} from "./order-pages.server.tsx";

export type OrderPageOptions = OrderPagesOptions &
  BrowserLoginOptions & {
    orders: Orders;
    carts: Pick<CartService, "change">;
    catalogue: Pick<Catalogue, "popular">;
    community: AskedReviewsOptions["community"];
    visitors: Visitors;
  };

/** Options and pages, for all handlers. */
type Tools = OrderPageOptions & {
  pages: OrderPages;
  logins: BrowserLogins;
};

const maxFormBytes = 4_096;

/** Placed orders: the confirmation, a guest's look-up, and the orders of an account. */
export const orderPages: PageRoutes = { personal: orderPageRoutes };

function orderPageRoutes(app: FastifyInstance, options: OrderPageOptions) {
  const tools: Tools = {
    ...options,
    pages: createOrderPages(options),
    logins: createBrowserLogins(options),
  };
  acceptForms(app, maxFormBytes);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get(
    orderPaths.account,
    { schema: { summary: "The customer's orders", tags: ["pages"] } },
    (request, reply) => showList(tools, request, reply),
  );
  orderRoutes(app, tools, addressInAccount);
  orderRoutes(app, tools, secretAddress);
  app.get(
    orderPaths.lookUp,
    { schema: { summary: "The form with which a guest finds an order", tags: ["pages"] } },
    (request, reply) => tools.pages.lookUp(request, reply),
  );
  app.post(
    orderPaths.lookUp,
    { schema: formSchema("Find an order: number, email") },
    (request, reply) => lookUp(tools, request, reply),
  );
}

/** An address at which a shopper sees an order. */
interface OrderAddress {
  route: `${string}/:${string}`;
  summary: string;
  seenBy: "secret" | "customer";
  find(tools: Tools, request: FastifyRequest): Promise<Order | "toLogin" | undefined>;
  pathOf(request: FastifyRequest): string;
}

const addressInAccount: OrderAddress = {
  route: `${orderPaths.account}/:number`,
  summary: "An order of the customer",
  seenBy: "customer",
  async find({ orders, visitors, requests }, request) {
    const { status, customer } = await visitors.recognise(request);
    if (status !== "LOGGED_IN") return "toLogin";
    const all = await orders.ofCustomer(customer.id, requests.contentOf(request).site);
    return all.find(({ number }) => number === paramOf(request, "number"));
  },
  pathOf: (request) => `${orderPaths.account}/${paramOf(request, "number")}`,
};

const secretAddress: OrderAddress = {
  route: `${orderPaths.order}/:secret`,
  summary: "An order by the secret in its address",
  seenBy: "secret",
  find: ({ orders, requests }, request) =>
    orders.ofSecret(paramOf(request, "secret"), requests.contentOf(request).site),
  pathOf: (request) => `${orderPaths.order}/${paramOf(request, "secret")}`,
};

const paramOf = ({ params }: FastifyRequest, name: string) =>
  (params as Record<string, string>)[name]!;

/** Registers the page of an order and its form. */
function orderRoutes(app: FastifyInstance, tools: Tools, address: OrderAddress) {
  const { route, summary, seenBy, find } = address;
  const config = { hasSecretAddress: seenBy === "secret" };
  type Show = typeof showOrder;
  const withOrder = (show: Show) => async (request: FastifyRequest, reply: FastifyReply) => {
    const order = await find(tools, request);
    if (order === "toLogin") return toAccount(reply, address.pathOf(request));
    if (order) return show(tools, address, order, request, reply);
    reply.callNotFound();
    return reply;
  };
  app.get(route, { config, schema: { summary, tags: ["pages"] } }, withOrder(showOrder));
  app.post(
    route,
    {
      config,
      schema: formSchema(
        `${summary}: action=cancel, action=again with key, action=register with password, or action=${askAction}`,
      ),
    },
    withOrder(changeOrder),
  );
}

async function showList(
  { orders, pages, visitors, requests, catalogue }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, customer } = await visitors.recognise(request);
  if (status !== "LOGGED_IN") return toAccount(reply, orderPaths.account);
  const { site } = requests.contentOf(request);
  const placed = await orders.ofCustomer(customer.id, site);
  const popular =
    placed.length === 0 ? await catalogue.popular(requests.viewpointOf(request), popularCount) : [];
  return pages.list(request, reply, placed, popular);
}

async function showOrder(
  tools: Tools,
  { seenBy, pathOf }: OrderAddress,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pages, requests } = tools;
  const { placed, again, cancel, account } = queryOf(request);
  const { texts } = requests.contentOf(request);
  const path = pathOf(request);
  if (cancel !== undefined && canCancel(order)) return pages.cancel(request, reply, order, path);
  const notices: [string | undefined, OrderNotice][] = [
    [again, { kind: "error", text: texts.orders.againPartly }],
    [account, { kind: "good", text: fill(texts.customer.registerSent, { email: order.email }) }],
    [
      order.state === "cancelled" ? undefined : cancel,
      { kind: "error", text: texts.orders.tooLate },
    ],
  ];
  return pages.order(request, reply, order, {
    path,
    seenBy: seenBy === "secret" && placed !== undefined ? "placed" : seenBy,
    notice: notices.find(([asked]) => asked !== undefined)?.[1],
    reviews: await askedReviews(tools, order, seenBy, request),
  });
}

async function changeOrder(
  tools: Tools,
  address: OrderAddress,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { orders, pages, requests } = tools;
  const path = address.pathOf(request);
  const { action, key } = formOf(request);
  if (action === "again") {
    // The secret proves the right to the order, not to the cart of the browser.
    if (requests.isForeignWrite(request)) return refuseForeignWrite(reply);
    const isWhole = await orderAgain(tools, request, reply, order, key);
    return reply.redirect(isWhole ? cartPagePath : `${path}?again=partly`, 303);
  }
  if (action === "register" && address.seenBy === "secret" && order.customerId === undefined) {
    const account = await registerGuest(tools, order, request, reply);
    return account
      ? pages.order(request, reply, order, { path, seenBy: "placed", account })
      : reply.redirect(`${path}?account=requested`, 303);
  }
  if (action === askAction) {
    await askForReviews(tools, order, request);
    return reply.redirect(`${path}#${askAnchor}`, 303);
  }
  if (action !== "cancel") return reply.redirect(path, 303);
  const { now } = requests.presentOf(request);
  if (await orders.cancel(order, now)) return reply.redirect(path, 303);
  // A double press finds it cancelled already.
  const current = await address.find(tools, request);
  if (!current || current === "toLogin" || current.state === "cancelled")
    return reply.redirect(path, 303);
  const { texts } = requests.contentOf(request);
  return pages.order(request, reply.code(409), current, {
    path,
    seenBy: address.seenBy,
    notice: { kind: "error", text: texts.orders.tooLate },
  });
}

/** Puts the articles of an order into the cart of the browser, once for each key of its form; returns whether all of them could be. */
async function orderAgain(
  { orders, carts, visitors, requests }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
  order: Order,
  key: string | undefined,
): Promise<boolean> {
  let owner = await visitors.cartOwnerOf(request);
  let isWhole = true;
  for (const [index, change] of orders.again(order).entries()) {
    const at = requests.presentOf(request);
    // Has the form of the cart's own keys, so that a repeated submission without a cart finds the one that the first began.
    const idempotencyKey = key && `${String(index).padStart(15, "0")}-${key}`;
    const result = await carts.change(owner, change, at, { idempotencyKey, ip: request.ip });
    if (!result.changed) isWhole &&= result.problem.error === "NOT_MODIFIED";
    else if (result.secret) {
      setCartCookie(reply, result.secret, requests.isSecure(request));
      owner = { secret: result.secret };
    }
  }
  return isWhole;
}

async function lookUp(
  { orders, pages, requests }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { number = "", email = "" } = formOf(request);
  const { site, texts } = requests.contentOf(request);
  const found = await orders.find({ number, email }, site, request.ip);
  if (found && "number" in found)
    return reply.redirect(`${orderPaths.order}/${await orders.secretOf(found.number)}`, 303);
  const values = { number, email };
  if (!found)
    return pages.lookUp(request, reply.code(404), { values, refusal: texts.orders.notFound });
  const { waitMinutes } = found;
  reply.code(429).header("retry-after", String(waitMinutes * 60));
  const refusal = plural(texts.orders.tooManyLookUps, waitMinutes, site.locale);
  return pages.lookUp(request, reply, { values, refusal });
}
