import ChevronDown from "@lucide/icons/icons/chevron-down";
import { Island } from "../../../border/client/Island.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { ServiceTexts } from "../../sites/page-texts.ts";
import { linksInShop } from "./links-in-shop.ts";
import type { QuestionGroup } from "./read-questions.ts";

export interface QuestionsProps {
  groups: QuestionGroup[];
  texts: Pick<ServiceTexts, "searchQuestions" | "questionCount" | "noQuestion">;
  locale: string;
}

/**
 * Renders questions that unfold, and a field that filters them. Without a script all are there to unfold, and the field is not. The browser
 * opens a question whose answer a link leads to, or a search in the page finds.
 */
export function Questions({ groups, texts, locale }: QuestionsProps) {
  const { searchQuestions, questionCount, noQuestion } = texts;
  return (
    <Island name="Questions" strategy="idle" data={{ questionCount, noQuestion, locale }}>
      <div className="kontor-question-search">
        <TextField
          type="search"
          id="kontor-question-search"
          label={searchQuestions}
          autoComplete="off"
          enterKeyHint="search"
        />
        <p className="kontor-soft" role="status" />
      </div>
      {groups.map(({ heading, questions }) => (
        <section key={heading} className="kontor-questions">
          <h2 dangerouslySetInnerHTML={{ __html: heading }} />
          {questions.map(({ id, question, answer }) => (
            <details key={id}>
              <summary>
                <h3 dangerouslySetInnerHTML={{ __html: question }} />
                <Icon icon={ChevronDown} size={20} />
              </summary>
              <div id={id} dangerouslySetInnerHTML={{ __html: linksInShop(answer) }} />
            </details>
          ))}
        </section>
      ))}
    </Island>
  );
}
