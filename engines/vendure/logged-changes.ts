import { hash } from "node:crypto";
import { once } from "node:events";
import pg from "pg";
import type { Change, ChangeFeed, Changes } from "../../commerce/change-feed.ts";
import { Listener } from "../../platform/database/listener.ts";
import {
  changesStatement,
  inspectStatement,
  installStatements,
  positionStatement,
  pruneStatement,
  watchedTables,
} from "./change-log-sql.ts";

/** Milliseconds from a commit until it is reported, on a busy machine. */
export const loggedDelay = 1_000;
const maxChanges = 1_000;
const answersWithin = 5_000;
/** Milliseconds between looks at the log while nothing was notified, and while a notified change waits for older transactions. */
const [lookEvery, lookSoon] = [500, 25];
/** Milliseconds for which changes are logged. */
const loggedFor = 6 * 86_400_000;

interface Position {
  transaction: string;
  newest: string;
  at: string;
  origin: string;
}

export interface LoggedChangesOptions {
  databaseUrl: string;
  onError(error: unknown): void;
}

/** Thrown where Vendure's database is not as the log expects it. */
export class UnwatchableError extends Error {}

export type LoggedChanges = ChangeFeed & { close(): Promise<void> };

/** Reads the log that triggers write in Vendure's own database. Throws `UnwatchableError` if they cannot be created. */
export async function openLoggedChanges({
  databaseUrl,
  onError,
}: LoggedChangesOptions): Promise<LoggedChanges> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
  });
  pool.on("error", onError);
  const notified = new EventTarget();
  const listener = new Listener(pool, undefined, {
    url: databaseUrl,
    answersWithin,
    onSilence: () => {},
    onError,
  });
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  try {
    await install(pool);
    await listener.add("kontor_change", () => notified.dispatchEvent(new Event("change")));
  } catch (error) {
    await close().catch(onError);
    throw error;
  }

  async function readPosition(): Promise<Position> {
    const { rows } = await pool.query<Position>(positionStatement);
    return rows[0]!;
  }

  async function look(cursor: string | undefined): Promise<Changes> {
    const position = await readPosition();
    const next = cursorOf(position);
    if (cursor === undefined) return { changes: [], cursor: next };
    const start = startOf(cursor, position);
    if (start === undefined) return { changes: [], cursor: next, isReset: true };
    const { rows } = await pool.query<{ kind: Change["of"] | "all"; ref: string }>(
      changesStatement,
      [start, position.transaction, maxChanges + 1],
    );
    if (rows.length > maxChanges || rows.some(({ kind }) => kind === "all"))
      return { changes: [], cursor: next, isReset: true };
    const changes = rows.map(({ kind, ref }) => ({ of: kind as Change["of"], id: ref }));
    return { changes, cursor: next };
  }

  return {
    delay: loggedDelay,
    close,
    async since(cursor, waitMs) {
      const end = performance.now() + waitMs;
      let wait = lookEvery;
      while (true) {
        const next = await look(cursor);
        const left = end - performance.now();
        if (cursor === undefined || next.isReset || next.changes.length > 0 || left <= 0)
          return next;
        const signal = AbortSignal.timeout(Math.ceil(Math.min(wait, left)));
        const isNotified = await once(notified, "change", { signal }).then(
          () => true,
          () => false,
        );
        if (isNotified) wait = lookSoon;
      }
    },
  };
}

async function install(pool: pg.Pool): Promise<void> {
  const columns = Object.entries(watchedTables).map(([table, [, column]]) => [table, column]);
  const { rows } = await pool.query<{ found: number; watched: number; isCurrent: boolean | null }>(
    inspectStatement,
    [columns.map(([table]) => table), columns.map(([, column]) => column)],
  );
  const { found, watched, isCurrent } = rows[0]!;
  if (found < columns.length)
    throw new UnwatchableError(
      `The database has ${found} of the ${columns.length} columns that are watched in Vendure 3.`,
    );
  if (isCurrent && watched === columns.length) return void (await pool.query(pruneStatement));
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local lock_timeout = '4s'");
    await client.query("select pg_advisory_xact_lock(7305406)");
    await client.query(installStatements);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if ((error as { code?: unknown }).code === "42501")
      throw new UnwatchableError("Its user may not create triggers.", { cause: error });
    throw error;
  } finally {
    client.release();
  }
}

const cursorOf = ({ transaction, at, origin }: Position) =>
  `log.${hash("sha256", origin, "hex").slice(0, 16)}.${transaction}.${at}`;

/** Returns the transaction that a cursor goes on from; undefined if it is not of this log's past, or what followed was pruned. */
function startOf(cursor: string, position: Position): string | undefined {
  const [, origin, transaction, at] = /^log\.(\w{16})\.(\d+)\.(\d+)$/.exec(cursor) ?? [];
  if (origin === undefined || !cursorOf(position).startsWith(`log.${origin}.`)) return undefined;
  const isPast = BigInt(transaction!) <= BigInt(position.newest);
  const isLogged = Number(position.at) - Number(at) < loggedFor;
  return isPast && isLogged ? transaction : undefined;
}
