import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Selectable } from "kysely";
import { createClaims, waitAfter } from "../../database/claimed-rows.ts";
import type { MailInsert, RequestMail } from "../../http/slice.ts";
import { beginWithin, failedDays, maxTries, sentBy, sentDays } from "../mail-rules.ts";
import type { MailTables } from "./mail-tables.ts";

const claimedColumns = [
  "id",
  "kind",
  "site",
  "recipient",
  "data",
  "message_id",
  "made_at",
  "tries",
  "next_try",
] as const;

export type ClaimedMail = Pick<
  Selectable<MailTables["outgoing_mail"]>,
  (typeof claimedColumns)[number]
> & {
  /** Time from which another process may send it. */
  next_try: Date;
};

/** A mail that has failed permanently. */
export type FailedMail = Pick<
  Selectable<MailTables["outgoing_mail"]>,
  "id" | "kind" | "site" | "recipient" | "made_at" | "tries" | "problem"
>;

/** Notification channel for pending mails. */
export const mailChannel = "mail";

export interface MailQueueOptions {
  now(): Date;
  /** The domain part of message ids. */
  domain: string;
  /** From 0 to 1. */
  random?: () => number;
}

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Manages the table of outgoing mails. No transaction is open while a mail is sent, since the embedded database has only one
 * connection.
 */
export function createMailQueue(
  database: Kysely<MailTables>,
  { now, domain, random = Math.random }: MailQueueOptions,
) {
  const claims = createClaims<ClaimedMail>(database, {
    table: "outgoing_mail",
    columns: claimedColumns,
    key: "id",
    claimedFor: sentBy,
    now,
  });
  const daysAgo = (at: Date, days: number) => new Date(at.getTime() - days * 24 * 3_600_000);

  const insert: MailInsert = (mails) => {
    const rows = mails.map((mail) => {
      const id = randomUUID();
      return { ...mail, id, message_id: `<${id}@${domain}>`, made_at: now() };
    });
    return sql`insert into outgoing_mail (id, kind, site, recipient, data, message_id, made_at, next_try)
      select id, kind, site, "to", data, message_id, made_at, made_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as mail (id uuid, kind text, site text, "to" text, data jsonb, message_id text, made_at timestamptz)`;
  };
  const request: RequestMail = async (transaction, mail) => {
    await sql`/* plan once */ ${insert([mail])} returning pg_notify(${mailChannel}, '')`.execute(
      transaction,
    );
  };

  return {
    insert,
    request,

    /** Claims the next due mails of the kinds known to this process; the caller owns them until their `next_try`. */
    claim: (kinds: string[], limit: number): Promise<ClaimedMail[]> =>
      claims.claim(sql`tries < ${maxTries} and kind = any(${kinds})`, "next_try", limit),

    /** Reports whether a process owns a mail for long enough to send it. */
    hasTime: ({ next_try }: ClaimedMail): boolean =>
      next_try.getTime() - now().getTime() > sentBy - beginWithin,

    /** Renews the claims on mails being sent, unless another process has claimed them. */
    async keep(mails: Pick<ClaimedMail, "id" | "tries">[]): Promise<void> {
      await sql`update outgoing_mail as mail set next_try = ${claims.later(sentBy)}
        from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as kept (id uuid, tries integer)
        where mail.id = kept.id and mail.tries = kept.tries and next_try is not null`.execute(
        database,
      );
    },

    /** Releases claimed mails that were not started, for any process. */
    async release(mails: Pick<ClaimedMail, "id" | "next_try">[]): Promise<void> {
      await sql`update outgoing_mail set tries = tries - 1, next_try = ${now()}
        where id = any(${mails.map(({ id }) => id)})
        and next_try = any(${mails.map(({ next_try }) => next_try)})`.execute(database);
    },

    /** Postpones a claimed mail; does not count as an attempt. */
    async postpone({ id, tries }: Pick<ClaimedMail, "id" | "tries">, until: Date): Promise<void> {
      await database
        .updateTable("outgoing_mail")
        .set({ tries: tries - 1, next_try: until })
        .where("id", "=", id)
        .where("tries", "=", tries)
        .execute();
    },

    /** Marks mails as sent and deletes the data they were rendered from. */
    async markSent(mails: Pick<ClaimedMail, "id">[]): Promise<void> {
      await sql`/* plan once */ update outgoing_mail
        set sent_at = ${now()}, next_try = null, problem = null, data = '{}'
        where id = any(${mails.map(({ id }) => id)})`.execute(database);
    },

    /** Schedules the next attempt, or none; does nothing when another process has claimed the mail. */
    async markFailed(
      mail: Pick<ClaimedMail, "id" | "tries">,
      problem: string,
      { isFinal }: { isFinal: boolean },
    ): Promise<void> {
      const isLast = isFinal || mail.tries >= maxTries;
      const next = isLast ? null : claims.later(waitAfter(mail.tries, random()));
      await claims.planNext(mail, next, problem, sql`sent_at is null`);
    },

    /** Deletes a mail that was cancelled. */
    async remove({ id }: Pick<ClaimedMail, "id">): Promise<void> {
      await database.deleteFrom("outgoing_mail").where("id", "=", id).execute();
    },

    /** Gives up mails whose process ended during the last attempt. */
    async giveUp(): Promise<void> {
      await database
        .updateTable("outgoing_mail")
        .set({ next_try: null, problem: sql`coalesce(problem, 'each try ended with its process')` })
        .where("next_try", "<=", now())
        .where("tries", ">=", maxTries)
        .execute();
    },

    failed: (): Promise<FailedMail[]> =>
      database
        .selectFrom("outgoing_mail")
        .select(["id", "kind", "site", "recipient", "made_at", "tries", "problem"])
        .where("next_try", "is", null)
        .where("sent_at", "is", null)
        .orderBy("made_at")
        .execute(),

    /** Retries mails that failed permanently: all of them, or one. Returns their number. */
    async retry(id?: string): Promise<number> {
      const { numUpdatedRows } = await database
        .updateTable("outgoing_mail")
        .set({ tries: 0, next_try: now() })
        .where("next_try", "is", null)
        .where("sent_at", "is", null)
        .$if(id !== undefined, (query) => query.where(sql`id::text`, "=", id!))
        .executeTakeFirst();
      await sql`select pg_notify(${mailChannel}, '')`.execute(database);
      return Number(numUpdatedRows);
    },

    async deleteExpired(at: Date): Promise<void> {
      await database
        .deleteFrom("outgoing_mail")
        .where("next_try", "is", null)
        .where((row) =>
          row.or([
            row("made_at", "<=", daysAgo(at, failedDays)),
            row("sent_at", "<=", daysAgo(at, sentDays)),
          ]),
        )
        .execute();
    },
  };
}
