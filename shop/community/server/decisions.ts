import { sql, type Transaction } from "kysely";
import type { ContributionState, ContributionStep } from "../community-contract.ts";
import { allowedDecisions, type ContributionDecision } from "../community-rules.ts";
import { grantedDecision } from "../complaint.ts";
import type {
  ComplaintDecision,
  ModerationOutcome,
  StaffDecision,
} from "../moderation-contract.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { CommunityTables } from "./community-tables.ts";
import type { ContributionRow } from "./contribution-rows.ts";
import { addContributionStep, lockContribution } from "./contributions.ts";

const steps: Record<ContributionDecision, ContributionStep> = {
  publish: "published",
  refuse: "refused",
  remove: "removed",
  keep: "kept",
};

/** Decisions of staff. Each is one transaction with its history and the mails about it. */
export function createDecisions({
  database,
  emailOf,
  requestMail,
  security,
  now,
}: CommunityOptions) {
  /**
   * Returns where the author of a contribution gets mails; undefined when it was deleted. Read before a transaction, which may occupy the
   * one connection of the embedded database.
   */
  async function authorAddress(number: number): Promise<{ to?: string } | undefined> {
    const found = await database
      .selectFrom("contribution")
      .select(["customer_id", "email", "is_shop"])
      .where("number", "=", number)
      .executeTakeFirst();
    if (!found) return undefined;
    const to = found.customer_id ? await emailOf(found.customer_id) : found.email;
    return to && !found.is_shop ? { to } : {};
  }

  /** Stores a decision with its history, settles the reports, and queues the mails: to the author at `to`, and to readers who reported. */
  async function apply(
    transaction: Transaction<CommunityTables>,
    { number, site }: ContributionRow,
    { decision, reason, note }: StaffDecision,
    { staff, at, to }: { staff: number; at: Date; to?: string },
  ): Promise<void> {
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
    const settled = await transaction
      .updateTable("contribution_report")
      .set({ settled_at: at })
      .where("contribution", "=", number)
      .where("settled_at", "is", null)
      .returning(["id", "email"])
      .execute();
    for (const { id, email } of settled)
      if (email)
        await requestMail(transaction, {
          kind: "report-decision",
          site,
          to: email,
          data: { report: Number(id) },
        });
    if (decision !== "keep" && to)
      await requestMail(transaction, {
        kind: "contribution-decision",
        site,
        to,
        data: { number, step },
      });
  }

  return {
    /**
     * Publishes, refuses or removes a contribution, or leaves a reported one as it is; its open reports are settled. `seenAt` is when what the
     * member of staff read was last changed: a decision about an earlier version is not allowed. Its author and readers who reported it get
     * mails with the reason.
     */
    async decide(
      number: number,
      wanted: StaffDecision,
      { staff, seenAt }: { staff: number; seenAt: Date },
    ): Promise<ModerationOutcome> {
      const { decision, reason } = wanted;
      if ((decision === "refuse" || decision === "remove") && !reason) return "noReason";
      const author = await authorAddress(number);
      if (!author) return "unknown";
      const at = now();
      const outcome = await database.transaction().execute(async (transaction) => {
        const row = await lockContribution(transaction, number);
        if (!row) return "unknown";
        const isSeen = row.changed_at.getTime() === seenAt.getTime();
        if (!isSeen || !allowedDecisions[row.state].includes(decision)) return "notAllowed";
        await apply(transaction, row, wanted, { staff, at, to: author.to });
        return "done";
      });
      if (outcome === "done") security("contributionDecided", { staff, contribution: number });
      return outcome;
    },

    /** Decides about a complaint in place of the member of staff whose decision it is about. Who complained gets a mail. */
    async decideComplaint(
      number: number,
      id: number,
      { outcome: wanted, reason, note }: ComplaintDecision,
      { staff, seenAt }: { staff: number; seenAt: Date },
    ): Promise<ModerationOutcome> {
      if (wanted === "upheld" && note === "") return "noNote";
      const author = await authorAddress(number);
      if (!author) return "unknown";
      const at = now();
      const outcome = await database.transaction().execute(async (transaction) => {
        const row = await lockContribution(transaction, number);
        const { rows } = await sql<{
          decided_by: number | null;
          report: number | null;
          email: string | null;
        }>`
          select step.staff as decided_by, complaint.report, report.email
          from contribution_complaint as complaint join contribution_step as step on step.id = complaint.step
          left join contribution_report as report on report.id = complaint.report
          where complaint.id = ${id} and complaint.contribution = ${number} and complaint.settled_at is null`.execute(
          transaction,
        );
        const [complaint] = rows;
        if (!row) return "unknown";
        if (!complaint || row.changed_at.getTime() !== seenAt.getTime()) return "notAllowed";
        if (complaint.decided_by === staff) return "ownDecision";
        const isReporter = complaint.report !== null;
        const decision = wanted === "granted" ? grantedDecision(row.state, isReporter) : undefined;
        if (decision && decision !== "publish" && !reason) return "noReason";
        if (decision)
          await apply(
            transaction,
            row,
            {
              decision,
              reason: decision === "publish" ? undefined : reason,
              note: isReporter ? "" : note,
            },
            // The mail about the complaint tells its author what follows from it.
            { staff, at, to: isReporter ? author.to : undefined },
          );
        await addContributionStep(transaction, number, { step: wanted, at, staff, note });
        await transaction
          .updateTable("contribution_complaint")
          .set({ outcome: wanted, note, settled_at: at })
          .where("id", "=", id)
          .execute();
        const to = isReporter ? complaint.email : author.to;
        if (to)
          await requestMail(transaction, {
            kind: "complaint-decision",
            site: row.site,
            to,
            data: { complaint: id },
          });
        return "done";
      });
      if (outcome === "done") security("contributionDecided", { staff, contribution: number });
      return outcome;
    },
  };
}

const stateOf: Record<ContributionDecision, ContributionState> = {
  publish: "published",
  refuse: "refused",
  remove: "removed",
  keep: "published",
};
