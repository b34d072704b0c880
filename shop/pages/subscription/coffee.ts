import type { OfferedProduct, ProductCard } from "../../../commerce/catalogue-contract.ts";

/** A product that is sold by subscription, with its articles. */
export type Coffee = ProductCard & Pick<OfferedProduct, "articles">;

/** Returns the articles of coffees that can be ordered, as options of a list. */
export const articleOptions = (coffees: Coffee[]): { value: string; text: string }[] =>
  coffees.flatMap(({ name, articles }) =>
    articles
      .filter(({ availability }) => availability === "AVAILABLE")
      .map(({ tcm, label }) => ({ value: tcm, text: `${name}, ${label}` })),
  );
