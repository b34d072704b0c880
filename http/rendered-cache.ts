import { LRUCache } from "lru-cache";
import { allContent, everything, type ContentName } from "../database/content-changes.ts";
import { Refused, type Admission, type Caller } from "./admission.ts";
import type { Rendered } from "./rendered.ts";
import { within } from "./within.ts";

/** How an answer came about: fresh, the last good one because the source is down, or one without its source. */
export type Freshness = "fresh" | "stale" | "fallback";

export interface CachedAnswer {
  rendered: Rendered;
  freshness: Freshness;
  /** Names of the content that it shows. */
  reads: ReadonlySet<ContentName>;
}

interface CacheEntry {
  rendered: Rendered;
  reads: ReadonlySet<ContentName>;
  /** Version of the content that it is known to show; it may have become right for a later one. */
  version: number;
  /** Milliseconds since the epoch; from then on it is rendered again. */
  freshUntil: number;
  /** Not fresh when it replaces an answer whose rendering failed. */
  freshness: Freshness;
}

/** Thrown by a rendering when there is nothing to show (any more): no older answer is served instead. */
export class NothingToShow extends Error {}

/** What a rendering makes; it may be served until `freshUntil` (milliseconds since the epoch). */
export interface Rendering {
  rendered: Rendered;
  freshUntil: number;
  /** Not fresh when a part of it is a last good answer or a fallback. */
  freshness?: Freshness;
  /** Names of the content that it shows; without any, every change ends it. */
  reads?: ReadonlySet<ContentName>;
}

export interface RenderedCacheOptions {
  maxBytes: number;
  /** Admits renderings that have a caller. */
  admission: Pick<Admission, "run">;
  /** A rendering that takes longer (milliseconds) counts as failed: its source hangs. 0 is no limit. */
  renderWithin: number;
  now: () => number;
  onError: (error: unknown, key: string) => void;
}

export interface RenderingRequest {
  /** The request that the rendering is for. Without one it begins at once, because it is part of work under way. */
  caller?: Caller;
  /** Makes an answer without the source, for when the rendering fails or is refused and there is no last good answer. */
  fallback?(): Rendered;
}

interface RenderingUnderWay {
  answer: Promise<CachedAnswer>;
  callers: Caller[];
}

/** With more names that changed, everything counts as changed. */
const mostNames = 1_000;

/** For how long (milliseconds) a last good answer or fallback is served before the source is asked again. */
const retryAfterFailure = 10_000;

/** Headers of an answer that is not fresh; `more` is what caches may do with it besides. */
export function degradedHeaders(freshness: Freshness, ...more: string[]): Record<string, string> {
  return freshness === "fresh"
    ? {}
    : {
        "x-kontor-degraded": freshness,
        "cache-control": ["public", `max-age=${retryAfterFailure / 1_000}`, ...more].join(", "),
      };
}

/**
 * Caches rendered answers until the content that they show changes. Many requests for the same key render once; when rendering
 * fails or is refused, the last good answer is served.
 */
export class RenderedCache {
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly underWay = new Map<string, RenderingUnderWay>();
  private readonly options: RenderedCacheOptions;
  /** Of the content: the number of its changes. */
  private version = 0;
  /** The versions in which names changed last, and everything did. */
  private readonly changedIn = new Map<ContentName, number>();
  private allChangedIn = 0;

  constructor(options: RenderedCacheOptions) {
    this.options = options;
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ rendered }) => rendered.bodies.identity.bytes.length * 2 + 1024,
    });
  }

  /** The content changed: what shows any of it is rendered again when it is next asked for. */
  invalidate(changed = allContent) {
    this.version++;
    for (const name of changed) this.changedIn.set(name, this.version);
    if (!changed.has(everything) && this.changedIn.size <= mostNames) return;
    this.changedIn.clear();
    this.allChangedIn = this.version;
  }

  /** Whether nothing that an entry shows has changed since it was rendered. */
  private isUnchanged(entry: CacheEntry): boolean {
    if (entry.version === this.version) return true;
    if (entry.version < this.allChangedIn || entry.reads.has(everything)) return false;
    for (const name of entry.reads)
      if ((this.changedIn.get(name) ?? 0) > entry.version) return false;
    entry.version = this.version;
    return true;
  }

  /** The cached answer, if it may still be served as it is. Never waits. */
  peek(key: string): Rendered | undefined {
    const entry = this.current(key);
    return entry?.freshness === "fresh" ? entry.rendered : undefined;
  }

  /** The cached answer however old it is. Never waits. */
  last(key: string): Rendered | undefined {
    return this.entries.get(key)?.rendered;
  }

  private current(key: string): CacheEntry | undefined {
    const entry = this.entries.get(key);
    return entry && this.isUnchanged(entry) && entry.freshUntil > this.options.now()
      ? entry
      : undefined;
  }

  /** The cached answer, or what `render` makes, or else the last good answer or the fallback. */
  async get(
    key: string,
    render: () => Promise<Rendering>,
    { caller, fallback }: RenderingRequest = {},
  ): Promise<CachedAnswer> {
    const entry = this.current(key);
    if (entry) return entry;
    // A rendering that began before the content changed is of no use to a request after it. And work under way must not
    // wait for a rendering that waits for its place.
    const shared = `${this.version} ${caller ? "admitted" : "inside"} ${key}`;
    const running = this.underWay.get(shared);
    if (running) {
      if (caller) running.callers.push(caller);
      return running.answer;
    }
    const callers = caller ? [caller] : [];
    const hasSubstitute = fallback !== undefined || this.entries.has(key);
    const answer = this.render(
      key,
      () => this.admit(callers, render, hasSubstitute),
      fallback,
    ).finally(() => this.underWay.delete(shared));
    this.underWay.set(shared, { answer, callers });
    return answer;
  }

  /**
   * Renders in its turn for one caller alone, or else makes the fallback: what the cache has is not looked at, and nothing is
   * stored.
   */
  async renderAnew(
    key: string,
    render: () => Promise<Rendering>,
    { caller, fallback }: RenderingRequest = {},
  ): Promise<Rendered> {
    try {
      return (await this.admit(caller ? [caller] : [], render, fallback !== undefined)).rendered;
    } catch (error) {
      if (error instanceof NothingToShow || !fallback) throw error;
      if (!(error instanceof Refused)) this.options.onError(error, key);
      return fallback();
    }
  }

  /** Renders in its turn, unless all who asked are gone by then. */
  private async admit(
    callers: Caller[],
    render: () => Promise<Rendering>,
    hasSubstitute: boolean,
  ): Promise<Rendering> {
    const run = () => within(this.options.renderWithin, "Rendering", render());
    const [first] = callers;
    if (!first) return run();
    const isGone = () => callers.every((caller) => caller.isGone());
    const rendering = await this.options.admission.run({ ...first, isGone, hasSubstitute }, () =>
      run().catch(asOutcome),
    );
    if (rendering instanceof NothingToShow) throw rendering;
    return rendering;
  }

  private async render(
    key: string,
    render: () => Promise<Rendering>,
    fallback?: () => Rendered,
  ): Promise<CachedAnswer> {
    const { version } = this;
    const soon = () => this.options.now() + retryAfterFailure;
    try {
      const { rendered, freshUntil, freshness = "fresh", reads: noted } = await render();
      const reads = noted?.size ? noted : allContent;
      const isOvertaken = (this.entries.get(key)?.version ?? version) > version;
      if (!isOvertaken)
        this.entries.set(key, {
          rendered,
          version,
          freshUntil: freshness === "fresh" ? freshUntil : Math.min(freshUntil, soon()),
          freshness,
          reads,
        });
      return { rendered, freshness, reads };
    } catch (error) {
      if (error instanceof NothingToShow) this.entries.delete(key);
      if (error instanceof Refused && error.reason === "gone") throw error;
      const last = this.entries.get(key);
      const rendered = last?.rendered ?? fallback?.();
      if (!rendered) throw error;
      if (!(error instanceof Refused)) this.options.onError(error, key);
      const freshness = last && last.freshness !== "fallback" ? "stale" : "fallback";
      const reads = last?.reads ?? allContent;
      this.entries.set(key, { rendered, version, freshUntil: soon(), freshness, reads });
      return { rendered, freshness, reads };
    }
  }
}

/** Nothing to show is an outcome of the work, not its failure. */
function asOutcome(error: unknown): NothingToShow {
  if (error instanceof NothingToShow) return error;
  throw error;
}
