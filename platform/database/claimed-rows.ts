import { sql, type QueryExecutorProvider, type RawBuilder } from "kysely";

/** Columns of a table whose rows are tasks outside the database, such as mails to send. */
export interface ClaimedRow {
  /** Number of attempts. Identifies a claim: each claim counts one more. */
  tries: number;
  /** When the row is due; of a claimed row, when other processes may claim it. */
  next_try: Date | null;
}

export interface ClaimOptions<Row> {
  table: string;
  /** Columns that a claim returns: listed, because a migration may add some while this release runs. */
  columns: readonly (keyof Row & string)[];
  /** The column that identifies a row. */
  key: string;
  /** Milliseconds for which a process owns a row that it has claimed. */
  claimedFor: number;
  now(): Date;
}

/**
 * Claims rows of a table for this process, so that any number of processes do each task once, and another one does it when a
 * process ends. No transaction is open while a task runs: the embedded database has only one connection.
 */
export function createClaims<Row extends ClaimedRow>(
  database: QueryExecutorProvider,
  { table, columns, key, claimedFor, now }: ClaimOptions<Row>,
) {
  const [rows, id] = [sql.table(table), sql.ref(key)];
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  return {
    later,

    /** Claims due rows, which `due` names, that fulfil a condition. */
    async claim(condition: RawBuilder<unknown>, order: string, limit: number): Promise<Row[]> {
      const { rows: claimed } = await sql<Row>`/* plan once */ update ${rows}
        set tries = tries + 1, next_try = ${later(claimedFor)}
        where ${id} in (select ${id} from ${rows} as due where next_try <= ${now()} and ${condition}
          order by ${sql.ref(order)} limit ${limit} for update skip locked)
        returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(database);
      return claimed;
    },

    /** Plans the next attempt of a claimed row, or none for null; does nothing when another process has claimed it since. */
    async planNext(
      row: Pick<Row, "tries"> & Record<string, unknown>,
      next: Date | null,
      problem: string | null,
      condition: RawBuilder<unknown> = sql`true`,
    ): Promise<void> {
      await sql`update ${rows} set next_try = ${next}, problem = ${problem}
        where ${id} = ${row[key]} and tries = ${row.tries} and ${condition}`.execute(database);
    },
  };
}

/**
 * Returns the milliseconds from a failed attempt to the next: 30 seconds, then four times as long each time, at most six hours. A
 * random part is subtracted (`random` is from 0 to 1), so that tasks which failed together are not retried together.
 */
export function waitAfter(tries: number, random: number): number {
  const maxDelay = Math.min(30_000 * 4 ** (tries - 1), 6 * 3_600_000);
  return Math.round(maxDelay * (1 - random / 4));
}
