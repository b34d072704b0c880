import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { purchaseAt } from "../../../tests/support/tracked-events.ts";
import { untilOneWaits } from "../../../tests/support/waiting-statements.ts";
import { checkEvent, type Checked } from "./check-event.ts";
import { storeEvents } from "./event-store.ts";
import type { TrackingTables } from "./tracking-tables.ts";

const received = new Date("2026-11-25T10:00:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => received });
});
afterAll(() => shop.close());

function purchase(isSigned: boolean) {
  const sent = received.getTime();
  const checked = checkEvent(purchaseAt(sent, "700"), {
    batch: { client: "5.1.2", site: "DE", sent },
    received,
    browser: "Firefox",
    isBot: false,
    allowsStatistics: true,
    hostSite: "DE",
    isSigned,
    isPreview: false,
    network: "",
    ip: "192.0.2.1",
  });
  return (checked as Checked).event;
}

test("a signed purchase replaces the browser's that another process is storing", async () => {
  const db: Kysely<TrackingTables> = shop.services.database.sql;
  const { outcome } = await db.transaction().execute(async (transaction) => {
    expect(await storeEvents(transaction, [purchase(false)])).toEqual(["accepted"]);
    const outcome = storeEvents(db, [purchase(true)]);
    await untilOneWaits(db);
    return { outcome };
  });
  expect(await outcome).toEqual(["accepted"]);
  const rows = await db
    .selectFrom("tracking_event")
    .select(["client", "name"])
    .orderBy("client")
    .execute();
  expect(rows).toEqual([
    { client: "5.1.2", name: "RepeatedPurchase" },
    { client: "host", name: "EcommerceEventData" },
  ]);
});
