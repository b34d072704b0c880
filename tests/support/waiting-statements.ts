import { sql, type Kysely } from "kysely";
import { expect, vi } from "vitest";

/** Waits until one statement waits for a lock. Other tests use other databases of the same server at the same time. */
export const untilOneWaits = <Tables>(database: Kysely<Tables>) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
