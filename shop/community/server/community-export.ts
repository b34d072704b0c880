import { sql } from "kysely";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { CommunityOptions } from "./community-ports.ts";
import { contributionOf, type ContributionRow } from "./contribution-rows.ts";

/** Returns what is stored about a customer here, for the file with everything that is stored about them. */
export function createCommunityExport({ database }: Pick<CommunityOptions, "database">) {
  return async (
    { id, email }: { id: string; email: string },
    { code }: { code: SiteCode },
  ): Promise<object> => {
    // What was written as a guest with the customer's address belongs to them, too.
    const { rows } = await sql<ContributionRow>`select * from contribution
      where customer_id = ${id} or (site = ${code} and lower(email) = ${comparedEmail(email)})
      order by number`.execute(database);
    const votes = await database
      .selectFrom("contribution_vote")
      .select(["contribution", "voted_at"])
      .where("customer_id", "=", id)
      .orderBy("contribution")
      .execute();
    const invitations = await database
      .selectFrom("review_invitation")
      .select(["order_number", "asked_at", "mailed_at", "ended_at"])
      .where("site", "=", code)
      .where(sql<string>`lower(email)`, "=", comparedEmail(email))
      .orderBy("asked_at")
      .execute();
    return {
      written: rows.map((row) => {
        const { author, ...contribution } = contributionOf(row);
        return { ...contribution, publicName: author.name };
      }),
      foundHelpful: votes.map(({ contribution, voted_at }) => ({
        contribution,
        votedAt: voted_at,
      })),
      mailsAskedFor: invitations.map(({ order_number, asked_at, mailed_at, ended_at }) => ({
        order: order_number,
        askedAt: asked_at,
        mailedAt: mailed_at,
        endedAt: ended_at,
      })),
    };
  };
}
