import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { suggestionDetailsPath, suggestionsPath } from "../../border-paths.ts";
import type { SuggestionDetails, Suggestions } from "../search-schema.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (path: string, query: Record<string, string>) =>
  shop.app.inject({ url: `${path}?${new URLSearchParams({ site: "DE", ...query })}` });
const detailsOf = async (query: string, ids: string) =>
  (await ask(suggestionDetailsPath, { query, ids })).json<SuggestionDetails>();

test("suggested products have their prices, and the number of all that the results page shows", async () => {
  const { products } = (await ask(suggestionsPath, { q: "kaffee" })).json<Suggestions>();
  const details = await detailsOf("kaffee", products.map(({ id }) => id).join());
  const nameOf = ({ id, productViewUrl }: Suggestions["products"][number]) => ({
    id,
    productViewUrl,
  });
  expect(details.offers).toMatchObject(products.map(nameOf));
  const found = await shop.services.search.find(allSites.DE.site, "kaffee");
  expect(details.productCount).toBe(found.matching);
  expect(details.productCount).toBeGreaterThan(products.length);
});

test("a price that changes shows at once, although the suggestions stay cached", async () => {
  const offer = () => detailsOf("crema", "100111").then(({ offers }) => offers[0]!);
  expect(await offer()).toEqual({
    id: "100111",
    productViewUrl: "caffe-crema-hafenblick-ganze-bohne-p100111.html",
    price: expect.stringMatching(/^ab 7,99\sEuro$/),
    unitPrice: expect.stringMatching(/^15,98\sEuro \/ kg$/),
  });
  await shop.services.database.sql
    .updateTable("offer")
    .set({ price: 649 })
    .where("market", "=", "DE")
    .where("tcm", "in", (from) =>
      from.selectFrom("article").select("tcm").where("product_id", "=", 100111),
    )
    .execute();
  expect(await offer()).toMatchObject({ price: expect.stringMatching(/^6,49\sEuro$/) });
  expect((await ask(suggestionDetailsPath, { ids: "100111" })).headers["cache-control"]).toBe(
    "no-cache",
  );
});

test.each([
  ["", ""],
  ["kaffee", "x"],
  ["", "999999999"],
])("odd questions get no prices: %j %j", async (query, ids) =>
  expect((await detailsOf(query, ids)).offers).toEqual([]),
);
