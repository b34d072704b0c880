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
    const { rows: complaints } = await sql<{
      contribution: number;
      body: string;
      complained_at: Date;
      outcome: string | null;
    }>`select complaint.contribution, complaint.body, complained_at, outcome
      from contribution_complaint as complaint left join contribution_report as report on report.id = complaint.report
      where complaint.report is null and complaint.contribution = any(${rows.map(({ number }) => number)}::integer[])
        or lower(report.email) = ${comparedEmail(email)} order by complaint.id`.execute(database);
    const { rows: reports } = await sql<{ contribution: number; note: string; reported_at: Date }>`
      select contribution, contribution_report.note, reported_at from contribution_report
      join contribution on number = contribution
      where site = ${code} and lower(contribution_report.email) = ${comparedEmail(email)} order by id`.execute(
      database,
    );
    return {
      reported: reports.map(({ contribution, note, reported_at }) => ({
        contribution,
        note,
        reportedAt: reported_at,
      })),
      complaints: complaints.map(({ contribution, body, complained_at, outcome }) => ({
        contribution,
        text: body,
        complainedAt: complained_at,
        outcome,
      })),
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
