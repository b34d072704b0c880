import { customerPaths } from "../../shop-paths.ts";
import type { FastifyReply } from "fastify";
import { type DoneKey } from "../../customer/customer-contract.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { AccountPages } from "./account-pages.server.tsx";
import { leadingTo } from "../../customer/wanted-field.ts";
import type { BrowserLogins } from "./browser-logins.server.ts";
import type { Visitors } from "./visitors.server.ts";

/** Dependencies of the forms' routes. */
export interface AccountFormOptions {
  customers: Accounts;
  visitors: Visitors;
  requests: ShopRequests;
  pages: AccountPages;
  logins: BrowserLogins;
}

/** Redirects to a page with a message about the form: the account's overview, or another. */
export const accountDone = (
  reply: FastifyReply,
  key: DoneKey,
  path: string = customerPaths.account,
) => reply.redirect(`${path}?done=${key}`, 303);

/** Redirects to the login, which leads back to a page of the account; a customer who is logged in gets the overview. */
export const toAccount = (reply: FastifyReply, wanted?: string) =>
  reply.redirect(leadingTo(customerPaths.account, wanted), 303);
