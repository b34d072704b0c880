import type { Transaction } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { untilOneWaits } from "../../../tests/support/waiting-statements.ts";
import { createLink, takeLink } from "./account-links.ts";
import type { CustomerTables } from "./customer-tables.ts";

let prepared: TestDatabase;
let database: Database<CustomerTables>;
beforeAll(async () => {
  prepared = await preparedDatabase();
  database = await openDatabase({ ...prepared, onError: console.error });
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

const now = new Date("2026-11-25T12:00:00Z");

test("of two requests that use a link of a mail at once, one succeeds", async () => {
  const { id } = await database.sql
    .insertInto("customer")
    .values({
      site: "DE",
      email: "ida@example.com",
      password_hash: "",
      first_name: "Ida",
      last_name: "Test",
      country: "DE",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const secret = await createLink(database.sql, "resetPassword", { customer_id: id }, now);
  const take = (transaction: Transaction<CustomerTables>) =>
    takeLink(transaction, "resetPassword", secret, { site: { code: "DE" }, now });

  const { second } = await database.sql.transaction().execute(async (first) => {
    expect(await take(first)).toMatchObject({ customerId: id, email: null });
    // The other transaction still sees the link, and waits for the end of this one before using it.
    const second = database.sql.transaction().execute(take);
    await untilOneWaits(database.sql);
    return { second };
  });
  expect(await second).toBeUndefined();
});
