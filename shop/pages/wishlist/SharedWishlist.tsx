import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ProductGrid } from "../listing/ProductTile.tsx";

export interface SharedWishlistProps {
  site: Site;
  texts: SiteTexts;
  /** Missing when the list is no longer shared. */
  products?: ProductCard[];
}

/** Renders a wish list as others see it: products, and nothing about whose it is. */
export function SharedWishlist({ site, texts, products }: SharedWishlistProps) {
  const { shared } = texts.wishlist;
  const { title, text } = products ? { ...shared, text: shared.intro } : shared.ended;
  return (
    <div className="kontor-page kontor-wishlist">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {products && (
        <ProductGrid
          products={products}
          list={{ id: "shared-wishlist", name: title }}
          site={site}
          texts={texts}
        />
      )}
    </div>
  );
}
