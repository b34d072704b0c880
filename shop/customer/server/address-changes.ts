import type { Kysely, Transaction } from "kysely";
import { isDuplicateIn } from "../../../platform/database/unavailable.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import type { createRateLimits } from "../../../platform/security/rate-limits.ts";
import type { LoginProofs } from "../../../platform/security/login-proofs.ts";
import { networkOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import { customerEmail } from "../customer-rules.ts";
import type { FollowUps } from "./account-follow-ups.ts";
import {
  deleteLink,
  deleteLinks,
  findLink,
  takeLink,
  wasLinkUsed,
  type UsedLink,
} from "./account-links.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Accounts } from "./accounts.ts";
import {
  checkedCustomer,
  heldRow,
  rowIdOf,
  type CardOf,
  type CustomerRow,
} from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { loginLimits } from "./login-limits.ts";

export interface AddressChangeOptions {
  limits: ReturnType<typeof createRateLimits<keyof typeof loginLimits>>;
  passwords: Passwords;
  proofs: LoginProofs;
  requestMail: RequestMail<AccountMails>;
  security: SecurityLog;
  followUps: FollowUps;
  cardOf: CardOf;
}

/** Manages customers' changes of passwords and addresses, with the related mails. */
export function createAddressChanges(
  database: Kysely<CustomerTables & LoginProofTables>,
  { limits, passwords, proofs, requestMail, security, followUps, cardOf }: AddressChangeOptions,
): Pick<
  Accounts,
  | "changePassword"
  | "wasLinkUsed"
  | "emailToReset"
  | "reset"
  | "requestEmail"
  | "newEmail"
  | "confirmEmail"
> {
  /**
   * Sets a password, ends every session, forgets every browser, deletes every link and code in mails, and notifies the customer.
   */
  async function setPassword(
    transaction: Transaction<CustomerTables & LoginProofTables>,
    id: number,
    passwordHash: string,
    now: Date,
    link?: UsedLink,
  ): Promise<CustomerRow | undefined> {
    const customer = await transaction
      .updateTable("customer")
      .set({ password_hash: passwordHash })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!customer) return undefined;
    for (const table of ["customer_session", "login_token"] as const)
      await transaction.deleteFrom(table).where("customer_id", "=", id).execute();
    await proofs.browsers.forgetAll(id, transaction);
    await proofs.codes.endAll(id, transaction);
    await deleteLinks(transaction, id, link);
    await requestMail(transaction, {
      kind: "account-password-changed",
      site: customer.site,
      to: customer.email,
      data: { changedAt: now.toISOString() },
    });
    return customer;
  }

  return {
    async changePassword(checked, password, { ip, now }) {
      const passwordHash = await passwords.hash(password, networkOf(ip));
      const changed = await database.transaction().execute(async (transaction) => {
        const held = await heldRow(transaction, checked);
        return held && setPassword(transaction, held.id, passwordHash, now);
      });
      if (!changed) return undefined;
      security("passwordChanged", { customer: changed.id });
      return checkedCustomer(changed, await cardOf(changed.id));
    },

    wasLinkUsed: (purpose, secret, use) => wasLinkUsed(database, purpose, secret, use),

    async emailToReset(secret, use) {
      const link = await findLink(database, "resetPassword", secret, use);
      return link?.customer_email ?? undefined;
    },

    async reset(secret, password, at) {
      if (!(await findLink(database, "resetPassword", secret, at))) return undefined;
      const passwordHash = await passwords.hash(password, networkOf(at.ip));
      const customer = await database.transaction().execute(async (transaction) => {
        const link = await takeLink(transaction, "resetPassword", secret, at);
        return link && setPassword(transaction, link.customerId, passwordHash, at.now, link);
      });
      if (!customer) return undefined;
      security("passwordChanged", { customer: customer.id });
      return { browser: await proofs.browsers.remember(customer.id, at.browser, at.now) };
    },

    async requestEmail({ customer: { id, account }, passwordState }, givenEmail, { site, now }) {
      const email = customerEmail(givenEmail);
      const outcome = await limits.attempt({ addressChanges: id }, now, async () => {
        await limits.attempt({ mailsToAddress: `${site.code} ${email}` }, now, () =>
          database.transaction().execute(async (transaction) => {
            await requestMail(transaction, {
              kind: "account-email-change",
              site: site.code,
              to: email,
              data: { customer: rowIdOf(id), passwordState },
            });
            await requestMail(transaction, {
              kind: "account-email-notice",
              site: site.code,
              to: account.email,
              data: { email },
            });
          }),
        );
        return { isReceived: true };
      });
      return "problem" in outcome ? outcome : undefined;
    },

    newEmail: async (secret, use) =>
      (await findLink(database, "changeEmail", secret, use))?.email ?? undefined,

    async confirmEmail(secret, use) {
      const change = database.transaction().execute(async (transaction) => {
        const link = await takeLink(transaction, "changeEmail", secret, use);
        if (!link?.email) return undefined;
        const { customerId, email: newEmail } = link;
        const { site, email } = await transaction
          .selectFrom("customer")
          .select(["site", "email"])
          .where("id", "=", customerId)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("customer")
          .set({ email: newEmail })
          .where("id", "=", customerId)
          .execute();
        await followUps.store(transaction, customerId, { site, email, newEmail, now: use.now });
        await deleteLinks(transaction, customerId, link);
        return customerId;
      });
      const changed = await change.catch(async (error: unknown) => {
        if (!isDuplicateIn("customer", error)) throw error;
        await deleteLink(database, secret);
        return undefined;
      });
      if (changed === undefined) return false;
      await followUps.finish(changed);
      return true;
    },
  };
}
