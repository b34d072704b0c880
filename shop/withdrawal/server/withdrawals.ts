import { randomInt } from "node:crypto";
import type { Kysely, QueryExecutorProvider } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { MailContent, MailTemplates } from "../../../platform/shared/mail.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  declarationFields,
  type Declaration,
  type Receipt,
  type ShownReceipt,
} from "../withdrawal-contract.ts";
import { storedUntil } from "../withdrawal-rules.ts";
import type { WithdrawalTables } from "./withdrawal-tables.ts";

/** Rate limits. Their names must be unique among all features. */
export const withdrawalLimits = {
  /** High, since many shoppers may share a network. */
  withdrawals: { times: 30, minutes: 60 },
  /**
   * Mails to one address about declarations that name none of its orders: the sender writes the text, and the address may be
   * another person's.
   */
  withdrawalMails: { times: 3, minutes: 24 * 60 },
  /** Such mails from one network, to any addresses. The receipt page exists in any case. */
  withdrawalMailsFromNetwork: { times: 10, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

export interface WithdrawalPorts {
  security: SecurityLog;
  requestMail: RequestMail<WithdrawalMails>;
  /** Returns the numbers of the orders that a declaration names by number and e-mail address; look-ups are limited per network. */
  ordersNamedIn(declaration: Declaration, site: SiteCode, ip: string): Promise<string[]>;
  /** Attaches a new declaration to these orders, in the declaration's transaction. */
  attach(transaction: QueryExecutorProvider, receipt: Receipt, orders: string[]): Promise<void>;
  /** Returns the content of the mail that confirms a receipt. */
  mailContent(receipt: Receipt, site: SiteCode): MailContent;
}

/** The kinds of mails, with their data. */
interface WithdrawalMails {
  /** The number of the receipt that the mail confirms. */
  "withdrawal-receipt": { number: string };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;

/** Stores declarations of withdrawal and returns their receipts. */
export function createWithdrawals(
  database: Kysely<WithdrawalTables & RateLimitTables>,
  { security, requestMail, ordersNamedIn, attach, mailContent }: WithdrawalPorts,
) {
  const limits = createRateLimits(database, withdrawalLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /**
   * Stores a declaration once, however often it is sent with the same key, which is a secret of its form. Returns the secret at
   * the end of the receipt's address. It is derived from key and content, so an edited declaration is another one.
   */
  async function receive(
    declaration: Declaration,
    key: string,
    { site, now, ip }: Pick<Viewpoint, "now"> & { site: Site; ip: string },
  ): Promise<{ secret: string } | TooMany> {
    const secret = hashOf(
      JSON.stringify([key, ...declarationFields.map((each) => declaration[each])]),
    );
    const outcome = await limits.attempt({ withdrawals: sharesOf(ip) }, now, async (attempt) => {
      const values = {
        ...declaration,
        // Twelve random digits, which do not reveal the number of declarations.
        number: String(randomInt(100_000_000_000, 1_000_000_000_000)),
        receipt_hash: hashOf(secret),
        site: site.code,
        received_at: now,
        expires_at: storedUntil(now, site),
        is_mailed: false,
      };
      const stored = await store(values, ip);
      if (!stored) await attempt.refund("withdrawals");
      return { secret };
    });
    // A declaration received before stays received, even when no more are accepted.
    return "problem" in outcome && (await receiptOf(secret, site)) ? { secret } : outcome;
  }

  /**
   * Stores a declaration with its confirmation mail, unless it is already stored. The law asks for the mail (Directive 2011/83/EU,
   * article 11a, paragraph 4); only one that may be a stranger's is limited.
   */
  async function store(declaration: WithdrawalTables["withdrawal"], ip: string): Promise<boolean> {
    const { email: to, received_at: now, number, site } = declaration;
    const orders = await ordersNamedIn(declaration, site, ip);
    const write = ({ isInLimits }: { isInLimits: boolean }) =>
      database.transaction().execute(async (transaction) => {
        const isNew = await insert(transaction, declaration);
        if (!isNew) return false;
        await attach(transaction, receiptFrom(declaration), orders);
        // Number and address of an order prove that the mail goes to its shopper.
        if (!isInLimits && orders.length === 0) return true;
        const mail = { kind: "withdrawal-receipt" as const, site, to, data: { number } };
        await requestMail(transaction, mail);
        await transaction
          .updateTable("withdrawal")
          .set({ is_mailed: true })
          .where("number", "=", number)
          .execute();
        return true;
      });
    const counted = {
      withdrawalMails: to.toLowerCase(),
      withdrawalMailsFromNetwork: sharesOf(ip),
    };
    const outcome = await limits.attempt(counted, now, async (attempt) => {
      const isNew = await write({ isInLimits: true });
      if (!isNew) await attempt.refund("withdrawalMails", "withdrawalMailsFromNetwork");
      return isNew;
    });
    return typeof outcome === "boolean" ? outcome : write({ isInLimits: false });
  }

  /** Returns the receipt for a secret. */
  async function receiptOf(
    secret: string,
    { code }: Pick<Site, "code">,
  ): Promise<ShownReceipt | undefined> {
    const found = await database
      .selectFrom("withdrawal")
      .select(["number", "received_at", "is_mailed", ...declarationFields])
      .where("receipt_hash", "=", hashOf(secret))
      .where("site", "=", code)
      .executeTakeFirst();
    return found && { ...receiptFrom(found), isMailed: found.is_mailed };
  }

  return {
    receive,
    receiptOf,
    mails: {
      "withdrawal-receipt": async ({ site, data }) => {
        const found = await database
          .selectFrom("withdrawal")
          .select(["number", "received_at", ...declarationFields])
          .where("number", "=", data.number)
          .executeTakeFirst();
        return found && mailContent(receiptFrom(found), site);
      },
    } satisfies MailTemplates<WithdrawalMails>,
    deleteExpired: (now: Date) =>
      database.deleteFrom("withdrawal").where("expires_at", "<=", now).execute(),
  };
}

type ReceiptRow = Declaration & Pick<WithdrawalTables["withdrawal"], "number" | "received_at">;

function receiptFrom({ number, received_at: receivedAt, ...row }: ReceiptRow): Receipt {
  const { name, contract, email, part, reason } = row;
  return { number, receivedAt, declaration: { name, contract, email, part, reason } };
}

/** Inserts a declaration; returns whether it is new. */
async function insert(
  database: Kysely<WithdrawalTables & RateLimitTables>,
  declaration: WithdrawalTables["withdrawal"],
): Promise<boolean> {
  const stored = await database
    .insertInto("withdrawal")
    .values(declaration)
    .onConflict((conflict) => conflict.column("receipt_hash").doNothing())
    .returning("number")
    .executeTakeFirst();
  return stored !== undefined;
}
