import MessageCircleQuestion from "@lucide/icons/icons/message-circle-question-mark";
import { staffPaths } from "../../../border/border-paths.ts";
import type { StaffMember } from "../../../border/staff/staff-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { answerLengths, questionFields, type AnsweredQuestion } from "../../community/question.ts";
import { staffQuestionsPath } from "../../shop-paths.ts";
import { StaffFrame } from "./StaffFrame.tsx";
import { staffTime } from "./staff-order-texts.ts";
import type { StaffTool } from "./staff-tool.ts";

export const questionsTool: StaffTool = {
  role: "community",
  name: "Questions",
  icon: MessageCircleQuestion,
  about: "Answer questions about products in the name of the shop.",
  link: { url: staffQuestionsPath, text: "Questions" },
};

export interface StaffQuestionsProps {
  styles: string[];
  member: StaffMember;
  questions: AnsweredQuestion[];
  /** The question whose answer was not accepted, with what was typed. */
  refused?: { number: number; text: string; problem: string };
}

/** Lists published questions that the shop has not answered, each with the form of its answer. */
export function StaffQuestions({ styles, member, questions, refused }: StaffQuestionsProps) {
  return (
    <StaffFrame title="Questions" styles={styles} member={member}>
      <p>
        <a href={staffPaths.login}>Staff</a>
      </p>
      <h1>Questions without an answer of the shop</h1>
      <p>
        An answer is published at once, marked as the shop's, in the language of the question. Its
        author is told by mail.
      </p>
      {questions.length === 0 && <p>There are none.</p>}
      <div className="kontor-staff__order">
        {questions.map(({ question, answers }) => {
          const { number, site, product, author, publishedAt, writtenAt, body } = question;
          const own = refused?.number === number ? refused : undefined;
          return (
            <section key={number} className="kontor-panel" aria-labelledby={`question-${number}`}>
              <h2 id={`question-${number}`}>{body}</h2>
              <p>
                {[
                  `Question ${number}`,
                  site,
                  `product ${product}`,
                  author.name || "former member",
                  staffTime(publishedAt ?? writtenAt, question),
                ].join(", ")}
              </p>
              {answers.length > 0 && (
                <ul>
                  {answers.map((answer) => (
                    <li key={answer.number}>{`${answer.author.name}: ${answer.body}`}</li>
                  ))}
                </ul>
              )}
              <form
                className="kontor-form"
                method="post"
                action={`${staffQuestionsPath}/${number}`}
              >
                <TextArea
                  id={`answer-${number}`}
                  name={questionFields.text}
                  label="Answer"
                  rows={3}
                  maxLength={answerLengths.max}
                  defaultValue={own?.text}
                  error={own?.problem}
                  {...focusedIf(own !== undefined)}
                  required
                />
                <Button type="submit" variant="secondary">
                  Publish the answer
                </Button>
              </form>
            </section>
          );
        })}
      </div>
    </StaffFrame>
  );
}
