import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ChangeFeed } from "../../commerce/change-feed.ts";
import { fieldsOf, parsed } from "../../platform/shared/foreign.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import {
  catalogueVersion,
  continuesFrom,
  readMark,
  type Mark,
} from "../../shop/catalogue/server/database-mark.ts";
import { listingsChangedSince } from "../../shop/catalogue/server/listing-changes.ts";

interface Cursor extends Mark {
  /** The version of the whole catalogue, whose replacement notes no product. */
  version: string;
}

/** Milliseconds: the shop looks at least that often. */
export const ownDelay = 1_000;

const lookEvery = 50;
const maxChanges = 1_000;

const encode = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url");

function decode(text: string): Cursor | undefined {
  const { transaction, at, origin, version } = fieldsOf<Cursor>(
    parsed(Buffer.from(text, "base64url").toString()),
  );
  return typeof transaction === "string" && typeof at === "number" && typeof version === "string"
    ? { transaction, at, origin: String(origin), version }
    : undefined;
}

/** Reads what transactions wrote, and which prices began or ended. */
export function ownChanges(database: Kysely<CatalogueTables>, now: () => Date): ChangeFeed {
  const present = async (): Promise<Cursor> => ({
    ...(await readMark(database, now())),
    version: await catalogueVersion(database),
  });

  return {
    delay: ownDelay,
    async since(text, waitMs) {
      if (text === undefined) return { changes: [], cursor: encode(await present()) };
      const from = decode(text);
      const end = performance.now() + waitMs;
      while (true) {
        // Read before the changes: one that commits in between is reported twice rather than never.
        const next = await present();
        const isKnown = from?.version === next.version && (await continuesFrom(database, from));
        const ids = isKnown ? await listingsChangedSince(database, from, now()) : [];
        const isReset = !isKnown || ids.length > maxChanges;
        if (isReset) return { changes: [], cursor: encode(next), isReset };
        if (ids.length > 0 || performance.now() >= end)
          return {
            changes: ids.map((id) => ({ of: "product", id: String(id) })),
            cursor: encode(next),
          };
        await delay(lookEvery);
      }
    },
  };
}
