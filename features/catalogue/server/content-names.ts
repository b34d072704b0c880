/** Names of the catalogue's content, by which a change invalidates renderings. */
export const contentNames = {
  /** Changes of a product's row, texts, articles, prices and stock name it (migration 009). */
  product: (id: number) => `product:${id}`,
  /** Which products there are, in which order and in which categories. */
  listing: "listing",
};
