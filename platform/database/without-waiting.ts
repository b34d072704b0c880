import { sql } from "kysely";

/**
 * SQL condition that is always true. It lets its transaction commit without waiting for the disk or for a standby, so a crash of the
 * database loses the commits of the last fraction of a second.
 */
export const withoutWaiting = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
