import { deepEqual, equal, ok } from "node:assert/strict";
import { isOfferedAt, stockCount, type FeedProduct } from "../product-feed.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import { fixtureProduct } from "./fixture.ts";
import { allProducts, eventually } from "./reading.ts";
import type { ShownListQuery } from "./shop-under-test.ts";

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

/** Returns the names on all pages of a list. */
async function namesOnPages({ shop }: EngineUnderTest, query: ShownListQuery): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { products, count } = await shop.list("DE", { ...query, page });
    names.push(...products.map(({ name }) => name));
    if (products.length === 0 || names.length >= count) return names.toSorted();
  }
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
      title: "show a new price, in the list and on the product's page",
      async run({ shop, admin, takeProduct }) {
        const { names, categories, variants } = takeProduct();
        const { sku } = variants[0]!;
        await admin.setPrice(sku, "DE", 7);
        await eventually(async () => {
          const list = await shop.list("DE", { category: categories[0], order: "price-up" });
          deepEqual(list.products[0], { name: names["de"], price: 7 });
          const page = await shop.product("DE", sku);
          equal(page?.variants.find((variant) => variant.sku === sku)?.price, 7);
        });
      },
    },
    {
      title: "show a new product, and a deleted one no more",
      needs: ["reportsDeletions"],
      async run({ shop, admin }) {
        const added = fixtureProduct(112);
        const { sku } = added.variants[0]!;
        const isListed = async () => {
          const { products } = await shop.list("DE", {
            category: added.categories[0],
            order: "newest",
          });
          return products.some(({ name }) => name === added.names["de"]);
        };
        await admin.addProduct(added);
        await eventually(async () => ok(await isListed()));
        equal((await shop.product("DE", sku))?.name, added.names["de"]);
        await admin.deleteProduct(sku);
        await eventually(async () => {
          equal(await isListed(), false);
          equal(await shop.product("DE", sku), undefined);
        });
      },
    },
    {
      title: "keep the page of a product that is sold out",
      async run({ shop, admin, takeProduct }) {
        const { names, variants } = takeProduct();
        for (const { sku } of variants) await admin.setStock(sku, "DE", 0);
        await eventually(async () => {
          const page = await shop.product("DE", variants[0]!.sku);
          equal(page?.name, names["de"]);
          ok(page?.variants.every(({ isAvailable }) => !isAvailable));
        });
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
  ],
};
