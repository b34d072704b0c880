import { maxPage, productsPerPage } from "../../../commerce/catalogue-contract.ts";

/** Returns the number of pages for this many products. */
export const pageCount = (products: number) =>
  Math.min(maxPage, Math.max(1, Math.ceil(products / productsPerPage)));
