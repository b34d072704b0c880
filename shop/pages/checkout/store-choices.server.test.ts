import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fill } from "../../../platform/shared/texts/words.ts";
import { homeForm } from "../../../tests/support/checkout-forms.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { checkoutPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";

let shop: TestShop;
/** A Tuesday. */
const now = new Date("2026-12-01T10:02+01:00");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  const db = shop.services.database.sql;
  await sql`delete from place_stock where tcm = ${coffee}`.execute(db);
  for (const [place, stock] of [
    ["hamburg-sandtorkai", 3],
    ["koln-ehrenstrasse", 1],
  ])
    await sql`insert into place_stock (market, place, tcm, stock) values ('DE', ${place}, ${coffee}, ${stock})`.execute(
      db,
    );
});
afterAll(() => shop.close());

const coffee = "100101-250";
const { checkout, storeStock } = allSites.DE.texts;
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009]/g, " ");

/** Returns a guest at the delivery step, with two packs of coffee in the cart. */
async function guest() {
  const visitor = customerBrowser(shop, "DE");
  await visitor.add(coffee, 2);
  await visitor.submit(checkoutPaths.login, { as: "guest", email: "ida@example.com" });
  return visitor;
}

/** Returns the stores of the select by its groups. */
function groupsIn(body: string) {
  const groups = [...body.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/gs)];
  return groups.map(([, label, options]) => [
    plain(label!),
    [...options!.matchAll(/value="([^"]+)"/g)].map(([, id]) => id),
  ]);
}

test("stores are grouped by when they have the whole cart ready, the earliest first", async () => {
  const { body } = await (await guest()).get(checkoutPaths.delivery);
  const [[today, ready], [later, others], ...rest] = groupsIn(body) as [
    [string, string[]],
    [string, string[]],
    ...unknown[],
  ];
  expect(today).toBe(storeStock.today);
  expect(ready).toEqual(["hamburg-sandtorkai"]);
  expect(later).toBe(fill(storeStock.delivered, { days: "Do., 3. – Fr., 4. Dezember" }));
  expect(others).toContain("koln-ehrenstrasse");
  expect(rest).toEqual([]);
});

test("payment and review say from which hour, or on which days, an order can be collected", async () => {
  const visitor = await guest();
  const said = async (storeId: string) => {
    const names = { firstName: "Ida", lastName: "Müller" };
    await visitor.submit(checkoutPaths.delivery, { kind: "store", storeId, ...names });
    const payment = await visitor.get(checkoutPaths.payment);
    const { kind: _kind, ...address } = homeForm;
    await visitor.submit(checkoutPaths.payment, { payment: "invoice", ...address });
    const review = await visitor.get(checkoutPaths.review);
    return [payment, review].map(({ body }) => plain(wordsOf(mainOf(body))));
  };
  for (const [store, day] of [
    ["hamburg-sandtorkai", "Di., 1. Dezember um 12:15"],
    ["koln-ehrenstrasse", "Do., 3. – Fr., 4. Dezember"],
  ] as const)
    for (const shown of await said(store)) {
      expect(shown, store).toContain(fill(storeStock.readyOn, { day }));
      expect(shown).not.toContain(plain(checkout.storeHint));
    }
});
