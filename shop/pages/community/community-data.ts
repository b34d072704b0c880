import type { QAPage, Recipe, WithContext } from "schema-dts";
import type { Contribution } from "../../community/community-contract.ts";
import { questionAnchor, type AnsweredQuestion } from "../../community/question.ts";
import { questionsPath } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import type { ShownRecipe } from "./RecipeCard.tsx";
import { ingredientsOf } from "./RecipePage.tsx";

interface DataOptions {
  content: Pick<SiteContent, "site" | "texts">;
  origin: string;
}

/**
 * Returns a question with its answers for search engines: a page about one question, which anybody may answer
 * (developers.google.com/search/docs/appearance/structured-data/qapage). Undefined without an answer.
 */
export function questionPageData(
  { question, answers }: AnsweredQuestion,
  { content: { site, texts }, origin }: DataOptions,
): WithContext<QAPage> | undefined {
  if (answers.length === 0) return undefined;
  const url = `${origin}${questionsPath}/${question.number}`;
  const common = ({ author, helpful, publishedAt, writtenAt }: Contribution) => ({
    author: author.isShop
      ? { "@type": "Organization" as const, name: site.brand.name }
      : { "@type": "Person" as const, name: author.name || texts.members.former },
    datePublished: (publishedAt ?? writtenAt).toISOString(),
    upvoteCount: helpful,
  });
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.body,
      text: question.body,
      answerCount: answers.length,
      ...common(question),
      suggestedAnswer: answers.map((answer) => ({
        "@type": "Answer" as const,
        text: answer.body,
        url: `${url}#${questionAnchor(answer)}`,
        ...common(answer),
      })),
    },
  };
}

/** Returns a member's recipe for search engines; undefined for an invented one. `image` is that of its coffee. */
export function recipeData(
  { title, name, details, real, url }: ShownRecipe,
  { content, origin, image }: DataOptions & { image?: string },
): WithContext<Recipe> | undefined {
  if (!real) return undefined;
  const { site, texts } = content;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: title,
    url: origin + url,
    author: { "@type": "Person", name },
    datePublished: real.publishedAt.toISOString(),
    inLanguage: site.locale,
    recipeCategory: texts.recipes.brewings[details.brewing],
    recipeYield: String(details.cups),
    totalTime: `PT${details.minutes}M`,
    recipeIngredient: ingredientsOf(details, content),
    recipeInstructions: details.steps.map((text) => ({ "@type": "HowToStep" as const, text })),
    ...(image && { image }),
  };
}
