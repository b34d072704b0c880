import { randomInt } from "node:crypto";
import { sql, type Kysely, type QueryExecutorProvider } from "kysely";
import { isDuplicateIn } from "../../../platform/database/unavailable.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { createLoginProofs } from "../../../platform/security/login-proofs.ts";
import { networkOf, sharesOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Site } from "../../../platform/shared/site.ts";
import type { CardKind, CustomerProfile } from "../customer-contract.ts";
import { cardNumber, customerEmail } from "../customer-rules.ts";
import type { AccountMails } from "./account-mails.ts";
import { createAddressChanges, type AddressChangeOptions } from "./address-changes.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { loginLimits } from "./login-limits.ts";
import { createLogins, type CustomerRow, type LoginOptions } from "./logins.ts";
import type { PasswordAttempt, PasswordOutcome } from "./password-attempts.ts";
import { createRegistrations } from "./registrations.ts";
import { createRequestedMails } from "./requested-mails.ts";
import { salutationOf } from "./salutation.ts";

export interface CustomersOptions extends LoginOptions {
  passwords: Passwords;
  requestMail: RequestMail<AccountMails>;
  onNewAddress: AddressChangeOptions["onNewAddress"];
  /** Deletes or ends related data of an account, in the transaction that deletes it. */
  onRemoved(
    transaction: QueryExecutorProvider,
    owner: { site: Site; email: string; now: Date },
  ): Promise<void>;
  /** Returns ten random digits for a card number. */
  drawDigits?: () => string;
}

export type Customers = ReturnType<typeof createCustomers>;

/** Manages the customers of all sites: their data, passwords and cards. The caller has validated form input. */
export function createCustomers(
  database: Kysely<CustomerTables & LoginProofTables & RateLimitTables>,
  {
    passwords,
    security,
    requestMail,
    onNewAddress,
    onRemoved,
    drawDigits = randomDigits,
  }: CustomersOptions,
) {
  const logins = createLogins(database, { security });
  const proofs = createLoginProofs(database, "customer_id");
  const limits = createRateLimits(database, loginLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /**
   * Checks a password. Work and response for an unknown address are the same as for a wrong password. While someone else tries
   * passwords, the customer can still log in: in a known browser, or with a code by mail.
   */
  async function checkPassword(
    givenEmail: string,
    password: string,
    at: PasswordAttempt,
  ): Promise<PasswordOutcome> {
    const email = customerEmail(givenEmail);
    const account = `${at.site.code} ${email}`;
    const network = networkOf(at.ip);
    const customer = await database
      .selectFrom("customer")
      .selectAll()
      .where("site", "=", at.site.code)
      .where("email", "=", email)
      .executeTakeFirst();
    const counted = (await proofs.countedFor(customer?.id ?? 0, at, at.now)) ?? {
      accountFromNetwork: sharesOf(at.ip, account),
      network: sharesOf(at.ip),
      account,
    };
    return limits.attempt(counted, at.now, async (own): Promise<PasswordOutcome> => {
      const match = await passwords.verify(customer?.password_hash, password, network);
      if (match === "wrong" || !customer) {
        security("loginFailed", { customer: customer?.id, client: network });
        return { problem: "wrong" };
      }
      await own.forgive("accountFromNetwork");
      await own.takeBack("network", "account", "knownBrowser", "loginCode");
      if (at.code) await proofs.codes.use(customer.id, at.code, at.now);
      return {
        customer: match === "outdated" ? await rehash(customer, password, network) : customer,
      };
    });
  }

  /** Rehashes a correct password, unless it has been changed since it was checked. */
  async function rehash(customer: CustomerRow, password: string, network: string) {
    const passwordHash = await passwords.hash(password, network);
    const replaced = await database
      .updateTable("customer")
      .set({ password_hash: passwordHash })
      .where("id", "=", customer.id)
      .where("password_hash", "=", customer.password_hash)
      .returningAll()
      .executeTakeFirst();
    return replaced ?? customer;
  }

  return {
    logins,
    checkPassword,
    browsers: proofs.browsers,

    registrations: createRegistrations(database, { limits, passwords, requestMail }),
    ...createRequestedMails(database, { limits, requestMail }),
    ...createAddressChanges(database, {
      limits,
      passwords,
      proofs,
      requestMail,
      security,
      onNewAddress,
    }),

    /** Returns the e-mail address of a customer. */
    async emailOf(id: number): Promise<string | undefined> {
      const found = await database
        .selectFrom("customer")
        .select("email")
        .where("id", "=", id)
        .executeTakeFirst();
      return found?.email;
    },

    async saveProfile(id: number, profile: CustomerProfile): Promise<void> {
      await database
        .updateTable("customer")
        .set({
          salutation: salutationOf(profile),
          first_name: profile.firstName,
          last_name: profile.lastName,
          street: profile.street,
          postal_code: profile.postalCode,
          town: profile.town,
        })
        .where("id", "=", id)
        .execute();
    },

    async setCommunityMember(id: number, isMember: boolean): Promise<void> {
      await database
        .updateTable("customer")
        .set({ is_community_member: isMember })
        .where("id", "=", id)
        .execute();
    },

    /**
     * Issues a card to the customer, with welcome beans for the first one. A second request changes the card's kind, not its
     * number.
     */
    async giveCard(id: number, kind: CardKind, site: Pick<Site, "card">): Promise<void> {
      const give = () =>
        database
          .updateTable("customer")
          .set({
            card_kind: kind,
            card_number: sql<string>`coalesce(card_number, ${cardNumber(drawDigits())})`,
            loyalty_beans: sql<number>`loyalty_beans +
              case when card_number is null then ${site.card.welcomeBeans}::integer else 0 end`,
          })
          .where("id", "=", id)
          .execute();
      await give().catch((error: unknown) => {
        // Another customer already has this number.
        if (isDuplicateIn("customer", error)) return give();
        throw error;
      });
    },

    /** Deletes all data of a customer, including the cart, and notifies them. */
    async remove(
      { id, email }: Pick<CustomerRow, "id" | "email">,
      { site, now }: Pick<PasswordAttempt, "site" | "now">,
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("customer").where("id", "=", id).execute();
        await onRemoved(transaction, { site, email, now });
        await requestMail(transaction, {
          kind: "account-removed",
          site: site.code,
          to: email,
          data: {},
        });
      });
    },

    async deleteExpired(now: Date): Promise<void> {
      await logins.deleteExpired(now);
      await proofs.deleteExpired(now);
      for (const table of ["account_link", "registration"] as const)
        await database.deleteFrom(table).where("expires_at", "<=", now).execute();
    },
  };
}

const randomDigits = () => String(randomInt(10 ** 10)).padStart(10, "0");
