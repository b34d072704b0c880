import { sql, type Kysely, type Selectable } from "kysely";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { LeadEntry, LeadSelection } from "../leads-contract.ts";
import type { LeadsTables } from "./leads-tables.ts";

/** Entries in a list for staff. */
export const leadListLength = 50;

/** Entries that are read at once for a file. */
const fileStep = 1_000;

/** How many entries a campaign has. */
export interface LeadCount extends LeadSelection {
  accepted: number;
  /** Those that wait to be confirmed. */
  waiting: number;
}

type Place = Pick<LeadEntry, "receivedAt" | "id">;

/** Reads entries for staff, and for the owner of an address. What staff read is logged. */
export function createLeadReader(
  database: Kysely<LeadsTables>,
  { security }: { security: SecurityLog },
) {
  const ofCampaign = ({ site, campaign }: LeadSelection) =>
    database
      .selectFrom("lead_entry")
      .selectAll()
      .where("site", "=", site)
      .where("campaign", "=", campaign);

  /** Returns entries of a campaign, the newest first; `before` is the last one of the page before. */
  async function list(asked: LeadSelection, staff: number, before?: Place): Promise<LeadEntry[]> {
    security("leadsRead", { staff });
    const rows = await ofCampaign(asked)
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`(received_at, id) < (${before!.receivedAt}, ${before!.id}::uuid)`),
      )
      .orderBy("received_at", "desc")
      .orderBy("id", "desc")
      .limit(leadListLength)
      .execute();
    return rows.map(leadEntryOf);
  }

  /** Yields the entries of a campaign that count, the oldest first, some at a time: there may be very many. */
  async function* all(asked: LeadSelection, staff: number): AsyncGenerator<LeadEntry[]> {
    security("leadsRead", { staff });
    let after: Place | undefined;
    do {
      const last = after;
      const rows = await ofCampaign(asked)
        .where("accepted_at", "is not", null)
        .$if(last !== undefined, (query) =>
          query.where(sql<boolean>`(received_at, id) > (${last!.receivedAt}, ${last!.id}::uuid)`),
        )
        .orderBy("received_at")
        .orderBy("id")
        .limit(fileStep)
        .execute();
      const entries = rows.map(leadEntryOf);
      yield entries;
      after = entries.length === fileStep ? entries.at(-1) : undefined;
    } while (after);
  }

  return {
    list,
    all,

    /** Returns the number of entries of each campaign that has some, also of those that are no longer in the content. */
    counts: (): Promise<LeadCount[]> =>
      database
        .selectFrom("lead_entry")
        .select(["site", "campaign"])
        .select((row) => row.fn.count<number>("accepted_at").as("accepted"))
        .select(sql<number>`count(*) filter (where accepted_at is null)`.as("waiting"))
        .groupBy(["site", "campaign"])
        .orderBy("site")
        .orderBy("campaign")
        .execute(),

    /** Returns the names of the inputs that entries of a campaign have, also of those that its form no longer has. */
    async inputNames({ site, campaign }: LeadSelection): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        select distinct jsonb_object_keys(answers) as name from lead_entry
        where site = ${site} and campaign = ${campaign} order by name`.execute(database);
      return rows.map(({ name }) => name);
    },

    async byId(id: string): Promise<LeadEntry | undefined> {
      const row = await database
        .selectFrom("lead_entry")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && leadEntryOf(row);
    },

    /** Returns the entries with an address on a site, the oldest first. */
    async ofAddress(email: string, site: SiteCode): Promise<LeadEntry[]> {
      const rows = await database
        .selectFrom("lead_entry")
        .selectAll()
        .where("site", "=", site)
        .where("email", "=", email.toLowerCase())
        .orderBy("received_at")
        .execute();
      return rows.map(leadEntryOf);
    },
  };
}

/** Returns an entry from its row. */
export const leadEntryOf = ({
  id,
  site,
  campaign,
  email,
  answers,
  consents,
  received_at: receivedAt,
  accepted_at,
  expires_at: expiresAt,
}: Selectable<LeadsTables["lead_entry"]>): LeadEntry => ({
  id,
  site,
  campaign,
  ...(email !== null && { email }),
  answers,
  consents,
  receivedAt,
  ...(accepted_at && { acceptedAt: accepted_at }),
  expiresAt,
});
