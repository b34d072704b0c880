import type { Kysely } from "kysely";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { createLoginProofs } from "../../../platform/security/login-proofs.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { AccountHooks, Slice } from "../../../platform/http/slice.ts";
import { createFollowUps, type FollowUpOptions } from "./account-follow-ups.ts";
import { accountMailContents, type AccountMailPorts } from "./account-mails.ts";
import { hasWrongXsrfToken } from "./customer-requests.ts";
import { customerRoutes, type CustomerRouteOptions } from "./customer-routes.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { createCustomers, type CustomersOptions } from "./customers.ts";

/** Creates the slice of customers, their logins and their personal data. */
export function customerSlice(
  database: Kysely<CustomerTables & LoginProofTables & RateLimitTables>,
  options: Omit<CustomersOptions, "followUps"> &
    Omit<FollowUpOptions, "hooks"> &
    AccountMailPorts &
    Pick<CustomerRouteOptions, "newsletterStatusOf">,
) {
  let accountHooks: AccountHooks[] | undefined;
  const followUps = createFollowUps(database, {
    ...options,
    hooks: () => {
      if (!accountHooks)
        throw new Error("Changes of accounts are followed once slices have started");
      return accountHooks;
    },
  });
  const customers = createCustomers(database, { ...options, followUps });
  return Object.assign(customers, {
    start: async (slices) => {
      accountHooks = slices.flatMap((slice) => slice.accountHooks ?? []);
    },
    jobs: followUps.jobs,
    mails: accountMailContents(database, options),
    deleteExpired: async (now) => {
      await createLoginProofs(database, "customer_id").deleteExpired(now);
      for (const table of [
        "customer_session",
        "login_token",
        "account_link",
        "registration",
      ] as const)
        await database.deleteFrom(table).where("expires_at", "<=", now).execute();
    },
    refusalOf: (request) =>
      hasWrongXsrfToken(request) ? "Send the XSRF-TOKEN cookie of this browser." : undefined,
    personalRoutes: (app, tools) => customerRoutes(app, { customers, ...options, ...tools }),
  } satisfies Slice);
}
