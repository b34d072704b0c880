import { indexAll } from "./product-index.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import type { SharedNames } from "./search-documents.ts";
import type { SearchSource } from "./search-source.ts";

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
  source: Omit<
    SearchSource,
    | "changed"
    | "nextChange"
    | "sites"
    | "soldAt"
    | "synonyms"
    | "terms"
    | "inPriceRange"
    | "pages"
    | "tiles"
    | "versions"
  >,
  snapshot: ProductSnapshot,
  {
    catalogue,
    newerThan,
    markets,
    languages,
  }: IndexRequest & Pick<SharedNames, "languages" | "markets">,
): Promise<void> {
  const stored = await snapshot.read(catalogue);
  if (stored && stored.builtAt > newerThan && (await source.isValidCursor(stored.cursor))) return;
  const names = {
    categories: await source.categoryNames(),
    types: await source.typeNames(),
    markets,
    languages,
  };
  const { signal } = new AbortController();
  await snapshot.write(await indexAll(source, catalogue, names, { signal, isInBackground: false }));
}
