import { plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { Contribution } from "../../community/community-contract.ts";
import type { CommunityPageTexts } from "../../community/community-page-texts.ts";
import { customerPaths, memberPaths, questionsPath } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ReviewItem } from "../reviews/ReviewItem.tsx";
import { RecipeCard, type ShownRecipe } from "./RecipeCard.tsx";

/** A product that a contribution is about. */
interface AboutProduct {
  name: string;
  url: string;
}

export interface CommunityPageProps {
  content: Pick<SiteContent, "pages" | "site" | "texts">;
  counts: Record<keyof CommunityPageTexts["counts"], number>;
  reviews: { review: Contribution<"review">; product: AboutProduct }[];
  questions: { question: Contribution<"question">; product: AboutProduct }[];
  recipes: ShownRecipe[];
}

/** Renders what the community has lately: reviews, open questions, recipes; and how to take part. */
export function CommunityPage({
  content,
  counts,
  reviews,
  questions,
  recipes,
}: CommunityPageProps) {
  const { site, texts, pages } = content;
  const words = texts.communityPage;
  const counted = (Object.keys(words.counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => plural(words.counts[kind], counts[kind], site.locale));
  return (
    <div className="kontor-page kontor-community">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={words.title} />
      <div className="kontor-community__lead">
        <div className="kontor-intro">
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
          {counted.length > 0 && <p className="kontor-community__counts">{counted.join(" · ")}</p>}
        </div>
        <p className="kontor-actions">
          <Button variant="community" size="large" href={customerPaths.community}>
            {words.join}
          </Button>
        </p>
      </div>
      <section className="kontor-section" aria-labelledby="community-recipes">
        <h2 id="community-recipes">{words.recipes.title}</h2>
        {recipes.length > 0 ? (
          <div className="kontor-community__cards">
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.url} recipe={recipe} site={site} texts={texts} />
            ))}
          </div>
        ) : (
          <p>{words.recipes.empty}</p>
        )}
        <p className="kontor-actions">
          <Button variant="secondary" href={pages.recipes}>
            {words.recipes.all}
          </Button>
          <Button variant="secondary" href={memberPaths.recipe} rel="nofollow">
            {texts.recipes.share}
          </Button>
        </p>
      </section>
      <div className="kontor-community__columns">
        <section aria-labelledby="community-questions">
          <h2 id="community-questions">{words.openQuestions.title}</h2>
          <p>{questions.length > 0 ? words.openQuestions.text : words.openQuestions.empty}</p>
          <ul className="kontor-community__questions">
            {questions.map(({ question, product }) => (
              <li key={question.number}>
                <a href={`${questionsPath}/${question.number}`}>{question.body}</a>
                <p className="kontor-soft">
                  <a className="kontor-link" href={product.url}>
                    {product.name}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="community-reviews">
          <h2 id="community-reviews">{words.latestReviews.title}</h2>
          {reviews.length === 0 && <p>{words.latestReviews.empty}</p>}
          {reviews.map(({ review, product }) => (
            <div key={review.number}>
              <p className="kontor-soft">
                <a className="kontor-link" href={product.url}>
                  {product.name}
                </a>
              </p>
              <ReviewItem review={review} site={site} texts={texts.reviews} />
            </div>
          ))}
        </section>
      </div>
      <HowTo words={words} rulesUrl={pages["community-rules"]} />
    </div>
  );
}

const HowTo = ({ words, rulesUrl }: { words: CommunityPageTexts; rulesUrl: string }) => (
  <>
    <section className="kontor-section" aria-labelledby="community-how">
      <h2 id="community-how">{words.how.title}</h2>
      <ol className="kontor-community__steps">
        {words.how.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section className="kontor-section" aria-labelledby="community-rules">
      <h2 id="community-rules">{words.rules.title}</h2>
      <p>{words.rules.text}</p>
      <p>
        <a className="kontor-link" href={rulesUrl}>
          {words.rules.link}
        </a>
      </p>
    </section>
  </>
);
