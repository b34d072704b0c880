import { Button } from "../../../platform/ui/Button.tsx";
import { brewings } from "../../community/recipe.ts";
import { memberPaths } from "../../shop-paths.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { RecipeCard, type ShownRecipe } from "./RecipeCard.tsx";

export interface RecipesPageProps {
  content: Pick<SiteContent, "pages" | "site" | "texts">;
  recipes: ShownRecipe[];
}

/** Lists the recipes of members by their brewing. */
export function RecipesPage({ content, recipes }: RecipesPageProps) {
  const { site, texts, pages } = content;
  const words = texts.recipes;
  const groups = brewings
    .map((brewing) => ({
      brewing,
      inGroup: recipes.filter(({ details }) => details.brewing === brewing),
    }))
    .filter(({ inGroup }) => inGroup.length > 0);
  return (
    <div className="kontor-page kontor-community">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={[{ id: "community", name: texts.communityPage.title, url: pages.community }]}
        current={words.title}
      />
      <div className="kontor-community__lead">
        <div className="kontor-intro">
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <p className="kontor-actions">
          <Button variant="community" href={memberPaths.recipe} rel="nofollow">
            {words.share}
          </Button>
        </p>
      </div>
      {groups.length === 0 && (
        <section className="kontor-panel" aria-labelledby="no-recipes">
          <h2 id="no-recipes">{words.empty.title}</h2>
          <p>{words.empty.text}</p>
        </section>
      )}
      {groups.length > 1 && (
        <nav className="kontor-community__choose" aria-label={words.choose}>
          <ul>
            {groups.map(({ brewing }) => (
              <li key={brewing}>
                <a className="kontor-link" href={`#${brewing}`}>
                  {words.brewings[brewing]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ brewing, inGroup }) => (
        <section key={brewing} className="kontor-section" aria-labelledby={brewing}>
          <h2 id={brewing}>{words.brewings[brewing]}</h2>
          <div className="kontor-community__cards">
            {inGroup.map((recipe) => (
              <RecipeCard key={recipe.url} recipe={recipe} site={site} texts={texts} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
