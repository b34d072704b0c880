import { deepEqual, equal, rejects } from "node:assert/strict";
import { EngineUnavailableError, UnknownChannelError } from "../engine-errors.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import { fixtureChannels } from "./fixture.ts";
import { answeredInTime, readVariant } from "./reading.ts";

/** Prices and stock from the engine itself. */
export const offerCases: ConformanceGroup<EngineAlone> = {
  name: "offers",
  cases: [
    {
      title: "agree with the feed",
      async run({ engine, takeProduct, scope }) {
        const { variant } = await readVariant(engine, takeProduct().variants[0]!.sku);
        equal(variant.offers.length, Object.keys(fixtureChannels).length);
        for (const { channel, price, was, stock } of variant.offers) {
          const current = await engine.offers.current(scope(channel), [variant.id]);
          deepEqual(current.get(variant.id), { price, stock, ...(was !== undefined && { was }) });
        }
      },
    },
    {
      title: "omit variants that the engine does not have",
      async run({ engine, takeProduct, scope }) {
        const { variant } = await readVariant(engine, takeProduct().variants[0]!.sku);
        const offers = await engine.offers.current(scope(), ["unknown-to-anybody", variant.id]);
        deepEqual([...offers.keys()], [variant.id]);
      },
    },
    {
      title: "tell what is sold out from what is not sold in a channel",
      async run({ engine, admin, takeProduct, scope }) {
        const { sku } = takeProduct().variants[0]!;
        const { variant } = await readVariant(engine, sku);
        await admin.setStock(sku, "DE", 0);
        await admin.withdraw(sku, "CH");
        const stockIn = async (channel: string) =>
          (await engine.offers.current(scope(channel), [variant.id])).get(variant.id)?.stock;
        const left = await stockIn("DE");
        equal(left === "none" || left === 0, true);
        equal(await stockIn("CH"), undefined);
      },
    },
    {
      title: "have a changed price in the next answer",
      async run({ engine, admin, takeProduct, scope }) {
        const { sku } = takeProduct().variants[0]!;
        const { variant } = await readVariant(engine, sku);
        await admin.setPrice(sku, "DE", 2_345);
        const offers = await engine.offers.current(scope(), [variant.id]);
        equal(offers.get(variant.id)?.price, 2_345);
      },
    },
    {
      title: "refuse a channel that the engine does not have",
      async run({ engine, scope }) {
        await rejects(engine.offers.current(scope("XX"), ["any"]), UnknownChannelError);
      },
    },
    {
      title: "are an error when the engine is silent, instead of a price",
      async run({ engine, silent, takeProduct, scope }) {
        const { variant } = await readVariant(engine, takeProduct().variants[0]!.sku);
        const outcome = silent.offers.current(scope(), [variant.id]);
        await rejects(answeredInTime(outcome), EngineUnavailableError);
      },
    },
  ],
};
