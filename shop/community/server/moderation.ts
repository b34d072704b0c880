import { sql, type Selectable } from "kysely";
import type {
  ContributionHistory,
  ContributionReport,
  ModeratedContribution,
  ModerationCounts,
  ModerationFilter,
  ModerationOutcome,
} from "../moderation-contract.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { CommunityTables } from "./community-tables.ts";
import { complaintOf } from "./complaints.ts";
import { contributionOf, type ContributionRow } from "./contribution-rows.ts";
import { addContributionStep, lockContribution } from "./contributions.ts";
import { createDecisions } from "./decisions.ts";

/** Maximum contributions in a list for staff. */
export const moderationListLength = 50;

/** Selects the contributions of open complaints about decisions that a member of staff did not take. */
const openComplaints = (reader: number) => sql`select complaint.contribution
  from contribution_complaint as complaint join contribution_step as step on step.id = complaint.step
  where complaint.settled_at is null and step.staff is distinct from ${reader}`;

/** Lists for staff, their decisions, and the answers of the shop. */
export function createModeration(options: CommunityOptions) {
  const { database, now } = options;
  return {
    ...createDecisions(options),

    /** Returns contributions for staff: those that wait the longest first, others the newest first. */
    async list(
      { list, site, kind, before }: ModerationFilter,
      reader: number,
    ): Promise<ModeratedContribution[]> {
      const isQueue = list === "waiting" || list === "complaints";
      const condition = {
        reported: sql`state = 'published' and exists (select from contribution_report as report
          where report.contribution = contribution.number and settled_at is null)`,
        complaints: sql`number in (${openComplaints(reader)})`,
      };
      const { rows } = await sql<ContributionRow & { open_reports: number }>`
        select contribution.*, (select count(*)::integer from contribution_report as report
            where report.contribution = contribution.number and settled_at is null) as open_reports
          from contribution
          where ${list === "reported" || list === "complaints" ? condition[list] : sql`state = ${list}`}
            and (${site ?? null}::text is null or site = ${site ?? null})
            and (${kind ?? null}::text is null or kind = ${kind ?? null})
            and (${before ?? null}::integer is null or ${isQueue ? sql`number > ${before ?? 0}` : sql`number < ${before ?? 0}`})
          order by number ${isQueue ? sql`asc` : sql`desc`} limit ${moderationListLength}`.execute(
        database,
      );
      return rows.map(({ open_reports: openReports, ...row }) => ({
        ...contributionOf(row),
        openReports,
      }));
    },

    /** Returns how many contributions wait, how many published ones have open reports, and how many have complaints for a reader. */
    async counts(reader: number): Promise<ModerationCounts> {
      const { rows } = await sql<ModerationCounts>`select
        (select count(*)::integer from contribution where state = 'waiting') as waiting,
        (select count(distinct contribution)::integer from contribution_report
          join contribution on number = contribution_report.contribution
          where settled_at is null and state = 'published') as reported,
        (select count(*)::integer from contribution_complaint where settled_at is null) as complaints,
        (select count(*)::integer from (${openComplaints(reader)}) as own) as "ownComplaints"`.execute(
        database,
      );
      return rows[0]!;
    },

    /** Returns a contribution with all that happened to it. */
    async history(number: number): Promise<ContributionHistory> {
      const steps = await database
        .selectFrom("contribution_step")
        .selectAll()
        .where("contribution", "=", number)
        .orderBy("id")
        .execute();
      const reports = await database
        .selectFrom("contribution_report")
        .selectAll()
        .where("contribution", "=", number)
        .orderBy("id")
        .execute();
      const { rows: complaints } = await sql<
        Selectable<CommunityTables["contribution_complaint"]> & { decided_by: number | null }
      >`select complaint.*, step.staff as decided_by from contribution_complaint as complaint
          join contribution_step as step on step.id = complaint.step
          where complaint.contribution = ${number} order by complaint.id`.execute(database);
      return {
        complaints: complaints.map((row) => ({
          ...complaintOf(row),
          id: Number(row.id),
          isReporter: row.report !== null,
          ...(row.decided_by !== null && { decidedBy: row.decided_by }),
        })),
        steps: steps.map(({ id, step, at, staff, reason, note }) => ({
          id: Number(id),
          step,
          at,
          ...(staff !== null && { staff }),
          ...(reason !== null && { reason }),
          note,
        })),
        reports: reports.map(
          ({ id, reason, note, email, reported_at, settled_at }): ContributionReport => ({
            id: Number(id),
            reason,
            note,
            ...(email !== null && { email }),
            reportedAt: reported_at,
            ...(settled_at !== null && { settledAt: settled_at }),
          }),
        ),
      };
    },

    /** Writes the shop's public answer to a review; an empty one removes it. */
    async reply(number: number, reply: string, staff: number): Promise<ModerationOutcome> {
      const at = now();
      return database.transaction().execute(async (transaction) => {
        const row = await lockContribution(transaction, number);
        if (!row) return "unknown";
        if (row.reply === reply) return "done";
        await transaction
          .updateTable("contribution")
          .set({ reply })
          .where("number", "=", number)
          .execute();
        await addContributionStep(transaction, number, { step: "replied", at, staff, note: reply });
        return "done";
      });
    },
  };
}
