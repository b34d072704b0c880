import type { Kysely, QueryExecutorProvider, Transaction } from "kysely";
import { isDuplicateIn } from "../../../platform/database/unavailable.ts";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import type { createRateLimits, TooMany } from "../../../platform/security/rate-limits.ts";
import type { LoginProofs } from "../../../platform/security/login-proofs.ts";
import { networkOf } from "../../../platform/security/networks.ts";
import type { Passwords } from "../../../platform/security/passwords.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/site.ts";
import { customerEmail } from "../customer-rules.ts";
import {
  deleteLink,
  deleteLinks,
  findLink,
  takeLink,
  wasLinkUsed,
  type LinkPurpose,
  type UsedLink,
} from "./account-links.ts";
import { passwordState, type AccountMails } from "./account-mails.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { PasswordAttempt } from "./password-attempts.ts";
import type { CustomerRow } from "./logins.ts";
import type { loginLimits } from "./login-limits.ts";

export interface AddressChangeOptions {
  limits: ReturnType<typeof createRateLimits<keyof typeof loginLimits>>;
  passwords: Passwords;
  proofs: LoginProofs;
  requestMail: RequestMail<AccountMails>;
  security: SecurityLog;
  /** Moves related data to a customer's new address, in the transaction that changes it. */
  onNewAddress(
    transaction: QueryExecutorProvider,
    change: { site: Site; from: string; to: string; now: Date },
  ): Promise<void>;
}

/** Site and time of the use of a link. */
export interface LinkUse {
  site: Site;
  now: Date;
}

/** Manages customers' changes of passwords and addresses, with the related mails. */
export function createAddressChanges(
  database: Kysely<CustomerTables & LoginProofTables>,
  { limits, passwords, proofs, requestMail, security, onNewAddress }: AddressChangeOptions,
) {
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
    for (const table of ["customer_session", "login_token"] as const)
      await transaction.deleteFrom(table).where("customer_id", "=", id).execute();
    await proofs.browsers.forgetAll(id, transaction);
    await proofs.codes.endAll(id, transaction);
    await deleteLinks(transaction, id, link);
    if (customer)
      await requestMail(transaction, {
        kind: "account-password-changed",
        site: customer.site,
        to: customer.email,
        data: { changedAt: now.toISOString() },
      });
    return customer;
  }

  return {
    /** Sets a new password, ends every session and forgets every remembered browser. Returns the updated customer. */
    async changePassword(
      id: number,
      password: string,
      { ip, now }: Pick<PasswordAttempt, "ip" | "now">,
    ): Promise<CustomerRow | undefined> {
      const passwordHash = await passwords.hash(password, networkOf(ip));
      const changed = await database
        .transaction()
        .execute((transaction) => setPassword(transaction, id, passwordHash, now));
      if (changed) security("passwordChanged", { customer: id });
      return changed;
    },

    /** Reports whether a link in a mail is invalid because it was used. */
    wasLinkUsed: (purpose: LinkPurpose, secret: string, use: LinkUse): Promise<boolean> =>
      wasLinkUsed(database, purpose, secret, use),

    /** Returns the address of the account whose password a link sets, while the link is valid. */
    async emailToReset(secret: string, use: LinkUse): Promise<string | undefined> {
      const link = await findLink(database, "resetPassword", secret, use);
      return link?.customer_email ?? undefined;
    },

    /**
     * Sets the new password with a link, which works once; returns undefined when the link is not valid. The browser that used it
     * becomes known: it can log in at once, whatever was tried before.
     */
    async reset(
      secret: string,
      password: string,
      at: PasswordAttempt,
    ): Promise<{ browser: string } | undefined> {
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

    /** Sends a confirmation link to the new address and a notice to the old one. The caller has checked the password. */
    async requestEmail(
      customer: CustomerRow,
      givenEmail: string,
      { site, now }: PasswordAttempt,
    ): Promise<TooMany | undefined> {
      const email = customerEmail(givenEmail);
      const outcome = await limits.attempt({ addressChanges: `${customer.id}` }, now, async () => {
        await limits.attempt({ mailsToAddress: `${site.code} ${email}` }, now, () =>
          database.transaction().execute(async (transaction) => {
            await requestMail(transaction, {
              kind: "account-email-change",
              site: site.code,
              to: email,
              data: { customer: customer.id, passwordState: passwordState(customer) },
            });
            await requestMail(transaction, {
              kind: "account-email-notice",
              site: site.code,
              to: customer.email,
              data: { email },
            });
          }),
        );
        return { isReceived: true };
      });
      return "problem" in outcome ? outcome : undefined;
    },

    /** Returns the address that a link confirms. */
    newEmail: async (secret: string, use: LinkUse): Promise<string | undefined> =>
      (await findLink(database, "changeEmail", secret, use))?.email ?? undefined,

    /** Changes the address; returns false when the link is not valid, or when the address has an account by now. */
    async confirmEmail(secret: string, use: LinkUse): Promise<boolean> {
      const change = database.transaction().execute(async (transaction) => {
        const link = await takeLink(transaction, "changeEmail", secret, use);
        if (!link?.email) return false;
        const { email } = link;
        const { email: from } = await transaction
          .selectFrom("customer")
          .select("email")
          .where("id", "=", link.customerId)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("customer")
          .set({ email })
          .where("id", "=", link.customerId)
          .execute();
        await onNewAddress(transaction, { ...use, from, to: email });
        await deleteLinks(transaction, link.customerId, link);
        return true;
      });
      return change.catch(async (error: unknown) => {
        if (!isDuplicateIn("customer", error)) throw error;
        await deleteLink(database, secret);
        return false;
      });
    },
  };
}
