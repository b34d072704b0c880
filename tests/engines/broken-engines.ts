import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Change, ChangeFeed } from "../../commerce/change-feed.ts";
import type { FeedProduct } from "../../commerce/product-feed.ts";
import { accepted } from "../../commerce/result.ts";
import { loseAnswers } from "../../commerce/conformance/engine-alone.ts";
import { withEngine, type PlantedFailure } from "./planted-failure.ts";

/** Breaks how an engine reports its changes. */
const withSince = (since: (changes: ChangeFeed) => ChangeFeed["since"]) =>
  withEngine(({ changes }) => ({ changes: { ...changes, since: since(changes) } }));

/** Leaves changes out, which cursors go past. */
const withoutChanges = (isLost: (change: Change) => boolean) =>
  withSince((changes) => async (cursor, waitMs) => {
    const next = await changes.since(cursor, Math.min(waitMs, 20));
    return { ...next, changes: next.changes.filter((change) => !isLost(change)) };
  });

/** Changes each product that an engine sends. */
const withProducts = (change: (product: FeedProduct) => FeedProduct) =>
  withEngine(({ products }) => ({
    products: {
      ...products,
      async *all(after) {
        for await (const batch of products.all(after)) yield batch.map(change);
      },
    },
  }));

/** Engines with a mistake each. */
export const brokenEngines: PlantedFailure[] = [
  {
    name: "a feed that repeats products",
    group: "feed",
    title: "sends each product once",
    broken: withEngine(({ products }) => ({
      products: {
        ...products,
        async *all(after) {
          for await (const batch of products.all(after)) yield [batch[0]!, ...batch];
        },
      },
    })),
  },
  {
    name: "a feed that loses warnings",
    group: "feed",
    title: "has the type, attributes, ingredients and warnings",
    broken: withProducts(({ warnings: _warnings, ...product }) => product),
  },
  {
    name: "a feed that sends the first picture only",
    group: "feed",
    title: "has pictures",
    broken: withProducts((product) => ({ ...product, pictures: [product.pictures[0]] })),
  },
  {
    name: "a feed with products of unknown types",
    group: "feed",
    title: "has a name for each type",
    broken: withProducts((product) => ({ ...product, type: "unknown" })),
  },
  {
    name: "an engine without changes",
    group: "changes",
    title: "report a price",
    broken: withSince(() => async () => {
      await delay(10);
      return { changes: [], cursor: "" };
    }),
  },
  {
    name: "an engine that reports no moved product",
    group: "changes",
    title: "report a product that moves",
    broken: withoutChanges(({ of }) => of === "product"),
  },
  {
    name: "an engine that reports products only",
    group: "changes",
    title: "report a category",
    broken: withoutChanges(({ of }) => of === "category"),
  },
  {
    name: "an engine that begins and ends no sale",
    group: "changes",
    title: "report a product when its sale begins",
    broken: withEngine(({ offers }) => ({
      offers: { current: (scope, ids) => offers.current({ ...scope, at: new Date() }, ids) },
    })),
  },
  {
    name: "an engine that reports each change to one reader once",
    group: "readers of changes",
    title: "get changes again",
    broken: withSince((changes) => {
      let last: string | undefined;
      return async (cursor, waitMs) => {
        const next = await changes.since(cursor && (last ?? cursor), Math.min(waitMs, 20));
        last = next.cursor;
        return next;
      };
    }),
  },
  {
    name: "an engine that goes on from a reset at the next call",
    group: "readers of changes",
    title: "miss nothing",
    broken: withSince((changes) => async (cursor, waitMs) => {
      if (cursor === "next") return changes.since(undefined, waitMs);
      const next = await changes.since(cursor, Math.min(waitMs, 20));
      return next.isReset ? { ...next, cursor: "next" } : next;
    }),
  },
  {
    name: "an engine with other prices in its offers",
    group: "offers",
    title: "agree with the feed",
    broken: withEngine(({ offers }) => ({
      offers: {
        async current(...args) {
          const current = await offers.current(...args);
          return new Map(
            [...current].map(([id, offer]) => [id, { ...offer, price: offer.price + 1 }]),
          );
        },
      },
    })),
  },
  {
    name: "an engine that waits for offers without end",
    group: "offers",
    title: "are an error when the engine is silent",
    broken: (subject) => ({ ...subject, silent: loseAnswers(subject.engine) }),
  },
  {
    name: "an engine with offers by default",
    group: "offers",
    title: "are an error when the engine is silent",
    broken: (subject) => ({ ...subject, silent: subject.engine }),
  },
  {
    name: "an engine that ignores keys",
    group: "orders",
    title: "are placed once for a key",
    broken: withEngine(({ orders }) => ({
      orders: {
        ...orders,
        place: (scope, draft) => orders.place(scope, draft, randomUUID()),
      },
    })),
  },
  {
    name: "an engine that takes what is collected from the stock that is sent",
    group: "stores",
    title: "lose what is collected there",
    broken: withEngine(({ orders }) => ({
      orders: {
        ...orders,
        async place(scope, { place, ...draft }, key) {
          const placed = await orders.place(scope, draft, key);
          return placed.ok ? accepted({ ...placed.value, place: place! }) : placed;
        },
      },
    })),
  },
  {
    name: "an engine that ignores the keys of returns",
    group: "orders",
    title: "get pieces back once for a key",
    broken: withEngine(({ orders }) => ({
      orders: {
        ...orders,
        acceptReturn: (number, pieces) => orders.acceptReturn(number, pieces, randomUUID()),
      },
    })),
  },
  {
    name: "an engine that ignores the keys of orders without an answer",
    group: "orders",
    title: "are sent again with their key",
    broken: (subject) => ({
      ...subject,
      silent: {
        ...subject.silent,
        orders: {
          ...subject.silent.orders,
          place: (scope, draft) => subject.silent.orders.place(scope, draft, randomUUID()),
        },
      },
    }),
  },
];
