import type { ReactNode } from "react";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import type { CategoryTeaser, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { CategoryTiles } from "../listing/CategoryTiles.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface HomePageProps {
  site: Site;
  texts: SiteTexts;
  categories: CategoryTeaser[];
  popular: ProductCard[];
  newest: ProductCard[];
  reduced: ProductCard[];
  /** The place for the current promotion. */
  promotion: ReactNode;
  hero: { picture: string; url: string };
  story: { picture: string; url: string };
}

export function HomePage({
  site,
  texts,
  categories,
  popular,
  newest,
  reduced,
  promotion,
  hero,
  story,
}: HomePageProps) {
  const { home } = texts;
  const sections = [
    { id: "popular", heading: home.popular, products: popular },
    { id: "reduced", heading: home.reduced, products: reduced },
    { id: "newest", heading: home.newest, products: newest },
  ];
  return (
    <>
      <section
        className="kontor-hero"
        data-kontor-hero="home"
        data-kontor-headline={home.heroHeadline}
      >
        <Picture
          base={hero.picture}
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
      {sections.slice(0, 1).map(productSection)}
      {promotion}
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
      {sections.slice(1).map(productSection)}
    </>
  );

  function productSection({ id, heading, products }: (typeof sections)[number]) {
    if (products.length === 0) return null;
    return (
      <Section key={id} id={id} heading={heading}>
        <ProductGrid products={products} list={{ id, name: heading }} site={site} texts={texts} />
      </Section>
    );
  }
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="kontor-section" aria-labelledby={`kontor-${id}`}>
      <h2 id={`kontor-${id}`}>{heading}</h2>
      {children}
    </section>
  );
}
