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
/** Milliseconds: the clock ends and begins prices. */
const pollInterval = 20;

/** Logs changed products and categories, and serves them by cursor. */
export function createChangeLog({ origin, now, products }: ChangeLogOptions) {
  const changed: Change[] = [];
  const cursorAt = (position: number, time: number) => `${origin}.${position}.${time}`;

  /** Returns the products with a price that begins or ends between two moments. */
  const timed = (after: number, end: number): Change[] =>
    [...products.values()].flatMap(({ id, variants }) => {
      const bounds = variants.flatMap(({ offers }) =>
        offers.flatMap(({ from, until }) => [from, until]),
      );
      const isTimed = bounds.some((bound) => bound && +bound > after && +bound <= end);
      return isTimed ? [{ of: "product", id }] : [];
    });

  const since: ChangeFeed["since"] = async (cursor, waitMs) => {
    const present = () => cursorAt(changed.length, now().getTime());
    if (cursor === undefined) return { changes: [], cursor: present() };
    const [, of, position, time] = /^(.+)\.(\d+)\.(\d+)$/.exec(cursor) ?? [];
    if (of !== origin) return { changes: [], cursor: present(), isReset: true };
    const start = Number(position);
    const end = performance.now() + waitMs;
    while (true) {
      const moment = now().getTime();
      const logged = changed.slice(start, start + maxChanges);
      const changes = distinct([...timed(Number(time), moment), ...logged]);
      if (changes.length > maxChanges) return { changes: [], cursor: present(), isReset: true };
      if (changes.length > 0 || performance.now() >= end)
        return { changes, cursor: cursorAt(start + logged.length, moment) };
      await delay(pollInterval);
    }
  };
  return {
    since,
    add: (of: Change["of"], ids: EngineId[]) =>
      void changed.push(...ids.map((id): Change => ({ of, id }))),
  };
}

const distinct = (changes: Change[]): Change[] => [
  ...new Map(changes.map((change) => [`${change.of} ${change.id}`, change])).values(),
];
