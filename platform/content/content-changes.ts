import { sql, type QueryExecutorProvider } from "kysely";
import type { IsStillSame, Reads } from "../shared/sites/viewpoint.ts";
import type { Database } from "../database/database.ts";

/**
 * The name of content that a rendering reads or a change touches: a kind, and an id where there are many of that kind, such as
 * "product:100101", "listing", "promotions", "navigation". Each feature's server side declares the names of its own content. A
 * rendering or cache entry records the names that it was made from, and only a change of one of these names invalidates it.
 */
export type ContentName = string;

/** Matches every name. As a change: everything, or unknown content, has changed. As something read: any change may affect it. */
export const anyContent: ContentName = "*";

/** The names of a change whose extent is unknown. */
export const allContent: ReadonlySet<ContentName> = new Set([anyContent]);

/** Reports whether a value that was made from `reads` is outdated after a change. */
export function isAffected(
  reads: ReadonlySet<ContentName>,
  changed: ReadonlySet<ContentName>,
): boolean {
  return changed.has(anyContent) || reads.has(anyContent) || !reads.isDisjointFrom(changed);
}

/**
 * The channel on which the database notifies every process. The payload is one name; an empty payload means everything. Triggers
 * of the tables send notifications for changes made directly in the database (migration 012).
 */
const channel = "content";

/** Notifies every process of a change when the transaction commits. */
export async function notifyContentChange(
  database: QueryExecutorProvider,
  name: ContentName,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${name})`.execute(database);
}

/** Calls back with the name of each change. Continues after the connection was lost and re-established. */
export function listenForContentChanges(
  database: Pick<Database, "listen">,
  onChange: (name: ContentName) => void,
): Promise<void> {
  return database.listen(channel, (payload) => onChange(payload || anyContent));
}

/** Collects the names that a rendering reads and how long they are valid. Readers receive it as part of their viewpoint. */
export class ContentReads implements Reads {
  readonly names = new Set<ContentName>();
  /** Milliseconds since 1970 from which the rendering would show something else. */
  validUntil = Infinity;
  /** The checks by name; undefined where one of the readings of a name has none. */
  private readonly checks = new Map<ContentName, Set<IsStillSame> | undefined>();

  add(name: ContentName, validUntil = Infinity, isStillSame?: IsStillSame): void {
    const checks = this.names.has(name) ? this.checks.get(name) : new Set<IsStillSame>();
    this.names.add(name);
    this.validUntil = Math.min(this.validUntil, validUntil);
    this.checks.set(name, isStillSame && checks?.add(isStillSame));
  }

  /** Reports whether the read content is unchanged although these names changed. */
  async revalidate(changed: ContentName[]): Promise<boolean> {
    const checks = new Set<IsStillSame>();
    for (const name of changed) {
      const ofName = this.checks.get(name);
      if (!ofName) return false;
      for (const check of ofName) checks.add(check);
    }
    for (const isStillSame of checks) if (!(await isStillSame())) return false;
    return true;
  }
}
