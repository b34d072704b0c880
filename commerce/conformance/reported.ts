import { equal, fail } from "node:assert/strict";
import type { Change } from "../change-feed.ts";
import type { Engine } from "../engine.ts";
import { patience } from "./reading.ts";

/**
 * Follows an engine from a cursor until it has reported a product or category. Where `mayReset`, a reset reports it as well, which the
 * next cursor must not repeat.
 */
export async function reported(
  { changes }: Pick<Engine, "changes">,
  cursor: string,
  id: string,
  { of = "product", mayReset = false }: { of?: Change["of"]; mayReset?: boolean } = {},
): Promise<void> {
  const end = performance.now() + patience.milliseconds;
  while (performance.now() < end) {
    const next = await changes.since(cursor, 1_000);
    cursor = next.cursor;
    if (next.isReset && mayReset) {
      equal((await changes.since(cursor, 0)).isReset, undefined);
      return;
    }
    equal(next.isReset, undefined);
    if (next.changes.some((change) => change.of === of && change.id === id)) return;
  }
  fail(`Nothing reported ${id}.`);
}
