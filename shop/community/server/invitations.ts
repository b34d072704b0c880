import { sql } from "kysely";
import { comparedEmail } from "../../../platform/shared/email.ts";
import { invitationStep, type ReviewedOrder } from "../review-rules.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { InvitationLinks } from "./invitation-links.ts";

/** Orders that are looked at in sequence before the next ones are read. */
const batch = 100;

/** Years for which the record of a consent is stored. */
const consentYears = 3;

export type Invitations = ReturnType<typeof createInvitations>;

/** The one mail that asks for reviews of an order, where its shopper wants it. */
export function createInvitations(
  { database, orders, requestMail, now }: CommunityOptions,
  links: InvitationLinks,
) {
  const open = sql`mailed_at is null and ended_at is null`;

  /** Sends the mail of an order, ends it or looks at it later. Of any number of processes at once, one does. */
  async function follow(row: { order_number: string; asked_at: Date }, at: Date): Promise<void> {
    const order = await orders.ofNumber(row.order_number);
    const step = invitationStep(order, row.asked_at, at);
    await database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ site: string; email: string }>`update review_invitation set
          check_at = ${typeof step === "object" ? step.checkAt : at},
          mailed_at = ${step === "send" ? at : null}, ended_at = ${step === "end" ? at : null}
        where order_number = ${row.order_number} and check_at <= ${at} and ${open}
        returning site, email`.execute(transaction);
      const [taken] = rows;
      if (taken && step === "send")
        await requestMail(transaction, {
          kind: "review-invitation",
          site: taken.site,
          to: taken.email,
          data: { order: row.order_number },
        });
    });
  }

  return {
    /** Records that the shopper of an order wants the mail. Idempotent. */
    async ask({ number, site, email }: ReviewedOrder, at: Date): Promise<void> {
      await database
        .insertInto("review_invitation")
        .values({
          order_number: number,
          site,
          email,
          asked_at: at,
          check_at: at,
          mailed_at: null,
          ended_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async isAsked(order: string): Promise<boolean> {
      const row = await database
        .selectFrom("review_invitation")
        .select("ended_at")
        .where("order_number", "=", order)
        .executeTakeFirst();
      return row !== undefined && row.ended_at === null;
    },

    /** Queues the mails that are due. */
    async send(): Promise<void> {
      const at = now();
      for (;;) {
        const due = await database
          .selectFrom("review_invitation")
          .select(["order_number", "asked_at"])
          .where("check_at", "<=", at)
          .where("mailed_at", "is", null)
          .where("ended_at", "is", null)
          .orderBy("check_at")
          .limit(batch)
          .execute();
        for (const row of due) await follow(row, at);
        if (due.length < batch) return;
      }
    },

    /** Ends the mails of this kind to the address of a link's order. Returns false for a wrong link. */
    async object(token: string, at: Date): Promise<boolean> {
      const order = await links.orderOf(token, at);
      if (order === undefined) return false;
      await sql`update review_invitation set ended_at = ${at} where ended_at is null
        and (site, lower(email)) in (select site, lower(email) from review_invitation where order_number = ${order})`.execute(
        database,
      );
      return true;
    },

    /** Moves what waits for a customer's address to the new one. */
    async moveTo(site: string, from: string, to: string, at: Date): Promise<void> {
      await sql`update review_invitation set email = ${to} where site = ${site}
        and lower(email) = ${comparedEmail(from)} and asked_at <= ${at} and ${open}`.execute(
        database,
      );
    },

    /** Ends what waits for the address of a removed account. */
    async end(site: string, email: string, at: Date): Promise<void> {
      await sql`update review_invitation set ended_at = ${at} where site = ${site}
        and lower(email) = ${comparedEmail(email)} and asked_at <= ${at} and ${open}`.execute(
        database,
      );
    },

    async deleteExpired(at: Date): Promise<void> {
      const before = new Date(at);
      before.setUTCFullYear(before.getUTCFullYear() - consentYears);
      await database.deleteFrom("review_invitation").where("asked_at", "<=", before).execute();
    },
  };
}
