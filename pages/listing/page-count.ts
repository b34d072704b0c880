import { maxPage, productsPerPage } from "../../features/catalogue/catalogue-contract.ts";

/** How many pages a list of so many products has. */
export const pageCount = (products: number) =>
  Math.min(maxPage, Math.max(1, Math.ceil(products / productsPerPage)));
