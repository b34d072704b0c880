import { Button } from "../../../platform/ui/Button.tsx";
import type { AnsweredQuestion } from "../../community/question.ts";
import { memberPaths } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { AnswerItem, Byline, QuestionItem } from "./QuestionItem.tsx";
import { ReaderTools } from "../reviews/ReaderTools.tsx";

interface AboutProduct {
  number: number;
  name: string;
  url: string;
}

interface PageProps {
  content: Pick<SiteContent, "pages" | "site" | "texts">;
  product: AboutProduct;
}

/** Renders a question with all answers. */
export function QuestionPage({
  content: { site, texts },
  product,
  question,
  answers,
}: PageProps & AnsweredQuestion) {
  const { questions } = texts;
  const { number, helpful } = question;
  return (
    <div className="kontor-page kontor-community">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={[{ id: "product", name: product.name, url: product.url }]}
        current={questions.title}
      />
      <article className="kontor-question" data-whole="">
        <h1>{question.body}</h1>
        <Byline contribution={question} site={site} texts={texts} />
        <ReaderTools {...{ number, helpful }} texts={texts.reviews} locale={site.locale} />
        {answers.map((answer) => (
          <AnswerItem key={answer.number} answer={answer} site={site} texts={texts} />
        ))}
        {answers.length === 0 && <p>{questions.noAnswer}</p>}
      </article>
      <p className="kontor-actions">
        <Button href={`${memberPaths.answer}/${number}`} rel="nofollow">
          {questions.answer}
        </Button>
        <Button variant="secondary" href={product.url}>
          {questions.backToProduct}
        </Button>
      </p>
    </div>
  );
}

/** Renders all questions about a product. */
export function ProductQuestionsPage({
  content: { site, texts },
  product,
  all,
}: PageProps & { all: AnsweredQuestion[] }) {
  const { questions } = texts;
  return (
    <div className="kontor-page kontor-community">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={[{ id: "product", name: product.name, url: product.url }]}
        current={questions.title}
      />
      <h1>{`${questions.title}: ${product.name}`}</h1>
      {all.length === 0 && <p>{questions.empty}</p>}
      {all.map((each) => (
        <QuestionItem key={each.question.number} {...each} site={site} texts={texts} />
      ))}
      <p className="kontor-actions">
        <Button href={`${memberPaths.ask}/${product.number}`} rel="nofollow">
          {questions.ask}
        </Button>
        <Button variant="secondary" href={product.url}>
          {questions.backToProduct}
        </Button>
      </p>
    </div>
  );
}
