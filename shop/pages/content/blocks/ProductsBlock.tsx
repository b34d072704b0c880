import type { Site } from "../../../../platform/shared/sites/site.ts";
import type { SiteTexts } from "../../../sites/site-texts.ts";
import { ProductGrid } from "../../listing/ProductTile.tsx";
import type { ShownBlockOf } from "../shown-block.ts";

/** Renders products with their prices of the moment. */
export function ProductsBlock({
  id,
  title,
  products,
  site,
  texts,
}: ShownBlockOf<"products"> & {
  /** Unique on the page. */
  id: string;
  site: Site;
  texts: Pick<SiteTexts, "cart" | "catalogue" | "reviews">;
}) {
  return (
    <section className="kontor-content__row kontor-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductGrid
        products={products}
        list={{ id: "content", name: title }}
        site={site}
        texts={texts}
      />
    </section>
  );
}
