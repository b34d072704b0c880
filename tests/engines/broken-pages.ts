import { withShop, type PlantedFailure } from "./planted-failure.ts";

/** Lists, product pages and searches with a mistake each. */
export const brokenPages: PlantedFailure[] = [
  {
    name: "a shop whose lists are in the wrong order",
    group: "lists",
    title: "are in the four orders",
    broken: withShop((shop) => ({
      async list(...query) {
        const list = await shop.list(...query);
        return { ...list, products: list.products.toReversed() };
      },
    })),
  },
  {
    name: "a shop with pages of products that are not sold",
    group: "lists",
    title: "show a product from the moment",
    broken: withShop((shop) => ({
      product: async (...args) =>
        (await shop.product(...args)) ?? { name: "", address: "", variants: [] },
    })),
  },
  {
    name: "a shop with one list for all categories",
    group: "lists",
    title: "show a product in the category",
    broken: withShop((shop) => ({
      list: (site, query) => shop.list(site, { ...query, category: "cups" }),
    })),
  },
  {
    name: "a shop without redirects",
    group: "lists",
    title: "lead to pages",
    broken: withShop((shop) => ({
      async open(...args) {
        const { location, ...page } = await shop.open(...args);
        return location === undefined ? page : { status: 404 };
      },
    })),
  },
  {
    name: "a shop that finds nothing",
    group: "search",
    title: "finds a product by its name",
    broken: withShop(() => ({ search: async () => [] })),
  },
  {
    name: "a shop without synonyms",
    group: "search",
    title: "finds by a synonym",
    broken: withShop(() => ({ addSynonym: async () => {} })),
  },
];
