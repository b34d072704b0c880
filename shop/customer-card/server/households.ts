import { createHmac, randomUUID } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
} from "../../../platform/security/rate-limits.ts";
import { isSameText } from "../../../platform/security/signatures.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { joinWithinDays, maxHousehold } from "../card-contract.ts";
import { openLedger } from "./card-ledger.ts";
import type { CardPorts } from "./card-ports.ts";
import type { CardTables } from "./card-tables.ts";
import { addCard, cardOf, lockCustomer } from "./issue-cards.ts";
import { lockLedgers, lockWaitingOrders, moveBeans } from "./move-beans.ts";
import { returnCard } from "./return-cards.ts";

/** Rate limits. Their names must be unique among all features. */
export const cardLimits = {
  /** Invitations of one customer, whose mails go to other persons. */
  cardInvitations: { times: 20, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Where the link of an invitation leads: to a household by its id, signed. */
export interface InvitationLink {
  id: string;
  signature: string;
}

export type InviteOutcome = "invited" | "full" | "notManager" | { problem: "tooMany" };

export type JoinOutcome = "joined" | "full" | "invalid" | "inHousehold" | "alreadyIn";

/** Creates the functions that let several customers collect beans on one ledger. */
export function createHouseholds(
  database: Kysely<CardTables & RateLimitTables>,
  { requestMail, security, origins }: Pick<CardPorts, "requestMail" | "security" | "origins">,
  key: { get(): Promise<Buffer> },
) {
  const limits = createRateLimits(database, cardLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /** Lower-case, as addresses of the account are that a login leads back to. */
  const signatureOf = async (id: string) =>
    createHmac("sha256", await key.get())
      .update(`invitation ${id}`)
      .digest("hex")
      .slice(0, 40);

  const isSigned = async ({ id, signature }: InvitationLink) =>
    /^[\da-f-]{36}$/.test(id) && isSameText(signature, await signatureOf(id));

  /** Reports whether another person may join a ledger. */
  async function hasRoom(
    transaction: Transaction<CardTables>,
    ledger: string,
    now: Date,
    besides = "",
  ) {
    const { rows } = await sql<{ count: number }>`select (
        (select count(*) from card where ledger_id = ${ledger} and returned_at is null)
        + (select count(*) from card_invitation where ledger_id = ${ledger} and id::text <> ${besides}
          and expires_at > ${now}))::integer as count`.execute(transaction);
    return rows[0]!.count < maxHousehold;
  }

  const found = (id: string, { site, now }: Viewpoint) =>
    database
      .selectFrom("card_invitation")
      .innerJoin("card_ledger", "card_ledger.id", "card_invitation.ledger_id")
      .select(["card_invitation.id", "card_invitation.ledger_id", "email"])
      .where("card_invitation.id", "=", id)
      .where("expires_at", ">", now)
      .where("site", "=", site.code)
      .executeTakeFirst();

  return {
    /** Returns the address that a mail of an invitation leads to. */
    linkOf: async (id: string, path: string, site: Viewpoint["site"]["code"]) =>
      `${origins[site] ?? ""}${path}/${id}/${await signatureOf(id)}`,

    /** Invites a person to a household by mail. A second invitation of an address renews the first. */
    async invite(customerId: string, email: string, at: Viewpoint): Promise<InviteOutcome> {
      const outcome = await limits.attempt({ cardInvitations: `${customerId}` }, at.now, () =>
        database.transaction().execute(async (transaction): Promise<InviteOutcome> => {
          await lockCustomer(transaction, customerId);
          const own = await cardOf(transaction, customerId);
          if (!own?.is_manager || own.kind !== "privatecard") return "notManager";
          await openLedger(transaction, own.ledger_id, at.now);
          const { rows } = await sql<{ id: string }>`select id from card_invitation
            where ledger_id = ${own.ledger_id} and lower(email) = ${comparedEmail(email)}`.execute(
            transaction,
          );
          const id = rows[0]?.id ?? randomUUID();
          if (!(await hasRoom(transaction, own.ledger_id, at.now, id))) return "full";
          const expiresAt = new Date(at.now.getTime() + joinWithinDays * 86_400_000);
          await sql`insert into card_invitation (id, ledger_id, email, created_at, expires_at)
            values (${id}, ${own.ledger_id}, ${email}, ${at.now}, ${expiresAt})
            on conflict (id) do update set expires_at = excluded.expires_at`.execute(transaction);
          await requestMail(transaction, {
            kind: "card-invitation",
            site: at.site.code,
            to: email,
            data: { invitation: id },
          });
          return "invited";
        }),
      );
      return typeof outcome === "object" ? { problem: "tooMany" } : outcome;
    },

    /** Returns who invites to the household behind a link; undefined when it is not valid any more. */
    async invitation(link: InvitationLink, at: Viewpoint) {
      if (!(await isSigned(link))) return undefined;
      const invitation = await found(link.id, at);
      if (!invitation) return undefined;
      const { rows } = await sql<{
        firstName: string;
        lastName: string;
      }>`select first_name as "firstName", last_name as "lastName"
        from card join customer on customer.id = customer_id
        where ledger_id = ${invitation.ledger_id} and returned_at is null and is_manager`.execute(
        database,
      );
      return rows[0] && { manager: fullName(rows[0], at.site), email: invitation.email };
    },

    /**
     * Lets a customer collect on the ledger of a household. A card of their own keeps its number, and its beans move with their validity. One
     * who is in another household leaves that first.
     */
    async join(link: InvitationLink, customerId: string, at: Viewpoint): Promise<JoinOutcome> {
      if (!(await isSigned(link))) return "invalid";
      return database.transaction().execute(async (transaction): Promise<JoinOutcome> => {
        if (!(await lockCustomer(transaction, customerId))) return "invalid";
        const invited = await transaction
          .selectFrom("card_invitation")
          .innerJoin("card_ledger", "card_ledger.id", "card_invitation.ledger_id")
          .select(["card_invitation.id", "ledger_id"])
          .where("card_invitation.id", "=", link.id)
          .where("expires_at", ">", at.now)
          .where("site", "=", at.site.code)
          .executeTakeFirst();
        const own = await cardOf(transaction, customerId);
        if (!invited) return "invalid";
        if (own?.ledger_id === invited.ledger_id) return "alreadyIn";
        if (own) {
          const { rows } = await sql`select from card where ledger_id = ${own.ledger_id}
            and returned_at is null`.execute(transaction);
          if (rows.length > 1) return "inHousehold";
          await lockWaitingOrders(transaction, own.ledger_id);
        }
        await lockLedgers(
          transaction,
          [invited.ledger_id, own?.ledger_id ?? invited.ledger_id],
          at.now,
        );
        const { rows: deleted } = await sql`delete from card_invitation where id = ${link.id}
          returning id`.execute(transaction);
        if (deleted.length === 0) return "invalid";
        if (!(await hasRoom(transaction, invited.ledger_id, at.now))) return "full";
        if (own) await moveCard(transaction, own, invited.ledger_id, at.now);
        else
          await addCard(transaction, {
            ledger: invited.ledger_id,
            customerId,
            isManager: false,
            issuedAt: at.now,
          });
        return "joined";
      });
    },

    /** Removes a person or an invitation from the household of its manager. */
    async remove(customerId: string, member: string, now: Date): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const own = await cardOf(transaction, customerId);
        if (!own?.is_manager || member === own.number) return;
        await sql`delete from card_invitation where ledger_id = ${own.ledger_id} and id::text = ${member}`.execute(
          transaction,
        );
        const { rows } = await sql<{
          number: string;
          ledger_id: string;
        }>`select number, ledger_id from card
          where ledger_id = ${own.ledger_id} and number = ${member} and returned_at is null`.execute(
          transaction,
        );
        if (rows[0]) await returnCard(transaction, rows[0], now);
      });
    },
  };
}

/** Moves a card with its beans and its waiting orders to the ledger of a household. */
async function moveCard(
  transaction: Transaction<CardTables>,
  { number, ledger_id: from }: { number: string; ledger_id: string },
  to: string,
  now: Date,
): Promise<void> {
  await moveBeans(transaction, from, to, now);
  await sql`update card set ledger_id = ${to}, is_manager = false where number = ${number}`.execute(
    transaction,
  );
  await sql`update card_order set ledger_id = ${to} where ledger_id = ${from}`.execute(transaction);
  await transaction.deleteFrom("card_invitation").where("ledger_id", "=", from).execute();
}
