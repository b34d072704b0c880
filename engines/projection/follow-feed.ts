import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Change } from "../../commerce/change-feed.ts";
import type { Engine } from "../../commerce/engine.ts";
import type {
  FeedCatalogue,
  FeedPicture,
  FeedProduct,
  ProductFeed,
} from "../../commerce/product-feed.ts";
import type { EngineId } from "../../commerce/scope.ts";
import type { Release } from "../../platform/content/content.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { pictureRow, rowsOf } from "./feed-rows.ts";
import { knownNumbers, withNumbers } from "./public-numbers.ts";
import { usableProducts } from "./usable-products.ts";
import { notifyReplaced, writeRows, type WriteOptions } from "./write-rows.ts";

type Database = Kysely<CatalogueTables>;
type FollowedEngine = Pick<Engine, "products" | "changes">;

export interface FollowerOptions extends Pick<WriteOptions, "adjust"> {
  sites: Pick<SiteSet, "languages" | "kinds">;
  /** Pictures that are not the engine's: what promotions show. */
  pictures?(): Promise<Iterable<[id: string, FeedPicture]>>;
  /** Rows are made again by a newer release, or for other languages; a process of an older one leaves them alone. */
  release: Release;
  /** Milliseconds for which the engine waits for changes, at most. */
  waitMs: number;
  onError(error: unknown): void;
}

/** Milliseconds after an error, and after many in a row. */
const [retryAfter, retryAtMost] = [1_000, 60_000];
/** Milliseconds after which an engine that is being read counts as silent: a whole feed may be long. */
const readWithin = 600_000;
const idsPerRequest = 100;

/**
 * Makes the projection as an engine is, and keeps it so. Any number of processes may follow the same engine: what one has read is
 * written only if none has gone on since.
 */
export function createFollower(
  database: Database,
  { products: feed, changes }: FollowedEngine,
  { sites, release, pictures = async () => [], adjust, waitMs, onError }: FollowerOptions,
) {
  const madeBy = [release.code, ...sites.languages, ...sites.kinds].join(" ");
  const usable = (catalogue: FeedCatalogue) => usableProducts(catalogue, sites, onError);
  /** As they were last read; forgotten when another process may have written later ones. */
  let shared: SharedParts | undefined;
  /** The stored cursor, and where this process has gone on from it: cursors without changes are not stored. */
  let last: { stored?: string; cursor?: string } = {};
  let heardAt = performance.now();

  /**
   * Reads what changed, or everything if there is no way on from the stored cursor, and writes it. Rejects when the signal is
   * aborted while the engine is read.
   */
  async function step(signal?: AbortSignal): Promise<void> {
    const read = readUntil(signal);
    const stored = await readCursor(database);
    const isOurs = stored?.madeBy === madeBy;
    if (stored && !isOurs && stored.release > release.time) return read(delay(waitMs));
    const from = isOurs ? stored.cursor : undefined;
    const goesOn = from !== undefined && from === last.stored;
    if (!goesOn) shared = undefined;
    const next = await read(changes.since(goesOn ? last.cursor : from, waitMs));
    const isWhole = from === undefined || next.isReset === true;
    if (!isWhole && next.changes.length === 0) {
      last = { stored: from, cursor: next.cursor };
      return;
    }
    const changed = isWhole ? undefined : next.changes;
    const products = await read(changed ? readChanged(feed, changed) : readAll(feed));
    const isOfProducts = changed?.every(({ of }) => of === "product");
    const known = isOfProducts && shared && knowsAllOf(shared, products) ? shared : undefined;
    const present = known ?? (await read(readShared(feed)));
    if (!(await write({ products, ...present }, changed, { from: stored, to: next.cursor })))
      return;
    last = { stored: next.cursor, cursor: next.cursor };
    shared = present;
    // A changed price does not wait for them, but what they say now follows it.
    if (known) shared = await refreshed(known, next.cursor, read);
  }

  /** Reads what products share again, and writes it if it differs. */
  async function refreshed(before: SharedParts, cursor: string, read: Read): Promise<SharedParts> {
    const present = await read(readShared(feed));
    if (isDeepStrictEqual(present, before)) return before;
    const from = await readCursor(database);
    const isWritten =
      from?.cursor === cursor &&
      (await write({ products: [], ...present }, [], { from, to: cursor }));
    return isWritten ? present : before;
  }

  /** Returns false, and writes nothing, if another process has stored another cursor. */
  const write = (
    given: FeedCatalogue,
    changed: Change[] | undefined,
    { from, to }: { from: StoredCursor | undefined; to: string },
  ) =>
    database.transaction().execute(async (transaction) => {
      const next = { cursor: to, madeBy, release: release.time };
      if (!(await moveCursor(transaction, from, next))) return false;
      if (!changed) await nameContent(transaction);
      const catalogue = usable(given);
      const rows = rowsOf(
        {
          ...catalogue,
          categories: await withNumbers(transaction, "category", catalogue.categories),
          products: await withNumbers(transaction, "product", catalogue.products),
        },
        sites,
      );
      for (const [id, picture] of await pictures()) rows.picture.push(pictureRow(id, picture));
      const replaced = changed && (await replacedBy(transaction, changed));
      const extent = await writeRows(transaction, rows, { replaced, adjust });
      if (extent === "all") await notifyReplaced(transaction);
      return true;
    });

  return {
    step,
    /** Reports whether an engine was read at any time: a projection that never was is empty. */
    hasBegun: async () => (await readCursor(database)) !== undefined,
    /** Returns the seconds since the engine was last heard: the age of the projection. */
    age: () => (performance.now() - heardAt) / 1_000,
    /** Goes on until it is aborted. While the engine is silent, the projection stays as it is. */
    async follow(signal: AbortSignal): Promise<void> {
      let wait = retryAfter;
      while (!signal.aborted)
        try {
          await step(AbortSignal.any([signal, AbortSignal.timeout(readWithin)]));
          wait = retryAfter;
          heardAt = performance.now();
        } catch (error) {
          if (signal.aborted) return;
          onError(error);
          await delay(wait, undefined, { signal }).catch(() => {});
          wait = Math.min(2 * wait, retryAtMost);
        }
    },
  };
}

type Read = ReturnType<typeof readUntil>;

/** Returns a function that waits for an answer of the engine, until a signal is aborted. */
function readUntil(signal?: AbortSignal) {
  if (!signal) return <Value>(response: Promise<Value>) => response;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {});
  return <Value>(response: Promise<Value>) => Promise.race([response, aborted]);
}

/** Triggers and the search know by this row when the whole catalogue changes; content files are imported again after it. */
const nameContent = (transaction: Database) =>
  sql`insert into content_version (part, version) values ('catalogue', 'followed'), ('stock', 'followed')
    on conflict (part) do update set version = excluded.version
      where content_version.version <> excluded.version`.execute(transaction);

const readAll = async (feed: ProductFeed): Promise<FeedProduct[]> =>
  (await Array.fromAsync(feed.all())).flat();

async function readChanged(feed: ProductFeed, changes: Change[]): Promise<FeedProduct[]> {
  const ids = productsIn(changes);
  const products: FeedProduct[] = [];
  for (let at = 0; at < ids.length; at += idsPerRequest)
    products.push(...(await feed.byId(ids.slice(at, at + idsPerRequest))));
  return products;
}

type SharedParts = Omit<FeedCatalogue, "products">;

/** Is read after the products, which refer to it; no change names a new attribute or type. */
async function readShared(feed: ProductFeed): Promise<SharedParts> {
  const [categories, vocabulary, types] = await Promise.all([
    feed.categories(),
    feed.vocabulary(),
    feed.types(),
  ]);
  return { categories, vocabulary, types };
}

/** Reports whether products refer to nothing that is not among the shared parts. */
function knowsAllOf(
  { categories, types, vocabulary: { attributes, dimensions, warnings } }: SharedParts,
  products: FeedProduct[],
): boolean {
  const [known, knownTypes, terms] = [
    categories,
    types,
    [attributes, dimensions, warnings].flat(),
  ].map((all) => new Set(all.map(({ id }) => id))) as [Set<EngineId>, Set<EngineId>, Set<EngineId>];
  return products.every(
    (product) =>
      product.categories.every((id) => known.has(id)) &&
      [product.type ?? [], product.accessoryFor ?? []].flat().every((id) => knownTypes.has(id)) &&
      [...Object.keys(product.attributes), ...(product.warnings ?? []), product.dimension ?? []]
        .flat()
        .every((id) => terms.has(id)),
  );
}

const productsIn = (changes: Change[]): EngineId[] => [
  ...new Set(changes.flatMap(({ of, id }) => (of === "product" ? [id] : []))),
];

async function replacedBy(transaction: Transaction<CatalogueTables>, changes: Change[]) {
  const numbers = await knownNumbers(transaction, "product", productsIn(changes));
  return { products: [...numbers.values()] };
}

interface StoredCursor {
  cursor: string;
  madeBy: string;
  release: number;
}

async function readCursor(database: Database): Promise<StoredCursor | undefined> {
  const { rows } = await sql<StoredCursor>`
    select cursor, made_by as "madeBy", release from projection_cursor`.execute(database);
  return rows[0];
}

/** Stores a cursor if the stored one is as expected; other processes wait until the transaction ends. */
async function moveCursor(
  transaction: Database,
  from: StoredCursor | undefined,
  { cursor, madeBy, release }: StoredCursor,
): Promise<boolean> {
  const { rows } = await sql`
    insert into projection_cursor (cursor, made_by, release) values (${cursor}, ${madeBy}, ${release})
    on conflict (is_only) do update
      set cursor = excluded.cursor, made_by = excluded.made_by, release = excluded.release
      where projection_cursor.cursor is not distinct from ${from?.cursor ?? null}::text
        and projection_cursor.made_by is not distinct from ${from?.madeBy ?? null}::text
    returning cursor`.execute(transaction);
  return rows.length > 0;
}
