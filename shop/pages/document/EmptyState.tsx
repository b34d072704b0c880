import type { ReactNode } from "react";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { discountShopPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { ProductGrid } from "../listing/ProductTile.tsx";
import { LineDrawing, type DrawingName } from "./LineDrawing.tsx";

export interface EmptyStateProps {
  drawing: DrawingName;
  title: string;
  text: string;
  /** Links or buttons that lead on. */
  children: ReactNode;
}

/** Renders what a list shows that has no entries yet. */
export const EmptyState = ({ drawing, title, text, children }: EmptyStateProps) => (
  <section className="kontor-empty-state" aria-label={title}>
    <LineDrawing name={drawing} />
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="kontor-actions">{children}</div>
    </div>
  </section>
);

/** Number of popular products below it. */
export const popularCount = 4;

export interface PopularProductsProps {
  site: Site;
  texts: SiteTexts;
  products: ProductCard[];
  /** Whether a link leads to what is reduced. */
  linksToDiscounts?: boolean;
}

/** Lists what is popular, where a page has little else to show. */
export function PopularProducts({
  site,
  texts,
  products,
  linksToDiscounts = true,
}: PopularProductsProps) {
  if (products.length === 0) return null;
  const { popular } = texts.searchPage;
  return (
    <section className="kontor-section" aria-labelledby="kontor-popular">
      <h2 id="kontor-popular">{popular}</h2>
      <ProductGrid
        products={products}
        list={{ id: "popular", name: popular }}
        site={site}
        texts={texts}
      />
      {linksToDiscounts && (
        <p>
          <a className="kontor-link" href={discountShopPaths.shop}>
            {texts.discountShop.toOpened}
          </a>
        </p>
      )}
    </section>
  );
}
