/** Names of the catalogue's content, by which a change invalidates renderings. */
export const contentNames = {
  /** A product's row, texts, articles, prices and stock. */
  product: (id: number) => `product:${id}`,
  /** Which products there are, in which order and in which categories, as far as prices and stock do not decide it. */
  listing: "listing",
  /** Prices and stock of all products: what lists are sorted, filtered and counted by. */
  offers: "offers",
  /** Names and words of attributes. Their changes notify of everything. */
  attributes: "attributes",
};
