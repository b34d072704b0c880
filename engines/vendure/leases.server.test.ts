import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { createLeases, type Leases } from "./leases.ts";
import type { VendureTables } from "./vendure-tables.ts";

let shop: TestShop;
let database: Kysely<VendureTables>;
let leases: Leases;
beforeAll(async () => {
  shop = await openTestShop();
  database = shop.services.database.sql as unknown as Kysely<VendureTables>;
  leases = createLeases(database);
});
afterAll(() => shop.close());

/** A task that others can wait for, and that ends when it is told to. */
function task() {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const run = async () => {
    began.resolve();
    await end.promise;
  };
  return { run, began: began.promise, end: () => end.resolve() };
}

test("a task waits for those with one of its names, and no other", async () => {
  const [first, second, other] = [task(), task(), task()];
  const order: string[] = [];
  const done = [
    leases(["cup", "tea"], first.run).then(() => order.push("first")),
    first.began.then(() => leases(["jam", "tea"], second.run)).then(() => order.push("second")),
    first.began.then(() => leases(["jug"], other.run)).then(() => order.push("other")),
  ];
  await other.began;
  other.end();
  await done[2];
  first.end();
  await second.began;
  second.end();
  await Promise.all(done);
  expect(order).toEqual(["other", "first", "second"]);
});

test("names are free again after an error", async () => {
  const failed = leases(["cup"], () => Promise.reject(new Error("failed")));
  await expect(failed).rejects.toThrow("failed");
  expect(await leases(["cup"], async () => "done")).toBe("done");
});

test("names of a process that has ended are free after a while", async () => {
  const past = new Date("2026-01-01");
  await database
    .insertInto("vendure_lease")
    .values({ name: "cup", owner: "another process", until: past })
    .execute();
  expect(await leases(["cup", "tea"], async (isHeld) => isHeld())).toBe(true);
});
