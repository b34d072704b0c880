import { footerPersonalDataPath, personalDataPath } from "../../../border/border-paths.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { PersonalData } from "../../../border/personal-data-schema.ts";
import { customerHeaders } from "../customer-contract.ts";
import { personalData } from "../customer-rules.ts";
import type { Accounts } from "./accounts.ts";
import {
  forgetLogin,
  forgetSession,
  isGuest,
  keepLoginToken,
  presentedBy,
} from "./customer-requests.ts";
import type { CustomerViewpoint } from "./visitor.ts";

export interface CustomerRouteOptions {
  customers: Pick<Accounts, "logins">;
  presentOf(request: FastifyRequest): CustomerViewpoint;
  /** Reports whether the requested shop is served over https. */
  isSecure(request: FastifyRequest): boolean;
  /** Returns the newsletter status of an address on a site. */
  newsletterStatusOf(
    email: string,
    site: CustomerViewpoint["site"],
  ): Promise<PersonalData["nl_status"]>;
}

/**
 * Registers the endpoints for the shopper's personal data. A remembered browser receives its next token here; a guest needs no
 * query.
 */
export function customerRoutes(
  app: FastifyInstance,
  { customers, presentOf, isSecure, newsletterStatusOf }: CustomerRouteOptions,
) {
  for (const path of [personalDataPath, footerPersonalDataPath])
    app.get<{ Reply: PersonalData }>(
      path,
      {
        schema: {
          summary: "The customer who looks at the page",
          description: "Logged out: no name, no beans. Renews the login token.",
          tags: ["customer"],
          headers: Type.Object({ [customerHeaders.loginToken]: Type.Optional(Type.String()) }),
          response: { 200: PersonalData },
        },
      },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const secure = isSecure(request);
        const presented = presentedBy(request, secure);
        if (isGuest(presented)) return personalData("LOGGED_OUT");
        const at = presentOf(request);
        const { visitor, loginToken } = await customers.logins.renew(presented, at);
        if (loginToken) keepLoginToken(reply, loginToken, secure);
        if (visitor.status === "LOGGED_OUT") forgetLogin(reply, secure);
        else if (visitor.status === "REMEMBERED" && presented.session) forgetSession(reply, secure);
        const { customer, status } = visitor;
        const data = personalData(status, customer?.account);
        // A login token alone, which scripts can read, does not reveal anything about the address.
        return status === "LOGGED_IN"
          ? { ...data, nl_status: await newsletterStatusOf(customer.account.email, at.site) }
          : data;
      },
    );
}
