import { sql } from "kysely";

/**
 * Increments the revision, to at least the milliseconds since 1970, so that a later cart's revisions exceed those of an older one.
 */
export const nextRevision = sql<number>`greatest(cart.revision + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`;
