import type { FastifyRequest } from "fastify";
import type { CartCustomer, CartOwner } from "../../features/cart/server/cart-owner.ts";
import { cartSecretOf } from "../../features/cart/server/cart-routes.ts";
import { presentedBy } from "../../features/customer/server/customer-requests.ts";
import type { CustomerRow } from "../../features/customer/server/logins.ts";
import type { Customers } from "../../features/customer/server/customers.ts";
import type { SiteRequests } from "../../server/http/site-requests.ts";

export type Visitors = ReturnType<typeof createVisitors>;

/** A customer as the cart knows them. */
export const cartCustomer = (customer: CustomerRow): CartCustomer => ({
  customerId: customer.id,
  hasCard: customer.card_number !== null,
});

/** Whose request it is, and whose cart. Without a customer's cookie or header nothing is asked of the database. */
export function createVisitors({ logins }: Customers, requests: SiteRequests) {
  const presented = (request: FastifyRequest) => presentedBy(request, requests.isSecure(request));
  const recognise = (request: FastifyRequest) =>
    logins.recognise(presented(request), requests.viewpointOf(request));
  return {
    presented,
    recognise,
    ownerOf: async (request: FastifyRequest): Promise<CartOwner> => {
      const { customer } = await recognise(request);
      return customer
        ? cartCustomer(customer)
        : { secret: cartSecretOf(request, requests.isSecure(request)) };
    },
  };
}
