import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { Contribution, ContributionReason } from "./community-contract.ts";
import type { ReviewedProduct } from "./review-rules.ts";

interface DecisionWords {
  subject: string;
  text: string;
}

export interface ReviewMailTexts {
  /**
   * The decision about a contribution. Where it is not published, with all that article 17 of Regulation (EU) 2022/2065 asks for: what
   * was decided, on which facts, by which rule, without automatic means, and what the author can do.
   */
  decision: {
    published: DecisionWords;
    refused: DecisionWords;
    removed: DecisionWords;
    /** {reason}: one of the reasons. */
    reason: string;
    /** The ground: our rules, or the law. */
    rules: string;
    law: string;
    /** Why staff looked at it. */
    afterReport: string;
    afterReading: string;
    /** Precedes the remark of staff. */
    note: string;
    /** Precedes what the author wrote. */
    written: string;
    redress: string;
    button: string;
    because: string;
  };
  /** Asks for reviews of an order. */
  invitation: {
    subject: string;
    text: string;
    button: string;
    /** {days} */
    validity: string;
    because: string;
    unsubscribe: string;
  };
}

export interface ReviewMailSite {
  texts: ReviewMailTexts;
  reasons: Record<ContributionReason, string>;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

export interface MailedDecision {
  contribution: Pick<Contribution, "body" | "title">;
  step: "published" | "refused" | "removed";
  reason?: ContributionReason;
  note: string;
  isReported: boolean;
  /** Path of the contribution, or of its form. */
  path: string;
}

/** Returns the mail that tells an author what was decided, and why. */
export function contributionDecisionMail(
  { contribution, step, reason, note, isReported, path }: MailedDecision,
  { texts, reasons, origin }: ReviewMailSite,
): MailContent {
  const words = texts.decision;
  const { subject, text } = words[step];
  const paragraph = (text: string): MailBlock => ({ type: "paragraph", text });
  const grounds =
    step === "published"
      ? []
      : [
          ...(reason ? [paragraph(fill(words.reason, { reason: reasons[reason] }))] : []),
          ...(note ? [paragraph(`${words.note} ${note}`)] : []),
          paragraph(
            `${isReported ? words.afterReport : words.afterReading} ${reason === "illegal" ? words.law : words.rules}`,
          ),
        ];
  return {
    subject,
    preview: text,
    heading: subject,
    blocks: [
      paragraph(text),
      ...grounds,
      { type: "heading", text: words.written },
      ...(contribution.title ? [paragraph(withoutLinks(contribution.title))] : []),
      { type: "note", text: withoutLinks(contribution.body) },
      { type: "button", text: words.button, url: origin + path },
      ...(step === "published" ? [] : [paragraph(words.redress)]),
    ],
    reason: words.because,
  };
}

export interface InvitationMailLinks {
  review: string;
  unsubscribe: { oneClick: string; page: string };
}

/** Returns the mail that asks for reviews of what was ordered. */
export function reviewInvitationMail(
  products: ReviewedProduct[],
  links: InvitationMailLinks,
  days: number,
  { texts: { invitation } }: Pick<ReviewMailSite, "texts">,
): MailContent {
  return {
    subject: invitation.subject,
    preview: invitation.text,
    heading: invitation.subject,
    blocks: [
      { type: "paragraph", text: invitation.text },
      {
        type: "amounts",
        rows: products.map(({ title, picture }) => ({ text: title, amount: "", picture })),
      },
      { type: "button", text: invitation.button, url: links.review },
      { type: "paragraph", text: fill(invitation.validity, { days }) },
    ],
    reason: invitation.because,
    unsubscribe: { ...links.unsubscribe, list: "reviews", text: invitation.unsubscribe },
  };
}
