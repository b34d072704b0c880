import { cartPagePath } from "../../../border/border-paths.ts";
import { orderPaths } from "../../shop-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../../border/cart/server/cart-service.ts";
import { acceptForms, formOf, formSchema, queryOf } from "../../../platform/http/requests/forms.ts";
import { refuseForeignWrite } from "../../../platform/http/requests/foreign-writes.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { type Order } from "../../orders/order-contract.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { toAccount } from "../account/account-forms.server.ts";
import type { Visitors } from "../account/visitors.server.ts";
import type { PageRoutes } from "../page-routes.route.ts";
import { createOrderPages, type OrderPagesOptions } from "./order-pages.server.tsx";

export interface OrderPageOptions extends OrderPagesOptions {
  orders: Orders;
  carts: Pick<CartService, "change">;
  visitors: Visitors;
}

const maxFormBytes = 4_096;

/** Placed orders: the confirmation, a guest's look-up, and the orders of an account. */
export const orderPages: PageRoutes = { personal: orderPageRoutes };

function orderPageRoutes(app: FastifyInstance, options: OrderPageOptions) {
  const { orders, carts, visitors, requests } = options;
  const pages = createOrderPages(options);
  acceptForms(app, maxFormBytes);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    orderPaths.account,
    { schema: { summary: "The customer's orders", tags: ["pages"] } },
    async (request, reply) => {
      const { status, customer } = await visitors.recognise(request);
      if (status !== "LOGGED_IN") return toAccount(reply);
      const { site } = requests.contentOf(request);
      return pages.list(request, reply, await orders.ofCustomer(customer.id, site));
    },
  );

  page(
    `${orderPaths.account}/:number`,
    "An order of the customer",
    async (request) => {
      const { status, customer } = await visitors.recognise(request);
      if (status !== "LOGGED_IN") return "toLogin";
      const { number } = request.params as { number: string };
      const all = await orders.ofCustomer(customer.id, requests.contentOf(request).site);
      return all.find((order) => order.number === number);
    },
    ({ number }) => `${orderPaths.account}/${number}`,
  );

  page(
    `${orderPaths.order}/:secret`,
    "An order by the secret in its address",
    (request) => {
      const { secret } = request.params as { secret: string };
      return orders.ofSecret(secret, requests.contentOf(request).site);
    },
    undefined,
  );

  app.get(
    orderPaths.lookUp,
    { schema: { summary: "The form with which a guest finds an order", tags: ["pages"] } },
    (request, reply) => pages.lookUp(request, reply),
  );

  app.post(
    orderPaths.lookUp,
    { schema: formSchema("Find an order: number, email") },
    async (request, reply) => {
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
    },
  );

  /** Registers the page of an order and its form. Without `ownPath` its address is the secret one of the request. */
  function page(
    route: string,
    summary: string,
    find: (request: FastifyRequest) => Promise<Order | "toLogin" | undefined>,
    ownPath: ((order: Order) => string) | undefined,
  ) {
    const isSecret = ownPath === undefined;
    const config = { hasSecretAddress: isSecret };
    const pathOf = (request: FastifyRequest, order: Order) =>
      ownPath?.(order) ?? `${orderPaths.order}/${(request.params as { secret: string }).secret}`;

    app.get(route, { config, schema: { summary, tags: ["pages"] } }, async (request, reply) => {
      const order = await find(request);
      if (order === "toLogin") return toAccount(reply);
      if (!order) return notFound(reply);
      const { placed, again } = queryOf(request);
      const { texts } = requests.contentOf(request);
      const others = isSecret ? "secret" : "customer";
      return pages.order(request, reply, order, {
        path: pathOf(request, order),
        seenBy: isSecret && placed !== undefined ? "placed" : others,
        notice: again ? { kind: "error", text: texts.orders.againPartly } : undefined,
      });
    });

    app.post(
      route,
      { config, schema: formSchema(`${summary}: action=cancel, or action=again with key`) },
      async (request, reply) => {
        const order = await find(request);
        if (order === "toLogin") return toAccount(reply);
        if (!order) return notFound(reply);
        const path = pathOf(request, order);
        const { action, key } = formOf(request);
        if (action === "again") {
          // The secret proves the right to the order, not to the cart of the browser.
          if (requests.isForeignWrite(request)) return refuseForeignWrite(reply);
          const isWhole = await orderAgain(request, reply, order, key);
          return reply.redirect(isWhole ? cartPagePath : `${path}?again=partly`, 303);
        }
        if (action !== "cancel") return reply.redirect(path, 303);
        const { now } = requests.presentOf(request);
        if (await orders.cancel(order, now)) return reply.redirect(path, 303);
        // A double press finds it cancelled already.
        const current = await find(request);
        if (!current || current === "toLogin" || current.state === "cancelled")
          return reply.redirect(path, 303);
        const { texts } = requests.contentOf(request);
        return pages.order(request, reply.code(409), current, {
          path,
          seenBy: isSecret ? "secret" : "customer",
          notice: { kind: "error", text: texts.orders.tooLate },
        });
      },
    );
  }

  /**
   * Puts the articles of an order into the cart of the browser, once for each key of its form; returns whether all of them could
   * be.
   */
  async function orderAgain(
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
}

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}
