import type { Change, ChangeFeed } from "../../commerce/change-feed.ts";
import type { SettingsReader } from "./channels.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import {
  loggedDelay,
  openLoggedChanges,
  UnwatchableError,
  type LoggedChanges,
} from "./logged-changes.ts";
import { polledChanges } from "./polled-changes.ts";
import type { KnownCategories } from "./vendure-categories.ts";

export interface ChangesOptions {
  graphql: Graphql;
  settings: SettingsReader;
  fields(): Promise<CustomFields>;
  categories: KnownCategories;
  /** The address of Vendure's own database. Without it everything is compared now and then. */
  databaseUrl: string | undefined;
  onError(error: unknown): void;
}

type Opened = ChangeFeed & Partial<LoggedChanges>;

export type VendureChanges = ChangeFeed & { close(): Promise<void> };

/**
 * Reports changes by triggers in Vendure's database where it is reachable and as expected, else by polling. Categories are forgotten when
 * they change, and when another process may have been told so.
 */
export function vendureChanges(options: ChangesOptions): VendureChanges {
  const changes = loggedOrPolledChanges(options);
  let heard: string | undefined;
  return {
    get delay() {
      return changes.delay;
    },
    async since(cursor, waitMs) {
      // Vendure's database goes on while Vendure itself is silent, and then counts as silent, too.
      await options.settings.read();
      if (cursor !== heard) options.categories.invalidate();
      const next = await changes.since(cursor, waitMs);
      if (next.isReset || next.changes.some(({ of }) => of === "category"))
        options.categories.invalidate();
      heard = next.cursor;
      return next;
    },
    close: changes.close,
  };
}

function loggedOrPolledChanges(options: ChangesOptions): VendureChanges {
  const { categories, databaseUrl, onError } = options;
  const polled = polledChanges(options);
  if (databaseUrl === undefined) return { ...polled, close: async () => {} };
  let opened: Promise<Opened> | undefined;

  let promised = loggedDelay;

  const open = (): Promise<Opened> =>
    openLoggedChanges({ databaseUrl, onError }).catch((error: unknown) => {
      if (!(error instanceof UnwatchableError)) throw error;
      promised = polled.delay;
      onError(
        new Error(`Vendure is polled for changes instead of notifying them: ${error.message}`),
      );
      return polled;
    });

  /** Collections are named as the feed does. */
  async function named(changes: Change[]): Promise<Change[]> {
    if (!changes.some(({ of }) => of === "category")) return changes;
    const tree = await categories.read();
    const ids = new Map(tree.map(({ collection, category }) => [collection, category.id]));
    return changes.map(({ of, id }) => ({ of, id: of === "category" ? (ids.get(id) ?? id) : id }));
  }

  return {
    get delay() {
      return promised;
    },
    async since(cursor, waitMs) {
      const source = (opened ??= open());
      try {
        const next = await (await source).since(cursor, waitMs);
        return { ...next, changes: await named(next.changes) };
      } catch (error) {
        // The database may have been restored from a backup without the log: it is looked at again.
        if (opened === source) {
          opened = undefined;
          const broken = await source.catch(() => undefined);
          await broken?.close?.().catch(onError);
        }
        throw error;
      }
    },
    async close() {
      const changes = await opened?.catch(() => undefined);
      await changes?.close?.();
    },
  };
}
