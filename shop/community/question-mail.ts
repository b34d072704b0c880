import type { MailContent } from "../../platform/shared/mail.ts";
import { withoutLinks } from "../../platform/shared/texts/disarmed-text.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { brand } from "../brand.ts";
import type { Contribution } from "./community-contract.ts";
import { questionAnchor, type AnsweredQuestion } from "./question.ts";
import type { QuestionTexts } from "./question-texts.ts";

export interface QuestionMailSite {
  texts: Pick<QuestionTexts, "mail"> & { former: string };
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
  { texts: { mail, former }, origin }: QuestionMailSite,
): MailContent {
  const heading = fill(mail.subject, { product: product.name });
  const { isShop, name } = answer.author;
  const answered = isShop ? answer.body : withoutLinks(answer.body);
  return {
    subject: heading,
    preview: answered,
    heading,
    blocks: [
      { type: "paragraph", text: mail.text },
      {
        type: "facts",
        facts: [
          { name: mail.question, value: question.body },
          {
            name: fill(mail.answer, { name: isShop ? brand.name : name || former }),
            value: answered,
          },
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
