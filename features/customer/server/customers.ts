import { randomInt } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Site } from "../../../shared/site.ts";
import type { CardKind, CustomerProfile, Registration, Salutation } from "../customer-contract.ts";
import { cardNumber, normalEmail } from "../customer-rules.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { createLoginLimits, type TooMany } from "./login-limits.ts";
import { createLogins, type CustomerRow, type LoginOptions } from "./logins.ts";
import { networkOf } from "./networks.ts";
import type { Passwords } from "./passwords.ts";

/** From where and when a password is tried. */
export interface PasswordAttempt {
  site: Site;
  now: Date;
  ip: string;
  /** Whom the browser is logged in or remembered as: it is not kept out of an account by what strangers try. */
  knownAs?: Pick<CustomerRow, "email">;
}

/** What came of a password; a refusal for too many says how long to wait. */
export type PasswordOutcome = { customer: CustomerRow } | { problem: "wrong" } | TooMany;

export interface CustomersOptions extends LoginOptions {
  passwords: Passwords;
  /** Ten digits for the number of a card. */
  drawDigits?: () => string;
}

export type Customers = ReturnType<typeof createCustomers>;

/** Customers of all sites: who they are, how they prove it, what is kept for them. What is read of a form is checked before. */
export function createCustomers(
  database: Kysely<CustomerTables>,
  { passwords, onReuse, drawDigits = randomDigits }: CustomersOptions,
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
    const account = `${at.site.code} ${email}`;
    const network = networkOf(at.ip);
    const counted = {
      accountFromNetwork: `${account} ${network}`,
      network,
      ...(at.knownAs?.email === email ? {} : { account }),
    };
    return limits.attempt(counted, at.now, async (own): Promise<PasswordOutcome> => {
      const customer = await database
        .selectFrom("customer")
        .selectAll()
        .where("site", "=", at.site.code)
        .where("email", "=", email)
        .executeTakeFirst();
      const isRight = await passwords.verify(customer?.password_hash, password, network);
      if (!isRight || !customer) return { problem: "wrong" };
      await own.forgive("accountFromNetwork");
      await own.takeBack("network", "account");
      return { customer };
    });
  }

  return {
    logins,
    checkPassword,

    /**
     * Gives the new customer, or tells that the address has an account; asking for that often is limited like a login, and so
     * is the number of accounts that a network makes.
     */
    async register(
      form: Registration,
      at: PasswordAttempt,
    ): Promise<PasswordOutcome | { problem: "taken" }> {
      const email = normalEmail(form.email);
      const network = networkOf(at.ip);
      const counted = {
        accountFromNetwork: `${at.site.code} new ${email} ${network}`,
        network,
        newAccounts: network,
      };
      return limits.attempt(
        counted,
        at.now,
        async (own): Promise<{ customer: CustomerRow } | { problem: "taken" }> => {
          const customer = await database
            .insertInto("customer")
            .values({
              site: at.site.code,
              email,
              password_hash: await passwords.hash(form.password, network),
              salutation: salutationOf(form),
              first_name: form.firstName,
              last_name: form.lastName,
              country: at.site.flag,
            })
            .onConflict((conflict) => conflict.columns(["site", "email"]).doNothing())
            .returningAll()
            .executeTakeFirst();
          if (!customer) {
            await own.takeBack("newAccounts");
            return { problem: "taken" };
          }
          await own.forgive("accountFromNetwork");
          await own.takeBack("network");
          return { customer };
        },
      );
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
        // Another customer has this number.
        if (isDuplicate(error)) return give();
        throw error;
      });
    },

    /** Sets a new password and ends every session and every remembered browser. Gives the customer as they are now. */
    async changePassword(
      id: number,
      password: string,
      { ip }: Pick<PasswordAttempt, "ip">,
    ): Promise<CustomerRow | undefined> {
      const passwordHash = await passwords.hash(password, networkOf(ip));
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

const randomDigits = () => String(randomInt(10 ** 10)).padStart(10, "0");

/** PostgreSQL's code for a value that may be there once. */
const isDuplicate = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "23505";
