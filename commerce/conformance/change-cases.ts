import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ConformanceGroup } from "./conformance-case.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import { fixtureProduct, otherCategory } from "./fixture.ts";
import { draftOf } from "./order-drafts.ts";
import { eventually, readVariant } from "./reading.ts";
import { reported } from "./reported.ts";
import { hour, hoursAfter, soldBetween } from "./timed-sale.ts";

/** Makes a change of a product, and waits until the engine reports it. */
async function reports(
  { engine, takeProduct }: EngineAlone,
  change: (sku: string) => Promise<unknown>,
) {
  const { sku } = takeProduct().variants[0]!;
  const { product } = await readVariant(engine, sku);
  const { cursor } = await engine.changes.since(undefined, 0);
  await change(sku);
  await reported(engine, cursor, product.id);
  return { sku, id: product.id };
}

/** How the shop learns of what changed in the engine. */
export const changeCases: ConformanceGroup<EngineAlone> = {
  name: "changes",
  cases: [
    {
      title: "report a price",
      async run(subject) {
        const { sku } = await reports(subject, (sku) => subject.admin.setPrice(sku, "DE", 4_321));
        const { variant } = await readVariant(subject.engine, sku);
        equal(variant.offers.find(({ channel }) => channel === "DE")?.price, 4_321);
      },
    },
    {
      title: "report stock",
      needs: ["exactStock"],
      run: async (subject) =>
        void (await reports(subject, (sku) => subject.admin.setStock(sku, "DE", 3))),
    },
    {
      title: "report a name",
      run: async (subject) =>
        void (await reports(subject, (sku) => subject.admin.rename(sku, { de: "Anders" }))),
    },
    {
      title: "report a variant that is no longer sold in a channel",
      run: async (subject) =>
        void (await reports(subject, (sku) => subject.admin.withdraw(sku, "PL"))),
    },
    {
      title: "report a new product",
      async run({ engine, admin }) {
        const { cursor } = await engine.changes.since(undefined, 0);
        const added = fixtureProduct(110);
        await admin.addProduct(added);
        const { product } = await readVariant(engine, added.variants[0]!.sku);
        await reported(engine, cursor, product.id, { mayReset: true });
      },
    },
    {
      title: "report a deleted product",
      needs: ["reportsDeletions"],
      async run({ engine, admin }) {
        const added = fixtureProduct(111);
        const { sku } = added.variants[0]!;
        await admin.addProduct(added);
        const { product } = await readVariant(engine, sku);
        const { cursor } = await engine.changes.since(undefined, 0);
        await admin.deleteProduct(sku);
        await reported(engine, cursor, product.id);
        deepEqual(await engine.products.byId([product.id]), []);
      },
    },
    {
      title: "report a product that moves to another category",
      async run(subject) {
        const { engine, admin, takeProduct } = subject;
        const { categories, variants } = takeProduct();
        const { sku } = variants[0]!;
        const { product } = await readVariant(engine, sku);
        const { cursor } = await engine.changes.since(undefined, 0);
        const other = otherCategory(categories);
        await admin.moveProduct(sku, other);
        await reported(engine, cursor, product.id);
        const [moved] = await engine.products.byId([product.id]);
        deepEqual(moved?.categories, [other]);
      },
    },
    {
      title: "report a category with a new name or parent, or are answered by a reset",
      async run({ engine, admin }) {
        const lamps = async () =>
          (await engine.products.categories()).find(({ id }) => id === "lamps");
        const name = `Leuchten ${randomUUID()}`;
        const parent = (await lamps())?.parent === "home" ? "kitchen" : "home";
        for (const change of [
          () => admin.renameCategory("lamps", { de: name }),
          () => admin.moveCategory("lamps", parent),
        ]) {
          const { cursor } = await engine.changes.since(undefined, 0);
          await change();
          await reported(engine, cursor, "lamps", { of: "category", mayReset: true });
        }
        const moved = await lamps();
        deepEqual({ name: moved?.names["de"], parent: moved?.parent }, { name, parent });
      },
    },
    {
      title: "report stock that an order has reserved",
      needs: ["reportsSales"],
      async run(subject) {
        const { engine, scope } = subject;
        await reports(subject, async (sku) => {
          const placed = await engine.orders.place(
            scope(),
            await draftOf(subject, sku),
            randomUUID(),
          );
          ok(placed.ok);
        });
      },
    },
    {
      title: "report a price when it begins",
      needs: ["timedPrices"],
      async run(subject) {
        const { engine, admin, now, pass, scope } = subject;
        const { sku } = subject.takeProduct().variants[0]!;
        const { product, variant } = await readVariant(engine, sku);
        const priceNow = async () =>
          (await engine.offers.current(scope(), [variant.id])).get(variant.id)?.price;
        const before = await priceNow();
        await admin.setPriceFrom(sku, "DE", 1_111, hoursAfter(now(), 1));
        equal(await priceNow(), before);
        const { cursor } = await engine.changes.since(undefined, 0);
        pass(hour);
        await reported(engine, cursor, product.id);
        equal(await priceNow(), 1_111);
      },
    },
    {
      title: "report a product when its sale begins, and when it ends",
      needs: ["timedPrices"],
      async run({ engine, admin, now, pass, scope }) {
        const added = soldBetween(fixtureProduct(114), hoursAfter(now(), 1), hoursAfter(now(), 2));
        await admin.addProduct(added);
        const { product, variant } = await readVariant(engine, added.variants[0]!.sku);
        const isSold = async () =>
          (await engine.offers.current(scope(), [variant.id])).has(variant.id);
        equal(await isSold(), false);
        for (const isSoldThen of [true, false]) {
          const { cursor } = await engine.changes.since(undefined, 0);
          pass(hour);
          await reported(engine, cursor, product.id);
          equal(await isSold(), isSoldThen);
        }
      },
    },
    {
      title: "report nothing when nothing changes",
      async run({ engine }) {
        let { cursor } = await engine.changes.since(undefined, 0);
        // Changes of earlier cases may be reported once more.
        await eventually(async () => {
          const next = await engine.changes.since(cursor, 0);
          cursor = next.cursor;
          deepEqual(next.changes, []);
        });
      },
    },
    {
      title: "report each of several products",
      async run(subject) {
        const { engine, admin } = subject;
        const products = Array.from({ length: 5 }, () => subject.takeProduct());
        const { cursor: start } = await engine.changes.since(undefined, 0);
        for (const { variants } of products) await admin.setStock(variants[0]!.sku, "DE", 7);
        const last = subject.takeProduct().variants[0]!;
        await admin.setStock(last.sku, "DE", 7);
        for (const { sku } of [...products.map(({ variants }) => variants[0]!), last]) {
          const { product } = await readVariant(engine, sku);
          await reported(engine, start, product.id);
        }
      },
    },
  ],
};
