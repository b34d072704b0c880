import type { ProductCard } from "../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { Ratings } from "../community/server/ratings.ts";

/** Adds the stars of the shop's reviews to the products of lists, whichever commerce system they come from. */
export function ratedCatalogue(catalogue: Catalogue, ratings: Pick<Ratings, "of">): Catalogue {
  const rated = async <Card extends ProductCard>(at: Viewpoint, cards: Card[]): Promise<Card[]> => {
    const found = await ratings.of(
      at,
      cards.map(({ number }) => number),
    );
    return found.size === 0
      ? cards
      : cards.map((card) => {
          const rating = found.get(card.number);
          return rating ? { ...card, rating: { mean: rating.mean, count: rating.count } } : card;
        });
  };
  return {
    ...catalogue,
    byNumber: async (at, numbers) => rated(at, await catalogue.byNumber(at, numbers)),
    async category(at, ...question) {
      const found = await catalogue.category(at, ...question);
      return found && { ...found, products: await rated(at, found.products) };
    },
    async found(at, ...question) {
      const found = await catalogue.found(at, ...question);
      return found && { ...found, products: await rated(at, found.products) };
    },
    async product(at, number) {
      const product = await catalogue.product(at, number);
      return product && { ...product, related: await rated(at, product.related) };
    },
  };
}
