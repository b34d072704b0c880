import type { MailContent } from "../../platform/shared/mail.ts";
import {
  complaintDecisionMail,
  contributionDecisionMail,
  reportDecisionMail,
  reviewInvitationMail,
} from "./review-mails.ts";
import { invitationLinkDays } from "./review-rules.ts";
import type { ReviewTexts } from "./review-texts.ts";

/** Returns the mails about reviews, as customers get them. */
export function mailExamples({
  texts: { reviews },
}: {
  texts: { reviews: ReviewTexts };
}): Record<string, MailContent> {
  const at = { texts: reviews.mails, reasons: reviews.reasons, origin: "https://www.example.de" };
  const contribution = { title: "Gute Crema", body: "Schmeckt mir morgens am besten." };
  const link = "https://www.example.de/reviews/decision/token";
  const published = { ...contribution, state: "published" as const };
  const complainedAt = new Date("2026-11-22T12:00:00Z");
  const complaint = { text: "DHL? 24. 11.? 100101!", complainedAt };
  const decided = { contribution, note: "", isReported: false, link };
  return {
    reviewPublished: contributionDecisionMail({ ...decided, step: "published" }, at),
    reviewRefused: contributionDecisionMail(
      { ...decided, step: "refused", reason: "notAboutProduct", note: "DHL, 24. 11." },
      at,
    ),
    reviewRemoved: contributionDecisionMail(
      { ...decided, step: "removed", reason: "illegal", isReported: true, note: "§ 185 StGB" },
      at,
    ),
    reportKept: reportDecisionMail({ contribution: published, link }, at),
    reportRemoved: reportDecisionMail(
      { contribution: { ...published, state: "removed" }, link },
      at,
    ),
    complaintGranted: complaintDecisionMail(
      { contribution: published, link, complaint, outcome: "granted" },
      at,
    ),
    complaintUpheld: complaintDecisionMail(
      {
        contribution: { ...published, state: "refused" },
        link,
        complaint: {
          ...complaint,
          decided: { outcome: "upheld", note: "DHL, 24. 11.", at: complainedAt },
        },
        outcome: "upheld",
      },
      at,
    ),
    reviewInvitation: reviewInvitationMail(
      [
        {
          product: 100101,
          title: "Espresso „Speicherstadt“",
          picture: "/img/100101-plain/1",
          url: "/",
        },
      ],
      {
        review: "https://www.example.de/reviews/by-mail/token",
        unsubscribe: {
          oneClick: "https://www.example.de/reviews/no-mails/token",
          page: "https://www.example.de/reviews/no-mails/token",
        },
      },
      invitationLinkDays,
      at,
    ),
  };
}
