import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markets } from "../../shop/sites/site-codes.ts";
import { openAdminApi } from "../../tools/scripts/vendure/admin-api.ts";
import { readCoffeeCatalogue } from "../../tools/scripts/vendure/coffee-catalogue.ts";
import type { RestoredVendure } from "./vendure-dumps.ts";
import { isVendureNight } from "./vendure-due.ts";
import { startVendure } from "./vendure.ts";

interface Listed {
  list: {
    totalItems: number;
    items: {
      sku: string;
      prices: { price: number; currencyCode: string; customFields: { was: number | null } }[];
      stockLevels: { stockOnHand: number }[];
    }[];
  };
}

describe.runIf(isVendureNight)("a real Vendure", () => {
  let vendure: RestoredVendure;
  beforeAll(async () => {
    vendure = await startVendure();
  }, 1_200_000);
  afterAll(() => vendure.stop());

  /** Reads the variants of a channel as the shop's account. */
  async function variantsIn(channel: string) {
    const [username = "", password = ""] = vendure.key.split(":");
    const api = await openAdminApi(vendure.url, { username, password });
    const { list } = await api.run<Listed>(
      `{ list: productVariants(options: { take: 1000 }) {
        totalItems
        items { sku prices { price currencyCode customFields { was } } stockLevels { stockOnHand } }
      } }`,
      {},
      channel,
    );
    return list.items;
  }

  test.each(markets)(
    "Vendure sells in the channel %s what the catalogue sells there",
    async (market) => {
      const { products } = await readCoffeeCatalogue();
      const offers = products.flatMap(({ variants }) =>
        variants.flatMap(({ sku, offers: all }) =>
          all
            .filter(({ channel }) => channel === market)
            .map(({ price, was = null, stock }) => ({ sku, price, was, stock })),
        ),
      );
      const sold = (await variantsIn(market)).map(({ sku, prices, stockLevels }) => ({
        sku,
        price: prices[0]!.price,
        was: prices[0]!.customFields.was,
        stock: stockLevels[0]!.stockOnHand,
      }));
      const bySku = <Offer extends { sku: string }>(all: Offer[]) =>
        all.toSorted((one, other) => one.sku.localeCompare(other.sku, "en"));
      expect(bySku(sold)).toEqual(bySku(offers));
    },
  );

  test("the account of the shop may not change the catalogue", async () => {
    const [username = "", password = ""] = vendure.key.split(":");
    const api = await openAdminApi(vendure.url, { username, password });
    const change = api.run(`mutation { deleteProduct(id: "1") { result } }`);
    await expect(change).rejects.toThrow("not currently authorized");
  });

  test("Vendure refuses browsers of other origins, and requests of forms", async () => {
    const response = await fetch(`${vendure.url}/shop-api?query={__typename}`, {
      headers: { origin: "https://other.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBe(null);
    expect(response.status).toBe(400);
  });
});
