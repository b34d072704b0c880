import type { MailContent } from "../../platform/shared/mail.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import type { Contribution } from "./community-contract.ts";
import { questionAnchor, type AnsweredQuestion } from "./question.ts";
import type { QuestionTexts } from "./question-texts.ts";

export interface QuestionMailSite {
  texts: Pick<QuestionTexts, "fromShop" | "mail"> & { former: string };
  /** The site's origin, without a trailing slash. */
  origin: string;
}

interface AnsweredMail extends Pick<AnsweredQuestion, "question"> {
  answer: Contribution<"answer">;
  product: { name: string; url: string };
}

/** Returns the mail to the author of a question that was answered. */
export function questionAnsweredMail(
  { question, answer, product }: AnsweredMail,
  { texts: { mail, fromShop, former }, origin }: QuestionMailSite,
): MailContent {
  const heading = fill(mail.subject, { product: product.name });
  const name = answer.author.isShop ? fromShop : answer.author.name || former;
  return {
    subject: heading,
    preview: answer.body.slice(0, 140),
    heading,
    blocks: [
      { type: "paragraph", text: mail.text },
      {
        type: "facts",
        facts: [
          { name: mail.question, value: question.body },
          { name: fill(mail.answer, { name }), value: answer.body },
        ],
      },
      {
        type: "button",
        text: mail.button,
        url: `${origin}${product.url}#${questionAnchor(question)}`,
      },
    ],
    reason: mail.reason,
  };
}
