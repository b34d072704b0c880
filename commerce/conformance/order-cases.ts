import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OrderDraft } from "../orders.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineUnderTest } from "./engine-under-test.ts";
import { draftOf } from "./order-drafts.ts";
import { readVariant } from "./reading.ts";

/** Takes a product with this stock; returns how to order it, and what is left of it. */
async function stocked(subject: EngineUnderTest, stock: number) {
  const { engine, admin, scope } = subject;
  const { sku } = subject.takeProduct().variants[0]!;
  await admin.setStock(sku, "DE", stock);
  const { variant } = await readVariant(engine, sku);
  return {
    sku,
    draft: await draftOf(subject, sku),
    place: (draft: OrderDraft, key: string = randomUUID()) =>
      engine.orders.place(scope(), draft, key),
    left: async () => (await engine.offers.current(scope(), [variant.id])).get(variant.id)?.stock,
  };
}

/** Orders as the engine decides on them. */
export const orderCases: ConformanceGroup = {
  name: "orders",
  cases: [
    {
      title: "have a number, the lines and the total of their draft",
      async run(subject) {
        const { draft, place } = await stocked(subject, 5);
        const placed = await place(draft);
        ok(placed.ok);
        const { number, lines, total, state } = placed.value;
        ok(/^[\w-]{1,64}$/.test(number));
        deepEqual(
          { lines, total, state },
          { lines: draft.lines, total: draft.total, state: "placed" },
        );
        deepEqual(await subject.engine.orders.byNumber(number), placed.value);
      },
    },
    {
      title: "are found by their key, and only then",
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
      title: "take their pieces",
      needs: "reservesAtOrder",
      async run(subject) {
        const { sku, place, left } = await stocked(subject, 5);
        ok((await place(await draftOf(subject, sku, 3))).ok);
        equal(await left(), 2);
      },
    },
    {
      title: "are placed once for a key, also when it is sent twice at the same time",
      needs: "ordersOnce",
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
      title: "refuse a key that another draft has used",
      needs: "ordersOnce",
      async run(subject) {
        const { sku, draft, place, left } = await stocked(subject, 5);
        const key = randomUUID();
        ok((await place(draft, key)).ok);
        const other = await place(await draftOf(subject, sku, 2), key);
        deepEqual(other, { ok: false, refusal: { kind: "keyReused" } });
        equal(await left(), 4);
      },
    },
    {
      title: "sell the last piece once",
      needs: "reservesAtOrder",
      async run(subject) {
        const { draft, place, left } = await stocked(subject, 1);
        const outcomes = await Promise.all(Array.from({ length: 5 }, () => place(draft)));
        equal(outcomes.filter(({ ok: isPlaced }) => isPlaced).length, 1);
        equal(await left(), 0);
      },
    },
    {
      title: "are refused with the pieces that there are",
      needs: "exactStock",
      async run(subject) {
        const { sku, place, left } = await stocked(subject, 2);
        const draft = await draftOf(subject, sku, 3);
        const { variant } = draft.lines[0]!;
        deepEqual(await place(draft), {
          ok: false,
          refusal: { kind: "outOfStock", available: new Map([[variant, 2]]) },
        });
        equal(await left(), 2);
      },
    },
    {
      title: "are refused when a price has changed, and take nothing",
      async run(subject) {
        const { sku, draft, place, left } = await stocked(subject, 5);
        await subject.admin.setPrice(sku, "DE", 9_876);
        const { variant } = draft.lines[0]!;
        deepEqual(await place(draft), {
          ok: false,
          refusal: { kind: "changed", prices: new Map([[variant, 9_876]]), total: 9_876 + 495 },
        });
        equal(await left(), 5);
      },
    },
    {
      title: "are refused when the total is not what the shopper saw",
      async run(subject) {
        const { draft, place, left } = await stocked(subject, 5);
        const outcome = await place({ ...draft, total: draft.total - 1 });
        ok(!outcome.ok && outcome.refusal.kind === "changed");
        equal(outcome.refusal.total, draft.total);
        equal(await left(), 5);
      },
    },
    {
      title: "are placed wholly or not at all",
      async run(subject) {
        const one = await stocked(subject, 5);
        const other = await stocked(subject, 0);
        const lines = [...one.draft.lines, ...other.draft.lines];
        const total = one.draft.total + other.draft.total - 495;
        const outcome = await one.place({ ...one.draft, lines, total });
        equal(outcome.ok, false);
        equal(await one.left(), 5);
      },
    },
    {
      title: "put their pieces back once when they are cancelled twice",
      needs: "cancelsOrders",
      async run(subject) {
        const { draft, place, left } = await stocked(subject, 5);
        const placed = await place(draft);
        ok(placed.ok);
        const { orders } = subject.engine;
        const { number } = placed.value;
        await Promise.all([orders.cancel(number), orders.cancel(number)]);
        const again = await orders.cancel(number);
        ok(again.ok);
        equal(again.value.state, "cancelled");
        equal(await left(), 5);
      },
    },
    {
      title: "of unknown numbers are neither found nor cancelled",
      async run({ engine: { orders } }) {
        equal(await orders.byNumber("unknown-to-anybody"), undefined);
        deepEqual(await orders.cancel("unknown-to-anybody"), { ok: false, refusal: "unknown" });
      },
    },
  ],
};
