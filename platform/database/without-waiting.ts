import { sql } from "kysely";

/**
 * A condition that is always true, and lets its transaction end before it is on disk, or on a standby that others wait for. A crash of the
 * database loses what a fraction of a second wrote, in the order in which it was written.
 */
export const withoutWaiting = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
