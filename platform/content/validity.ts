import { sql, type QueryExecutorProvider } from "kysely";

/** Columns by table, such as `{ promotion: ["valid_from", "valid_until"] }`. */
export type Bounds = Record<string, readonly string[]>;

/** The validity columns of every row that has them. */
export const validityBounds = ["valid_from", "valid_until"] as const;

/** Returns the next moment after `now` in any of the columns, or undefined when nothing begins or ends any more. */
export async function nextBound(
  database: QueryExecutorProvider,
  bounds: Bounds,
  now: Date,
): Promise<Date | undefined> {
  const next = Object.entries(bounds).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`(select min(${sql.ref(column)}) from ${sql.table(table)} where ${sql.ref(column)} > ${now})`,
    ),
  );
  const { rows } = await sql<{ moment: Date | number | null }>`
    select least(${sql.join(next)}) as moment`.execute(database);
  const moment = rows[0]?.moment;
  return moment instanceof Date ? moment : undefined;
}

/** Returns the earliest of the moments, if there is any. */
export function earliest(moments: (Date | undefined)[]): Date | undefined {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** Returns the validity of a content entry as columns; a missing bound means unlimited. */
export function validityColumns({ from, until }: { from?: string; until?: string }) {
  return {
    valid_from: from === undefined ? "-infinity" : new Date(from),
    valid_until: until === undefined ? "infinity" : new Date(until),
  };
}

/** Returns a content entry as a row: its content as JSON, its validity as columns. */
export const validRow = <Entry extends { content: unknown; from?: string; until?: string }>({
  content,
  from,
  until,
  ...row
}: Entry) => ({ ...row, content: JSON.stringify(content), ...validityColumns({ from, until }) });

/** Returns the end of a row, at most that many hours after its creation. */
export const untilAtMost = (end: Date, hours: number) =>
  sql<Date>`least(${end}::timestamptz, created_at + ${hours}::integer * interval '1 hour')`;
