import type { ReactNode } from "react";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CategoryTeaser, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { TeaserList } from "../content/blocks/TeaserList.tsx";
import type { ShownTeaser } from "../content/shown-block.ts";
import { CategoryTiles } from "../listing/CategoryTiles.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface HomePageProps {
  site: Site;
  texts: SiteTexts;
  categories: CategoryTeaser[];
  /** No product is in two of these. */
  popular: ProductCard[];
  reduced: ProductCard[];
  newest: ProductCard[];
  /** The products of a themeworld that ends soon. */
  season?: { title: string; url: string; products: ProductCard[] };
  /** The place for the current promotion. */
  promotion: ReactNode;
  hero: { picture: string; darkPicture?: string; url: string };
  story: { picture: string; url: string };
  /** Pages to read. */
  reading: ShownTeaser[];
}

export function HomePage({
  site,
  texts,
  categories,
  popular,
  newest,
  reduced,
  season,
  promotion,
  hero,
  story,
  reading,
}: HomePageProps) {
  const { home } = texts;
  return (
    <>
      <section
        className="kontor-hero"
        data-kontor-hero="home"
        data-kontor-headline={home.heroHeadline}
      >
        <Picture
          base={hero.picture}
          darkBase={hero.darkPicture}
          alt=""
          sizes="100vw"
          ratio={[16, 9]}
          maxWidth={1600}
          priority="high"
        />
        <div className="kontor-hero__words">
          <h1>{home.heroHeadline}</h1>
          <p>{home.heroText}</p>
          <Button href={hero.url}>{home.heroLink}</Button>
        </div>
      </section>
      <Section id="categories" heading={home.categories}>
        <CategoryTiles categories={categories} />
      </Section>
      {productSection("popular", home.popular, popular)}
      {promotion}
      {season && productSection("season", season.title, season.products, season.url)}
      <section
        className="kontor-hero kontor-hero--story"
        data-kontor-hero="home_story"
        data-kontor-headline={home.storyHeadline}
      >
        <Picture base={story.picture} alt="" sizes="100vw" ratio={[16, 9]} maxWidth={1600} />
        <div className="kontor-hero__words">
          <h2>{home.storyHeadline}</h2>
          <p>{home.storyText}</p>
          <Button variant="secondary" href={story.url}>
            {home.storyLink}
          </Button>
        </div>
      </section>
      {productSection("reduced", home.reduced, reduced)}
      {productSection("newest", home.newest, newest)}
      {reading.length > 0 && (
        <Section id="reading" heading={texts.contentPages.onHome}>
          <TeaserList teasers={reading} />
        </Section>
      )}
    </>
  );

  function productSection(id: string, heading: string, products: ProductCard[], url?: string) {
    if (products.length === 0) return null;
    return (
      <Section id={id} heading={url ? <a href={url}>{heading}</a> : heading}>
        <ProductGrid products={products} list={{ id, name: heading }} site={site} texts={texts} />
      </Section>
    );
  }
}

function Section({
  id,
  heading,
  children,
}: {
  id: string;
  heading: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="kontor-section" aria-labelledby={`kontor-${id}`}>
      <h2 id={`kontor-${id}`}>{heading}</h2>
      {children}
    </section>
  );
}
