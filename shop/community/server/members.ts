import { sql, type Kysely, type QueryExecutorProvider } from "kysely";
import { isDuplicateIn, isRefusedValue } from "../../../platform/database/unavailable.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { comparedName } from "../member-name.ts";
import type { Member } from "../member.ts";
import type { MemberTables } from "./member-tables.ts";

/** Rate limits. Their names must be unique among all features. */
export const memberLimits = {
  /** New names of one customer: each changes what stands below all that the member wrote. */
  memberNames: { times: 5, minutes: 24 * 60 },
  /** New names from one network, each of which says whether it is taken. */
  memberNetworks: { times: 60, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** `gone`: the account was deleted in another browser. */
export type SavedMember = "joined" | "saved" | "taken" | "gone" | TooMany;

/** Stores who is a member of the community, and by which name. */
export function createMembers(
  database: Kysely<MemberTables & RateLimitTables>,
  { security }: { security: SecurityLog },
) {
  const limits = createRateLimits(database, memberLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  async function of(customerId: string): Promise<Member | undefined> {
    const row = await database
      .selectFrom("community_member")
      .selectAll()
      .where("customer_id", "=", customerId)
      .executeTakeFirst();
    return row && memberOf(row);
  }

  /** Stores the name once for the customer: a join that is sent twice, or in two tabs, is one membership, by the name sent last. */
  async function store(
    customerId: string,
    { name, wantsMails }: Pick<Member, "name" | "wantsMails">,
    { site, now }: Viewpoint,
  ): Promise<"joined" | "saved" | "taken" | "gone"> {
    try {
      return await database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customerId);
        const { rows } = await sql<{ is_new: boolean }>`
        insert into community_member (customer_id, site, language, name, compared_name, joined_at, wants_mails)
        values (${customerId}, ${site.code}, ${site.language}, ${name}, ${comparedName(name)}, ${now}, ${wantsMails})
        on conflict (customer_id) do update set name = excluded.name, compared_name = excluded.compared_name,
          wants_mails = excluded.wants_mails
        returning (xmax = 0) as is_new`.execute(transaction);
        return rows[0]!.is_new ? "joined" : "saved";
      });
    } catch (error) {
      if (isDuplicateIn("community_member", error)) return "taken";
      // The customer that it refers to.
      if (isRefusedValue(error) && error.code === "23503") return "gone";
      throw error;
    }
  }

  return {
    of,

    /** Makes a customer a member, or changes name and settings of one. The name has been checked by `memberNameProblem`. */
    async save(
      customerId: string,
      settings: Pick<Member, "name" | "wantsMails">,
      at: Viewpoint & { ip: string },
    ): Promise<SavedMember> {
      const present = await of(customerId);
      if (present?.name === settings.name) return store(customerId, settings, at);
      const counted = { memberNames: customerId, memberNetworks: sharesOf(at.ip) };
      return limits.attempt(counted, at.now, async (attempt) => {
        const outcome = await store(customerId, settings, at);
        if (outcome === "taken" || outcome === "joined") await attempt.refund("memberNames");
        return outcome;
      });
    },

    /** Ends a membership; the database takes the name off what the member wrote. */
    async leave(customerId: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, customerId);
        await transaction
          .deleteFrom("community_member")
          .where("customer_id", "=", customerId)
          .execute();
      });
    },
  };
}

/**
 * Locks the row of a customer before that of the membership, as the deletion of an account does: triggers change the former with the latter,
 * and in another order both would wait for each other.
 */
const lockCustomer = (transaction: QueryExecutorProvider, customerId: string) =>
  sql`select from customer where id = ${customerId}::bigint for no key update`.execute(transaction);

function memberOf(row: {
  customer_id: string | number;
  name: string;
  joined_at: Date;
  wants_mails: boolean;
}): Member {
  return {
    customerId: String(row.customer_id),
    name: row.name,
    joinedAt: row.joined_at,
    wantsMails: row.wants_mails,
  };
}
