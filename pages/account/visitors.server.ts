import type { FastifyRequest } from "fastify";
import type { CartCustomer, CartOwner } from "../../features/cart/server/cart-owner.ts";
import { cartSecretOf } from "../../features/cart/server/cart-routes.ts";
import { presentedBy } from "../../features/customer/server/customer-requests.ts";
import type { CustomerRow, CustomerViewpoint } from "../../features/customer/server/logins.ts";
import type { Customers } from "../../features/customer/server/customers.ts";
import type { SiteRequests } from "../../http/site-requests.ts";

export type Visitors = ReturnType<typeof createVisitors>;

/** A customer as the cart knows them. */
export const cartCustomer = (customer: CustomerRow): CartCustomer => ({
  customerId: customer.id,
  hasCard: customer.card_number !== null,
});

/** Whose cart a request is for: the customer's who is logged in or remembered, else that of the cart's cookie. */
export const cartOwnerOf =
  ({ logins }: Pick<Customers, "logins">) =>
  async (request: FastifyRequest, isSecure: boolean, at: CustomerViewpoint): Promise<CartOwner> => {
    const { customer } = await logins.recognise(presentedBy(request, isSecure), at);
    return customer ? cartCustomer(customer) : { secret: cartSecretOf(request, isSecure) };
  };

/** Who sent a request. Without a customer's cookie or header the database is not asked. */
export function createVisitors(customers: Customers, requests: SiteRequests) {
  const presented = (request: FastifyRequest) => presentedBy(request, requests.isSecure(request));
  const owner = cartOwnerOf(customers);
  return {
    presented,
    recognise: (request: FastifyRequest) =>
      customers.logins.recognise(presented(request), requests.viewpointOf(request)),
    ownerOf: (request: FastifyRequest) =>
      owner(request, requests.isSecure(request), requests.viewpointOf(request)),
  };
}
