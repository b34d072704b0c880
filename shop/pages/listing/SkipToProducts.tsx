import type { CatalogueTexts } from "../../sites/catalogue-texts.ts";

/** Id of the list that the page is about. */
export const productsId = "kontor-products";

/**
 * Renders the first link of a page with a list, visible while it has the focus. It skips breadcrumb, subcategories and filters.
 */
export const SkipToProducts = ({ texts }: { texts: Pick<CatalogueTexts, "skipToProducts"> }) => (
  <a className="kontor-skip" href={`#${productsId}`}>
    {texts.skipToProducts}
  </a>
);
