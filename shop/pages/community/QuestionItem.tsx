import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { ExampleQuestion } from "../../community/community-examples.ts";
import type { Contribution } from "../../community/community-contract.ts";
import { questionAnchor, type AnsweredQuestion } from "../../community/question.ts";
import { memberPaths, questionsPath } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { contributionDay } from "./day-text.ts";
import { authorId, ReaderTools } from "../reviews/ReaderTools.tsx";

interface WithTexts {
  site: ShopSite;
  texts: SiteTexts;
}

export interface QuestionItemProps extends WithTexts, AnsweredQuestion {
  /** Answers beyond these are on the question's page. */
  maxAnswers?: number;
}

/** Renders a question with its answers. */
export function QuestionItem({
  question,
  answers,
  maxAnswers = Infinity,
  site,
  texts,
}: QuestionItemProps) {
  const { questions } = texts;
  const shown = answers.slice(0, maxAnswers);
  const hidden = answers.length - shown.length;
  const url = `${questionsPath}/${question.number}`;
  return (
    <article className="kontor-question" id={questionAnchor(question)}>
      <h3>
        <a href={url}>{withNoBreaks(question.body)}</a>
      </h3>
      <Byline contribution={question} site={site} texts={texts} />
      {shown.map((answer) => (
        <AnswerItem key={answer.number} answer={answer} site={site} texts={texts} />
      ))}
      <p className="kontor-question__links">
        {answers.length === 0 && <span className="kontor-soft">{questions.noAnswer}</span>}
        {hidden > 0 && (
          <a className="kontor-link" href={url}>
            {plural(questions.moreAnswers, hidden, site.locale)}
          </a>
        )}
        <a
          className="kontor-link"
          href={`${memberPaths.answer}/${question.number}`}
          aria-label={`${questions.answer}: ${question.body}`}
          rel="nofollow"
        >
          {questions.answer}
        </a>
      </p>
    </article>
  );
}

/** Renders an answer to a question. */
export function AnswerItem({
  answer,
  site,
  texts,
}: WithTexts & { answer: Contribution<"answer"> }) {
  const { author, body, details, number, helpful } = answer;
  const { questions } = texts;
  return (
    <div className="kontor-answer" data-shop={author.isShop}>
      {author.isShop && <p className="kontor-answer__mark">{questions.fromShop}</p>}
      {details.isBuyer && <p className="kontor-answer__mark">{questions.fromBuyer}</p>}
      <p className="kontor-contribution__text">{withNoBreaks(body)}</p>
      <Byline contribution={answer} site={site} texts={texts} />
      <ReaderTools {...{ number, helpful }} texts={texts.reviews} locale={site.locale} />
    </div>
  );
}

/** Renders who wrote something, and when. */
export function Byline({
  contribution: { author, number, publishedAt, writtenAt },
  site,
  texts,
}: WithTexts & { contribution: Contribution }) {
  const name = author.isShop ? site.brand.name : author.name || texts.members.former;
  const date = contributionDay(publishedAt ?? writtenAt, site);
  return (
    <p className="kontor-soft" id={authorId(number)}>
      {fill(texts.questions.by, { name, date })}
    </p>
  );
}

/** Renders an invented question, which says so. */
export const ExampleQuestionItem = ({
  example: { name, text, answers },
  texts: { questions },
}: Pick<WithTexts, "texts"> & { example: ExampleQuestion }) => (
  <article className="kontor-question">
    <h3>{withNoBreaks(text)}</h3>
    <p className="kontor-soft">
      <strong className="kontor-contribution__mark">{questions.example}</strong> <span>{name}</span>
    </p>
    {answers.map((answer) => (
      <div key={answer.text} className="kontor-answer" data-shop={!answer.name || undefined}>
        {!answer.name && <p className="kontor-answer__mark">{questions.fromShop}</p>}
        {answer.isBuyer && <p className="kontor-answer__mark">{questions.fromBuyer}</p>}
        <p className="kontor-contribution__text">{withNoBreaks(answer.text)}</p>
        {answer.name && <p className="kontor-soft">{answer.name}</p>}
      </div>
    ))}
  </article>
);
