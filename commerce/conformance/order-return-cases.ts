import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Capability } from "../capabilities.ts";
import type { ConformanceCase } from "./conformance-case.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import { draftOf, stocked } from "./order-drafts.ts";

const needs: Capability[] = ["takesPiecesBack", "exactStock", "reservesAtOrder"];

/** Orders three of five pieces; returns how some of them come back. */
async function ordered(subject: EngineAlone) {
  const { orders } = subject.engine;
  const { sku, place, left } = await stocked(subject, 5);
  const draft = await draftOf(subject, sku, 3);
  const placed = await place(draft);
  ok(placed.ok);
  const { number } = placed.value;
  const { variant } = draft.lines[0]!;
  return {
    number,
    variant,
    left,
    acceptReturn: (quantity: number, key: string = randomUUID()) =>
      orders.acceptReturn(number, [{ variant, quantity }], key),
  };
}

const notInOrder = { ok: false, refusal: "notInOrder" };

/** Returns of some pieces of an order. */
export const orderReturnCases: ConformanceCase<EngineAlone>[] = [
  {
    title: "get pieces back once for a key, also when it is sent concurrently",
    needs,
    async run(subject) {
      const { number, left, acceptReturn } = await ordered(subject);
      const key = randomUUID();
      const sent = await Promise.all([
        acceptReturn(1, key),
        acceptReturn(1, key),
        acceptReturn(1, key),
      ]);
      for (const outcome of [...sent, await acceptReturn(1, key)])
        ok(outcome.ok && outcome.value.number === number && outcome.value.state === "placed");
      equal(await left(), 3);
      ok((await acceptReturn(1)).ok);
      equal(await left(), 4);
    },
  },
  {
    title: "get no more pieces back than they have, also concurrently",
    needs,
    async run(subject) {
      const { left, acceptReturn } = await ordered(subject);
      deepEqual(await acceptReturn(4), notInOrder);
      for (const quantity of [0, -1, 1.5]) deepEqual(await acceptReturn(quantity), notInOrder);
      equal(await left(), 2);
      const sent = await Promise.all([acceptReturn(2), acceptReturn(2)]);
      equal(sent.filter((outcome) => outcome.ok).length, 1);
      equal(await left(), 4);
    },
  },
  {
    title: "get pieces back wholly or not at all",
    needs,
    async run(subject) {
      const { number, variant, left } = await ordered(subject);
      const pieces = [
        { variant, quantity: 1 },
        { variant: "unknown-to-anybody", quantity: 1 },
      ];
      const { orders } = subject.engine;
      deepEqual(await orders.acceptReturn(number, pieces, randomUUID()), notInOrder);
      equal(await left(), 2);
    },
  },
  {
    title: "release what is left of them when they are cancelled after pieces came back",
    needs: ["cancelsOrders", ...needs],
    async run(subject) {
      const { number, left, acceptReturn } = await ordered(subject);
      const key = randomUUID();
      ok((await acceptReturn(1, key)).ok);
      ok((await subject.engine.orders.cancel(number)).ok);
      equal(await left(), 5);
      ok((await acceptReturn(1, key)).ok);
      deepEqual(await acceptReturn(1), notInOrder);
      equal(await left(), 5);
    },
  },
  {
    title: "of unknown numbers get nothing back",
    needs: ["takesPiecesBack"],
    run: async ({ engine: { orders } }) =>
      deepEqual(await orders.acceptReturn("unknown-to-anybody", [], randomUUID()), {
        ok: false,
        refusal: "unknown",
      }),
  },
];
