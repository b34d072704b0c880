import type { Change, ChangeFeed } from "../../commerce/change-feed.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import {
  loggedDelay,
  openLoggedChanges,
  UnwatchableError,
  type LoggedChanges,
} from "./logged-changes.ts";
import { polledChanges } from "./polled-changes.ts";
import { readCategories } from "./vendure-categories.ts";

export interface ChangesOptions {
  graphql: Graphql;
  fields(): Promise<CustomFields>;
  /** The address of Vendure's own database. Without it everything is compared now and then. */
  databaseUrl: string | undefined;
  onError(error: unknown): void;
}

type Opened = ChangeFeed & Partial<LoggedChanges>;

export type VendureChanges = ChangeFeed & { close(): Promise<void> };

/** Reports changes by triggers in Vendure's database where it is reachable and as expected, else by polling. */
export function vendureChanges(options: ChangesOptions): VendureChanges {
  const { graphql, fields, databaseUrl, onError } = options;
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
    const categories = await readCategories(graphql, await fields());
    const ids = new Map(categories.map(({ collection, category }) => [collection, category.id]));
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
