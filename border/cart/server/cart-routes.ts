import { cartApiPath } from "../../border-paths.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { RefusedError } from "../../../platform/http/overload/admission.ts";
import { sendProblem } from "../../../platform/http/responses/errors.ts";
import { hostCookieName } from "../../../platform/shared/cookies/cookies.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { cartCookie } from "../cart-contract.ts";
import { cartDays, cartSiteHeader } from "../cart-limits.ts";
import {
  CartChangeBody,
  CartProblem,
  CartUpdate,
  type CartChange,
  type CartError,
} from "../cart-schema.ts";
import { cartJson } from "./cart-json.ts";
import type { CartOwner } from "./cart-owner.ts";
import type { CartService } from "./carts.ts";

export interface CartRouteOptions {
  carts: CartService;
  /** Returns the owner of the cart that a request is for. */
  ownerOf(request: FastifyRequest): Promise<CartOwner>;
  presentOf(request: FastifyRequest): Viewpoint;
  /** Reports whether the requested shop is served over https. */
  isSecure(request: FastifyRequest): boolean;
}

const statusOf: Record<CartError["error"], number> = {
  UNKNOWN: 400,
  CART_LIMIT: 409,
  ITEM_LIMIT: 409,
  AVAILABILITY_LIMIT: 409,
  SUBSCRIPTION_UNAVAILABLE: 409,
  PRODUCTDATA_UNAVAILABLE: 404,
  PRICE_UNAVAILABLE: 404,
  NOT_MODIFIED: 304,
  CARTSTORAGE_UNAVAILABLE: 503,
};

/** Registers the endpoints for the cart of the guest or customer who sends the request. */
export function cartRoutes(
  app: FastifyInstance,
  { carts, ownerOf, presentOf, isSecure }: CartRouteOptions,
) {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    reply.header(cartSiteHeader, presentOf(request).site.code);
  });
  // A cart that cannot be read or written is a specified error, not a bug in the page that sent the request.
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const isBadRequest = (error.statusCode ?? 500) < 500;
    if (isBadRequest)
      return sendCartProblem(reply, { error: "UNKNOWN" }, error.statusCode ?? 400, error.message);
    if (!(error instanceof RefusedError)) request.log.error(error);
    return sendCartProblem(reply.header("retry-after", "5"), { error: "CARTSTORAGE_UNAVAILABLE" });
  });

  app.get(
    cartApiPath,
    {
      schema: {
        summary: "The cart of this browser, or of the customer who uses it",
        tags: ["cart"],
        querystring: Type.Object({
          forceReload: Type.Optional(
            Type.Unknown({
              description: "Kept for clients of the contract: an answer is never cached",
            }),
          ),
        }),
        response: { 200: CartUpdate, "4xx": CartProblem, 503: CartProblem },
      },
    },
    async (request, reply) =>
      sendCart(reply, { cart: await carts.read(await ownerOf(request), presentOf(request)) }),
  );

  app.put<{ Body: CartChange }>(
    cartApiPath,
    {
      bodyLimit: 4_096,
      schema: {
        summary: "One change of the cart",
        description:
          "Answers the whole cart. 304 when nothing changed; 409 with `error` and `limit` when a limit forbids it, and when the site takes no subscriptions. " +
          "`addArticle` adds once for each Idempotency-Key.",
        tags: ["cart"],
        headers: Type.Object({
          "idempotency-key": Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
        }),
        body: CartChangeBody,
        response: { 200: CartUpdate, "4xx": CartProblem, 503: CartProblem },
      },
    },
    async (request, reply) => {
      const result = await carts.change(await ownerOf(request), request.body, presentOf(request), {
        idempotencyKey: request.headers["idempotency-key"] as string | undefined,
        ip: request.ip,
      });
      if (result.changed) {
        if (result.secret) setCartCookie(reply, result.secret, isSecure(request));
        return sendCart(reply, result.update);
      }
      if ("isKeyReused" in result)
        return sendCartProblem(
          reply,
          result.problem,
          422,
          "This Idempotency-Key was used for another change; send a new one.",
        );
      return sendCartProblem(reply, result.problem);
    },
  );
}

const cookieName = (isSecure: boolean) => hostCookieName(cartCookie, isSecure);

/** Returns the secret from the cookie; undefined when the value is not a valid secret. */
export function cartSecretOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const value = request.cookies[cookieName(isSecure)];
  return value && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** Removes the cookie of a cart that no longer belongs to a guest. */
export function clearCartCookie(reply: FastifyReply, isSecure: boolean) {
  reply.clearCookie(cookieName(isSecure), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
  });
}

/** Stores the secret in the browser for the lifetime of the cart. */
export function setCartCookie(reply: FastifyReply, secret: string, isSecure: boolean) {
  reply.setCookie(cookieName(isSecure), secret, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: cartDays * 86_400,
  });
}

const sendCart = (reply: FastifyReply, update: CartUpdate) =>
  reply.type("application/json; charset=utf-8").send(cartJson(update));

/** Says why a cart was not read or changed. */
function sendCartProblem(
  reply: FastifyReply,
  problem: CartError,
  status = statusOf[problem.error],
  detail?: string,
) {
  if (status === 304) return reply.code(304).send();
  return sendProblem(reply, status, {
    type: `urn:kontor:cart:${problem.error.toLowerCase().replaceAll("_", "-")}`,
    title: "The cart was not changed",
    ...(detail ? { detail } : {}),
    ...problem,
  });
}
