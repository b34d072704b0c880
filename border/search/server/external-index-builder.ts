import { indexAll } from "./product-index.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import type { SharedNames } from "./search-documents.ts";
import type { SearchFeed } from "../../../commerce/search-feed.ts";

/** The index that a process asks another one for. */
export interface IndexRequest {
  catalogue: string;
  /** When the index that it replaces was built, in milliseconds since 1970. */
  newerThan: number;
}

/** Builds the index of large catalogues in another process, which stores it. */
export interface ExternalIndexBuilder {
  /** Minimum number of products for which another process is worth it. */
  minProducts: number;
  /** Resolves when the process has ended. Throws when it was killed. */
  build(request: IndexRequest, signal: AbortSignal): Promise<void>;
}

/** Builds an index and stores it, unless another process of the machine has stored one that is new enough. */
export async function storeIndex(
  feed: SearchFeed,
  now: Date,
  snapshot: ProductSnapshot,
  {
    catalogue,
    newerThan,
    markets,
    languages,
  }: IndexRequest & Pick<SharedNames, "languages" | "markets">,
): Promise<void> {
  const stored = await snapshot.read(catalogue);
  if (stored && stored.builtAt > newerThan && (await feed.isValidCursor(stored.cursor))) return;
  const names = {
    categories: await feed.categoryNames(),
    types: await feed.typeNames(),
    markets,
    languages,
  };
  const { signal } = new AbortController();
  const options = { signal, isInBackground: false };
  await snapshot.write(await indexAll(feed, now, catalogue, names, options));
}
