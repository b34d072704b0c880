import type { CategoryNode, ProductCard } from "../../features/catalogue/catalogue-contract.ts";
import { Picture } from "../../features/pictures/client/Picture.tsx";
import { pictureBase } from "../../features/pictures/pictures-contract.ts";
import type { Site } from "../../shared/site.ts";
import { fill } from "../../shared/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Button } from "../../ui/Button.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface NothingFoundProps {
  site: Site;
  texts: SiteTexts;
  /** Empty when nothing was searched for. */
  query: string;
  popular: ProductCard[];
  categories: CategoryNode[];
}

/** What helps somebody on whose search found nothing: another try, what others like, the whole range. */
export function NothingFound({ site, texts, query, popular, categories }: NothingFoundProps) {
  const { searchPage, search, home } = texts;
  return (
    <>
      {query && (
        <div className="kontor-notice">
          <p>
            <strong>{fill(searchPage.noResults, { query })}</strong>
          </p>
          <p>{searchPage.noResultsHint}</p>
        </div>
      )}
      <form className="kontor-searchform" role="search" action="/search" method="get">
        <label htmlFor="kontor-search-again">{search.search}</label>
        <input
          id="kontor-search-again"
          name="query"
          defaultValue={query}
          maxLength={200}
          type="text"
          enterKeyHint="search"
        />
        <input type="hidden" name="site" value={site.code} />
        <Button type="submit">{search.submit}</Button>
      </form>
      <section className="kontor-section" aria-labelledby="kontor-popular">
        <h2 id="kontor-popular">{searchPage.popular}</h2>
        <ProductGrid products={popular} site={site} texts={texts} />
      </section>
      <nav className="kontor-section" aria-labelledby="kontor-categories">
        <h2 id="kontor-categories">{home.categories}</h2>
        <ul className="kontor-categories">
          {categories.map(({ id, name, url, picture }) => (
            <li key={id}>
              <a href={url}>
                <Picture
                  base={pictureBase(picture)}
                  alt=""
                  sizes="(width < 768px) 30vw, 160px"
                  maxWidth={480}
                />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
