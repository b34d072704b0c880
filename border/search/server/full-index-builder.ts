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

/** Builds the index of all products: in another process of this machine, or else in a worker thread. The latter is stored. */
export class FullIndexBuilder {
  private readonly source: SearchSource;
  private readonly storage: IndexStorage;
  private readonly signal: AbortSignal;
  private storing: Promise<void> | undefined;

  constructor(source: SearchSource, storage: IndexStorage, signal: AbortSignal) {
    this.source = source;
    this.storage = storage;
    this.signal = signal;
  }

  async readStored(catalogue: string): Promise<FullProductIndex | undefined> {
    const stored = await this.storage.snapshot?.read(catalogue);
    return stored && (await this.source.isValidCursor(stored.cursor)) ? stored : undefined;
  }

  /** Builds an index; `current` is the one to replace. */
  async build(
    catalogue: string,
    names: SharedNames,
    current?: FullProductIndex,
  ): Promise<FullProductIndex> {
    const external = current && (await this.buildElsewhere(catalogue, current));
    if (external) return external;
    const options = { signal: this.signal, isInBackground: current !== undefined };
    const built = await indexAll(this.source, catalogue, names, options);
    this.storing = this.storage.snapshot?.write(built);
    return built;
  }

  /** Waits until the last index is stored. */
  async stored(): Promise<void> {
    await this.storing;
  }

  /** Returns the index that another process of this machine builds; undefined for a small one, or where none can be stored. */
  private async buildElsewhere(
    catalogue: string,
    { numbers, builtAt: newerThan }: FullProductIndex,
  ): Promise<FullProductIndex | undefined> {
    const { externalBuilder } = this.storage;
    if (!externalBuilder || numbers.length < externalBuilder.minProducts) return undefined;
    await externalBuilder.build({ catalogue, newerThan }, this.signal);
    const stored = await this.readStored(catalogue);
    return stored && stored.builtAt > newerThan ? stored : undefined;
  }
}
