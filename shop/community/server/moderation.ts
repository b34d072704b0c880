import { sql } from "kysely";
import type { ContributionState, ContributionStep } from "../community-contract.ts";
import { allowedDecisions, type ContributionDecision } from "../community-rules.ts";
import type {
  ContributionHistory,
  ContributionReport,
  ModeratedContribution,
  ModerationFilter,
  ModerationOutcome,
  StaffDecision,
} from "../moderation-contract.ts";
import type { CommunityOptions } from "./community-ports.ts";
import { contributionOf, type ContributionRow } from "./contribution-rows.ts";
import { addContributionStep, lockContribution } from "./contributions.ts";

/** Maximum contributions in a list for staff. */
export const moderationListLength = 50;

const steps: Record<ContributionDecision, ContributionStep> = {
  publish: "published",
  refuse: "refused",
  remove: "removed",
  keep: "kept",
};

/** Lists for staff, and their decisions. Each decision is one transaction with its history and the mail to the author. */
export function createModeration({
  database,
  emailOf,
  requestMail,
  security,
  now,
}: CommunityOptions) {
  return {
    /** Returns contributions for staff: those that wait the longest first, others the newest first. */
    async list({ list, site, kind, before }: ModerationFilter): Promise<ModeratedContribution[]> {
      const isQueue = list === "waiting";
      const { rows } = await sql<ContributionRow & { open_reports: number }>`
        select contribution.*, (select count(*)::integer from contribution_report as report
            where report.contribution = contribution.number and settled_at is null) as open_reports
          from contribution
          where state = ${list === "reported" ? "published" : list}
            and (${list !== "reported"} or exists (select from contribution_report as report
              where report.contribution = contribution.number and settled_at is null))
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

    /** Returns how many contributions wait, and how many published ones have open reports. */
    async counts(): Promise<{ waiting: number; reported: number }> {
      const { rows } = await sql<{ waiting: number; reported: number }>`select
        (select count(*)::integer from contribution where state = 'waiting') as waiting,
        (select count(distinct contribution)::integer from contribution_report
          join contribution on number = contribution_report.contribution
          where settled_at is null and state = 'published') as reported`.execute(database);
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
      return {
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

    /**
     * Publishes, refuses or removes a contribution, or leaves a reported one as it is; its open reports are settled. `seenAt` is when what the
     * member of staff read was last changed: a decision about an earlier version is not allowed. The author gets a mail with the reason.
     */
    async decide(
      number: number,
      { decision, reason, note }: StaffDecision,
      { staff, seenAt }: { staff: number; seenAt: Date },
    ): Promise<ModerationOutcome> {
      if ((decision === "refuse" || decision === "remove") && !reason) return "noReason";
      // Read before the transaction, which may occupy the one connection of the embedded database.
      const found = await database
        .selectFrom("contribution")
        .select(["customer_id", "email"])
        .where("number", "=", number)
        .executeTakeFirst();
      if (!found) return "unknown";
      const to = found.customer_id ? await emailOf(found.customer_id) : found.email;
      const at = now();
      const outcome = await database.transaction().execute(async (transaction) => {
        const row = await lockContribution(transaction, number);
        if (!row) return "unknown";
        const isSeen = row.changed_at.getTime() === seenAt.getTime();
        if (!isSeen || !allowedDecisions[row.state].includes(decision)) return "notAllowed";
        const state = stateOf[decision];
        if (decision !== "keep")
          await transaction
            .updateTable("contribution")
            .set({
              state,
              reason: reason ?? null,
              note,
              published_at: state === "published" ? at : null,
            })
            .where("number", "=", number)
            .execute();
        const step = await addContributionStep(transaction, number, {
          step: steps[decision],
          at,
          staff,
          ...(reason && { reason }),
          note,
        });
        await transaction
          .updateTable("contribution_report")
          .set({ settled_at: at })
          .where("contribution", "=", number)
          .where("settled_at", "is", null)
          .execute();
        if (decision !== "keep" && to && !row.is_shop)
          await requestMail(transaction, {
            kind: "contribution-decision",
            site: row.site,
            to,
            data: { number, step },
          });
        return "done";
      });
      if (outcome === "done") security("contributionDecided", { staff, contribution: number });
      return outcome;
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

const stateOf: Record<ContributionDecision, ContributionState> = {
  publish: "published",
  refuse: "refused",
  remove: "removed",
  keep: "published",
};
