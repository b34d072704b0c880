import type { MailContent } from "../../platform/shared/mail.ts";
import { exampleAnswer, exampleQuestion } from "./example-question.ts";
import type { MemberTexts } from "./member-texts.ts";
import { questionAnsweredMail } from "./question-mail.ts";
import type { QuestionTexts } from "./question-texts.ts";

/** Returns the mail about an answered question, as its author gets it. */
export const mailExamples = ({
  texts: { members, questions },
}: {
  texts: { members: MemberTexts; questions: QuestionTexts };
}): Record<string, MailContent> => ({
  questionAnswered: questionAnsweredMail(
    {
      question: exampleQuestion,
      answer: exampleAnswer,
      product: { name: "Espresso „Speicherstadt“", url: "/espresso-p100101.html" },
    },
    { texts: { ...questions, former: members.former }, origin: "https://www.example.de" },
  ),
});
