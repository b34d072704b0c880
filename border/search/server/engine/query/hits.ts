export interface Hit {
  document: number;
  tier: number;
}

/** The documents found so far, in the order of the results. */
export class Hits {
  readonly all: Hit[] = [];
  private readonly seen = new Set<number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull() {
    return this.all.length >= this.limit;
  }

  add(document: number, tier: number) {
    if (this.isFull || this.seen.has(document)) return;
    this.seen.add(document);
    this.all.push({ document, tier });
  }

  addAll(hits: Iterable<Hit>) {
    for (const { document, tier } of hits) this.add(document, tier);
  }
}

/** Returns each document once, in its best tier; hits of a tier stay in order. */
export function bestOf(found: Hit[], limit: number): Hit[] {
  const hits = new Hits(limit);
  hits.addAll(found.toSorted((a, b) => a.tier - b.tier));
  return hits.all;
}
