import type { MailTemplates } from "../../../platform/shared/mail.ts";
import {
  contributionDecisionMail,
  reviewInvitationMail,
  type MailedDecision,
} from "../review-mails.ts";
import { invitationLinkDays } from "../review-rules.ts";
import type { CommunityMails, CommunityOptions } from "./community-ports.ts";
import type { Contributions } from "./contributions.ts";
import type { InvitationLinks } from "./invitation-links.ts";

/** Renders the mails when they are sent. None is sent about what was deleted, or decided in another way since. */
export function createCommunityMails(
  { database, orders, mailSite, pathOf, linksOf, now }: CommunityOptions,
  contributions: Contributions,
  links: InvitationLinks,
): MailTemplates<CommunityMails> {
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
          path: pathOf(contribution),
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
      const token = await links.tokenOf(number, now());
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
