import type { Kysely } from "kysely";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { createLoginProofs } from "../../../platform/security/login-proofs.ts";
import { networkOf, sharesOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import { customerEmail } from "../customer-rules.ts";
import type { FollowUps } from "./account-follow-ups.ts";
import type { AccountMails } from "./account-mails.ts";
import { createAddressBook } from "./address-book.ts";
import type { Accounts, Logins, PasswordOutcome } from "./accounts.ts";
import { createAddressChanges } from "./address-changes.ts";
import {
  checkedCustomer,
  heldRow,
  rowIdOf,
  type CardOf,
  type CustomerRow,
} from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { loginLimits } from "./login-limits.ts";
import { createRegistrations, type RegistrationOptions } from "./registrations.ts";
import { createRequestedMails } from "./requested-mails.ts";
import { salutationOf } from "./salutation.ts";

export interface CustomersOptions {
  logins: Logins;
  security: SecurityLog;
  passwords: Passwords;
  requestMail: RequestMail<AccountMails>;
  followUps: FollowUps;
  assignOrder: RegistrationOptions["assignOrder"];
  cardOf: CardOf;
}

/** Creates the accounts in our own tables. */
export function createCustomers(
  database: Kysely<CustomerTables & LoginProofTables & RateLimitTables>,
  { logins, passwords, security, requestMail, followUps, assignOrder, cardOf }: CustomersOptions,
): Accounts {
  const proofs = createLoginProofs(database, "customer_id");
  const limits = createRateLimits(database, loginLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  const checkPassword: Accounts["checkPassword"] = async (givenEmail, password, at) => {
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
      await own.reset("accountFromNetwork");
      await own.refund("network", "account", "knownBrowser", "loginCode");
      if (at.code) await proofs.codes.use(customer.id, at.code, at.now);
      return checkedCustomer(
        match === "outdated" ? await rehash(customer, password, network) : customer,
        await cardOf(customer.id),
      );
    });
  };

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
    addresses: createAddressBook(database),
    checkPassword,
    registrations: createRegistrations(database, { limits, passwords, requestMail, assignOrder }),
    ...createRequestedMails(database, { limits, requestMail }),
    ...createAddressChanges(database, {
      limits,
      passwords,
      proofs,
      requestMail,
      security,
      followUps,
      cardOf,
    }),

    async saveProfile(id, profile) {
      await database
        .updateTable("customer")
        .set({
          salutation: salutationOf(profile),
          first_name: profile.firstName,
          last_name: profile.lastName,
        })
        .where("id", "=", rowIdOf(id))
        .execute();
    },

    async remove(checked, now) {
      // With it the database deletes sessions, links, codes and known browsers, cart and checkout; orders stay, without the customer.
      const removed = await database.transaction().execute(async (transaction) => {
        const held = await heldRow(transaction, checked);
        if (!held) return undefined;
        const { id, site, email } = held;
        await transaction.deleteFrom("customer").where("id", "=", id).execute();
        await followUps.store(transaction, id, { site, email, now });
        await requestMail(transaction, { kind: "account-removed", site, to: email, data: {} });
        return id;
      });
      if (removed === undefined) return false;
      await followUps.finish(removed);
      return true;
    },
  };
}
