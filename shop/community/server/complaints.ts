import { sql, type Selectable } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import {
  complaintEnd,
  isDisputable,
  type Complaint,
  type DecisionParty,
  type SeenDecision,
} from "../complaint.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { CommunityTables } from "./community-tables.ts";
import { addContributionStep, lockContribution, type Contributions } from "./contributions.ts";

/** Rate limits. Their names must be unique among all features. */
export const complaintLimits = {
  /** High, since many shoppers may share a network. */
  contributionComplaints: { times: 20, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

type ComplaintRow = Selectable<CommunityTables["contribution_complaint"]>;

/** Returns a complaint as it is stored. */
export const complaintOf = ({
  body,
  complained_at,
  outcome,
  note,
  settled_at,
}: Pick<
  ComplaintRow,
  "body" | "complained_at" | "note" | "outcome" | "settled_at"
>): Complaint => ({
  text: body,
  complainedAt: complained_at,
  ...(outcome && settled_at && { decided: { outcome, note, at: settled_at } }),
});

/** Shows decisions to authors and reporting readers, and stores what they complain about (article 20 of Regulation (EU) 2022/2065). */
export function createComplaints(
  { database, security }: CommunityOptions,
  contributions: Pick<Contributions, "ofNumber">,
) {
  const limits = createRateLimits(database, complaintLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /** Returns the decision that concerns a party: about its report, or the latest one. */
  async function decisionOf({ contribution: number, report }: DecisionParty) {
    const { rows } = await sql<Selectable<CommunityTables["contribution_step"]>>`
      select step.* from contribution_step as step where contribution = ${number}
        and ${
          report === undefined
            ? sql`step in ('published', 'refused', 'removed')`
            : sql`staff is not null and step in ('kept', 'published', 'refused', 'removed')
              and at = (select settled_at from contribution_report where id = ${report} and contribution = ${number})`
        }
      order by id desc limit 1`.execute(database);
    return rows[0];
  }

  /** Returns what a party sees of a decision; undefined when contribution or report were deleted. */
  async function see(party: DecisionParty): Promise<SeenDecision | undefined> {
    const { contribution: number, report } = party;
    const contribution = await contributions.ofNumber(number);
    if (!contribution) return undefined;
    const isReporter = report !== undefined;
    if (isReporter) {
      const known = await database
        .selectFrom("contribution_report")
        .select("id")
        .where("id", "=", report)
        .where("contribution", "=", number)
        .executeTakeFirst();
      if (!known) return undefined;
    }
    const decided = await decisionOf(party);
    if (!decided) return { contribution, isReporter };
    const complaint = await database
      .selectFrom("contribution_complaint")
      .selectAll()
      .where("step", "=", decided.id)
      .where("report", isReporter ? "=" : "is", report ?? null)
      .executeTakeFirst();
    const { id, step, at, reason, note } = decided;
    return {
      contribution,
      isReporter,
      decided: { step: Number(id), kind: step, at, ...(reason && { reason }), note },
      ...(complaint && { complaint: complaintOf(complaint) }),
      ...(!complaint &&
        isDisputable(step, contribution.state, isReporter) && { complainUntil: complaintEnd(at) }),
    };
  }

  return {
    see,

    /** Stores a complaint once, however often the form is sent. `over`: there is nothing, or no time left, to complain about. */
    complain(
      party: DecisionParty,
      text: string,
      { now, ip }: { now: Date; ip: string },
    ): Promise<"complained" | "over" | TooMany> {
      return limits.attempt({ contributionComplaints: sharesOf(ip) }, now, async () => {
        const seen = await see(party);
        if (seen?.complaint) return "complained";
        const { decided, complainUntil } = seen ?? {};
        if (!decided || !complainUntil || now >= complainUntil) return "over";
        return database.transaction().execute(async (transaction) => {
          const row = await lockContribution(transaction, party.contribution);
          const isReporter = party.report !== undefined;
          if (!row || !isDisputable(decided.kind, row.state, isReporter)) return "over";
          const stored = await transaction
            .insertInto("contribution_complaint")
            .values({
              contribution: party.contribution,
              step: decided.step,
              report: party.report ?? null,
              body: text,
              complained_at: now,
              outcome: null,
              settled_at: null,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning("id")
            .executeTakeFirst();
          if (stored)
            await addContributionStep(transaction, party.contribution, {
              step: "complained",
              at: now,
            });
          return "complained";
        });
      });
    },
  };
}
