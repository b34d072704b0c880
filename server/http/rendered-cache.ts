import { LRUCache } from "lru-cache";
import type { Rendered } from "./rendered.ts";

/** How an answer came about: fresh, the last good one because the source is down, or one without its source. */
export type Freshness = "fresh" | "stale" | "fallback";

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
  /** Whether it stands in because rendering failed. */
  freshness: Freshness;
}

/** Thrown by a rendering when there is nothing to show (any more): no old answer stands in for it. */
export class NothingToShow extends Error {}

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

  /** The kept answer, if it may still be served as it is. Never waits. */
  peek(key: string): Rendered | undefined {
    const kept = this.kept(key);
    return kept?.freshness === "fresh" ? kept.rendered : undefined;
  }

  private kept(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && entry.version === this.version && entry.freshUntil > this.options.now()
      ? entry
      : undefined;
  }

  /** The kept answer, or what `render` makes; it stays until `freshUntil` (milliseconds) or an invalidation. */
  async get(
    key: string,
    render: () => Promise<{ rendered: Rendered; freshUntil: number }>,
  ): Promise<CachedAnswer> {
    const kept = this.kept(key);
    if (kept) return { rendered: kept.rendered, freshness: kept.freshness };
    // What was begun before the content changed is of no use to whoever asks after it.
    const ofVersion = `${this.version} ${key}`;
    const running = this.underWay.get(ofVersion);
    if (running) return running;
    const run = this.render(key, render).finally(() => this.underWay.delete(ofVersion));
    this.underWay.set(ofVersion, run);
    return run;
  }

  private async render(
    key: string,
    render: () => Promise<{ rendered: Rendered; freshUntil: number }>,
  ): Promise<CachedAnswer> {
    const { version } = this;
    try {
      const { rendered, freshUntil } = await render();
      const isOvertaken = (this.entries.get(key)?.version ?? version) > version;
      if (!isOvertaken)
        this.entries.set(key, { rendered, version, freshUntil, freshness: "fresh" });
      return { rendered, freshness: "fresh" };
    } catch (error) {
      if (error instanceof NothingToShow) this.entries.delete(key);
      const last = this.entries.get(key);
      if (!last) throw error;
      this.options.onError(error, key);
      last.version = version;
      last.freshUntil = this.options.now() + retryAfterFailure;
      last.freshness = "stale";
      return { rendered: last.rendered, freshness: "stale" };
    }
  }
}
