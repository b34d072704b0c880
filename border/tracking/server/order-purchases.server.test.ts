import { afterAll, beforeAll, expect, test } from "vitest";
import { orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { StatisticsConsent } from "../../../platform/shared/cookies/consent-cookie.ts";
import { batchAt, publishTo, purchaseAt } from "../../../tests/support/tracked-events.ts";

const now = new Date("2026-11-25T10:00:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

async function order(browser: string, consent?: StatisticsConsent) {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250", 2);
  await visitor.enter();
  return placed(await visitor.press(undefined, browser, { consent }));
}

const purchases = () =>
  shop.services.database.sql
    .selectFrom("tracking_event")
    .select(["data", "visitor", "session", "network", "browser", "consent"])
    .where("name", "=", "EcommerceEventData")
    .execute();

test("an order stores its purchase, and the report lists orders that no browser reported, by consent", async () => {
  const [reported, silent] = [await order("Firefox"), await order("Safari", "granted")];
  await order("Opera", "refused");
  await order("Chrome");
  const { price, productId, title } = reported.lines[0]!;
  const stored = await purchases();
  expect(stored).toHaveLength(4);
  expect(stored.find(({ browser }) => browser === "Safari")?.consent).toBe("C0001,C0002");
  expect(stored.find(({ browser }) => browser === "Firefox")).toEqual({
    data: {
      event: "purchase",
      ecommerce: {
        transaction_id: reported.number,
        currency: "EUR",
        value: (price * 2) / 100,
        shipping: reported.totals.delivery / 100,
        tax: reported.totals.taxes[0]!.amount / 100,
        items: [
          {
            item_id: productId,
            item_name: title,
            item_variant: "100101-250",
            price: price / 100,
            quantity: 2,
          },
        ],
      },
    },
    visitor: null,
    session: null,
    network: "",
    browser: "Firefox",
    consent: "C0001",
  });

  const events = [purchaseAt(now.getTime(), reported.number)];
  const { response } = await publishTo(shop, batchAt(now.getTime(), events));
  expect(response.duplicate).toHaveLength(1);
  // The server's purchase stays: a browser may send other amounts.
  expect(await purchases()).toEqual(stored);
  const today = { from: "2026-11-25", to: "2026-11-25", sites: [] };
  const { orders, losses, outcomes } = await shop.services.tracking.report(today);
  const { total } = orders!;
  expect(total).toMatchObject({ orders: 4, refused: 1, undecided: 1, byServer: 1, untracked: 0 });
  expect(orders!.byBrowser).toContainEqual(
    expect.objectContaining({ name: "Opera", orders: 1, refused: 1, byServer: 0 }),
  );
  expect(orders!.byServer).toEqual([
    { site: "DE", number: silent.number, day: "2026-11-25", browser: "Safari" },
  ]);
  // The tab that reported: no browser has sent the orders' own.
  expect(losses).toMatchObject({ openTabs: 1, total: { tabs: 0, events: 0 } });
  expect(outcomes).toMatchObject([{ stored: 0, bots: 0 }]);
});
