import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { CurrentOffer } from "../offers.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import { draftOf, stocked } from "./order-drafts.ts";
import { orderKeyCases } from "./order-key-cases.ts";
import { orderReturnCases } from "./order-return-cases.ts";
import { readVariant } from "./reading.ts";

/** Orders as the engine decides on them. */
export const orderCases: ConformanceGroup<EngineAlone> = {
  name: "orders",
  cases: [
    {
      title: "have a number, the moment and everything of their draft",
      async run(subject) {
        const { draft, place } = await stocked(subject, 5);
        const placed = await place(draft);
        ok(placed.ok);
        const { number, placedAt } = placed.value;
        ok(/^[\w-]{1,64}$/.test(number));
        const state = "placed";
        deepEqual(placed.value, { ...draft, number, channel: "DE", placedAt, state });
        deepEqual(await subject.engine.orders.byNumber(number), placed.value);
      },
    },
    {
      title: "reserve the stock of each line, in their channel alone",
      needs: ["exactStock", "reservesAtOrder"],
      async run(subject) {
        const { engine, scope } = subject;
        const read = async (channel: string, ids: string[]) => {
          const offers = await engine.offers.current(scope(channel), ids);
          return ids.map((id) => offers.get(id)!);
        };
        const skus = [1, 2].map(() => subject.takeProduct().variants[0]!.sku);
        const variants = await Promise.all(skus.map((sku) => readVariant(engine, sku)));
        const ids = variants.map(({ variant }) => variant.id);
        const [swiss, german] = [await read("CH", ids), await read("DE", ids)];
        const lines = ids.map((variant, at) => ({
          variant,
          quantity: 2 - at,
          price: swiss[at]!.price,
        }));
        const goods = swiss[0]!.price * 2 + swiss[1]!.price;
        const draft = { ...(await draftOf(subject, skus[0]!)), lines, discount: 100 };
        const placed = await engine.orders.place(
          scope("CH"),
          { ...draft, total: goods - 100 + draft.shipping },
          randomUUID(),
        );
        ok(placed.ok);
        const stockOf = (offers: CurrentOffer[]) => offers.map(({ stock }) => stock);
        deepEqual(stockOf(await read("DE", ids)), stockOf(german));
        deepEqual(
          stockOf(await read("CH", ids)),
          swiss.map(({ stock }, at) => Number(stock) - lines[at]!.quantity),
        );
      },
    },
    ...orderKeyCases,
    {
      title: "sell the last piece once",
      needs: ["exactStock", "reservesAtOrder"],
      async run(subject) {
        const { draft, place, left } = await stocked(subject, 1);
        const outcomes = await Promise.all(Array.from({ length: 5 }, () => place(draft)));
        equal(outcomes.filter(({ ok: isPlaced }) => isPlaced).length, 1);
        equal(await left(), 0);
      },
    },
    {
      title: "are refused with the stock that is left",
      needs: ["exactStock"],
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
      title: "are refused when a price has changed, and reserve nothing",
      needs: ["exactStock"],
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
      needs: ["exactStock"],
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
      needs: ["exactStock"],
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
      title: "release their stock once when they are cancelled twice",
      needs: ["cancelsOrders", "exactStock", "reservesAtOrder"],
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
    ...orderReturnCases,
    {
      title: "without lines, with parts of a piece or with two lines of a variant are refused",
      async run(subject) {
        const { draft, place } = await stocked(subject, 5);
        const [line] = draft.lines;
        for (const lines of [
          [],
          [{ ...line!, quantity: 1.5 }],
          [{ ...line!, quantity: -1 }],
          [line!, line!],
        ])
          deepEqual(await place({ ...draft, lines }), {
            ok: false,
            refusal: { kind: "invalid" },
          });
      },
    },
    {
      title: "of unknown numbers are not found",
      run: async ({ engine: { orders } }) =>
        equal(await orders.byNumber("unknown-to-anybody"), undefined),
    },
    {
      title: "of unknown numbers are not cancelled",
      needs: ["cancelsOrders"],
      run: async ({ engine: { orders } }) =>
        deepEqual(await orders.cancel("unknown-to-anybody"), { ok: false, refusal: "unknown" }),
    },
  ],
};
