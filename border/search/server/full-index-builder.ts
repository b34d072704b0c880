import type { ExternalIndexBuilder } from "./external-index-builder.ts";
import { indexAll, type FullProductIndex } from "./product-index.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import type { SharedNames } from "./search-documents.ts";
import type { SearchSource } from "./search-source.ts";

export interface IndexStorage {
  snapshot?: ProductSnapshot;
  /** Builds large indexes that replace others. */
  externalBuilder?: ExternalIndexBuilder;
}

/** Builds the index of all products: in another process of this machine, or else in a worker thread, and then stores it. */
export function createFullIndexBuilder(
  { feed, now }: SearchSource,
  { snapshot, externalBuilder }: IndexStorage,
  signal: AbortSignal,
) {
  let storing: Promise<void> | undefined;

  async function readStored(catalogue: string): Promise<FullProductIndex | undefined> {
    const stored = await snapshot?.read(catalogue);
    return stored && (await feed.isValidCursor(stored.cursor)) ? stored : undefined;
  }

  /** Returns the index that another process of this machine builds; undefined for a small one, or where none can be stored. */
  async function buildElsewhere(catalogue: string, { numbers, builtAt }: FullProductIndex) {
    if (!externalBuilder || numbers.length < externalBuilder.minProducts) return undefined;
    await externalBuilder.build({ catalogue, newerThan: builtAt }, signal);
    const stored = await readStored(catalogue);
    return stored && stored.builtAt > builtAt ? stored : undefined;
  }

  return {
    readStored,

    /** Builds an index; `current` is the one to replace. */
    async build(catalogue: string, names: SharedNames, current?: FullProductIndex) {
      const external = current && (await buildElsewhere(catalogue, current));
      if (external) return external;
      const isInBackground = current !== undefined;
      const built = await indexAll(feed, now(), catalogue, names, { signal, isInBackground });
      storing = snapshot?.write(built);
      return built;
    },

    /** Waits until the last index is stored. */
    stored: async () => storing,
  };
}
