import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Change, ChangeFeed, Changes } from "../../commerce/change-feed.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { readWholeList } from "./list-pages.ts";
import { readCategories } from "./vendure-categories.ts";
import { readTypes, readVendureVocabulary } from "./vendure-vocabulary.ts";

/** Milliseconds between two looks at everything, and the share of the time that they take at most. */
const polledDelay = 15_000;
const maxShare = 0.25;
const remembered = 20;

/** Digests of everything, by what changes name. */
type Snapshot = ReadonlyMap<string, string>;

interface PolledChangesOptions {
  graphql: Graphql;
  fields(): Promise<CustomFields>;
}

const document = `query ($options: ProductListOptions) {
  list: products(options: $options) {
    totalItems
    items {
      id updatedAt enabled channels { id } facetValues { id } collections { id }
      variants {
        sku updatedAt enabled channels { id } facetValues { id }
        stockLevels { stockLocationId stockOnHand stockAllocated }
      }
    }
  }
}`;

/**
 * Compares all products with how they were, because Vendure moves no date when stock is sold or a product leaves a channel. A process
 * that was restarted goes on if nothing has changed, and else begins with everything.
 */
export function polledChanges({ graphql, fields }: PolledChangesOptions): ChangeFeed {
  const snapshots = new Map<string, Snapshot>();
  let current: Promise<string> | undefined;
  let next = 0;

  async function take(): Promise<string> {
    const start = performance.now();
    const custom = await fields();
    const [products, categories, ...shared] = await Promise.all([
      readWholeList<{ id: string }>(graphql, document),
      readCategories(graphql, custom),
      readVendureVocabulary(graphql, custom),
      readTypes(graphql, custom),
    ]);
    const snapshot = new Map([
      ...products.map((product) => [`product ${product.id}`, digest(product)] as const),
      ...categories.map(({ category }) => [`category ${category.id}`, digest(category)] as const),
      ["category ", digest(shared)] as const,
    ]);
    const took = performance.now() - start;
    next = start + Math.max(polledDelay, took / maxShare);
    const cursor = `poll.${digest([...snapshot])}`;
    snapshots.delete(cursor);
    snapshots.set(cursor, snapshot);
    for (const old of [...snapshots.keys()].slice(0, -remembered)) snapshots.delete(old);
    return cursor;
  }

  /** Takes a snapshot, unless there is one that is new enough. */
  function look(): Promise<string> {
    if (!current || performance.now() >= next) {
      next = Infinity;
      const taken = take();
      current = taken;
      taken.catch(() => {
        current = undefined;
      });
    }
    return current;
  }

  /** Takes a snapshot now: an older one would not report that a product is gone which was created after it. */
  async function lookAgain(): Promise<string> {
    await current?.catch(() => {});
    next = 0;
    return look();
  }

  return {
    delay: polledDelay,
    async since(cursor, waitMs): Promise<Changes> {
      const end = performance.now() + waitMs;
      if (cursor === undefined) return { changes: [], cursor: await lookAgain() };
      while (true) {
        const present = await look();
        if (cursor !== present) {
          const before = snapshots.get(cursor);
          if (!before) return { changes: [], cursor: await lookAgain(), isReset: true };
          return { changes: differences(before, snapshots.get(present)!), cursor: present };
        }
        const now = performance.now();
        if (now >= end) return { changes: [], cursor };
        await delay(Math.min(end, Math.max(next, now + 100)) - now);
      }
    },
  };
}

const digest = (value: unknown) => hash("sha256", JSON.stringify(value), "hex").slice(0, 24);

function differences(before: Snapshot, after: Snapshot): Change[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => {
      const [of, id] = name.split(" ") as [Change["of"], string];
      return { of, id };
    });
}
