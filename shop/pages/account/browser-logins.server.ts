import type { FastifyReply, FastifyRequest } from "fastify";
import { clearCartCookie } from "../../../border/cart/server/cart-routes.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import { browserNames } from "../../customer/server/browser-names.ts";
import {
  browserSecretIn,
  forgetBrowser,
  forgetLogin,
  keepLogin,
} from "../../customer/server/customer-requests.ts";
import type { CheckedCustomer, PasswordAttempt } from "../../customer/server/visitor.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { Visitors } from "./visitors.server.ts";

export interface BrowserLoginOptions {
  customers: Accounts;
  slices: readonly Slice[];
  visitors: Visitors;
  requests: ShopRequests;
}

export type BrowserLogins = ReturnType<typeof createBrowserLogins>;

/** Logs browsers in and out, with what slices store for a guest or a customer. */
export function createBrowserLogins({
  customers,
  slices,
  visitors,
  requests,
}: BrowserLoginOptions) {
  return {
    /** Logs the browser in and merges what its guest has into the customer's; false when the password was changed in the meantime. */
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      checked: CheckedCustomer,
      { isRemembered }: { isRemembered: boolean },
    ): Promise<boolean> {
      const at = requests.presentOf(request);
      const isSecure = requests.isSecure(request);
      const presented = visitors.presented(request);
      const login = await customers.logins.start(checked, presented, {
        isRemembered,
        browser: browserSecretIn(request, isSecure),
        names: browserNames(request.headers["user-agent"]),
        at,
      });
      if (!login) return false;
      keepLogin(reply, login, isSecure);
      const { id, account } = checked.customer;
      const customer = { id, hasCard: account.card !== undefined };
      for (const { accountHooks } of slices)
        await accountHooks
          ?.onLogin?.({ request, reply, isSecure, customer, at })
          .catch((error: unknown) => request.log.error(error, "a guest's data not merged"));
      return true;
    },

    /** Removes login and cart from the browser; it stays known. */
    forget(request: FastifyRequest, reply: FastifyReply) {
      const isSecure = requests.isSecure(request);
      forgetLogin(reply, isSecure);
      clearCartCookie(reply, isSecure);
    },

    /** Removes everything of a deleted account from the browser. */
    forgetAccount(request: FastifyRequest, reply: FastifyReply) {
      this.forget(request, reply);
      forgetBrowser(reply, requests.isSecure(request));
    },

    /** Returns the attempt of a request, with the code that it sent. */
    attemptOf: (request: FastifyRequest, code?: string): PasswordAttempt => ({
      ...requests.presentOf(request),
      ip: request.ip,
      browser: browserSecretIn(request, requests.isSecure(request)),
      code,
    }),

    /** Sets `Retry-After`, and returns the message with the waiting time. */
    refuseForNow(request: FastifyRequest, reply: FastifyReply, minutes: number): string {
      const { site, texts } = requests.contentOf(request);
      reply.header("retry-after", String(minutes * 60));
      return plural(texts.customer.tooManyAttempts, minutes, site.locale);
    },
  };
}
