import { LRUCache } from "lru-cache";
import { ChangedNames } from "../../content/changed-names.ts";
import { allContent, type ContentName } from "../../content/content-changes.ts";
import { RefusedError, type Admission, type Caller } from "../overload/admission.ts";
import {
  retryAfterFailure,
  retryAfterRefusal,
  type Degradation,
  type Freshness,
} from "./freshness.ts";
import type { MemoryUse } from "../memory-use.ts";
import type { Rendered } from "./rendered.ts";
import { within } from "../overload/within.ts";

export interface CachedAnswer extends Degradation {
  rendered: Rendered;
  /** Names of the content that it shows. */
  reads: ReadonlySet<ContentName>;
}

/** Not "fresh" when it replaces a response whose rendering failed. */
interface CacheEntry extends CachedAnswer, Pick<Rendering, "revalidate"> {
  /** Latest version of the content for which the entry is known to be correct. */
  version: number;
  /** Milliseconds since the epoch at which the entry was last known to be correct. */
  correctAt: number;
  /** Number of times that it was served since it was rendered. */
  served: number;
  /** Milliseconds since the epoch: when it was rendered. An earlier moment means that the clock was set back. */
  freshFrom: number;
  /** Milliseconds since the epoch from which it must be rendered again. */
  freshUntil: number;
}

/** Thrown by a rendering when there is nothing to show (any more). No older response is served instead. */
export class NothingToShow extends Error {}

/** The result of a rendering. It may be served until `freshUntil` (milliseconds since the epoch). */
export interface Rendering {
  rendered: Rendered;
  freshUntil: number;
  /** Not "fresh" when a part of it is a last good response or a fallback. */
  freshness?: Freshness;
  /** Names of the content that it shows. Without any, every change invalidates it. */
  reads?: ReadonlySet<ContentName>;
  /** Reports whether changes of some of these names changed nothing that it shows. Without it, each of them does. */
  revalidate?(changed: ContentName[]): Promise<boolean>;
}

export interface RenderedCacheOptions {
  maxBytes: number;
  /** Admits renderings that have a caller. */
  admission: Pick<Admission, "runAtOnce" | "hold">;
  /** Milliseconds after which a rendering counts as failed because its source hangs. 0 is no limit. */
  renderWithin: number;
  /**
   * Milliseconds after which requests wait for the rendering of a busy response that has changed: until then they get the last one,
   * which no cache behind this one may store. 0 by default.
   */
  maxLag?: number;
  now: () => number;
  onError: (error: unknown, key: string) => void;
}

export interface RenderingRequest {
  /** The request to render for. A rendering without a caller starts at once, because it is part of an admitted task. */
  caller?: Caller;
  /** Makes a response without the source, for when the rendering fails or is refused and there is no last good response. */
  fallback?(): Rendered;
}

interface RenderingUnderWay {
  answer: Promise<CachedAnswer>;
  callers: Caller[];
}

/** Number of times that a busy response was served since it was rendered. */
const busyFrom = 5;

/**
 * Caches rendered responses until the content that they show changes. Concurrent requests for the same key share one rendering.
 * When rendering fails or is refused, the last good response is served.
 */
export class RenderedCache {
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly underWay = new Map<string, RenderingUnderWay>();
  private readonly options: RenderedCacheOptions;
  private readonly changes = new ChangedNames();

  constructor(options: RenderedCacheOptions) {
    this.options = options;
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ rendered }) => rendered.bodies.identity.bytes.length * 2 + 1024,
    });
  }

  /** Bytes of the responses, and their limit. */
  get memory(): Omit<MemoryUse, "part"> {
    return { bytes: this.entries.calculatedSize, limit: this.options.maxBytes };
  }

  /** Handles a change of the content: responses that show any of it are rendered again at the next request. */
  invalidate(changed = allContent) {
    this.changes.add(changed);
  }

  private isInTime({ freshFrom, freshUntil }: CacheEntry, now = this.options.now()): boolean {
    return freshFrom <= now && now < freshUntil;
  }

  /** Reports whether the content of an entry is unchanged since it was rendered, which is then known to be so `now`. */
  private isUnchanged(entry: CacheEntry, now: number): boolean {
    const changed = this.changes.since(entry.version, entry.reads);
    if (changed?.length !== 0) return false;
    entry.version = this.changes.version;
    entry.correctAt = now;
    return true;
  }

  /**
   * Reports whether requests need not wait while an entry is rendered again: it is busy, was correct a moment ago, and all changes
   * since have names.
   */
  private mayLag(entry: CacheEntry): boolean {
    const { maxLag = 0, now } = this.options;
    const { freshness, version, reads, served, correctAt } = entry;
    return (
      freshness === "fresh" &&
      served >= busyFrom &&
      now() - correctAt < maxLag &&
      this.isInTime(entry) &&
      this.changes.since(version, reads) !== undefined
    );
  }

  /** Reports whether an entry would be rendered as before, though content that it shows has changed. */
  private async isStillSame(entry: CacheEntry) {
    const { version, reads, freshness, revalidate } = entry;
    if (!revalidate || freshness !== "fresh" || !this.isInTime(entry)) return false;
    const changed = this.changes.since(version, reads);
    return changed !== undefined && revalidate(changed);
  }

  /** Returns the cached response if it may still be served. Never waits. */
  peek(key: string): Rendered | undefined {
    const entry = this.current(key);
    return entry?.freshness === "fresh" ? entry.rendered : undefined;
  }

  /** Returns the cached response regardless of its age. Never waits. */
  last(key: string): Rendered | undefined {
    return this.entries.get(key)?.rendered;
  }

  private current(key: string): CacheEntry | undefined {
    const entry = this.entries.get(key);
    // Read once, because the clock is a good part of what a cached response costs.
    const now = this.options.now();
    // An expired entry must not look newer than the rendering that replaces it.
    return entry && this.isInTime(entry, now) && this.isUnchanged(entry, now) ? entry : undefined;
  }

  /** Returns the cached response, or the result of `render`, or else the last good response or the fallback. */
  async get(
    key: string,
    render: () => Promise<Rendering>,
    { caller, fallback }: RenderingRequest = {},
  ): Promise<CachedAnswer> {
    const entry = this.current(key);
    if (entry) {
      entry.served++;
      return entry;
    }
    const last = this.entries.get(key);
    if (!last || !this.mayLag(last)) return this.renew(key, render, { caller, fallback });
    // It needs no permit: more requests would soon wait for it than for any other. `renew` reports errors.
    this.renew(key, render, { fallback }).catch(() => undefined);
    return last;
  }

  /** Returns the result of `render`, or of the rendering that is under way, or else the last good response or the fallback. */
  private async renew(
    key: string,
    render: () => Promise<Rendering>,
    request: RenderingRequest,
  ): Promise<CachedAnswer> {
    return this.holdFailure(request, () => this.share(key, render, request));
  }

  /** Delays a refusal for each request on its own: those that share a rendering must not all retry in the same moment. */
  private async holdFailure<T>({ caller }: RenderingRequest, work: () => Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work();
    } catch (error) {
      if (caller) return this.options.admission.hold(caller, error, since);
      throw error;
    }
  }

  private share(
    key: string,
    render: () => Promise<Rendering>,
    { caller, fallback }: RenderingRequest,
  ): Promise<CachedAnswer> {
    // A rendering that started before a change of the content must not be shared with a request after it. And an admitted task
    // must not wait for a rendering that waits for a slot.
    const inside = `${this.changes.version} inside ${key}`;
    const shared = caller ? `${this.changes.version} admitted ${key}` : inside;
    const running = this.underWay.get(inside) ?? this.underWay.get(shared);
    if (running) {
      if (caller) running.callers.push(caller);
      return running.answer;
    }
    const callers = caller ? [caller] : [];
    const last = this.entries.get(key);
    const renderChanged = async () => (last && (await this.isStillSame(last)) ? last : render());
    const response = this.render(key, () => this.admit(callers, renderChanged), fallback).finally(
      () => this.underWay.delete(shared),
    );
    this.underWay.set(shared, { answer: response, callers });
    return response;
  }

  /** Renders for a single caller when it is admitted, or makes the fallback. Neither reads nor fills the cache. */
  async renderUncached(
    key: string,
    render: () => Promise<Rendering>,
    request: RenderingRequest = {},
  ): Promise<Rendered> {
    const { caller, fallback } = request;
    return this.holdFailure(request, async () => {
      try {
        return (await this.admit(caller ? [caller] : [], render)).rendered;
      } catch (error) {
        if (error instanceof NothingToShow || !fallback) throw error;
        if (!(error instanceof RefusedError)) this.options.onError(error, key);
        return fallback();
      }
    });
  }

  /** Renders when admitted, unless all callers are gone by then. */
  private async admit(callers: Caller[], render: () => Promise<Rendering>): Promise<Rendering> {
    const run = () => within(this.options.renderWithin, "Rendering", render());
    const [first] = callers;
    if (!first) return run();
    const isGone = () => callers.every((caller) => caller.isGone());
    const rendering = await this.options.admission.runAtOnce({ ...first, isGone }, () =>
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
    const { version } = this.changes;
    const freshFrom = this.options.now();
    try {
      const made = await render();
      const { freshUntil, freshness = "fresh" } = made;
      const isOvertaken = (this.entries.get(key)?.version ?? version) > version;
      const soon = this.options.now() + retryAfterFailure;
      const until = freshness === "fresh" ? freshUntil : Math.min(freshUntil, soon);
      const entry = entryOf({ ...made, freshUntil: until }, version, freshFrom);
      if (!isOvertaken) this.entries.set(key, entry);
      return entry;
    } catch (error) {
      if (error instanceof NothingToShow) this.entries.delete(key);
      if (error instanceof RefusedError && error.reason === "gone") throw error;
      const last = this.entries.get(key);
      const rendered = last?.rendered ?? fallback?.();
      if (!rendered) throw error;
      if (!(error instanceof RefusedError)) this.options.onError(error, key);
      // Another rendering, begun after a change, may have succeeded.
      const newer = this.current(key);
      if (newer) return newer;
      const freshness = last && last.freshness !== "fallback" ? "stale" : "fallback";
      const retryAfter = error instanceof RefusedError ? retryAfterRefusal : retryAfterFailure;
      const freshUntil = this.options.now() + retryAfter;
      const made = { rendered, freshUntil, freshness, reads: last?.reads } as const;
      const entry = { ...entryOf(made, version, freshFrom), retryAfter };
      this.entries.set(key, entry);
      return entry;
    }
  }
}

function entryOf(
  { rendered, freshUntil, freshness = "fresh", reads, revalidate }: Rendering,
  version: number,
  freshFrom: number,
): CacheEntry {
  return {
    rendered,
    reads: reads?.size ? reads : allContent,
    version,
    correctAt: freshFrom,
    served: 0,
    freshFrom,
    freshUntil,
    freshness,
    revalidate,
  };
}

/** Treats "nothing to show" as an outcome of the task, not as a failure. */
function asOutcome(error: unknown): NothingToShow {
  if (error instanceof NothingToShow) return error;
  throw error;
}
