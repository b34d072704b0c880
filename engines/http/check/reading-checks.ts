import { deepEqual, equal, fail, ok, rejects } from "node:assert/strict";
import type { Engine } from "../../../commerce/engine.ts";
import { UnknownChannelError } from "../../../commerce/engine-errors.ts";
import { isOfferedAt, type FeedProduct } from "../../../commerce/product-feed.ts";

/** An engine whose products may be any. */
export interface CheckedEngine {
  engine: Engine;
  address: { url: string; key: string };
  /** The smallest step of prices in each channel of the shop. */
  steps: Partial<Record<string, number>>;
  /** Products that were left out, with their mistakes. */
  wrong: Error[];
}

/** A promise that can be tried without changing anything, and what to do where it is not kept. */
export interface ReadingCheck {
  title: string;
  remedy: string;
  run(subject: CheckedEngine): Promise<void>;
}

async function products({ engine }: Pick<CheckedEngine, "engine">): Promise<FeedProduct[]> {
  const all = (await Array.fromAsync(engine.products.all())).flat();
  ok(all.length > 0, "there is no product");
  return all;
}

/** Returns a channel in which something is sold. */
async function channelOf(subject: CheckedEngine): Promise<string> {
  const [offer] = (await products(subject)).flatMap(({ variants }) =>
    variants.flatMap(({ offers }) => offers),
  );
  ok(offer, "no product has an offer");
  return offer.channel;
}

const unknownName = "unknown-to-anybody";
/** Variants of which offers are compared with the feed. */
const maxCompared = 50;

export const readingChecks: ReadingCheck[] = [
  {
    title: "feed: sends each product once, without mistakes",
    remedy: "Correct what is named; the shop leaves such products out.",
    async run(subject) {
      subject.wrong.length = 0;
      const ids = (await products(subject)).map(({ id }) => id);
      const [first, ...others] = subject.wrong;
      if (first)
        fail(
          others.length === 0 ? first.message : `${others.length + 1} are wrong: ${first.message}`,
        );
      equal(new Set(ids).size, ids.length, "a product is sent twice");
    },
  },
  {
    title: "feed: goes on after a product",
    remedy: "Send products in an order that stays the same, and with after those behind that id.",
    async run(subject) {
      const all = (await products(subject)).map(({ id }) => id);
      const middle = Math.floor(all.length / 2);
      const rest = (await Array.fromAsync(subject.engine.products.all(all[middle]))).flat();
      deepEqual(
        rest.map(({ id }) => id),
        all.slice(middle + 1),
      );
    },
  },
  {
    title: "feed: reads products by id, without those that it does not have",
    remedy: "Answer /v1/products/by-id with the products that exist, and leave out the others.",
    async run(subject) {
      const [one] = await products(subject);
      const found = await subject.engine.products.byId([one!.id, unknownName]);
      deepEqual(found, [one]);
    },
  },
  {
    title: "feed: uses each number of a variant once",
    remedy: "Give each variant a number of its own: carts and orders name it by that.",
    async run(subject) {
      const skus = (await products(subject)).flatMap(({ variants }) =>
        variants.map(({ sku }) => sku),
      );
      const repeated = skus.filter((sku, at) => skus.indexOf(sku) !== at);
      deepEqual(repeated.slice(0, 3), []);
    },
  },
  {
    title: "feed: has prices on the smallest step of their channel",
    remedy: "Round prices to the step; the currency has no other amounts.",
    async run(subject) {
      for (const { id, variants } of await products(subject))
        for (const { sku, offers } of variants)
          for (const { channel, price } of offers) {
            const step = subject.steps[channel] ?? 1;
            ok(
              price % step === 0,
              `${id}: the price ${price} of ${sku} in ${channel} is no multiple of ${step}`,
            );
          }
    },
  },
  {
    title: "feed: sends parents before their children, and all that products refer to",
    remedy: "Send what is named in /v1/categories, /v1/types or /v1/vocabulary.",
    async run(subject) {
      const { products: feed } = subject.engine;
      const known = new Set<string>();
      for (const { id, parent } of await feed.categories()) {
        ok(parent === undefined || known.has(parent), `category ${parent} comes after ${id}`);
        known.add(id);
      }
      const types = new Set((await feed.types()).map(({ id }) => id));
      const { attributes, dimensions, warnings } = await feed.vocabulary();
      const terms = new Set([...attributes, ...dimensions, ...warnings].map(({ id }) => id));
      for (const product of await products(subject)) {
        for (const id of product.categories) ok(known.has(id), `${product.id}: category ${id}`);
        for (const id of [product.type ?? [], product.accessoryFor ?? []].flat())
          ok(types.has(id), `${product.id}: type ${id}`);
        for (const id of [
          ...Object.keys(product.attributes),
          ...(product.warnings ?? []),
          ...(product.dimension === undefined ? [] : [product.dimension]),
        ])
          ok(terms.has(id), `${product.id}: ${id} is not in the vocabulary`);
      }
    },
  },
  {
    title: "offers: agree with the feed in each channel",
    remedy: "Answer /v1/offers and the feed from the same prices and stock.",
    async run(subject) {
      const at = new Date();
      const variants = (await products(subject)).flatMap((product) => product.variants);
      const offers = variants
        .flatMap((variant) => variant.offers.map((offer) => ({ sku: variant.sku, ...offer })))
        .filter((offer) => isOfferedAt(offer, at));
      for (const [channel, all] of Map.groupBy(offers, (offer) => offer.channel)) {
        const some = all.slice(0, maxCompared);
        const skus = some.map(({ sku }) => sku);
        const current = await subject.engine.offers.current({ channel, at }, skus);
        for (const { sku, price, stock } of some) {
          const offer = current.get(sku);
          deepEqual(
            { price: offer?.price, stock: offer?.stock },
            { price, stock },
            `${sku}, ${channel}`,
          );
        }
      }
    },
  },
  {
    title: "offers: omit variants that the engine does not have",
    remedy: "Leave unknown variants out of the answer, with status 200.",
    async run(subject) {
      const scope = { channel: await channelOf(subject), at: new Date() };
      equal((await subject.engine.offers.current(scope, [unknownName])).size, 0);
    },
  },
  {
    title: "offers: refuse a channel that the engine does not have",
    remedy: 'Answer 409 with the type "urn:kontor:engine:unknownChannel".',
    run: ({ engine }) =>
      rejects(engine.offers.current({ channel: "XX", at: new Date() }, []), UnknownChannelError),
  },
  {
    title: "changes: go on from a cursor, and from a foreign one by a reset",
    remedy: "Answer a cursor that is not yours with isReset and the present cursor.",
    async run({ engine }) {
      const { cursor } = await engine.changes.since(undefined, 0);
      equal((await engine.changes.since(cursor, 0)).isReset, undefined, "its own cursor is reset");
      for (const foreign of ["", "x", "another-engine.0.0", `x${cursor}`])
        equal(
          (await engine.changes.since(foreign, 0)).isReset,
          true,
          `"${foreign}" is not answered by a reset`,
        );
    },
  },
  {
    title: "orders: of unknown numbers and keys are not found",
    remedy: 'Answer 404 with the type "urn:kontor:engine:unknown".',
    async run({ engine: { orders } }) {
      equal(await orders.byNumber(unknownName), undefined);
      equal(await orders.byKey(unknownName), undefined);
    },
  },
  {
    title: "orders: of unknown numbers are not cancelled, and get nothing back",
    remedy: 'Answer 404 with the type "urn:kontor:engine:unknown".',
    async run({ engine: { orders, capabilities } }) {
      const unknown = { ok: false, refusal: "unknown" };
      if (capabilities.cancelsOrders === true) deepEqual(await orders.cancel(unknownName), unknown);
      if (capabilities.takesPiecesBack === true)
        deepEqual(await orders.acceptReturn(unknownName, [], unknownName), unknown);
    },
  },
  {
    title: "orders: without lines are refused",
    remedy:
      'Answer 409 with the type "urn:kontor:engine:invalid" before anything else is looked at.',
    async run(subject) {
      const { orders } = subject.engine;
      const scope = { channel: await channelOf(subject), at: new Date() };
      deepEqual(await orders.place(scope, emptyDraft, unknownName), {
        ok: false,
        refusal: { kind: "invalid" },
      });
    },
  },
];

/** A draft that no engine may accept. */
export const emptyDraft = {
  email: "ida@example.com",
  address: {
    firstName: "",
    lastName: "",
    company: "",
    street: "",
    extra: "",
    postalCode: "",
    town: "",
    region: "",
    country: "DE",
  },
  lines: [],
  discount: 0,
  shipping: 0,
  total: 0,
};
