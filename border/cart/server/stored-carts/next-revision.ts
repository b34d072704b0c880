import { sql } from "kysely";

/** The revision of a cart that begins: later than those of an older cart of the same owner. */
export const firstRevision = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** The next revision of a cart. */
export const nextRevision = sql<number>`greatest(cart.revision + 1, ${firstRevision})`;
