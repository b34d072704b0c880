import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ChangeFeed } from "../../commerce/change-feed.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import {
  catalogueVersion,
  continuesFrom,
  cursorOf,
  markOf,
  readMark,
  type Mark,
} from "../projection/database-mark.ts";
import { listingsChangedSince } from "../projection/listing-changes.ts";

/** Milliseconds: the shop looks at least that often. */
export const ownDelay = 1_000;

const pollInterval = 50;
const maxChanges = 1_000;

/** Reads what transactions wrote, and which prices began or ended. */
export function ownChanges(database: Kysely<CatalogueTables>, now: () => Date): ChangeFeed {
  /** Returns the present cursor; the version is of the whole catalogue, whose replacement notes no product. */
  const present = async () =>
    `${await catalogueVersion(database)}|${cursorOf(await readMark(database, now()))}`;

  /** Where the database may not be identified, a mark of this process is taken at its word. */
  const isOfPast = async (mark: Mark) =>
    mark.origin === undefined ? mark.transaction !== "0" : continuesFrom(database, mark);

  return {
    delay: ownDelay,
    async since(cursor, waitMs) {
      if (cursor === undefined) return { changes: [], cursor: await present() };
      const [version, ofMark = ""] = cursor.split("|");
      const mark = markOf(ofMark);
      const end = performance.now() + waitMs;
      while (true) {
        // Read before the changes: one that commits in between is reported twice rather than never.
        const next = await present();
        const isKnown = next.startsWith(`${version}|`) && (await isOfPast(mark));
        const ids = isKnown ? await listingsChangedSince(database, mark, now()) : [];
        const isReset = !isKnown || ids.length > maxChanges;
        if (isReset) return { changes: [], cursor: next, isReset };
        if (ids.length > 0 || performance.now() >= end)
          return { changes: ids.map((id) => ({ of: "product", id: String(id) })), cursor: next };
        await delay(pollInterval);
      }
    },
  };
}
