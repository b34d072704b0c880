import { equal, notEqual, ok } from "node:assert/strict";
import type { ConformanceGroup } from "./conformance-case.ts";
import { fixtureProduct, fixtureProducts } from "./fixture.ts";
import { eventually } from "./reading.ts";

/** The search, whose index follows the feed. */
export const searchCases: ConformanceGroup = {
  name: "search",
  cases: [
    {
      title: "finds a product by its name, and by a name with a typo",
      async run({ shop }) {
        const name = fixtureProducts[1]!.names["de"]!;
        await eventually(async () => equal((await shop.search("DE", name))[0], name));
        const mistyped = name.slice(0, -2) + name.at(-1)! + name.at(-2)!;
        equal((await shop.search("DE", mistyped))[0], name);
      },
    },
    {
      title: "finds a new name, and the old one no more",
      async run({ shop, admin, takeProduct }) {
        const { names, variants } = takeProduct();
        await admin.rename(variants[0]!.sku, { ...names, de: "Quitzowtasse" });
        await eventually(async () => {
          equal((await shop.search("DE", "Quitzowtasse"))[0], "Quitzowtasse");
          // Further down it may stand as one of the same type.
          notEqual((await shop.search("DE", names["de"]!))[0], "Quitzowtasse");
        });
      },
    },
    {
      title: "finds by a synonym what is called otherwise",
      async run({ shop, admin, takeProduct }) {
        const { names, variants } = takeProduct();
        const isFound = async () =>
          (await shop.search("DE", "lampion")).includes("Warteburgleuchte");
        await admin.rename(variants[0]!.sku, { ...names, de: "Warteburgleuchte" });
        await eventually(async () =>
          equal((await shop.search("DE", "Warteburgleuchte"))[0], "Warteburgleuchte"),
        );
        equal(await isFound(), false);
        await shop.addSynonym("DE", "lampion", "warteburgleuchte");
        await eventually(async () => ok(await isFound()));
      },
    },
    {
      title: "finds a new product until it is deleted",
      needs: ["reportsDeletions"],
      async run({ shop, admin }) {
        const added = fixtureProduct(113);
        const name = added.names["de"]!;
        const isFound = async () => (await shop.search("DE", name)).includes(name);
        await admin.addProduct(added);
        await eventually(async () => ok(await isFound()));
        await admin.deleteProduct(added.variants[0]!.sku);
        await eventually(async () => equal(await isFound(), false));
      },
    },
  ],
};
