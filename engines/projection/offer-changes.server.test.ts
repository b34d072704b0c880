import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("changes of offers are stored for processes of the release before, and deleted after an hour", async () => {
  const { sql: database } = shop.services.database;
  const changes = () =>
    database
      .selectFrom("offer_change")
      .select(["market", "tcm"])
      .where("tcm", "=", "100101-250")
      .execute();
  await sql`update offer set stock = stock where tcm = '100101-250' and market = 'DE'`.execute(
    database,
  );
  const { deleteExpired } = shop.services.catalogue;
  await deleteExpired!(new Date(Date.now() + 3_500_000));
  expect(await changes()).toEqual([{ market: "DE", tcm: "100101-250" }]);
  await deleteExpired!(new Date(Date.now() + 3_700_000));
  expect(await changes()).toEqual([]);
});
