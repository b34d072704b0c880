import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { appOn, openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { createDrain } from "./drain.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => void vi.restoreAllMocks());

const allReady = { database: "ready", listener: "ready", search: "ready" };

async function health(path: string, app = shop.app) {
  const response = await app.inject(path);
  return [response.statusCode, response.json()];
}

/** On a busy machine the database may count as unavailable for a moment. */
const patience = { timeout: 30_000 };

/** Asks whether the process is ready, strictly and not. */
const checks = async () => [await health("/health/ready?strict"), await health("/health/ready")];

/** Responses of a process that is ready although a part is not, which only the strict check refuses. */
function readyWith(part: Partial<Record<keyof typeof allReady, string>>) {
  const state = { ...allReady, ...part };
  return [
    [503, { status: "not-ready", ...state }],
    [200, { status: "ready", ...state }],
  ];
}

test("a process whose parts all work passes the strict check", async () => {
  for (const path of ["/health/ready", "/health/ready?strict", "/health/ready?strict=1"])
    await expect
      .poll(() => health(path), patience)
      .toEqual([200, { status: "ready", ...allReady }]);
  expect(await health("/health/live")).toEqual([200, { status: "live" }]);
});

test("a process without an index of the search is ready", async () => {
  vi.spyOn(shop.services.search, "isReady", "get").mockReturnValue(false);
  await expect.poll(checks, patience).toEqual(readyWith({ search: "building" }));
});

test("a process that receives no notifications is ready", async () => {
  vi.spyOn(shop.services.database, "isListening", "get").mockReturnValue(false);
  await expect.poll(checks, patience).toEqual(readyWith({ listener: "disconnected" }));
});

test("a process whose database is read-only is ready", async () => {
  const setReadOnly = (value: "on" | "off") =>
    sql`select set_config('default_transaction_read_only', ${value}, false)`.execute(
      shop.services.database.sql,
    );
  await setReadOnly("on");
  await expect.poll(checks, patience).toEqual(readyWith({ database: "read-only" }));
  await setReadOnly("off");
});

test("a process that drains is not ready, but answers, and ends its connections before it closes", async () => {
  const drain = createDrain();
  const app = await appOn(shop.services, { drain });
  const live = () => app.inject("/health/live");
  expect((await live()).headers["connection"]).toBe("keep-alive");
  const drained = drain.run(1);
  expect(drain.isDraining).toBe(true);
  await drained;
  for (const path of ["/health/ready", "/health/ready?strict"])
    expect(await health(path, app)).toMatchObject([503, { status: "draining" }]);
  const response = await live();
  expect(response.statusCode).toBe(200);
  expect(response.headers["connection"]).toBe("close");
  await app.close();
});

// Last, because the driver's connection does not recover.
test("a process whose pooler loses prepared statements is ready, and its response says so", async () => {
  await expect
    .poll(() => health("/health/ready"), patience)
    .toEqual([200, { status: "ready", ...allReady }]);
  await sql`deallocate all`.execute(shop.services.database.sql);
  await expect.poll(checks, patience).toEqual(readyWith({ database: "no-prepared-statements" }));
});
