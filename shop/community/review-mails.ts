import type { MailBlock, MailContent } from "../../platform/shared/mail.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { Contribution, ContributionReason } from "./community-contract.ts";
import type { Complaint, ComplaintOutcome } from "./complaint.ts";
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
    /** Leads to what was published. */
    button: string;
    /** Leads to the page with the decision. */
    decisionButton: string;
    because: string;
  };
  /** Answers the reader who reported (article 16(5)). */
  report: { kept: DecisionWords; removed: DecisionWords; redress: string; because: string };
  /** The answer to a complaint (article 20(5)). */
  complaint: {
    granted: DecisionWords;
    upheld: DecisionWords;
    redress: string;
    /** Precedes the text of the complaint. */
    written: string;
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

const paragraph = (text: string): MailBlock => ({ type: "paragraph", text });

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
  /** Leads to what was published, or to the page with the decision. */
  link: string;
}

/** Returns the mail that tells an author what was decided, and why. */
export function contributionDecisionMail(
  { contribution, step, reason, note, isReported, link }: MailedDecision,
  { texts, reasons }: Pick<ReviewMailSite, "reasons" | "texts">,
): MailContent {
  const words = texts.decision;
  const { subject, text } = words[step];
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
      {
        type: "button",
        text: step === "published" ? words.button : words.decisionButton,
        url: link,
      },
      ...(step === "published" ? [] : [paragraph(words.redress)]),
    ],
    reason: words.because,
  };
}

interface MailedAnswer {
  contribution: Pick<Contribution, "body" | "state" | "title">;
  /** Leads to the page with the decision. */
  link: string;
}

/** Returns the mail that tells a reader what followed from a report. */
export function reportDecisionMail(
  { contribution, link }: MailedAnswer,
  { texts: { decision, report } }: Pick<ReviewMailSite, "texts">,
): MailContent {
  const isKept = contribution.state === "published";
  const { subject, text } = report[isKept ? "kept" : "removed"];
  return {
    subject,
    preview: text,
    heading: subject,
    blocks: [
      paragraph(text),
      { type: "note", text: withoutLinks(contribution.title || contribution.body) },
      { type: "button", text: decision.decisionButton, url: link },
      ...(isKept ? [paragraph(report.redress)] : []),
    ],
    reason: report.because,
  };
}

/** Returns the mail with the decision about a complaint. */
export function complaintDecisionMail(
  {
    contribution,
    link,
    complaint,
    outcome,
  }: MailedAnswer & { complaint: Complaint; outcome: ComplaintOutcome },
  { texts }: Pick<ReviewMailSite, "texts">,
): MailContent {
  const { decision, complaint: words } = texts;
  const { subject, text } = words[outcome];
  const note = complaint.decided?.note;
  return {
    subject,
    preview: text,
    heading: subject,
    blocks: [
      paragraph(text),
      ...(note ? [paragraph(`${decision.note} ${note}`)] : []),
      { type: "heading", text: words.written },
      { type: "note", text: withoutLinks(complaint.text) },
      { type: "note", text: withoutLinks(contribution.title || contribution.body) },
      { type: "button", text: decision.decisionButton, url: link },
      ...(outcome === "upheld" ? [paragraph(words.redress)] : []),
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
