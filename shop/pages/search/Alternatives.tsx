import type { ReactNode } from "react";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface AlternativesProps {
  site: Site;
  texts: SiteTexts;
  query: string;
  products: ProductCard[];
  children?: ReactNode;
}

/** Renders products that only partly match the search, under a heading that says so. */
export function Alternatives({ site, texts, query, products, children }: AlternativesProps) {
  return (
    <section className="kontor-section" aria-labelledby="kontor-alternatives">
      <h2 id="kontor-alternatives">{texts.searchPage.alternatives}</h2>
      <ProductGrid
        products={products}
        list={{ id: "alternatives", name: texts.searchPage.alternatives }}
        site={site}
        texts={texts}
        query={`query=${encodeURIComponent(query)}`}
      />
      {children}
    </section>
  );
}
