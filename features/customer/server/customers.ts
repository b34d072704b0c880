import { randomInt } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Site } from "../../../shared/site.ts";
import type { CardKind, CustomerProfile, Registration, Salutation } from "../customer-contract.ts";
import { cardNumber, normalEmail, welcomeBeans } from "../customer-rules.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { createLoginLimits } from "./login-limits.ts";
import { createLogins, type CustomerRow, type LoginOptions } from "./logins.ts";
import type { Passwords } from "./passwords.ts";

/** From where and when a password is tried. */
export interface PasswordAttempt {
  site: Site;
  now: Date;
  ip: string;
}

/** What came of a password; a refusal for too many says how long to wait. */
export type PasswordOutcome =
  { customer: CustomerRow } | { problem: "wrong" } | { problem: "tooMany"; waitMinutes: number };

export interface CustomersOptions extends LoginOptions {
  passwords: Passwords;
}

export type Customers = ReturnType<typeof createCustomers>;

/** Customers of all sites: who they are, how they prove it, what is kept for them. What is read of a form is checked before. */
export function createCustomers(
  database: Kysely<CustomerTables>,
  { passwords, onReuse }: CustomersOptions,
) {
  const logins = createLogins(database, { onReuse });
  const limits = createLoginLimits(database);

  /** Looks at a password. The work and the answer are the same for an address that nobody has. */
  async function checkPassword(
    givenEmail: string,
    password: string,
    at: PasswordAttempt,
  ): Promise<PasswordOutcome> {
    const email = normalEmail(givenEmail);
    const attempt = await limits.attempt(`${at.site.code} ${email}`, at.ip, at.now);
    if (!attempt.isAllowed) return { problem: "tooMany", waitMinutes: attempt.waitMinutes };
    const customer = await database
      .selectFrom("customer")
      .selectAll()
      .where("site", "=", at.site.code)
      .where("email", "=", email)
      .executeTakeFirst();
    const isRight = await passwords
      .verify(customer?.password_hash, password)
      .catch(async (error: unknown) => {
        await attempt.withdraw();
        throw error;
      });
    if (!isRight || !customer) return { problem: "wrong" };
    await attempt.succeeded();
    return { customer };
  }

  return {
    logins,
    checkPassword,

    /** Gives the new customer, or tells that the address has an account; asking for that often is limited like a login. */
    async register(
      form: Registration,
      at: PasswordAttempt,
    ): Promise<PasswordOutcome | { problem: "taken" }> {
      const email = normalEmail(form.email);
      const attempt = await limits.attempt(`${at.site.code} new ${email}`, at.ip, at.now);
      if (!attempt.isAllowed) return { problem: "tooMany", waitMinutes: attempt.waitMinutes };
      const passwordHash = await passwords.hash(form.password);
      const customer = await database
        .insertInto("customer")
        .values({
          site: at.site.code,
          email,
          password_hash: passwordHash,
          salutation: salutationOf(form),
          first_name: form.firstName,
          last_name: form.lastName,
          country: at.site.flag,
        })
        .onConflict((conflict) => conflict.columns(["site", "email"]).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!customer) return { problem: "taken" };
      await attempt.succeeded();
      return { customer };
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

    /** Gives a card, the first one with the beans of welcome; who has one changes its kind and keeps the number. */
    async giveCard(id: number, kind: CardKind, site: Pick<Site, "code">): Promise<void> {
      const number = cardNumber(String(randomInt(10 ** 10)).padStart(10, "0"));
      await database
        .updateTable("customer")
        .set({
          card_kind: kind,
          card_number: sql<string>`coalesce(card_number, ${number})`,
          loyalty_beans: sql<number>`loyalty_beans +
            case when card_number is null then ${welcomeBeans(site)}::integer else 0 end`,
        })
        .where("id", "=", id)
        .execute();
    },

    /** Sets a new password and ends every session and every remembered browser. Gives the customer as they are now. */
    async changePassword(id: number, password: string): Promise<CustomerRow | undefined> {
      const passwordHash = await passwords.hash(password);
      return database.transaction().execute(async (transaction) => {
        const customer = await transaction
          .updateTable("customer")
          .set({ password_hash: passwordHash })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        for (const table of ["customer_session", "login_token"] as const)
          await transaction.deleteFrom(table).where("customer_id", "=", id).execute();
        return customer;
      });
    },

    /** Deletes everything that is kept of a customer, the cart as well. */
    async remove(id: number): Promise<void> {
      await database.deleteFrom("customer").where("id", "=", id).execute();
    },

    async deleteExpired(now: Date): Promise<void> {
      await logins.deleteExpired(now);
      await limits.deleteExpired(now);
    },
  };
}

function salutationOf({ salutation }: Pick<CustomerProfile, "salutation">): Salutation | null {
  return salutation === "MS" || salutation === "MR" ? salutation : null;
}
