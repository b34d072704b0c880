import { sql, type QueryExecutorProvider } from "kysely";
import type { Reads } from "../shared/viewpoint.ts";
import type { Database } from "./database.ts";

/**
 * What renderings read and what changes, by name: a kind and, where there are many of it, which one. A feature's server
 * side declares the names of its own content: "product:100101", "listing", "promotions", "navigation". Everything that is
 * made of some content notes its name: a change ends what noted the name, and nothing else.
 */
export type ContentName = string;

/** Names everything: what changed is unknown, or is all of it; as something read, that any change may concern it. */
export const everything: ContentName = "*";

/** The names of a change of which nothing more is known. */
export const allContent: ReadonlySet<ContentName> = new Set([everything]);

/** Whether something that was made of what it read is no longer right after a change. */
export function isAffected(
  reads: ReadonlySet<ContentName>,
  changed: ReadonlySet<ContentName>,
): boolean {
  return changed.has(everything) || reads.has(everything) || !reads.isDisjointFrom(changed);
}

/**
 * The channel on which the database notifies every process; a payload is one name, an empty one means everything. Triggers
 * of the tables notify of what is changed in the database directly (migration 012).
 */
const channel = "content";

/** Notifies every process that something changed, when the transaction commits. */
export async function notifyContentChange(
  database: QueryExecutorProvider,
  name: ContentName,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${name})`.execute(database);
}

/** Calls back with the name of each change, also after the connection was lost and made again. */
export function listenForContentChanges(
  database: Pick<Database, "listen">,
  onChange: (name: ContentName) => void,
): Promise<void> {
  return database.listen(channel, (payload) => onChange(payload || everything));
}

/** Collects what a rendering reads, and until when that is valid; readers get it with their viewpoint. */
export class ContentReads implements Reads {
  readonly names = new Set<ContentName>();
  /** Milliseconds since 1970; from then on the rendering shows something else. */
  validUntil = Infinity;

  note(name: ContentName, validUntil = Infinity): void {
    this.names.add(name);
    this.validUntil = Math.min(this.validUntil, validUntil);
  }
}
