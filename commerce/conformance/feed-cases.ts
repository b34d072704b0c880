import { deepEqual, equal, ok } from "node:assert/strict";
import { isOfferedAt, type FeedProduct, type FeedVariant } from "../product-feed.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import {
  fixtureCategories,
  fixtureChannels,
  fixtureProducts,
  fixtureTypes,
  fixtureVocabulary,
} from "./fixture.ts";
import { allProducts, readVariant } from "./reading.ts";

const skusOf = (products: { variants: { sku: string }[] }[]) =>
  products.flatMap(({ variants }) => variants.map(({ sku }) => sku));

const byChannel = ({ offers }: Pick<FeedVariant, "offers">, figure: "stock" | "was") =>
  Object.fromEntries(offers.map((offer) => [offer.channel, offer[figure]]));

/** Fields that pages show beside names, texts and offers. */
const details = [
  "type",
  "accessoryFor",
  "attributes",
  "ingredients",
  "warnings",
] as const satisfies (keyof FeedProduct)[];

const idsOf = (named: { id: string }[]) => new Set(named.map(({ id }) => id));

/** Products, categories and what they share, as the shop reads them at its start and in full passes. */
export const feedCases: ConformanceGroup<EngineAlone> = {
  name: "feed",
  cases: [
    {
      title: "sends each product once, in the same order each time",
      async run({ engine }) {
        const products = await allProducts(engine);
        const ids = products.map(({ id }) => id);
        equal(new Set(ids).size, ids.length);
        deepEqual(
          (await allProducts(engine)).map(({ id }) => id),
          ids,
        );
        const sent = new Set(skusOf(products));
        deepEqual(
          skusOf(fixtureProducts).filter((sku) => !sent.has(sku)),
          [],
        );
      },
    },
    {
      title: "goes on after a product",
      async run({ engine }) {
        const all = (await allProducts(engine)).map(({ id }) => id);
        const rest = (await allProducts(engine, all[20])).map(({ id }) => id);
        deepEqual(rest, all.slice(21));
      },
    },
    {
      title: "reads products by id, without those that it does not have",
      async run({ engine }) {
        const [one, two] = await allProducts(engine);
        const found = await engine.products.byId([two!.id, "unknown-to-anybody", one!.id]);
        deepEqual(found.map(({ id }) => id).toSorted(), [one!.id, two!.id]);
      },
    },
    {
      title: "has names and texts in each language",
      async run({ engine, takeProduct }) {
        const given = takeProduct();
        const { product } = await readVariant(engine, given.variants[0]!.sku);
        deepEqual(product.names, given.names);
        deepEqual(product.leads, given.leads);
        deepEqual(product.descriptions, given.descriptions);
      },
    },
    {
      title: "sends parents of categories before their children, and no product of an unknown one",
      async run({ engine }) {
        const categories = await engine.products.categories();
        const known = new Set<string>();
        for (const { id, parent } of categories) {
          ok(parent === undefined || known.has(parent), `${parent} comes after ${id}`);
          known.add(id);
        }
        ok(known.size >= fixtureCategories.length);
        for (const { categories: listedIn } of await allProducts(engine))
          ok(listedIn.length > 0 && listedIn.every((id) => known.has(id)));
      },
    },
    {
      title: "has ids and numbers that are short, plain and used once",
      async run({ engine }) {
        const products = await allProducts(engine);
        const variants = products.flatMap((product) => product.variants);
        for (const names of [variants.map(({ id }) => id), skusOf(products)]) {
          equal(new Set(names).size, names.length);
          for (const name of names) ok(/^[\w-]{1,64}$/.test(name), name);
        }
      },
    },
    {
      title: "has whole amounts on the step of their currency, one at a time in each channel",
      async run({ engine, takeProduct, now }) {
        const given = takeProduct().variants[0]!;
        const { variant } = await readVariant(engine, given.sku);
        for (const [channel, { step }] of Object.entries(fixtureChannels)) {
          const current = variant.offers.filter(
            (offer) => offer.channel === channel && isOfferedAt(offer, now()),
          );
          equal(current.length, 1, channel);
          equal(current[0]!.price % step, 0, channel);
          equal(current[0]!.price, given.offers.find((offer) => offer.channel === channel)?.price);
        }
      },
    },
    {
      title: "has products with one variant and with forty, in their order",
      async run({ engine }) {
        const given = fixtureProducts[1]!;
        const { product } = await readVariant(engine, given.variants[0]!.sku);
        deepEqual(skusOf([product]), skusOf([given]));
        equal(product.dimension, given.dimension);
        for (const field of ["labels", "dimensionKey"] as const)
          deepEqual(product.variants[39]![field], given.variants[39]![field]);
      },
    },
    {
      title: "counts pieces in stock",
      needs: ["exactStock"],
      async run({ engine, takeProduct }) {
        const given = takeProduct().variants[0]!;
        const { variant } = await readVariant(engine, given.sku);
        deepEqual(byChannel(variant, "stock"), byChannel(given, "stock"));
      },
    },
    {
      title: "knows the lowest price of the thirty days before a reduction",
      needs: ["formerPrices"],
      async run({ engine }) {
        const given = fixtureProducts[5]!.variants[0]!;
        const { variant } = await readVariant(engine, given.sku);
        deepEqual(byChannel(variant, "was"), byChannel(given, "was"));
      },
    },
    {
      title: "has pictures of categories, of products, and of variants that look different",
      async run({ engine, takeProduct }) {
        const given = takeProduct();
        const { product } = await readVariant(engine, given.variants[0]!.sku);
        const pictures = [
          ...(await engine.products.categories()).map(({ picture }) => picture),
          ...product.pictures,
          ...product.variants.flatMap(({ picture }) => picture ?? []),
        ];
        for (const { version, source } of pictures) {
          ok(/^[\w-]{1,64}$/.test(version), version);
          ok(source);
        }
        equal(product.pictures.length, given.pictures.length);
        deepEqual(
          product.variants.map(({ picture }) => picture !== undefined),
          given.variants.map(({ picture }) => picture !== undefined),
        );
      },
    },
    {
      title: "has the type, attributes, ingredients and warnings of products",
      needs: ["details"],
      async run({ engine, takeProduct }) {
        const given = takeProduct();
        const { product } = await readVariant(engine, given.variants[0]!.sku);
        for (const detail of details) deepEqual(product[detail], given[detail], detail);
      },
    },
    {
      title: "has a name for each type, attribute, dimension and warning of a product",
      needs: ["details"],
      async run({ engine }) {
        const [types, { attributes, dimensions, warnings }] = await Promise.all([
          engine.products.types(),
          engine.products.vocabulary(),
        ]);
        const names = new Map(types.map((type) => [type.id, type.names]));
        for (const { id, names: given } of fixtureTypes) deepEqual(names.get(id), given);
        for (const product of await allProducts(engine)) {
          for (const type of [product.type ?? [], product.accessoryFor ?? []].flat())
            ok(idsOf(types).has(type), type);
          for (const attribute of Object.keys(product.attributes))
            ok(idsOf(attributes).has(attribute), attribute);
          for (const dimension of [product.dimension ?? []].flat())
            ok(idsOf(dimensions).has(dimension), dimension);
          for (const warning of product.warnings ?? []) ok(idsOf(warnings).has(warning), warning);
        }
      },
    },
    {
      title: "has facets with a name for each value that a product has",
      needs: ["facets"],
      async run({ engine }) {
        const { attributes } = await engine.products.vocabulary();
        const named = new Map(
          attributes.flatMap(({ id, facet, words = {} }) =>
            facet ? [[facet.name ?? id, new Set(Object.keys(words))]] : [],
          ),
        );
        for (const { id, facet } of fixtureVocabulary.attributes) equal(named.has(id), !!facet, id);
        for (const product of await allProducts(engine))
          for (const [facet, values] of Object.entries(product.facets))
            for (const value of values) ok(named.get(facet)?.has(value), `${facet}: ${value}`);
      },
    },
  ],
};
