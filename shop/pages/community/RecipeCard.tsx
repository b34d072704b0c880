import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { ExampleRecipe } from "../../community/community-examples.ts";
import type { Contribution } from "../../community/community-contract.ts";
import { durationText } from "../../community/duration-text.ts";
import type { RecipeDetails } from "../../community/recipe.ts";
import { recipesPath } from "../../shop-paths.ts";
import type { ShopSite } from "../../sites/shop-site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { contributionDay } from "./day-text.ts";

/** A recipe as pages show it, by a member or invented. */
export interface ShownRecipe {
  url: string;
  title: string;
  name: string;
  details: RecipeDetails;
  product?: number;
  /** Missing for examples. */
  real?: { number: number; helpful: number; publishedAt: Date };
}

/** Returns a member's recipe as pages show it. */
export const shownRecipe = (
  {
    number,
    helpful,
    title,
    author,
    details,
    product,
    publishedAt,
    writtenAt,
  }: Contribution<"recipe">,
  { members }: Pick<SiteTexts, "members">,
): ShownRecipe => ({
  url: `${recipesPath}/${number}`,
  title,
  name: author.name || members.former,
  details,
  product,
  real: { number, helpful, publishedAt: publishedAt ?? writtenAt },
});

/** Returns an invented recipe as pages show it. */
export const shownExample = ({ id, ...example }: ExampleRecipe): ShownRecipe => ({
  ...example,
  url: `${recipesPath}/${id}`,
});

/** Returns who wrote a recipe, and when. */
export const recipeByline = (
  { name, real }: ShownRecipe,
  site: ShopSite,
  { recipes }: Pick<SiteTexts, "recipes">,
): string =>
  real ? fill(recipes.by, { name, date: contributionDay(real.publishedAt, site) }) : name;

export interface RecipeCardProps {
  recipe: ShownRecipe;
  site: ShopSite;
  texts: Pick<SiteTexts, "recipes">;
}

/** Renders a recipe in a list. */
export function RecipeCard({ recipe, site, texts }: RecipeCardProps) {
  const { recipes } = texts;
  const { details, title, url, real } = recipe;
  return (
    <article className="kontor-recipe-card">
      <h3>
        <a href={url}>{withNoBreaks(title)}</a>
      </h3>
      <p>
        {[
          recipes.brewings[details.brewing],
          plural(recipes.cups, details.cups, site.locale),
          durationText(details.minutes, site.locale),
        ].join(" · ")}
      </p>
      <p className="kontor-soft">
        {!real && <strong className="kontor-contribution__mark">{recipes.example}</strong>}{" "}
        <span>{recipeByline(recipe, site, texts)}</span>
      </p>
    </article>
  );
}
