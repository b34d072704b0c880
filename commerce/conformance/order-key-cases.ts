import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { EngineUnavailableError } from "../engine-errors.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceCase } from "./conformance-case.ts";
import { draftOf, stocked } from "./order-drafts.ts";
import { answeredInTime } from "./reading.ts";

/** Orders that are sent more than once. */
export const orderKeyCases: ConformanceCase<EngineAlone>[] = [
  {
    title: "are found by their key",
    async run(subject) {
      const { draft, place } = await stocked(subject, 5);
      const key = randomUUID();
      equal(await subject.engine.orders.byKey(key), undefined);
      const placed = await place(draft, key);
      ok(placed.ok);
      equal((await subject.engine.orders.byKey(key))?.number, placed.value.number);
    },
  },
  {
    title: "are placed once for a key, also when it is sent concurrently",
    needs: ["ordersOnce", "exactStock", "reservesAtOrder"],
    async run(subject) {
      const { draft, place, left } = await stocked(subject, 5);
      const key = randomUUID();
      const sent = await Promise.all([place(draft, key), place(draft, key), place(draft, key)]);
      const again = await place(draft, key);
      const numbers = [...sent, again].map((outcome) => outcome.ok && outcome.value.number);
      equal(new Set(numbers).size, 1);
      ok(numbers[0]);
      equal(await left(), 4);
    },
  },
  {
    title: "are sent again with their key when an answer was lost, and are placed once",
    needs: ["ordersOnce", "exactStock", "reservesAtOrder"],
    async run(subject) {
      const { engine, silent, scope } = subject;
      const { draft, place, left } = await stocked(subject, 5);
      const key = randomUUID();
      const isUnknown = (error: unknown) =>
        error instanceof EngineUnavailableError && error.maybeDone;
      await rejects(answeredInTime(silent.orders.place(scope(), draft, key)), isUnknown);
      const placed = await place(draft, key);
      ok(placed.ok);
      deepEqual(await engine.orders.byKey(key), placed.value);
      equal(await left(), 4);
    },
  },
  {
    title: "refuse a key that another draft has used",
    needs: ["ordersOnce", "exactStock", "reservesAtOrder"],
    async run(subject) {
      const { sku, draft, place, left } = await stocked(subject, 5);
      const key = randomUUID();
      ok((await place(draft, key)).ok);
      const other = await place(await draftOf(subject, sku, 2), key);
      deepEqual(other, { ok: false, refusal: { kind: "keyReused" } });
      equal(await left(), 4);
    },
  },
];
