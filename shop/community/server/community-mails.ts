import type { MailTemplates } from "../../../platform/shared/mail.ts";
import type { DecisionParty } from "../complaint.ts";
import {
  complaintDecisionMail,
  contributionDecisionMail,
  reportDecisionMail,
  reviewInvitationMail,
  type MailedDecision,
} from "../review-mails.ts";
import { invitationLinkDays } from "../review-rules.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { complaintOf } from "./complaints.ts";
import type { CommunityMails, CommunityOptions } from "./community-ports.ts";
import type { Contributions } from "./contributions.ts";
import type { DecisionLinks } from "./decision-links.ts";
import type { InvitationLinks } from "./invitation-links.ts";

/** Renders the mails when they are sent. None is sent about what was deleted, or decided in another way since. */
export function createCommunityMails(
  { database, orders, mailSite, pathOf, decisionLinkOf, linksOf, now }: CommunityOptions,
  contributions: Contributions,
  links: { invitations: InvitationLinks; decisions: DecisionLinks },
): MailTemplates<CommunityMails> {
  const linkOf = async (site: SiteCode, party: DecisionParty) =>
    decisionLinkOf(site, await links.decisions.tokenOf(party, now()));

  return {
    async "contribution-decision"({ site, data: { number, step: id } }) {
      const contribution = await contributions.ofNumber(number);
      const steps = await database
        .selectFrom("contribution_step")
        .selectAll()
        .where("contribution", "=", number)
        .where("id", ">=", id)
        .orderBy("id")
        .execute();
      const [decided, ...later] = steps;
      const isOutdated = later.some(({ step }) => step in decisions);
      if (!contribution || !decided || !isDecision(decided.step) || isOutdated) return undefined;
      const reports = await database
        .selectFrom("contribution_report")
        .select("id")
        .where("contribution", "=", number)
        .where("settled_at", "=", decided.at)
        .execute();
      return contributionDecisionMail(
        {
          contribution,
          step: decided.step,
          ...(decided.reason && { reason: decided.reason }),
          note: decided.note,
          isReported: reports.length > 0,
          link:
            decided.step === "published"
              ? mailSite(site).origin + pathOf(contribution)
              : await linkOf(site, { contribution: number }),
        },
        mailSite(site),
      );
    },

    async "report-decision"({ site, data: { report } }) {
      const row = await database
        .selectFrom("contribution_report")
        .select(["contribution", "settled_at"])
        .where("id", "=", report)
        .executeTakeFirst();
      const contribution = row && (await contributions.ofNumber(row.contribution));
      if (!contribution || !row.settled_at) return undefined;
      const link = await linkOf(site, { contribution: contribution.number, report });
      return reportDecisionMail({ contribution, link }, mailSite(site));
    },

    async "complaint-decision"({ site, data: { complaint: id } }) {
      const row = await database
        .selectFrom("contribution_complaint")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      const contribution = row && (await contributions.ofNumber(row.contribution));
      if (!contribution || !row.outcome) return undefined;
      const party = { contribution: row.contribution, report: row.report ?? undefined };
      return complaintDecisionMail(
        {
          contribution,
          complaint: complaintOf(row),
          outcome: row.outcome,
          link: await linkOf(site, party),
        },
        mailSite(site),
      );
    },

    async "review-invitation"({ site, data: { order: number } }) {
      const wanted = await database
        .selectFrom("review_invitation")
        .select("order_number")
        .where("order_number", "=", number)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      const order = wanted && (await orders.ofNumber(number));
      if (!order?.deliveredAt || order.isCancelled || order.products.length === 0) return undefined;
      const token = await links.invitations.tokenOf(number, now());
      return reviewInvitationMail(
        order.products,
        linksOf(site, token),
        invitationLinkDays,
        mailSite(site),
      );
    },
  };
}

const decisions = { published: true, refused: true, removed: true } as const;

const isDecision = (step: string): step is MailedDecision["step"] => step in decisions;
