import { randomUUID } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import { notifyContentChange } from "../../../platform/content/content-changes.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { leadStoredUntil } from "../lead-rules.ts";
import {
  leadConfirmationHours,
  leadTeamEmail,
  type LeadCampaign,
  type LeadEntry,
  type LeadSubmission,
} from "../leads-contract.ts";
import { leadsName } from "./leads-part.ts";
import type { LeadMails } from "./lead-mail-templates.ts";
import type { LeadsTables } from "./leads-tables.ts";
import { leadEntryOf } from "./read-entries.ts";

/** Rate limits. Their names must be unique among all features. */
export const leadLimits = {
  /** High, since many shoppers may share a network. */
  leadEntries: { times: 20, minutes: 60 },
  /** Entries with one e-mail address, each of which sends it a mail: it may be another person's. */
  leadMails: { times: 3, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Minutes after which the same entry, sent again, has its mail sent again. */
const resendMinutes = 5;

const hour = 3_600_000;

export interface LeadEntryPorts {
  security: SecurityLog;
  requestMail: RequestMail<LeadMails>;
}

/** `full`: the last entry that counts was taken a moment ago. */
export type LeadOutcome = "received" | "full" | TooMany;

/** The outcome of a link's button. `already`: the address has an entry; `over`: no more entries count. */
export type LeadConfirmation = "confirmed" | "already" | "full" | "invalid";

class FullError extends Error {}

type Database = Kysely<LeadsTables & RateLimitTables>;

/** Stores entries of campaigns, and counts those that are confirmed. */
export function createLeadEntries(database: Database, { security, requestMail }: LeadEntryPorts) {
  const limits = createRateLimits(database, leadLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /**
   * Stores a submission once, however often it is sent: it is known by its content. Returns when it is stored together with its
   * mails.
   */
  async function receive(
    campaign: LeadCampaign,
    submission: LeadSubmission,
    { now, ip }: { now: Date; ip: string },
  ): Promise<LeadOutcome> {
    const entry = newEntry(campaign, submission, now);
    const counted = {
      leadEntries: sharesOf(ip),
      ...(submission.email !== undefined && { leadMails: submission.email }),
    };
    try {
      const outcome = await limits.attempt(counted, now, async (attempt) => {
        const isNew = await store(campaign, entry);
        if (!isNew) {
          await attempt.refund("leadEntries");
          if (!(await mailAgain(entry, now))) await attempt.refund("leadMails");
        }
        return "received" as const;
      });
      // What was received before stays received, even when no more is accepted.
      return outcome !== "received" && (await isStored(entry)) ? "received" : outcome;
    } catch (error) {
      if (!(error instanceof FullError)) throw error;
      return (await isStored(entry)) ? "received" : "full";
    }
  }

  /** Stores an entry with its mails, unless it is already stored. Throws a FullError when it would not count any more. */
  const store = (campaign: LeadCampaign, entry: NewEntry): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto("lead_entry")
        .values({
          ...entry,
          answers: JSON.stringify(entry.answers),
          consents: JSON.stringify(entry.consents),
        })
        .onConflict((conflict) => conflict.column("digest").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!stored) return false;
      if (campaign.isConfirmedByMail) await requestConfirmation(transaction, entry);
      else {
        if (!(await count(transaction, campaign))) throw new FullError();
        await requestMails(transaction, campaign, entry);
      }
      return true;
    });

  /** Mails the link of an entry again that waits to be confirmed, unless a mail is on its way. Returns whether it does. */
  const mailAgain = ({ digest }: NewEntry, now: Date): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const waiting = await transaction
        .updateTable("lead_entry")
        .set({ mailed_at: now, expires_at: pendingUntil(now) })
        .where("digest", "=", digest)
        .where("accepted_at", "is", null)
        .where("mailed_at", "<=", new Date(now.getTime() - resendMinutes * 60_000))
        .returning(["id", "site", "email"])
        .executeTakeFirst();
      if (waiting) await requestConfirmation(transaction, waiting);
      return waiting !== undefined;
    });

  async function requestConfirmation(
    transaction: Transaction<LeadsTables & RateLimitTables>,
    { id, site, email }: { id: string; site: SiteCode; email: string | null },
  ) {
    if (email === null) return;
    await requestMail(transaction, { kind: "lead-confirmation", site, to: email, data: { id } });
  }

  /** Requests the mails about an entry that counts. */
  async function requestMails(
    transaction: Transaction<LeadsTables & RateLimitTables>,
    { isMailedToTeam }: LeadCampaign,
    { id, site, email }: { id: string; site: SiteCode; email: string | null },
  ) {
    if (email !== null)
      await requestMail(transaction, { kind: "lead-received", site, to: email, data: { id } });
    if (isMailedToTeam)
      await requestMail(transaction, { kind: "lead-team", site, to: leadTeamEmail, data: { id } });
  }

  /** Counts an entry. Returns false when the limit is reached. Processes that do so at once wait for each other. */
  async function count(
    transaction: Transaction<LeadsTables & RateLimitTables>,
    { site, id, maxEntries }: LeadCampaign,
  ): Promise<boolean> {
    const entries = await lockTally(transaction, { site, campaign: id });
    if (maxEntries !== undefined && entries >= maxEntries) return false;
    await transaction
      .updateTable("lead_tally")
      .set({ entries: entries + 1 })
      .where("site", "=", site)
      .where("campaign", "=", id)
      .execute();
    // Shared pages then say that no more are taken.
    if (entries + 1 === maxEntries) await notifyContentChange(transaction, leadsName);
    return true;
  }

  /** Returns the waiting or confirmed entry of a link. Read-only. */
  async function ofLink(
    secret: string,
    { site, now }: { site: SiteCode; now: Date },
  ): Promise<LeadEntry | undefined> {
    if (!isSecret(secret)) return undefined;
    const row = await database
      .selectFrom("lead_token")
      .innerJoin("lead_entry", "lead_entry.id", "lead_token.entry_id")
      .selectAll("lead_entry")
      .where("token_hash", "=", hashOf(secret))
      .where("lead_token.expires_at", ">", now)
      .where("site", "=", site)
      .executeTakeFirst();
    return row && leadEntryOf(row);
  }

  /** Confirms the entry of a link. Idempotent: of any number at once one counts it and requests its mails. */
  async function confirm(
    secret: string,
    campaign: LeadCampaign,
    now: Date,
  ): Promise<LeadConfirmation> {
    const { site } = campaign;
    const found = await ofLink(secret, { site, now });
    if (!found || found.campaign !== campaign.id) return "invalid";
    return database.transaction().execute(async (transaction) => {
      // All confirmations of a campaign wait here, so that none of them misses another one's.
      await lockTally(transaction, found);
      const entry = await transaction
        .selectFrom("lead_entry")
        .select(["id", "site", "email", "received_at", "accepted_at"])
        .where("id", "=", found.id)
        .executeTakeFirst();
      if (!entry) return "invalid";
      if (entry.accepted_at) return "confirmed";
      const other = await transaction
        .selectFrom("lead_entry")
        .select("id")
        .where("site", "=", site)
        .where("campaign", "=", campaign.id)
        .where("email", "=", entry.email)
        .where("accepted_at", "is not", null)
        .executeTakeFirst();
      if (other) return "already";
      if (!(await count(transaction, campaign))) return "full";
      await transaction
        .updateTable("lead_entry")
        .set({ accepted_at: now, expires_at: leadStoredUntil(campaign, entry.received_at) })
        .where("id", "=", entry.id)
        .execute();
      await requestMails(transaction, campaign, entry);
      return "confirmed";
    });
  }

  async function isStored({ digest }: NewEntry): Promise<boolean> {
    const row = await database
      .selectFrom("lead_entry")
      .select("id")
      .where("digest", "=", digest)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    receive,
    ofLink,
    confirm,

    /** Creates the secret of a link that confirms an entry. */
    async createLink(entryId: string, now: Date): Promise<string> {
      const secret = newSecret();
      await database
        .insertInto("lead_token")
        .values({ token_hash: hashOf(secret), entry_id: entryId, expires_at: pendingUntil(now) })
        .execute();
      return secret;
    },

    async deleteExpired(now: Date) {
      await database.deleteFrom("lead_entry").where("expires_at", "<=", now).execute();
      await database.deleteFrom("lead_token").where("expires_at", "<=", now).execute();
    },
  };
}

const pendingUntil = (now: Date) => new Date(now.getTime() + leadConfirmationHours * hour);

type NewEntry = ReturnType<typeof newEntry>;

function newEntry(campaign: LeadCampaign, { answers, email, consents }: LeadSubmission, now: Date) {
  const { site, id, isConfirmedByMail } = campaign;
  return {
    // Random, and so reveals neither the number of entries nor their order.
    id: randomUUID(),
    site,
    campaign: id,
    digest: hashOf(JSON.stringify([site, id, email ?? "", answers, consents])),
    email: email ?? null,
    answers,
    consents,
    is_confirmed_by_mail: isConfirmedByMail,
    received_at: now,
    accepted_at: isConfirmedByMail ? null : now,
    mailed_at: isConfirmedByMail ? now : null,
    expires_at: isConfirmedByMail ? pendingUntil(now) : leadStoredUntil(campaign, now),
  };
}

/** Returns how many entries of a campaign count, and holds the others that ask for it until the transaction ends. */
async function lockTally(
  transaction: Transaction<LeadsTables & RateLimitTables>,
  { site, campaign }: { site: SiteCode; campaign: string },
): Promise<number> {
  const { entries } = await transaction
    .insertInto("lead_tally")
    .values({ site, campaign, entries: 0 })
    .onConflict((conflict) =>
      conflict.columns(["site", "campaign"]).doUpdateSet({ entries: sql`lead_tally.entries` }),
    )
    .returning("entries")
    .executeTakeFirstOrThrow();
  return entries;
}
