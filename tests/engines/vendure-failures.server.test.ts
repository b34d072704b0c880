import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fixtureProducts } from "../../commerce/conformance/fixture.ts";
import { hour } from "../../commerce/conformance/timed-sale.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { readProblems } from "../../storefront/server/problems.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import {
  dumpDatabase,
  dumpFolder,
  restoreDatabase,
  startFilledVendure,
  type RestoredVendure,
} from "../support/vendure-dumps.ts";
import { isVendureNight } from "../support/vendure-due.ts";
import { shopOnFailingEngine } from "./failing-engine.ts";
import { shopOnEngine } from "./shop-on-engine.ts";
import { vendureAdmin } from "./vendure-admin.ts";
import { vendureFixture } from "./vendure-fixture.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { vendureStaff } from "./vendure-staff.ts";
import { tokenOf } from "./vendure-structure.ts";

const { sku, offers } = fixtureProducts[3]!.variants[0]!;

describe.runIf(isVendureNight)("a Vendure that fails", () => {
  let vendure: RestoredVendure;
  let shop: TestShop;
  let failing: ReturnType<typeof shopOnFailingEngine>;
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vendure = await startFilledVendure(vendureFixture);
    shop = await openTestShop({ engine: { name: "vendure", ...vendure }, answerWithin: 10_000 });
    failing = shopOnFailingEngine(shop, countOrders);
  }, 1_200_000);
  afterAll(async () => {
    await shop.close();
    await vendure.stop();
  });

  async function countOrders() {
    const database = new pg.Client(vendure.databaseUrl);
    await database.connect();
    const { rowCount } = await database.query(
      `select from "order" where "orderPlacedAt" is not null`,
    );
    await database.end();
    return rowCount!;
  }

  async function setPrice(price: number) {
    const staff = await vendureStaff(vendure.url, vendure.login);
    await vendureAdmin(staff, await readVendureIds(staff)).setPrice(sku, "DE", price);
  }

  test("staff learn of a promotion of Vendure that applies by itself, and of sites without a channel", async () => {
    const staff = await vendureStaff(vendure.url, vendure.login);
    const problemsOf = (site: Site) =>
      readProblems({ slices: [shop.services.engine], sites: [site] }, new Date());
    expect(await problemsOf(allSites.DE.site)).toEqual([]);
    await staff(
      `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } } }`,
      {
        input: {
          enabled: true,
          conditions: [
            {
              code: "minimum_order_amount",
              arguments: [
                { name: "amount", value: "100000" },
                { name: "taxInclusive", value: "true" },
              ],
            },
          ],
          actions: [
            { code: "order_fixed_discount", arguments: [{ name: "discount", value: "100" }] },
          ],
          translations: [{ languageCode: "de", name: "Ein Euro", description: "" }],
        },
      },
      tokenOf("DE"),
    );
    expect(await problemsOf(allSites.DE.site)).toEqual([
      expect.stringMatching(/^DE: Vendure's promotion "Ein Euro" applies by itself/),
    ]);
    expect(await problemsOf(allSites.CH.site)).toEqual([]);
    expect(await problemsOf(allSites.AT.site)).toEqual([
      "AT: Nothing is sold here, because the commerce system has no channel AT. Create it there, or remove the site.",
    ]);
  });

  const showsPrice = (price: number) =>
    vi.waitFor(
      async () => {
        const product = await shopOnEngine(shop).product("DE", sku);
        expect(product?.variants[0]?.price).toBe(price);
      },
      { timeout: 90_000, interval: 200 },
    );

  test("it is killed: the shop goes on, an order is placed once when it is back, and changes are shown again", async () => {
    const ready = await failing.readyShopper();
    await vendure.end();
    await failing.isUnavailable(ready);
    await failing.showsAll();
    await vendure.start();
    expect(await failing.isOrderedOnce(ready)).toBe(true);
    await setPrice(2_345);
    await showsPrice(2_345);
  });

  test("it is frozen: the shop goes on, and an order that it got is placed once", async () => {
    const ready = await failing.readyShopper();
    vendure.signal("SIGSTOP");
    try {
      await failing.isUnavailable(ready);
      await failing.showsAll();
    } finally {
      vendure.signal("SIGCONT");
    }
    expect(await failing.isOrderedOnce(ready)).toBe(true);
  });

  test.each([
    ["while the shop was connected", () => dumpDatabase(vendure.databaseUrl)],
    [
      "before the shop was ever connected",
      async () => readFile(join(await dumpFolder(vendureFixture), "database.sql.br")),
    ],
  ])(
    "it is restored from a dump that was made %s: the shop shows what is there, and knows its orders that are lost",
    async (_, makeDump) => {
      await setPrice(offers[0]!.price);
      await showsPrice(offers[0]!.price);
      const dump = await makeDump();
      const { shopper, review } = await failing.readyShopper();
      const lost = await shopper.order(review);
      expect(lost).toHaveProperty("number");
      await setPrice(4_321);
      await showsPrice(4_321);

      await vendure.end();
      await restoreDatabase(vendure.databaseUrl, dump);
      await vendure.start();
      await showsPrice(offers[0]!.price);
      // It has got the id of the lost order.
      expect(await failing.isOrderedOnce(await failing.readyShopper())).toBe(true);
      const { orders } = shop.services.engine;
      expect(await orders.byKey("number" in lost ? lost.number : "")).toBeUndefined();
      await setPrice(5_432);
      await showsPrice(5_432);
    },
  );

  test.each([-hour, hour])(
    "its clock differs by %i ms: an order is placed once, and changes are shown",
    async (clock) => {
      await vendure.end();
      await vendure.start(clock);
      expect(await failing.isOrderedOnce(await failing.readyShopper())).toBe(true);
      await setPrice(3_000 + clock / hour);
      await showsPrice(3_000 + clock / hour);
    },
  );
});
