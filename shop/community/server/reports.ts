import { sql } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { ContributionReason } from "../community-contract.ts";
import type { CommunityOptions } from "./community-ports.ts";
import { addContributionStep } from "./contributions.ts";

/** Rate limits. Their names must be unique among all features. */
export const reportLimits = {
  /** High, since many readers may share a network. */
  contributionReports: { times: 20, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

export interface WrittenReport {
  number: number;
  reason: ContributionReason;
  note: string;
  email?: string;
}

/** Stores reports of readers about published contributions, which stay until staff have decided. */
export function createReports({ database, security }: CommunityOptions) {
  const limits = createRateLimits(database, reportLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  return {
    /** Stores a report once, however often the form is sent. `gone`: the contribution is not published any more. */
    report(
      { number, reason, note, email }: WrittenReport,
      { now, ip }: { now: Date; ip: string },
    ): Promise<"reported" | "gone" | TooMany> {
      return limits.attempt({ contributionReports: sharesOf(ip) }, now, () =>
        database.transaction().execute(async (transaction) => {
          const found = await transaction
            .selectFrom("contribution")
            .select("number")
            .where("number", "=", number)
            .where("state", "=", "published")
            .forShare()
            .executeTakeFirst();
          if (!found) return "gone";
          const stored = await transaction
            .insertInto("contribution_report")
            .values({
              contribution: number,
              reason,
              note,
              email: email ?? null,
              digest: hashOf(JSON.stringify([number, reason, note, email ?? ""])),
              reported_at: now,
              settled_at: null,
            })
            .onConflict((conflict) => conflict.column("digest").doNothing())
            .returning("id")
            .executeTakeFirst();
          if (stored)
            await addContributionStep(transaction, number, { step: "reported", at: now, reason });
          return "reported";
        }),
      );
    },
  };
}

/**
 * Deletes reports and complaints that were settled longer ago than their site stores them, except for reports with an open complaint. The
 * history of a contribution still says that there was one.
 */
export async function deleteSettledReports(
  { database, settingsOf }: Pick<CommunityOptions, "database" | "settingsOf">,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ site: SiteCode }>`select distinct site from contribution
    where number in (select contribution from contribution_report where settled_at is not null
      union select contribution from contribution_complaint where settled_at is not null)`.execute(
    database,
  );
  for (const { site } of rows) {
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - (settingsOf(site)?.reportMonths ?? 0));
    const ofSite = sql`settled_at <= ${before} and contribution in (select number from contribution where site = ${site})`;
    await sql`delete from contribution_complaint where ${ofSite}`.execute(database);
    await sql`delete from contribution_report where ${ofSite}
      and not exists (select from contribution_complaint as complaint where complaint.report = contribution_report.id)`.execute(
      database,
    );
  }
}
