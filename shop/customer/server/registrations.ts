import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { createRateLimits, TooMany } from "../../../platform/security/rate-limits.ts";
import { networkOf, sharesOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/site.ts";
import type { Registration } from "../customer-contract.ts";
import { customerEmail } from "../customer-rules.ts";
import { findLink, linkMinutes } from "./account-links.ts";
import type { AccountMails } from "./account-mails.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { PasswordAttempt, PasswordOutcome } from "./password-attempts.ts";
import type { loginLimits } from "./login-limits.ts";
import { salutationOf } from "./salutation.ts";

export interface RegistrationOptions {
  limits: ReturnType<typeof createRateLimits<keyof typeof loginLimits>>;
  passwords: Passwords;
  requestMail: RequestMail<AccountMails>;
}

/** Manages registrations: an account is created when its address is confirmed, by the mail's link and the password together. */
export function createRegistrations(
  database: Kysely<CustomerTables>,
  { limits, passwords, requestMail }: RegistrationOptions,
) {
  const registrationOf = async (secret: string, at: { site: Site; now: Date }) => {
    const link = await findLink(database, "confirmAddress", secret, at);
    return (
      link?.registration_id &&
      (await database
        .selectFrom("registration")
        .selectAll()
        .where("id", "=", link.registration_id)
        .executeTakeFirst())
    );
  };

  return {
    /**
     * Stores the registration and requests a mail with the next step. Work and response do not depend on whether the address has
     * an account: that is determined only when the mail is sent.
     */
    async register(form: Registration, at: PasswordAttempt): Promise<TooMany | undefined> {
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
            await requestMail(transaction, {
              kind: "account-registration",
              site: site.code,
              to: email,
              data: { registration: id },
            });
          }),
        );
        return { isReceived: true };
      });
      return "problem" in outcome ? outcome : undefined;
    },

    /** Reports whether the link in such a mail is still valid. */
    isWaiting: async (secret: string, at: { site: Site; now: Date }): Promise<boolean> =>
      Boolean(await registrationOf(secret, at)),

    /**
     * Creates the account. The password is required again: someone who registers with another person's address must not get an
     * account when that person clicks the link.
     */
    async confirm(
      secret: string,
      password: string,
      at: PasswordAttempt,
    ): Promise<PasswordOutcome | { problem: "invalidLink" }> {
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
          const { id: _id, expires_at: _until, ...row } = registration;
          if ((await passwords.verify(row.password_hash, password, network)) === "wrong")
            return { problem: "wrong" };
          await own.takeBack("accountFromNetwork", "network");
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
            await transaction
              .deleteFrom("registration")
              .where("site", "=", row.site)
              .where("email", "=", row.email)
              .execute();
            return created;
          });
          return customer ? { customer } : { problem: "invalidLink" };
        },
      );
    },
  };
}
