import { afterEach, beforeEach, expect, test } from "vitest";
import { build } from "../../../tools/scripts/build.ts";
import { runBuilt } from "../../../tests/support/built-command.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { completeCheckout, orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { testRelease } from "../../../tests/support/test-release.ts";
import { coffeeShop } from "../../shop.ts";
import { openServices } from "../../../storefront/server/services.ts";

/** `npm run orders` as a process, on the database of a stopped shop. */

let database: TestDatabase;
beforeEach(async () => {
  await build();
  database = await preparedDatabase();
});
afterEach(() => database.drop());

const orders = (...args: string[]) => runBuilt("orders", args, database);

test("npm run orders lists and shows orders, and sets their states with a note", async () => {
  const services = await openServices(coffeeShop, {
    config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
  });
  const visitor = orderVisitor(services);
  await visitor.add("100101-250");
  await visitor.enter(completeCheckout);
  const { number } = placed(await visitor.press());
  await services.close();
  expect(await orders("list", "--text", "müller")).toContain(`${number}  `);
  expect(await orders("set", number, "paid", "--note", "Came today")).toMatch(
    /paid {2}Came today$/,
  );
  expect(await orders("set", number, "delivered")).toContain("cannot change to delivered");
  expect(await orders("show", number)).toContain("e-mail: ida@example.com");
  expect(await orders("list", "--state", "placed")).toBe("No order matches.");
  expect(await orders("show", "1234567890")).toBe("There is no order 1234567890.");
});
