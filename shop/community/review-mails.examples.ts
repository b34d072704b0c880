import type { MailContent } from "../../platform/shared/mail.ts";
import { contributionDecisionMail, reviewInvitationMail } from "./review-mails.ts";
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
  const decided = { contribution, note: "", isReported: false, path: "/reviews/100101" };
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
