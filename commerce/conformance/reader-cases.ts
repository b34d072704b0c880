import { equal, notEqual } from "node:assert/strict";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import { readVariant } from "./reading.ts";
import { reported } from "./reported.ts";

/** Takes a product; returns its id, and how to change it. */
async function changeable({ engine, admin, takeProduct }: EngineAlone) {
  const { sku } = takeProduct().variants[0]!;
  const { product } = await readVariant(engine, sku);
  return { id: product.id, change: () => admin.rename(sku, { de: `Krug ${product.id}` }) };
}

/** How a process goes on with the changes that it has read so far. */
export const readerCases: ConformanceGroup<EngineAlone> = {
  name: "readers of changes",
  cases: [
    {
      title: "go on from a cursor, and from a foreign one by a reset",
      async run({ engine }) {
        const { cursor } = await engine.changes.since(undefined, 0);
        const again = await engine.changes.since(cursor, 0);
        equal(again.isReset, undefined);
        for (const foreign of ["", "x", "another-engine.0.0", `x${cursor}`, cursor.slice(0, 9)]) {
          const reset = await engine.changes.since(foreign, 0);
          equal(reset.isReset, true, foreign);
          notEqual(reset.cursor, foreign);
        }
      },
    },
    {
      title: "get changes again when they ended before they stored a later cursor",
      async run(subject) {
        const { engine } = subject;
        const [one, other] = [await changeable(subject), await changeable(subject)];
        const { cursor: stored } = await engine.changes.since(undefined, 0);
        await one.change();
        await reported(engine, stored, one.id);
        await other.change();
        for (const { id } of [one, other]) await reported(engine, stored, id);
      },
    },
    {
      title: "miss nothing that changes after a reset",
      async run(subject) {
        const { engine } = subject;
        const { id, change } = await changeable(subject);
        const { cursor, isReset } = await engine.changes.since("another-engine.0.0", 0);
        equal(isReset, true);
        await change();
        await reported(engine, cursor, id);
      },
    },
  ],
};
