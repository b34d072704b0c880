import type { OfferedProduct, ProductCard } from "../../../commerce/catalogue-contract.ts";

/** A product that is sold by subscription, with its articles. */
export type Coffee = ProductCard & Pick<OfferedProduct, "articles">;
