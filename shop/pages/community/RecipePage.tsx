import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { durationText } from "../../community/duration-text.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";
import { authorId, ReaderTools } from "../reviews/ReaderTools.tsx";
import { RecipeCard, recipeByline, type ShownRecipe } from "./RecipeCard.tsx";

export interface RecipePageProps {
  content: Pick<SiteContent, "pages" | "site" | "texts">;
  recipe: ShownRecipe;
  /** Its coffee, while the site sells it. */
  product?: ProductCard;
  others: ShownRecipe[];
}

/** Renders a recipe with its figures, ingredients and steps. */
export function RecipePage({ content, recipe, product, others }: RecipePageProps) {
  const { site, texts, pages } = content;
  const words = texts.recipes;
  const { title, details, real } = recipe;
  return (
    <div className="kontor-page kontor-community">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={[
          { id: "community", name: texts.communityPage.title, url: pages.community },
          { id: "recipes", name: words.title, url: pages.recipes },
        ]}
        current={title}
      />
      <div className="kontor-intro">
        <h1>{withNoBreaks(title)}</h1>
        <p className="kontor-soft">
          {!real && <strong className="kontor-contribution__mark">{words.example}</strong>}{" "}
          <span id={real && authorId(real.number)}>{recipeByline(recipe, site, texts)}</span>
        </p>
      </div>
      <Facts {...{ site, texts, details }} />
      <div className="kontor-community__columns">
        <section aria-labelledby="recipe-ingredients">
          <h2 id="recipe-ingredients">{words.ingredients}</h2>
          <ul className="kontor-list">
            {ingredientsOf(details, content).map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="recipe-steps">
          <h2 id="recipe-steps">{words.steps}</h2>
          <ol className="kontor-recipe__steps">
            {details.steps.map((step, index) => (
              <li key={`${index} ${step}`}>{withNoBreaks(step)}</li>
            ))}
          </ol>
        </section>
      </div>
      {real && (
        <ReaderTools
          number={real.number}
          helpful={real.helpful}
          texts={texts.reviews}
          locale={site.locale}
        />
      )}
      {product && (
        <section className="kontor-section" aria-labelledby="recipe-product">
          <h2 id="recipe-product">{words.withProduct}</h2>
          <ProductGrid
            products={[product]}
            list={{ id: "recipe", name: words.withProduct }}
            site={site}
            texts={texts}
          />
        </section>
      )}
      {others.length > 0 && (
        <section className="kontor-section" aria-labelledby="recipe-others">
          <h2 id="recipe-others">{words.more}</h2>
          <div className="kontor-community__cards">
            {others.map((other) => (
              <RecipeCard key={other.url} recipe={other} site={site} texts={texts} />
            ))}
          </div>
        </section>
      )}
      <p>
        <a className="kontor-link" href={pages.recipes}>
          {words.back}
        </a>
      </p>
    </div>
  );
}

function Facts({
  site,
  texts: { recipes },
  details,
}: Pick<SiteContent, "site" | "texts"> & { details: ShownRecipe["details"] }) {
  const { facts } = recipes;
  const shown = [
    [facts.brewing, recipes.brewings[details.brewing]],
    [facts.cups, plural(recipes.cups, details.cups, site.locale)],
    ...(details.degrees === undefined ? [] : [[facts.degrees, `${details.degrees} °C`]]),
    [facts.minutes, durationText(details.minutes, site.locale)],
  ];
  return (
    <dl className="kontor-recipe__facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns coffee, water and what else a recipe needs, with their amounts. */
export function ingredientsOf(
  { grams, millilitres, extras }: ShownRecipe["details"],
  { site, texts: { recipes } }: Pick<SiteContent, "site" | "texts">,
): string[] {
  const number = numberFormat(site.locale);
  return [
    fill(recipes.coffeeAmount, { grams: number.format(grams) }),
    fill(recipes.waterAmount, { millilitres: number.format(millilitres) }),
    ...extras,
  ];
}
