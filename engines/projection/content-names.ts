/** Names of catalogue content, used to invalidate renderings after a change. */
export const contentNames = {
  /** The rows of a product: texts, articles, prices and stock. */
  product: (number: number) => `product:${number}`,
  /** Returns the number of the product that a name is of. */
  productIn: (name: string): number | undefined => {
    const [, number] = /^product:(\d+)$/.exec(name) ?? [];
    return number === undefined ? undefined : Number(number);
  },
  /** The set of products, their order and their categories, except where prices and stock determine them. */
  listing: "listing",
  /** Prices and stock of all products. */
  offers: "offers",
  /** Prices and stock of the products in a category, by which lists are sorted, filtered and counted. */
  offersIn: (category: string) => `offers:${category}`,
  /** Which places have a product. */
  placesOf: (number: number) => `places:${number}`,
  /** Which places have which products, after a change of many. */
  places: "places",
  /** Names and words of attributes. A change of these invalidates everything. */
  attributes: "attributes",
};
