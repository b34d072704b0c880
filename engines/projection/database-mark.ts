import { sql, type Kysely } from "kysely";
import { fieldsOf, isText, parsed } from "../../platform/shared/foreign.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** A point in the history of the database, from which later changes can be read. */
export interface Mark {
  /** The oldest transaction whose changes may not have been visible yet. */
  transaction: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The database and its timeline; undefined where it may not be read. */
  origin: string | undefined;
}

/** Encodes a mark for those that only keep it. */
export const cursorOf = (mark: Mark): string => JSON.stringify(mark);

/** Decodes a cursor; one of another kind is of the past of no database. */
export function markOf(cursor: string): Mark {
  const { transaction, at, origin } = fieldsOf<Mark>(parsed(cursor));
  if (!isText(transaction) || !/^\d+$/.test(transaction) || !Number.isSafeInteger(at))
    return { transaction: "0", at: 0, origin: undefined };
  return { transaction, at: Number(at), origin: isText(origin) ? origin : undefined };
}

export async function readMark(database: Kysely<CatalogueTables>, now: Date): Promise<Mark> {
  const { rows } = await sql<{ transaction: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction`.execute(database);
  return {
    transaction: rows[0]!.transaction,
    at: now.getTime(),
    origin: await readOrigin(database),
  };
}

/**
 * Reports whether a mark is of this database's past: not of another one with the same content, nor of a time that was undone
 * because a backup was restored. Rows say of the last 2 ** 31 transactions alone which one wrote them.
 */
export async function continuesFrom(
  database: Kysely<CatalogueTables>,
  { transaction, origin }: Mark,
): Promise<boolean> {
  if (origin === undefined || origin !== (await readOrigin(database))) return false;
  const { rows } = await sql<{ isPast: boolean }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::numeric - ${transaction}::text::numeric
      between 0 and ${2 ** 31 - 1}::numeric as "isPast"`.execute(database);
  return rows[0]!.isPast;
}

/**
 * Reports whether a backup was restored since a mark that this process has read itself. Never where the database may not be identified: what
 * was built from it would be built again for each change.
 */
export const isRestoredSince = async (
  database: Kysely<CatalogueTables>,
  mark: Mark,
): Promise<boolean> => mark.origin !== undefined && !(await continuesFrom(database, mark));

/**
 * Identifies the database: its server, the timeline, which is another one after the server's backup was restored, its name there, and
 * a table of it, whose file is another one after a dump was restored into the same database.
 */
async function readOrigin(database: Kysely<CatalogueTables>): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ origin: string }>`
      select concat_ws(' ', system_identifier, timeline_id, oid, pg_relation_filenode('product_change')) as origin
      from pg_control_system(), pg_control_checkpoint(), pg_database
      where datname = current_database()`.execute(database);
    return rows[0]!.origin;
  } catch (error) {
    // Some hosts of databases keep these functions to themselves.
    if ((error as { code?: unknown }).code === "42501") return undefined;
    throw error;
  }
}

/** Returns a text that changes whenever the whole catalogue is replaced. */
export async function catalogueVersion(database: Kysely<CatalogueTables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select changed_at::text as version from content_version where part = 'catalogue'`.execute(
    database,
  );
  return rows[0]?.version ?? "none";
}
