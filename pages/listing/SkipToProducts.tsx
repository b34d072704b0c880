import type { CatalogueTexts } from "../../features/catalogue/catalogue-contract.ts";

/** Of the list that the page is about. */
export const productsId = "kontor-products";

/** The first link of a page with a list, shown while it has the focus: leads past breadcrumb, subcategories and filters. */
export const SkipToProducts = ({ texts }: { texts: Pick<CatalogueTexts, "skipToProducts"> }) => (
  <a className="kontor-skip" href={`#${productsId}`}>
    {texts.skipToProducts}
  </a>
);
