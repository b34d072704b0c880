import type { Plural } from "../../platform/shared/texts/words.ts";
import type { TextProblem } from "./question.ts";

/** A page after a form. */
interface Received {
  title: string;
  text: string;
}

/** Words of questions and answers about a product. */
export interface QuestionTexts {
  /** Heading on the page of a product. */
  title: string;
  empty: string;
  ask: string;
  answer: string;
  /** Opens the answers beyond the first. */
  moreAnswers: Plural;
  /** Leads to all questions about a product. */
  all: Plural;
  noAnswer: string;
  /** With `{name}` and `{date}`. */
  by: string;
  /** Marks what the shop wrote. */
  fromShop: string;
  /** Marks the answer of a customer who has bought the product. */
  fromBuyer: string;
  /** Marks what is invented. */
  example: string;
  askForm: { title: string; text: string; label: string; hint: string; button: string };
  answerForm: { title: string; text: string; label: string; hint: string; button: string };
  /** Where staff read first. */
  received: { question: Received; answer: Received };
  /** Where it is published at once. */
  published: { question: Received; answer: Received };
  /** The question is gone. */
  gone: Received;
  backToProduct: string;
  problems: Record<TextProblem, string>;
  /** With `{duration}`. */
  tooMany: string;
  unavailable: string;
  mail: {
    /** With `{product}`. */
    subject: string;
    text: string;
    question: string;
    answer: string;
    button: string;
    reason: string;
  };
}
