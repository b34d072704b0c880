import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import type { ConformanceCase } from "./conformance-case.ts";
import { fixtureProduct, otherCategory } from "./fixture.ts";
import { namesOnPages } from "./names-on-pages.ts";
import { eventually } from "./reading.ts";
import type { ShopUnderTest } from "./shop-under-test.ts";
import { hour, hoursAfter, soldBetween } from "./timed-sale.ts";

const addressOf = async (shop: ShopUnderTest, sku: string) =>
  (await shop.product("DE", sku))?.address;

/** How lists and product pages follow the engine. */
export const shownProductCases: ConformanceCase[] = [
  {
    title: "show a new price, in the list and on the product's page",
    async run({ shop, admin, takeProduct }) {
      const { names, categories, variants } = takeProduct();
      const { sku } = variants[0]!;
      await admin.setPrice(sku, "DE", 7);
      await eventually(async () => {
        const list = await shop.list("DE", { category: categories[0], order: "price-up" });
        deepEqual(list.products[0], { name: names["de"], price: 7 });
        const page = await shop.product("DE", sku);
        equal(page?.variants.find((variant) => variant.sku === sku)?.price, 7);
      });
    },
  },
  {
    title: "show a new product, and a deleted one no more",
    needs: ["reportsDeletions"],
    async run({ shop, admin }) {
      const added = fixtureProduct(112);
      const { sku } = added.variants[0]!;
      const isListed = async () => {
        const { products } = await shop.list("DE", {
          category: added.categories[0],
          order: "newest",
        });
        return products.some(({ name }) => name === added.names["de"]);
      };
      await admin.addProduct(added);
      await eventually(async () => ok(await isListed()));
      equal((await shop.product("DE", sku))?.name, added.names["de"]);
      await admin.deleteProduct(sku);
      await eventually(async () => {
        equal(await isListed(), false);
        equal(await shop.product("DE", sku), undefined);
      });
    },
  },
  {
    title: "show a product from the moment its sale begins until it ends",
    needs: ["timedPrices"],
    async run(subject) {
      const { shop, admin, now, pass } = subject;
      const added = soldBetween(fixtureProduct(115), hoursAfter(now(), 1), hoursAfter(now(), 2));
      const { sku } = added.variants[0]!;
      const isShown = async () => {
        const names = await namesOnPages(subject, { category: added.categories[0] });
        const page = await shop.product("DE", sku);
        return { inList: names.includes(added.names["de"]!), asPage: page !== undefined };
      };
      await admin.addProduct(added);
      const other = subject.takeProduct().variants[0]!;
      await admin.setPrice(other.sku, "DE", 8);
      // What changed later is shown: the product has arrived as well.
      await eventually(async () =>
        equal((await shop.product("DE", other.sku))?.variants[0]?.price, 8),
      );
      deepEqual(await isShown(), { inList: false, asPage: false });
      for (const isSold of [true, false]) {
        pass(hour);
        await eventually(async () =>
          deepEqual(await isShown(), { inList: isSold, asPage: isSold }),
        );
      }
    },
  },
  {
    title: "show a product in the category that it moved to, and in no other",
    async run(subject) {
      const { names, categories, variants } = subject.takeProduct();
      const other = otherCategory(categories);
      const isIn = async (category: string) =>
        (await namesOnPages(subject, { category })).includes(names["de"]!);
      ok(await isIn(categories[0]!));
      equal(await isIn(other), false);
      await subject.admin.moveProduct(variants[0]!.sku, other);
      await eventually(async () => {
        ok(await isIn(other));
        equal(await isIn(categories[0]!), false);
      });
    },
  },
  {
    title: "lead to pages by their numbers, from addresses with an old name as well",
    async run({ shop, admin, takeProduct }) {
      const { names, variants } = takeProduct();
      const { sku } = variants[0]!;
      const old = await addressOf(shop, sku);
      ok(old);
      equal((await shop.open("DE", old)).status, 200);
      await admin.rename(sku, { ...names, de: "Alsterkanne" });
      await eventually(async () => {
        const address = await addressOf(shop, sku);
        ok(address);
        notEqual(address, old);
        deepEqual(await shop.open("DE", old), { status: 301, location: address });
        equal((await shop.open("DE", address)).status, 200);
      });
    },
  },
  {
    title: "keep the address of a deleted product for its return, and for no other",
    needs: ["reportsDeletions", "restoresProducts"],
    async run({ shop, admin }) {
      const [deleted, next] = [fixtureProduct(116), fixtureProduct(117)];
      const [{ sku }, { sku: nextSku }] = [deleted.variants[0]!, next.variants[0]!];
      await admin.addProduct(deleted);
      await eventually(async () => ok(await addressOf(shop, sku)));
      const address = (await addressOf(shop, sku))!;
      await admin.deleteProduct(sku);
      await eventually(async () => equal(await addressOf(shop, sku), undefined));
      await admin.addProduct(next);
      await eventually(async () => ok(await addressOf(shop, nextSku)));
      await eventually(async () => equal((await shop.open("DE", address)).status, 404));
      await admin.addProduct(deleted);
      await eventually(async () => ok(await addressOf(shop, sku)));
      equal(await addressOf(shop, sku), address);
      await eventually(async () => equal((await shop.open("DE", address)).status, 200));
    },
  },
  {
    title: "keep the page of a product that is sold out",
    async run({ shop, admin, takeProduct }) {
      const { names, variants } = takeProduct();
      for (const { sku } of variants) await admin.setStock(sku, "DE", 0);
      await eventually(async () => {
        const page = await shop.product("DE", variants[0]!.sku);
        equal(page?.name, names["de"]);
        ok(page?.variants.every(({ isAvailable }) => !isAvailable));
      });
    },
  },
];
