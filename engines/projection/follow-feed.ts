import { setTimeout as delay } from "node:timers/promises";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Change, Changes } from "../../commerce/change-feed.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { FeedCatalogue, FeedProduct, ProductFeed } from "../../commerce/product-feed.ts";
import type { EngineId } from "../../commerce/scope.ts";
import type { SiteSet } from "../../platform/shared/site-set.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { rowsOf } from "./feed-rows.ts";
import { knownNumbers, withNumbers } from "./public-numbers.ts";
import { notifyReplaced, writeRows, type WriteOptions } from "./write-rows.ts";

type Database = Kysely<CatalogueTables>;
type FollowedEngine = Pick<Engine, "products" | "changes">;

export interface FollowerOptions extends Pick<WriteOptions, "adjust"> {
  sites: Pick<SiteSet, "languages">;
  /** Milliseconds for which the engine waits for changes, at most. */
  waitMs: number;
  onError(error: unknown): void;
}

/** Milliseconds after an error. */
const retryAfter = 1_000;
const idsPerRequest = 100;

/**
 * Makes the projection as an engine is, and keeps it so. Any number of processes may follow the same engine: what one has read is
 * written only if none has gone on since.
 */
export function createFollower(
  database: Database,
  { products: feed, changes }: FollowedEngine,
  { sites, adjust, waitMs, onError }: FollowerOptions,
) {
  /** The stored cursor, and where this process has gone on from it: cursors without changes are not stored. */
  let last: { stored?: string; cursor?: string } = {};

  /** Reads what changed, or everything if there is no way on from the stored cursor, and writes it. */
  async function step(): Promise<void> {
    const stored = await readCursor(database);
    const cursor = stored === last.stored ? last.cursor : stored;
    const next = await changes.since(cursor, waitMs);
    const isWhole = cursor === undefined || next.isReset === true;
    if (isWhole || next.changes.length > 0) {
      const catalogue = isWhole ? await readAll(feed) : await readChanged(feed, next.changes);
      const changed = isWhole ? undefined : next.changes;
      if (!(await write(catalogue, changed, { from: stored, to: next.cursor }))) return;
      last = { stored: next.cursor, cursor: next.cursor };
    } else last = { stored, cursor: next.cursor };
  }

  /** Returns false, and writes nothing, if another process has stored another cursor. */
  const write = (
    catalogue: FeedCatalogue,
    changed: Change[] | undefined,
    cursors: { from: string | undefined; to: string },
  ) =>
    database.transaction().execute(async (transaction) => {
      if (!(await moveCursor(transaction, cursors))) return false;
      const rows = rowsOf(
        {
          ...catalogue,
          categories: await withNumbers(transaction, "category", catalogue.categories),
          products: await withNumbers(transaction, "product", catalogue.products),
        },
        sites,
      );
      const replaced = changed && (await replacedBy(transaction, changed));
      const extent = await writeRows(transaction, rows, { replaced, adjust });
      if (extent === "all") await notifyReplaced(transaction);
      return true;
    });

  return {
    step,
    /** Goes on until it is aborted. While the engine is silent, the projection stays as it is. */
    async follow(signal: AbortSignal): Promise<void> {
      while (!signal.aborted)
        try {
          await step();
        } catch (error) {
          onError(error);
          await delay(retryAfter, undefined, { signal }).catch(() => {});
        }
    },
  };
}

async function readAll(feed: ProductFeed): Promise<FeedCatalogue> {
  const products = (await Array.fromAsync(feed.all())).flat();
  return { products, ...(await readShared(feed)) };
}

async function readChanged(feed: ProductFeed, changes: Change[]): Promise<FeedCatalogue> {
  const ids = idsOf(changes, "product");
  const products: FeedProduct[] = [];
  for (let at = 0; at < ids.length; at += idsPerRequest)
    products.push(...(await feed.byId(ids.slice(at, at + idsPerRequest))));
  return { products, ...(await readShared(feed)) };
}

/** Is read after the products, which refer to it; no change names a new attribute or type. */
async function readShared(feed: ProductFeed): Promise<Omit<FeedCatalogue, "products">> {
  const [categories, vocabulary, types] = await Promise.all([
    feed.categories(),
    feed.vocabulary(),
    feed.types(),
  ]);
  return { categories, vocabulary, types };
}

const idsOf = (changes: Changes["changes"], of: Change["of"]): EngineId[] => [
  ...new Set(changes.flatMap((change) => (change.of === of ? [change.id] : []))),
];

async function replacedBy(transaction: Transaction<CatalogueTables>, changes: Change[]) {
  const numbers = await knownNumbers(transaction, "product", idsOf(changes, "product"));
  return { products: [...numbers.values()], categories: idsOf(changes, "category") };
}

async function readCursor(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ cursor: string }>`select cursor from projection_cursor`.execute(
    database,
  );
  return rows[0]?.cursor;
}

/** Stores a cursor if the stored one is as expected; other processes wait until the transaction ends. */
async function moveCursor(
  transaction: Database,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into projection_cursor (cursor) values (${to})
    on conflict (is_only) do update set cursor = excluded.cursor
      where projection_cursor.cursor is not distinct from ${from ?? null}::text
    returning cursor`.execute(transaction);
  return rows.length > 0;
}
