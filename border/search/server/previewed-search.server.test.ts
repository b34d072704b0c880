import { suggestionsPath } from "../../border-paths.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { previewing } from "../../../tests/support/preview.ts";
import { contentChanged, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { Suggestions } from "../search-schema.ts";
import { buildIndexes } from "./build-indexes.ts";

/** The search of another moment finds the products sold then, without an index of its own. */

vi.mock("./build-indexes.ts", { spy: true });

let shop: TestShop;
const now = new Date("2026-11-22T10:00:00Z");
const nextYear = new Date("2027-01-01T00:00Z");
/** Coffees: one is sold until then, one from then on, and one changes its price. */
const [ended, begun, cheaper] = ["100111", "100101", "100102"];

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  const { sql } = shop.services.database;
  const offers = (id: string) => sql.updateTable("offer").where("tcm", "like", `${id}-%`);
  await offers(ended).set({ valid_until: nextYear }).execute();
  await offers(begun).set({ valid_from: nextYear }).execute();
  await offers(cheaper).set({ valid_until: nextYear }).execute();
  const before = await sql
    .selectFrom("offer")
    .selectAll()
    .where("tcm", "like", `${cheaper}-%`)
    .execute();
  await sql
    .insertInto("offer")
    .values(before.map((offer) => ({ ...offer, valid_from: nextYear, valid_until: "infinity" })))
    .execute();
  await refreshed();
  vi.mocked(buildIndexes).mockClear();
});
afterAll(() => shop.close());

async function refreshed() {
  await contentChanged(shop);
  await shop.services.search.refresh();
}

async function found(text: string, cookie = "") {
  const url = `${suggestionsPath}?q=${text}&site=DE`;
  const { body } = await shop.app.inject({ url, headers: { host: shop.host("DE"), cookie } });
  return (JSON.parse(body) as Suggestions).products.map(({ id }) => id);
}

test("a previewed search finds the products sold at its moment", async () => {
  const then = await previewing(shop, { time: nextYear });
  const before = await previewing(shop, { time: new Date(nextYear.getTime() - 1) });
  const sold = async (id: string) =>
    Promise.all(["", before, then].map(async (cookie) => (await found(id, cookie)).includes(id)));
  expect(await sold(ended)).toEqual([true, true, false]);
  expect(await sold(begun)).toEqual([false, false, true]);
  expect(await sold(cheaper)).toEqual([true, true, true]);
  // No product was indexed again, not even for the first search.
  expect(buildIndexes).not.toHaveBeenCalled();
});

test("a previewed search finds products that have changed since, as the shop does", async () => {
  const then = await previewing(shop, { time: nextYear });
  const { sql } = shop.services.database;
  const rename = (name: string) =>
    sql
      .updateTable("product_text")
      .set({ name })
      .where("product_id", "=", Number(begun))
      .where("language", "=", "de")
      .execute();
  expect(await found("zauberbohne", then)).not.toContain(begun);
  await rename("Zauberbohne");
  await refreshed();
  expect(await found("zauberbohne", then)).toContain(begun);
  expect(await found("zauberbohne")).not.toContain(begun);
});
