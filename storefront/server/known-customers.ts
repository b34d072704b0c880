import type { FastifyRequest } from "fastify";
import type { CartOwner } from "../../border/cart/server/cart-owner.ts";
import { cartSecretOf } from "../../border/cart/server/cart-routes.ts";
import type { CartPorts } from "../../border/cart/server/cart-slice.ts";
import type { Newsletter } from "../../border/newsletter/server/newsletter.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

/** The accounts of a shop, as the border uses them; a shop without accounts has none. */
export interface KnownCustomers {
  cartOwnerOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: { site: Site; now: Date },
  ): Promise<CartOwner>;
  /** Returns the customer of a browser, logged in or remembered. */
  customerOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: { site: Site; now: Date },
  ): Promise<{ id: string; createdAt: Date } | undefined>;
  /** Called before the cart of a guest becomes the customer's. */
  beforeMerge: CartPorts["beforeMerge"];
  /** Prefills the newsletter's form of a customer who is logged in. */
  subscriberOf: Newsletter["baseDataOf"];
}

/** A shop without accounts: each browser has its own cart. */
export const noAccounts: KnownCustomers = {
  cartOwnerOf: async (request, isSecure) => ({ secret: cartSecretOf(request, isSecure) }),
  beforeMerge: async () => {},
  customerOf: async () => undefined,
  subscriberOf: async () => undefined,
};
