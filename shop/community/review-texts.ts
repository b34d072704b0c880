import type { Plural } from "../../platform/shared/texts/words.ts";
import type { ContributionReason, ContributionState } from "./community-contract.ts";
import type { ReviewMailTexts } from "./review-mails.ts";
import type { ReviewProblem } from "./review-rules.ts";

/** Texts of a page that says what happened. */
interface ReviewStepTexts {
  title: string;
  text: string;
}

export interface ReviewTexts {
  title: string;
  /** {product}: the heading of the page with all reviews of a product. */
  titleOf: string;
  none: string;
  /** {value} and {max}: of the stars. */
  rating: string;
  count: Plural;
  stars: Plural;
  /** Heading of the links by stars. */
  byStars: string;
  all: string;
  write: string;
  verified: string;
  /** {use} */
  usedFor: string;
  /** Instead of the name of a deleted account, or of an author who left the community. */
  nameless: string;
  helpful: Plural;
  helpfulButton: string;
  notHelpful: string;
  report: string;
  /** The page after a vote, which takes it back. */
  helpfulPage: { title: string; yes: string; no: string; own: string; back: string };
  /** Above the shop's answer. */
  reply: string;
  sorting: { label: string; newest: string; helpful: string };
  /** {stars} */
  only: string;
  allStars: string;
  noneOf: string;
  /** Mark and explanation of invented examples. */
  example: { mark: string; title: string; text: string };
  /** How reviews are verified, and what is done with them: paragraphs. */
  statement: { title: string; checkedFirst: string; checkedLater: string; paragraphs: string[] };
  /** The filter of lists. */
  fromFour: string;
  form: {
    title: string;
    changeTitle: string;
    intro: string;
    stars: string;
    headline: string;
    body: string;
    bodyHint: string;
    use: string;
    useHint: string;
    name: string;
    nameHint: string;
    /** {name}: stands for the field where the author is a member of the community. */
    memberName: string;
    changeName: string;
    submit: string;
    /** Says what happens next, by the site's setting. */
    checkedFirst: string;
    checkedLater: string;
    delete: string;
    deleteText: string;
    unavailable: string;
    tooMany: Plural;
    changedMeanwhile: string;
  };
  problems: Record<ReviewProblem, string>;
  waiting: ReviewStepTexts;
  published: ReviewStepTexts;
  deleted: ReviewStepTexts;
  notBought: ReviewStepTexts;
  login: ReviewStepTexts & { button: string };
  toProduct: string;
  mine: {
    empty: string;
    states: Record<ContributionState, string>;
    change: string;
  };
  reasons: Record<ContributionReason, string>;
  reportForm: {
    title: string;
    intro: string;
    reason: string;
    note: string;
    noteHint: string;
    email: string;
    emailHint: string;
    submit: string;
    reported: ReviewStepTexts;
    gone: ReviewStepTexts;
    /** {count} minutes. */
    tooMany: Plural;
  };
  /** The page behind the link of a decision's mail, and the form of a complaint about it. */
  decision: {
    /** For the author. */
    title: string;
    /** For a reader who reported. */
    reportTitle: string;
    /** To that reader. */
    open: string;
    kept: string;
    removed: string;
    /** Leads to this page. */
    link: string;
    complaint: {
      title: string;
      /** {date}: until when. */
      text: string;
      field: string;
      submit: string;
      /** {date} */
      sent: string;
      granted: string;
      upheld: string;
      over: string;
    };
  };
  /** On the page of an order: asks for consent to one mail. {days} after the delivery. */
  ask: ReviewStepTexts & { button: string; given: string };
  /** On the page of a delivered order. */
  order: { title: string; text: string };
  byMail: { title: string; text: string; invalid: ReviewStepTexts; nothing: ReviewStepTexts };
  objection: ReviewStepTexts & { button: string; done: ReviewStepTexts };
  mails: ReviewMailTexts;
}
