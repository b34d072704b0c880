import type { FastifyReply, FastifyRequest } from "fastify";
import { formOf } from "../../../platform/http/requests/forms.ts";
import { registerProblems, registrationOf } from "../../customer/customer-forms.ts";
import { hasProblems, registrationProblems } from "../../customer/customer-rules.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import { newPasswordProblem } from "../../customer/server/new-passwords.ts";
import type { Order } from "../../orders/order-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { FormState } from "../account/AccountField.tsx";
import type { BrowserLogins } from "../account/browser-logins.server.ts";

export interface OrderAccountOptions {
  customers: Pick<Accounts, "registrations">;
  logins: BrowserLogins;
  requests: ShopRequests;
}

/** Returns the fields of a registration that an order answers. Services online have the name of their invoice. */
function fieldsOf({ delivery, billing, email }: Order) {
  const person = {
    home: () => (delivery.kind === "home" ? delivery.address : undefined),
    store: () => (delivery.kind === "store" ? delivery : undefined),
    online: () => billing?.address,
  }[delivery.kind]();
  return { firstName: person?.firstName ?? "", lastName: person?.lastName ?? "", email };
}

/** Reports whether an order is a guest's whose names an account may have, so that only the password is missing. */
export const offersAccount = (order: Order, site: Pick<Site, "language">) =>
  order.customerId === undefined &&
  !hasProblems(registrationProblems(registrationOf(fieldsOf(order)), site));

/**
 * Registers a guest with what their order has: the mail to its address says how to go on, as after every registration. Returns the
 * form with its problem, or undefined.
 */
export async function registerGuest(
  { customers, logins, requests }: OrderAccountOptions,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormState | undefined> {
  const { site } = requests.contentOf(request);
  const fields = { ...fieldsOf(order), password: formOf(request).password };
  const problems = registerProblems(fields, site, newPasswordProblem(order.email));
  if (hasProblems(problems)) {
    reply.code(400);
    return { values: {}, problems };
  }
  const attempt = logins.attemptOf(request);
  const refused = await customers.registrations.register(registrationOf(fields), attempt, {
    order: order.number,
  });
  if (!refused) return undefined;
  const notice = logins.refuseForNow(request, reply.code(429), refused.waitMinutes);
  return { values: {}, problems: {}, notice };
}
