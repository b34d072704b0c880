import { plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { ExampleQuestion } from "../../community/community-examples.ts";
import type { AnsweredQuestion } from "../../community/question.ts";
import { memberPaths, productQuestionsPath } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { ExampleQuestionItem, QuestionItem } from "./QuestionItem.tsx";

/** The questions on a product's page. */
export interface ShownQuestions {
  questions: AnsweredQuestion[];
  /** All that are published. */
  count: number;
  examples: ExampleQuestion[];
}

export interface ProductQuestionsProps extends ShownQuestions {
  product: number;
  site: ShopSite;
  texts: SiteTexts;
}

/** Renders the questions about a product on its page, each with the first answer. */
export function ProductQuestions({
  product,
  questions,
  count,
  examples,
  site,
  texts,
}: ProductQuestionsProps) {
  const words = texts.questions;
  return (
    <section className="kontor-section kontor-questions" aria-labelledby="kontor-questions">
      <h2 id="kontor-questions">{words.title}</h2>
      {questions.length === 0 && <p>{words.empty}</p>}
      {questions.map((each) => (
        <QuestionItem
          key={each.question.number}
          {...each}
          maxAnswers={1}
          site={site}
          texts={texts}
        />
      ))}
      <p className="kontor-actions">
        <Button variant="secondary" href={`${memberPaths.ask}/${product}`} rel="nofollow">
          {words.ask}
        </Button>
        {count > questions.length && (
          <a className="kontor-link" href={`${productQuestionsPath}/${product}`}>
            {plural(words.all, count, site.locale)}
          </a>
        )}
      </p>
      {examples.map((example) => (
        <ExampleQuestionItem key={example.text} example={example} texts={texts} />
      ))}
    </section>
  );
}
