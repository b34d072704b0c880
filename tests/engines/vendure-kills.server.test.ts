import pg from "pg";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { EngineAlone } from "../../commerce/conformance/engine-under-test.ts";
import { engineAlone } from "../../commerce/conformance/engine-alone.ts";
import { stocked } from "../../commerce/conformance/order-drafts.ts";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { startStoppingProxy } from "../support/stopping-proxy.ts";
import { startFilledVendure, type RestoredVendure } from "../support/vendure-dumps.ts";
import { isVendureNight } from "../support/vendure-due.ts";
import { createClock } from "./engines-under-test.ts";
import { vendureAdmin } from "./vendure-admin.ts";
import { vendureFixture } from "./vendure-fixture.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { vendureStaff } from "./vendure-staff.ts";
import { connectVendure } from "./vendure-under-test.ts";

/** The mutations of an order. */
const steps = [
  "createDraftOrder",
  "addItemToDraftOrder",
  "setDraftOrderShippingMethod",
  "addManualPaymentToOrder",
];

describe.runIf(isVendureNight)("Vendure fails while it places an order", () => {
  let vendure: RestoredVendure;
  let proxy: Awaited<ReturnType<typeof startStoppingProxy>>;
  let shop: TestShop;
  let engine: ReturnType<typeof connectVendure>;
  let database: pg.Client;
  let subject: EngineAlone;

  beforeAll(async () => {
    vendure = await startFilledVendure(vendureFixture);
    proxy = await startStoppingProxy(vendure.url);
    shop = await openTestShop();
    engine = connectVendure(shop, { ...vendure, url: proxy.url });
    database = new pg.Client(vendure.databaseUrl);
    await database.connect();
    const staff = await vendureStaff(vendure.url, vendure.login);
    const admin = vendureAdmin(staff, await readVendureIds(staff));
    subject = engineAlone(engine, admin, createClock());
  }, 1_200_000);
  afterAll(async () => {
    await database.end();
    await engine.close?.();
    await shop.close();
    proxy.close();
    await vendure.stop();
  });

  async function facts() {
    const { rows } = await database.query<Record<"orders" | "payments" | "allocated", number>>(`
      select (select count(*)::int from "order" where "orderPlacedAt" is not null) as orders,
        (select count(*)::int from payment where state = 'Settled') as payments,
        (select sum("stockAllocated")::int from stock_level) as allocated`);
    return rows[0]!;
  }

  /** Places an order that is interrupted, and again until it is placed; expects one order, one payment, and one piece less. */
  async function placesOnce(interrupted: (place: () => Promise<unknown>) => Promise<void>) {
    const { draft, place, left } = await stocked(subject, 5);
    const key = randomUUID();
    const before = await facts();
    await interrupted(() => place(draft, key));
    const placed = await vi.waitFor(() => place(draft, key), { timeout: 60_000, interval: 250 });
    expect(placed).toMatchObject({ ok: true });
    expect(await place(draft, key)).toEqual(placed);
    expect(await left()).toBe(4);
    const { orders, payments, allocated } = await facts();
    expect({ orders, payments, allocated }).toEqual({
      orders: before.orders + 1,
      payments: before.payments + 1,
      allocated: before.allocated + 1,
    });
  }

  /** Expects a clear no of a server that is killed, and starts it again. */
  async function isKilled(place: () => Promise<unknown>) {
    await expect(place()).rejects.toBeInstanceOf(EngineUnavailableError);
    await vendure.start();
  }

  test.each(steps)("it is killed before %s, and places the order once", async (step) => {
    proxy.interrupt(step, async (forward) => {
      await vendure.end();
      return forward();
    });
    await placesOnce(isKilled);
  });

  test.each(steps)("it is killed after %s, and places the order once", async (step) => {
    proxy.interrupt(step, async (forward) => {
      await forward();
      await vendure.end();
      return forward();
    });
    await placesOnce(isKilled);
  });

  test.each([
    ["payment", "arranged and not paid"],
    ["stock_movement", "paid and its stock not taken"],
  ])(
    "it is killed before it writes a %s, the order being %s, and places it once",
    async (table) => {
      proxy.interrupt("addManualPaymentToOrder", async (forward) => {
        const holder = new pg.Client(vendure.databaseUrl);
        await holder.connect();
        await holder.query(`begin; lock table ${table} in share mode`);
        const response = forward();
        response.catch(() => {});
        await vi.waitFor(
          async () => {
            const { rowCount } = await database.query(
              "select from pg_stat_activity where wait_event_type = 'Lock' and starts_with(query, $1)",
              [`INSERT INTO "${table}"`],
            );
            expect(rowCount).toBe(1);
          },
          { timeout: 60_000, interval: 5 },
        );
        await vendure.end();
        await holder.end();
        return response;
      });
      await placesOnce(isKilled);
    },
  );

  test.each(steps)("it is frozen at %s, and places the order once", async (step) => {
    const frozen = Promise.withResolvers<void>();
    proxy.interrupt(step, (forward) => {
      vendure.signal("SIGSTOP");
      frozen.resolve();
      return forward();
    });
    await placesOnce(async (place) => {
      const presses = [place()];
      await frozen.promise;
      presses.push(place());
      setTimeout(() => vendure.signal("SIGCONT"), 1_000);
      expect(await Promise.allSettled(presses)).toHaveLength(2);
    });
  });

  test("it is frozen at the payment for longer than the shop waits, and places the order once", async () => {
    proxy.interrupt("addManualPaymentToOrder", (forward) => {
      vendure.signal("SIGSTOP");
      return forward();
    });
    await placesOnce(async (place) => {
      await expect(place()).rejects.toBeInstanceOf(EngineUnavailableError);
      vendure.signal("SIGCONT");
    });
  });
});
