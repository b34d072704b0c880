import { randomUUID } from "node:crypto";
import type { Kysely, QueryExecutorProvider } from "kysely";
import type { createRateLimits } from "../../../platform/security/rate-limits.ts";
import { networkOf, sharesOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { customerEmail } from "../customer-rules.ts";
import { findLink, linkMinutes } from "./account-links.ts";
import type { AccountMails } from "./account-mails.ts";
import type { LinkUse, PasswordOutcome, Registrations } from "./accounts.ts";
import { checkedCustomer } from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { loginLimits } from "./login-limits.ts";
import { salutationOf } from "./salutation.ts";

export interface RegistrationOptions {
  limits: ReturnType<typeof createRateLimits<keyof typeof loginLimits>>;
  passwords: Passwords;
  requestMail: RequestMail<AccountMails>;
  /** Assigns the guest's order that an account was registered with, if the order has its address. */
  assignOrder(transaction: QueryExecutorProvider, order: RegisteredOrder): Promise<unknown>;
}

/** A guest's order whose confirmation a registration comes from. */
export interface RegisteredOrder {
  number: string;
  site: SiteCode;
  email: string;
  customerId: string;
}

/** Creates the functions for registrations. */
export function createRegistrations(
  database: Kysely<CustomerTables>,
  { limits, passwords, requestMail, assignOrder }: RegistrationOptions,
): Registrations {
  const registrationOf = async (secret: string, at: LinkUse) => {
    const link = await findLink(database, "confirmAddress", secret, at);
    return (
      link?.registration_id &&
      (await database
        .selectFrom("registration")
        .leftJoin("registration_order", "registration_id", "id")
        .selectAll("registration")
        .select("order_number")
        .where("id", "=", link.registration_id)
        .executeTakeFirst())
    );
  };

  return {
    async register(form, at, { order, wanted } = {}) {
      const { site, now } = at;
      const email = customerEmail(form.email);
      const network = networkOf(at.ip);
      const outcome = await limits.attempt({ newAccounts: sharesOf(at.ip) }, now, async () => {
        const passwordHash = await passwords.hash(form.password, network);
        const counted = { mailsToAddress: `${site.code} ${email}` };
        await limits.attempt(counted, now, () =>
          database.transaction().execute(async (transaction) => {
            const id = randomUUID();
            await transaction
              .insertInto("registration")
              .values({
                id,
                site: site.code,
                email,
                password_hash: passwordHash,
                salutation: salutationOf(form),
                first_name: form.firstName,
                last_name: form.lastName,
                expires_at: new Date(now.getTime() + linkMinutes.confirmAddress * 60_000),
              })
              .execute();
            if (order !== undefined)
              await transaction
                .insertInto("registration_order")
                .values({ registration_id: id, order_number: order })
                .execute();
            await requestMail(transaction, {
              kind: "account-registration",
              site: site.code,
              to: email,
              data: { registration: id, ...(wanted && { wanted }) },
            });
          }),
        );
        return { isReceived: true };
      });
      return "problem" in outcome ? outcome : undefined;
    },

    isWaiting: async (secret, at) => Boolean(await registrationOf(secret, at)),

    async confirm(secret, password, at) {
      const registration = await registrationOf(secret, at);
      if (!registration) return { problem: "invalidLink" };
      const network = networkOf(at.ip);
      const counted = {
        accountFromNetwork: sharesOf(at.ip, `confirm ${registration.id}`),
        network: sharesOf(at.ip),
      };
      return limits.attempt(
        counted,
        at.now,
        async (own): Promise<PasswordOutcome | { problem: "invalidLink" }> => {
          const { id: _id, expires_at: _until, order_number: number, ...row } = registration;
          if ((await passwords.verify(row.password_hash, password, network)) === "wrong")
            return { problem: "wrong" };
          await own.refund("accountFromNetwork", "network");
          const customer = await database.transaction().execute(async (transaction) => {
            const created = await transaction
              .insertInto("customer")
              .values({ ...row, country: at.site.market })
              .onConflict((conflict) => conflict.columns(["site", "email"]).doNothing())
              .returningAll()
              .executeTakeFirst();
            if (created)
              await transaction
                .updateTable("account_link")
                .set({ customer_id: created.id, registration_id: null, used_at: at.now })
                .where("registration_id", "=", registration.id)
                .execute();
            if (created && number !== null)
              await assignOrder(transaction, {
                number,
                site: row.site,
                email: row.email,
                customerId: String(created.id),
              });
            await transaction
              .deleteFrom("registration")
              .where("site", "=", row.site)
              .where("email", "=", row.email)
              .execute();
            return created;
          });
          return customer ? checkedCustomer(customer) : { problem: "invalidLink" };
        },
      );
    },
  };
}
