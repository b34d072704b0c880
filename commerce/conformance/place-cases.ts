import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Capability } from "../capabilities.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import { draftOf, stocked } from "./order-drafts.ts";
import { readVariant } from "./reading.ts";
import { reported } from "./reported.ts";

const needs: Capability[] = ["stockByPlace", "exactStock", "reservesAtOrder"];
const [here, there] = ["hamburg-sandtorkai", "koln-ehrenstrasse"] as const;

/** The variant of all cases, each of which sets its stock first. */
const variants = new WeakMap<EngineAlone["admin"], string>();

/** Takes a product of which a store has this stock, and the channel five pieces; returns how to order it in the store, and what is left. */
async function stockedHere(subject: EngineAlone, stock: number) {
  const { engine, admin, scope } = subject;
  const sku = variants.get(admin) ?? subject.takeProduct().variants[0]!.sku;
  variants.set(admin, sku);
  const taken = await stocked(subject, 5, sku);
  await admin.setPlaceStock(taken.sku, "DE", here, stock);
  await admin.setPlaceStock(taken.sku, "DE", there, 7);
  const { variant, product } = await readVariant(engine, taken.sku);
  return {
    ...taken,
    product,
    variant: variant.id,
    draft: { ...taken.draft, place: here },
    /** Returns the stock of this store, of the other one and of the channel. */
    left: async () => {
      const offers = await engine.offers.current(scope(), [variant.id]);
      const { stock: sent, places = {} } = offers.get(variant.id) ?? {};
      return { here: places[here] ?? 0, there: places[there] ?? 0, sent };
    },
  };
}

/** Stock of stores, which orders that are collected there take. */
export const placeCases: ConformanceGroup<EngineAlone> = {
  name: "stores",
  cases: [
    {
      title: "have stock of their own, in the feed as in offers",
      needs: ["stockByPlace", "exactStock"],
      async run(subject) {
        const { sku, left } = await stockedHere(subject, 3);
        deepEqual(await left(), { here: 3, there: 7, sent: 5 });
        const { variant } = await readVariant(subject.engine, sku);
        const places = (variant.places ?? []).map(({ channel, place, stock }) => [
          `${channel} ${place}`,
          stock,
        ]);
        deepEqual(Object.fromEntries(places), { [`DE ${here}`]: 3, [`DE ${there}`]: 7 });
      },
    },
    {
      title: "are in the offers of their channel alone, and only while they have some",
      needs: ["stockByPlace", "exactStock"],
      async run(subject) {
        const { engine, admin, scope } = subject;
        const { sku, variant, left } = await stockedHere(subject, 3);
        await admin.setPlaceStock(sku, "DE", here, 0);
        deepEqual(await left(), { here: 0, there: 7, sent: 5 });
        const current = (await engine.offers.current(scope(), [variant])).get(variant);
        deepEqual(current?.places, { [there]: 7 });
        const swiss = (await engine.offers.current(scope("CH"), [variant])).get(variant);
        equal(swiss?.places, undefined);
      },
    },
    {
      title: "report that they have a product, and that they have none any more",
      needs: ["stockByPlace"],
      async run(subject) {
        const { engine, admin } = subject;
        const { sku, product } = await stockedHere(subject, 0);
        for (const stock of [2, 0]) {
          const { cursor } = await engine.changes.since(undefined, 0);
          await admin.setPlaceStock(sku, "DE", here, stock);
          await reported(engine, cursor, product.id);
        }
      },
    },
    {
      title: "lose what is collected there, and neither other stores nor the channel do",
      needs,
      async run(subject) {
        const { draft, place, left } = await stockedHere(subject, 3);
        const placed = await place(draft);
        ok(placed.ok);
        equal(placed.value.place, here);
        deepEqual(await subject.engine.orders.byNumber(placed.value.number), placed.value);
        deepEqual(await left(), { here: 2, there: 7, sent: 5 });
      },
    },
    {
      title: "keep their stock when an order is sent",
      needs,
      async run(subject) {
        const { draft, place, left } = await stockedHere(subject, 3);
        const { place: _place, ...sent } = draft;
        ok((await place(sent)).ok);
        deepEqual(await left(), { here: 3, there: 7, sent: 4 });
      },
    },
    {
      title: "sell their last piece once",
      needs,
      async run(subject) {
        const { draft, place, left } = await stockedHere(subject, 1);
        const outcomes = await Promise.all(Array.from({ length: 5 }, () => place(draft)));
        equal(outcomes.filter(({ ok: isPlaced }) => isPlaced).length, 1);
        deepEqual(await left(), { here: 0, there: 7, sent: 5 });
      },
    },
    {
      title: "refuse more than they have, whatever others have",
      needs,
      async run(subject) {
        const { sku, variant, place, left } = await stockedHere(subject, 2);
        const draft = { ...(await draftOf(subject, sku, 3)), place: here };
        deepEqual(await place(draft), {
          ok: false,
          refusal: { kind: "outOfStock", available: new Map([[variant, 2]]) },
        });
        deepEqual(await place({ ...draft, place: "no-such-store" }), {
          ok: false,
          refusal: { kind: "outOfStock", available: new Map([[variant, 0]]) },
        });
        deepEqual(await left(), { here: 2, there: 7, sent: 5 });
      },
    },
    {
      title: "refuse another price than the channel's, and lose nothing",
      needs,
      async run(subject) {
        const { sku, variant, draft, place, left } = await stockedHere(subject, 3);
        await subject.admin.setPrice(sku, "DE", 9_876);
        deepEqual(await place(draft), {
          ok: false,
          refusal: { kind: "changed", prices: new Map([[variant, 9_876]]), total: 9_876 + 495 },
        });
        deepEqual(await left(), { here: 3, there: 7, sent: 5 });
      },
    },
    {
      title: "get cancelled orders back once",
      needs: [...needs, "cancelsOrders"],
      async run(subject) {
        const { draft, place, left } = await stockedHere(subject, 3);
        const placed = await place(draft);
        ok(placed.ok);
        const { orders } = subject.engine;
        const { number } = placed.value;
        await Promise.all([orders.cancel(number), orders.cancel(number)]);
        deepEqual(await left(), { here: 3, there: 7, sent: 5 });
      },
    },
    {
      title: "get pieces back that come back",
      needs: [...needs, "takesPiecesBack"],
      async run(subject) {
        const { variant, draft, place, left } = await stockedHere(subject, 3);
        const placed = await place(draft);
        ok(placed.ok);
        const pieces = [{ variant, quantity: 1 }];
        ok(
          (await subject.engine.orders.acceptReturn(placed.value.number, pieces, randomUUID())).ok,
        );
        deepEqual(await left(), { here: 3, there: 7, sent: 5 });
      },
    },
  ],
};
