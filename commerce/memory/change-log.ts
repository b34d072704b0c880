import { setTimeout as delay } from "node:timers/promises";
import type { Change, ChangeFeed } from "../change-feed.ts";
import type { EngineId } from "../scope.ts";
import type { StoredProduct } from "./stored-products.ts";

interface ChangeLogOptions {
  /** Part of each cursor: those of another engine are answered by a reset. */
  origin: string;
  now(): Date;
  products: ReadonlyMap<EngineId, StoredProduct>;
}

const maxChanges = 1_000;
/** Milliseconds between looks at the clock, which ends and begins prices. */
const lookEvery = 20;

/** Notes which products changed, and tells those that ask for it. */
export function createChangeLog({ origin, now, products }: ChangeLogOptions) {
  const changed: EngineId[] = [];
  const cursorAt = (position: number, time: number) => `${origin}.${position}.${time}`;

  /** Returns the products with a price that begins or ends between two moments. */
  const timed = (after: number, until: number): EngineId[] =>
    [...products.values()].flatMap(({ id, variants }) => {
      const bounds = variants.flatMap(({ offers }) =>
        offers.flatMap(({ from, until }) => [from, until]),
      );
      const isTimed = bounds.some((bound) => bound && +bound > after && +bound <= until);
      return isTimed ? [id] : [];
    });

  const since: ChangeFeed["since"] = async (cursor, waitMs) => {
    if (cursor === undefined)
      return { changes: [], cursor: cursorAt(changed.length, now().getTime()) };
    const [from, position, time] = cursor.split(".");
    const isReset = from !== origin;
    const start = isReset ? changed.length : Number(position);
    const end = performance.now() + waitMs;
    while (true) {
      const until = now().getTime();
      const latest = changed.slice(start, start + maxChanges);
      const ids = new Set([...latest, ...(isReset ? [] : timed(Number(time), until))]);
      if (ids.size === 0 && !isReset && performance.now() < end) {
        await delay(lookEvery);
        continue;
      }
      return {
        changes: [...ids].map((id): Change => ({ of: "product", id })),
        cursor: cursorAt(start + latest.length, until),
        ...(isReset && { isReset }),
      };
    }
  };
  return { since, add: (...ids: EngineId[]) => void changed.push(...ids) };
}
