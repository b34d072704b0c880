import { deepEqual, equal, ok } from "node:assert/strict";
import { isOfferedAt, stockCount, type FeedProduct } from "../product-feed.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import { namesOnPages } from "./names-on-pages.ts";
import { allProducts, eventually } from "./reading.ts";
import { shownProductCases } from "./shown-product-cases.ts";

/** A product as a list shows it: its cheapest offer. */
interface Listed {
  product: FeedProduct;
  name: string;
  price: number;
  isInStock: boolean;
}

/** Returns the products of a category that a channel sells, found by looking at each. */
async function listedIn(
  { engine, now }: EngineUnderTest,
  category: string,
  channel = "DE",
): Promise<Listed[]> {
  return (await allProducts(engine))
    .filter(({ categories }) => categories.includes(category))
    .flatMap((product) => {
      const offers = product.variants.flatMap(({ offers }) =>
        offers.filter((offer) => offer.channel === channel && isOfferedAt(offer, now())),
      );
      if (offers.length === 0) return [];
      const price = Math.min(...offers.map((offer) => offer.price));
      const name = product.names["de"]!;
      return [
        { product, name, price, isInStock: offers.some(({ stock }) => stockCount(stock) > 0) },
      ];
    });
}

const namesOf = (products: { name: string }[]) => products.map(({ name }) => name).toSorted();

/** Lists, filters and product pages, which the shop makes of the feed. */
export const listCases: ConformanceGroup = {
  name: "lists",
  cases: [
    {
      title: "show each product of a category once, on pages that do not overlap",
      async run(subject) {
        const expected = namesOf(await listedIn(subject, "cups"));
        await eventually(async () =>
          deepEqual(await namesOnPages(subject, { category: "cups" }), expected),
        );
      },
    },
    {
      title: "are in the four orders",
      async run(subject) {
        const expected = await listedIn(subject, "jugs");
        const by = (key: (one: Listed) => number) => (one: Listed, other: Listed) =>
          key(one) - key(other);
        const orders = {
          "price-up": by(({ price }) => price),
          "price-down": by(({ price }) => -price),
          newest: by(({ product }) => -product.availableFrom.getTime()),
          popular: by(({ product }) => -product.popularity),
        };
        for (const order of Object.keys(orders) as (keyof typeof orders)[])
          await eventually(async () => {
            const { products } = await subject.shop.list("DE", { category: "jugs", order });
            const sorted = expected.toSorted(orders[order]).slice(0, products.length);
            deepEqual(
              products.map(({ name }) => name),
              sorted.map(({ name }) => name),
            );
            ok(products.length > 9);
          });
      },
    },
    {
      title: "count the values of facets as if each product were looked at",
      needs: ["facets"],
      async run(subject) {
        const expected = await listedIn(subject, "cups");
        const counts: Record<string, number> = {};
        for (const { product } of expected)
          for (const value of product.facets["glaze"] ?? [])
            counts[value] = (counts[value] ?? 0) + 1;
        await eventually(async () => {
          const all = await subject.shop.list("DE", { category: "cups" });
          deepEqual(all.facets["glaze"], counts);
          // Its own choice does not narrow a facet: another value can be added to it.
          const facets = { glaze: ["matt"] };
          const matt = await subject.shop.list("DE", { category: "cups", facets });
          equal(matt.count, counts["matt"]);
          deepEqual(matt.facets["glaze"], counts);
        });
      },
    },
    {
      title: "have a range of prices, both ends included",
      async run(subject) {
        const expected = await listedIn(subject, "lamps");
        const prices = expected.map(({ price }) => price).toSorted((one, other) => one - other);
        const [from, to] = [prices[3]!, prices.at(-4)!];
        await eventually(async () =>
          deepEqual(
            await namesOnPages(subject, { category: "lamps", from, to }),
            namesOf(expected.filter(({ price }) => price >= from && price <= to)),
          ),
        );
      },
    },
    {
      title: "can be of products in stock only",
      async run(subject) {
        const expected = (await listedIn(subject, "lamps")).filter(({ isInStock }) => isInStock);
        await eventually(async () =>
          deepEqual(
            await namesOnPages(subject, { category: "lamps", inStock: true }),
            namesOf(expected),
          ),
        );
      },
    },
    {
      title: "have the prices of each market",
      async run({ shop, takeProduct }) {
        const { offers, sku } = takeProduct().variants[0]!;
        for (const site of ["DE", "CH", "HU"])
          await eventually(async () => {
            const page = await shop.product(site, sku);
            const price = page?.variants.find((variant) => variant.sku === sku)?.price;
            equal(price, offers.find(({ channel }) => channel === site)?.price);
          });
      },
    },
    ...shownProductCases,
  ],
};
