import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Selectable } from "kysely";
import type { RequestMail } from "../../../http/slice.ts";
import { failedDays, mostTries, sentBy, sentDays, waitAfter } from "../mail-rules.ts";
import type { MailTables } from "./mail-tables.ts";

export type ClaimedMail = Pick<
  Selectable<MailTables["outgoing_mail"]>,
  "id" | "kind" | "site" | "recipient" | "data" | "message_id" | "made_at" | "tries"
>;

/** A mail that failed for good. */
export type FailedMail = Pick<
  Selectable<MailTables["outgoing_mail"]>,
  "id" | "kind" | "site" | "recipient" | "made_at" | "tries" | "problem"
>;

export interface MailQueueOptions {
  now(): Date;
  /** The part behind the @ of message ids. */
  domain: string;
  /** From 0 to 1. */
  random?: () => number;
}

export type MailQueue = ReturnType<typeof createMailQueue>;

/** The table of outgoing mails. No transaction is open while a mail is sent: the embedded database has one connection. */
export function createMailQueue(
  database: Kysely<MailTables>,
  { now, domain, random = Math.random }: MailQueueOptions,
) {
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const daysAgo = (at: Date, days: number) => new Date(at.getTime() - days * 24 * 3_600_000);

  const request: RequestMail = async (transaction, { kind, site, to, data }) => {
    const id = randomUUID();
    await sql`insert into outgoing_mail (id, kind, site, recipient, data, message_id, made_at, next_try)
      values (${id}, ${kind}, ${site}, ${to}, ${JSON.stringify(data)}, ${`<${id}@${domain}>`}, ${now()}, ${now()})`.execute(
      transaction,
    );
  };

  return {
    request,

    /** The next mail that is due, of the kinds that this process knows; it belongs to the caller for `sentBy`. */
    async claim(kinds: string[]): Promise<ClaimedMail | undefined> {
      const { rows } = await sql<ClaimedMail>`update outgoing_mail
        set tries = tries + 1, next_try = ${later(sentBy)}
        where id = (select id from outgoing_mail
          where next_try <= ${now()} and tries < ${mostTries} and kind = any(${kinds})
          order by next_try limit 1 for update skip locked)
        returning id, kind, site, recipient, data, message_id, made_at, tries`.execute(database);
      return rows[0];
    },

    /** What the mail was made of is deleted. */
    async markSent({ id }: Pick<ClaimedMail, "id">): Promise<void> {
      await database
        .updateTable("outgoing_mail")
        .set({ sent_at: now(), next_try: null, problem: null, data: sql`'{}'` })
        .where("id", "=", id)
        .execute();
    },

    /** Plans the next try, or none; does nothing when another process has the mail by now. */
    async markFailed(
      { id, tries }: Pick<ClaimedMail, "id" | "tries">,
      problem: string,
      { isFinal }: { isFinal: boolean },
    ): Promise<void> {
      const isLast = isFinal || tries >= mostTries;
      await database
        .updateTable("outgoing_mail")
        .set({ problem, next_try: isLast ? null : later(waitAfter(tries, random())) })
        .where("id", "=", id)
        .where("tries", "=", tries)
        .where("sent_at", "is", null)
        .execute();
    },

    /** For one that is no longer wanted. */
    async remove({ id }: Pick<ClaimedMail, "id">): Promise<void> {
      await database.deleteFrom("outgoing_mail").where("id", "=", id).execute();
    },

    /** Gives up mails whose last try ended with its process. */
    async giveUp(): Promise<void> {
      await database
        .updateTable("outgoing_mail")
        .set({ next_try: null, problem: sql`coalesce(problem, 'each try ended with its process')` })
        .where("next_try", "<=", now())
        .where("tries", ">=", mostTries)
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

    /** Sends mails that failed for good once more: all of them, or one. Gives how many. */
    async retry(id?: string): Promise<number> {
      const { numUpdatedRows } = await database
        .updateTable("outgoing_mail")
        .set({ tries: 0, next_try: now() })
        .where("next_try", "is", null)
        .where("sent_at", "is", null)
        .$if(id !== undefined, (query) => query.where(sql`id::text`, "=", id!))
        .executeTakeFirst();
      await sql`select pg_notify('mail', '')`.execute(database);
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
