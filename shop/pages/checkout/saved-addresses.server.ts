import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { SavedAddress } from "../../customer/customer-contract.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import type { PostalAddress } from "../../orders/order-contract.ts";
import type { Visitors } from "../account/visitors.server.ts";

/** The address book in the checkout, of customers who are logged in. */
export function createSavedAddresses({
  customers,
  visitors,
}: {
  customers: Pick<Accounts, "addresses">;
  visitors: Pick<Visitors, "recognise">;
}) {
  const customerIn = async (request: FastifyRequest) => {
    const { status, customer } = await visitors.recognise(request);
    return status === "LOGGED_IN" ? customer : undefined;
  };
  return {
    /** Returns the customer's addresses; none for anyone else. */
    async of(request: FastifyRequest): Promise<SavedAddress[]> {
      const customer = await customerIn(request);
      return customer ? customers.addresses.list(customer.id) : [];
    },

    /** Adds an address that the customer has not saved yet, where there is room for it. */
    async add(request: FastifyRequest, address: PostalAddress): Promise<void> {
      const customer = await customerIn(request);
      if (!customer) return;
      const saved = await customers.addresses.list(customer.id);
      if (saved.some((each) => isSameAddress(each.address, address))) return;
      const entry = { address, label: "", isForDelivery: false, isForInvoice: false };
      await customers.addresses.add(customer.id, entry, randomUUID());
    },
  };
}

/** Reports whether two addresses are the same, field by field. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof PostalAddress)[]).every(
    (field) => (one[field] ?? "") === (other[field] ?? ""),
  );
