import { LRUCache } from "lru-cache";
import type { Rendered } from "./rendered.ts";

/** How an answer came about: fresh, the last good one because the source is down, or one without its source. */
export type Freshness = "fresh" | "stale";

export interface CachedAnswer {
  rendered: Rendered;
  freshness: Freshness;
}

interface Entry {
  rendered: Rendered;
  /** Version of the content that it shows. */
  version: number;
  /** Milliseconds since the epoch; from then on it is rendered again. */
  freshUntil: number;
}

export interface RenderedCacheOptions {
  maxBytes: number;
  now: () => number;
  onError: (error: unknown, key: string) => void;
}

/** After a failure the last good answer is served this long before the source is asked again. */
const retryAfterFailure = 10_000;

/**
 * Keeps rendered answers until the content changes. Many requests for the same key render once; when rendering fails, the
 * last good answer stands.
 */
export class RenderedCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly underWay = new Map<string, Promise<CachedAnswer>>();
  private readonly options: RenderedCacheOptions;
  private version = 0;

  constructor(options: RenderedCacheOptions) {
    this.options = options;
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ rendered }) => rendered.bodies.identity.bytes.length * 2 + 1024,
    });
  }

  /** The content changed: everything is rendered again when it is next asked for. */
  invalidate() {
    this.version++;
  }

  /** The kept answer, if it may still be served. Never waits. */
  peek(key: string): Rendered | undefined {
    const entry = this.entries.get(key);
    return entry && entry.version === this.version && entry.freshUntil > this.options.now()
      ? entry.rendered
      : undefined;
  }

  /** The kept answer, or what `render` makes; it stays until `freshUntil` (milliseconds) or an invalidation. */
  async get(
    key: string,
    render: () => Promise<{ rendered: Rendered; freshUntil: number }>,
  ): Promise<CachedAnswer> {
    const kept = this.peek(key);
    if (kept) return { rendered: kept, freshness: "fresh" };
    const running = this.underWay.get(key);
    if (running) return running;
    const run = this.render(key, render).finally(() => this.underWay.delete(key));
    this.underWay.set(key, run);
    return run;
  }

  private async render(
    key: string,
    render: () => Promise<{ rendered: Rendered; freshUntil: number }>,
  ): Promise<CachedAnswer> {
    const { version } = this;
    try {
      const { rendered, freshUntil } = await render();
      this.entries.set(key, { rendered, version, freshUntil });
      return { rendered, freshness: "fresh" };
    } catch (error) {
      const last = this.entries.get(key);
      if (!last) throw error;
      this.options.onError(error, key);
      last.version = version;
      last.freshUntil = this.options.now() + retryAfterFailure;
      return { rendered: last.rendered, freshness: "stale" };
    }
  }
}
