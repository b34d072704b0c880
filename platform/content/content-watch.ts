import { singleFlight } from "../shared/single-flight.ts";
import { allContent, type ContentName } from "./content-changes.ts";

export interface ContentWatchOptions {
  /** Returns the version of the content, which is different after each change. */
  version(): Promise<string | undefined>;
  /** Returns the next moment at which something in the content becomes valid or expires. */
  nextChange(): Promise<Date | undefined>;
  now(): Date;
  /** Drops cached values that were made from the changed content. */
  invalidate(changed: ReadonlySet<ContentName>): void;
  /** Rebuilds what is slow to build, such as the search indexes. */
  rebuild(changed: ReadonlySet<ContentName>): Promise<unknown>;
  onError(error: unknown): void;
}

/** Milliseconds between two checks of the content's version, in case a notification was lost. */
const checkEvery = 15_000;

/** Milliseconds for which the first notified changes are batched. */
const gatherFor = 100;
/**
 * Minimum milliseconds between two batches: each batch causes renderings, which are most of the work when prices change all the
 * time. No page may be older than a second.
 */
const betweenBatches = 400;
/** Maximum milliseconds until a failed rebuild is repeated; the delay grows with each failure in sequence. */
const maxDelay = 10 * 60_000;

/**
 * Invalidates the caches of a process when the content changes: on a notification, when the version has changed without one, and
 * when the validity of something begins or ends. Nothing waits for a running rebuild; changes that arrive during it are rebuilt
 * together afterwards. What is rebuilt is so at the moment itself that something begins or ends; renderings know that moment. What
 * could not be rebuilt is so with a later check, and no cached value is dropped for that: none was made from it.
 */
export class ContentWatch {
  private readonly options: ContentWatchOptions;
  private readonly rebuilds: Rebuilds;
  private readonly timer: NodeJS.Timeout;
  /** Compares the version of the content with the known one. */
  readonly check = singleFlight(() => this.compare().catch(this.options.onError));
  private readonly run = singleFlight(() => this.readChanges());
  /** Changes that were notified and are waiting for the end of the batch. */
  private gathered = new Set<ContentName>();
  /** The end of the batch, or of the time until the next one may end. */
  private gathering: NodeJS.Timeout | undefined;
  /** Changes after which the version has not been read yet. */
  private changed = new Set<ContentName>();
  private known: string | undefined;
  private changesAt = Infinity;
  /** Rebuilds at the next moment at which something begins or ends, if that comes before the next check. */
  private atNextChange: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(options: ContentWatchOptions) {
    this.options = options;
    this.rebuilds = new Rebuilds(options);
    this.timer = setInterval(() => void this.check(), checkEvery).unref();
  }

  /** Applies a change, of everything when no names are passed. Resolves when caches are dropped and rebuilt. */
  async refresh(names = allContent): Promise<void> {
    if (!this.isStopped) {
      // At once: where many pages are rendered, the database answers `run` only after them.
      this.options.invalidate(names);
      this.changed = this.changed.union(names);
    }
    await this.run();
    await this.rebuilds.last;
  }

  /** Applies a notified change, batched with those that follow within a moment. */
  notice(name: ContentName) {
    this.gathered.add(name);
    if (!this.gathering) this.gather(gatherFor);
  }

  /** Waits for the running refresh. Later changes are ignored. */
  async stop() {
    clearInterval(this.timer);
    clearTimeout(this.gathering);
    clearTimeout(this.atNextChange);
    this.isStopped = true;
    this.changed = new Set();
    await this.check();
    await this.run();
    await this.rebuilds.last;
  }

  private async readChanges() {
    while (this.changed.size > 0) {
      const names = this.changed;
      this.changed = new Set();
      try {
        this.known = await this.options.version();
        this.changesAt = (await this.options.nextChange())?.getTime() ?? Infinity;
      } catch (error) {
        this.options.onError(error);
        // The next check refreshes again.
        this.known = undefined;
      }
      this.rebuilds.add(names);
      this.rebuildAt(this.changesAt);
    }
  }

  private rebuildAt(moment: number) {
    clearTimeout(this.atNextChange);
    const wait = moment - this.options.now().getTime();
    if (this.isStopped || wait > checkEvery) return;
    const delay = Math.max(wait + 1, betweenBatches);
    this.atNextChange = setTimeout(() => void this.rebuildNow(), delay).unref();
  }

  private async rebuildNow() {
    this.rebuilds.add(allContent);
    await this.rebuilds.last;
    try {
      this.rebuildAt((await this.options.nextChange())?.getTime() ?? Infinity);
    } catch (error) {
      this.options.onError(error);
    }
  }

  private gather(milliseconds: number) {
    this.gathering = setTimeout(() => {
      this.gathering = undefined;
      if (this.gathered.size === 0) return;
      const names = this.gathered;
      this.gathered = new Set();
      this.gather(betweenBatches);
      void this.refresh(names);
    }, milliseconds);
  }

  private async compare() {
    if (this.isStopped) return;
    const moment = this.options.now().getTime();
    const isDue = moment >= this.changesAt;
    const version = isDue ? this.known : await this.options.version();
    if (!isDue && version === this.known) {
      this.rebuilds.retry(moment);
      return this.rebuildAt(this.changesAt);
    }
    await this.refresh();
    // The version that `run` has read may include a change that came after the caches were dropped.
    this.known &&= version;
  }
}

/** Rebuilds one after another; changes that arrive during a rebuild are rebuilt together after it. */
class Rebuilds {
  /** Settles with the last rebuild. */
  last: Promise<void> = Promise.resolve();
  private readonly options: ContentWatchOptions;
  private next: Promise<void> | undefined;
  /** Changes that were dropped from the caches and have not been rebuilt yet. */
  private outdated = new Set<ContentName>();
  /** Changes whose rebuild failed, how often one did in sequence, and from when on a check repeats it. */
  private failed = new Set<ContentName>();
  private failures = 0;
  private retryAt = Infinity;

  constructor(options: ContentWatchOptions) {
    this.options = options;
  }

  add(names: ReadonlySet<ContentName>) {
    this.outdated = this.outdated.union(names);
    this.next ??= this.last.then(() => this.rebuild());
    this.last = this.next;
  }

  /** Repeats failed rebuilds from the moment on at which they are due. */
  retry(moment: number) {
    if (moment < this.retryAt) return;
    this.retryAt = Infinity;
    this.add(this.failed);
  }

  private async rebuild() {
    this.next = undefined;
    const names = this.outdated;
    this.outdated = new Set();
    await this.options.rebuild(names).then(
      () => this.noteSuccess(names),
      (error: unknown) => this.noteFailure(names, error),
    );
  }

  private noteSuccess(names: ReadonlySet<ContentName>) {
    this.failed = this.failed.difference(names);
    if (this.failed.size > 0) return;
    this.failures = 0;
    this.retryAt = Infinity;
  }

  private noteFailure(names: ReadonlySet<ContentName>, error: unknown) {
    this.options.onError(error);
    this.failed = this.failed.union(names);
    // None after the first failure, as where the database was away for a moment.
    const delay = Math.min(checkEvery * (2 ** this.failures++ - 1), maxDelay);
    this.retryAt = this.options.now().getTime() + delay;
  }
}
