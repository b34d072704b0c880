import type { MailContent } from "../../platform/shared/mail.ts";
import type { Contribution } from "./community-contract.ts";
import type { MemberTexts } from "./member-texts.ts";
import { questionAnsweredMail } from "./question-mail.ts";
import type { QuestionTexts } from "./question-texts.ts";

const written = new Date("2026-11-22T12:00:00Z");
const common = {
  site: "DE" as const,
  language: "de",
  product: 100101,
  title: "",
  details: {},
  state: "published" as const,
  note: "",
  reply: "",
  helpful: 0,
  writtenAt: written,
  changedAt: written,
  publishedAt: written,
};
const question: Contribution<"question"> = {
  ...common,
  number: 1,
  kind: "question",
  author: { name: "Mokka 87", customerId: "1" },
  body: "Wie lange bleiben die Bohnen nach dem Öffnen frisch?",
};
const answer: Contribution<"answer"> = {
  ...common,
  number: 2,
  parent: 1,
  kind: "answer",
  author: { name: "", isShop: true },
  body: "Etwa drei Wochen, wenn Sie die Tüte gut verschließen.\n\nIn der Dose noch etwas länger.",
};

/** Returns the mail about an answered question, as its author gets it. */
export const mailExamples = ({
  texts: { members, questions },
}: {
  texts: { members: MemberTexts; questions: QuestionTexts };
}): Record<string, MailContent> => ({
  questionAnswered: questionAnsweredMail(
    {
      question,
      answer,
      product: { name: "Espresso „Speicherstadt“", url: "/espresso-p100101.html" },
    },
    { texts: { ...questions, former: members.former }, origin: "https://www.example.de" },
  ),
});
