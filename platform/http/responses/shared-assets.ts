import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { assetHeaders, type Assets } from "./assets.ts";
import { encodedRendered, renderedFrom, type Rendered } from "../caching/rendered.ts";

export interface AssetTables {
  asset: { name: string; content: Uint8Array; br: Uint8Array | null; built_at: Date };
}

/** Days after which a file that no running process has in its build is deleted. Hosts show a stale fragment for a day. */
const daysKept = 8;
/** Milliseconds between two reads of the names in the database, so that requests for unknown names cause no more. */
const relistAfter = 1_000;
/** Bytes of other builds' files that a process holds in memory. */
const maxBytes = 16_000_000;

/**
 * Files of the builds of all running releases, shared through the database. Hosts cache fragments and tabs stay open, so after a
 * release the files of the previous one are requested from processes that were built without them; and while both releases run,
 * a new page's files are requested from old processes.
 */
export function createSharedAssets(database: Kysely<AssetTables>, now: () => Date) {
  // Concurrent requests for a file share one statement.
  const loaded = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.bytes.length + 1,
    fetchMethod: read,
  });
  let names = new Set<string>();
  let listedAt = Number.NEGATIVE_INFINITY;
  let listing: Promise<void> | undefined;

  async function read(name: string): Promise<Rendered | undefined> {
    const row = await database
      .selectFrom("asset")
      .select(["content", "br"])
      .where("name", "=", name)
      .executeTakeFirst();
    const headers = assetHeaders(name);
    if (!row || !headers) return undefined;
    const content = Buffer.from(row.content);
    return row.br
      ? encodedRendered(content, headers, { br: Buffer.from(row.br) })
      : renderedFrom(content, headers, 11);
  }

  async function list() {
    const rows = await database.selectFrom("asset").select("name").execute();
    names = new Set(rows.map(({ name }) => name));
    listedAt = performance.now();
  }

  /** Reports whether the database has a file. Requests for unknown names share one statement a second. */
  async function has(name: string): Promise<boolean> {
    if (names.has(name)) return true;
    if (!listing && performance.now() - listedAt < relistAfter) return false;
    await (listing ??= list().finally(() => (listing = undefined)));
    return names.has(name);
  }

  return {
    /** Returns a file of another build, or undefined when no process had it in the last days. */
    async find(name: string): Promise<Rendered | undefined> {
      return loaded.has(name) || (await has(name)) ? loaded.fetch(name) : undefined;
    },

    /** Stores a build's files for other processes, and deletes those that no build has had for days. */
    async publish(assets: Assets) {
      const files = assets.names();
      const present = await database
        .updateTable("asset")
        .set({ built_at: now() })
        .where("name", "in", files)
        .returning("name")
        .execute();
      const missing = new Set(files).difference(new Set(present.map(({ name }) => name)));
      for (const name of missing) {
        const { identity, br } = assets.get(name)!.bodies;
        await database
          .insertInto("asset")
          .values({ name, content: identity.bytes, br: br?.bytes ?? null, built_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const outdated = new Date(now().getTime() - daysKept * 86_400_000);
      await database.deleteFrom("asset").where("built_at", "<", outdated).execute();
    },
  };
}

export type SharedAssets = ReturnType<typeof createSharedAssets>;
