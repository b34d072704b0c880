import type { FastifyRequest } from "fastify";
import type { CartCustomer, CartOwner } from "../../../border/cart/server/cart-owner.ts";
import { cartSecretOf } from "../../../border/cart/server/cart-routes.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import { presentedBy } from "../../customer/server/customer-requests.ts";
import type { Customer, CustomerViewpoint } from "../../customer/server/visitor.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";

export type Visitors = ReturnType<typeof createVisitors>;

/** Returns a customer in the form that the cart needs. */
export const cartCustomer = ({ id, account }: Customer): CartCustomer => ({
  customerId: id,
  hasCard: account.card !== undefined,
});

/** Returns the owner of a request's cart: the logged-in or remembered customer, otherwise the cart's cookie. */
export const cartOwnerOf =
  ({ logins }: Pick<Accounts, "logins">) =>
  async (request: FastifyRequest, isSecure: boolean, at: CustomerViewpoint): Promise<CartOwner> => {
    const { customer } = await logins.recognise(presentedBy(request, isSecure), at);
    return customer ? cartCustomer(customer) : { secret: cartSecretOf(request, isSecure) };
  };

/** Identifies the visitor of a request. Without a customer's cookie or header this takes no query. */
export function createVisitors(customers: Pick<Accounts, "logins">, requests: ShopRequests) {
  const presented = (request: FastifyRequest) => presentedBy(request, requests.isSecure(request));
  const owner = cartOwnerOf(customers);
  return {
    presented,
    recognise: (request: FastifyRequest) =>
      customers.logins.recognise(presented(request), requests.presentOf(request)),
    cartOwnerOf: (request: FastifyRequest) =>
      owner(request, requests.isSecure(request), requests.presentOf(request)),
  };
}
