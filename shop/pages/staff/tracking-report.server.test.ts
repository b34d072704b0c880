import { staffPaths } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StaffRole } from "../../../border/staff/staff-contract.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { orderVisitor, placed } from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { logInStaff, staffBrowser } from "../../../tests/support/staff.ts";
import { batchAt, eventAt, publishTo } from "../../../tests/support/tracked-events.ts";

let shop: TestShop;
const now = new Date("2026-11-22T10:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const report = async (roles: StaffRole[], query = "") =>
  (await staffBrowser(shop, roles)).browser.get(staffPaths.tracking + query, {});

test("staff who may read reports see the tracking report of the last 28 days", async () => {
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  await visitor.enter();
  const order = placed(await visitor.press(undefined, "Firefox", { consent: "granted" }));
  const { statusCode, headers, body } = await report(["reports"]);
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain('value="2026-10-26"');
  expect(body).toContain(order.number);
  expect(body).toContain("No tab ended in this period.");
  expect(body).toContain("Nothing was received in this period.");
});

test("a tracking report with a wrong period says what to write, beside the form", async () => {
  const { statusCode, body } = await report(["reports"], "?from=2026-11-23&to=2026-11-20&site=DE");
  expect(statusCode).toBe(400);
  expect(body).toContain("is after the last");
  expect(body).toContain('<option value="DE" selected="">');
});

test("the tracking report is refused without its role, and asks for a login without one", async () => {
  const preview = await report(["preview"]);
  expect([preview.statusCode, preview.headers.location]).toEqual([303, staffPaths.login]);
  const stranger = await customerBrowser(shop).get(staffPaths.tracking, {});
  expect(stranger.statusCode).toBe(303);
  expect(stranger.headers["cache-control"]).toBe("no-store");
  const to = new URL(String(stranger.headers.location), "http://shop.invalid");
  expect(to.pathname).toBe(staffPaths.login);
  const { name } = await staffBrowser(shop, ["reports"]);
  const login = await logInStaff(customerBrowser(shop), name, { to: to.searchParams.get("to") });
  expect(login.headers.location).toBe(staffPaths.tracking);
});

test("the tracking report shows sent values as text, never as markup", async () => {
  const markup = "<script>alert(1)</script>";
  const events = [
    eventAt(now.getTime(), { name: markup }),
    eventAt(now.getTime(), { data: { event: "view_item", [markup]: markup } }),
    eventAt(now.getTime(), { data: { event: "view_item", subject: markup, origin: markup } }),
    eventAt(now.getTime(), { tab: markup, page: markup }),
  ];
  const headers = { "user-agent": markup, cookie: `OptanonConsent=${markup}` };
  await publishTo(shop, batchAt(now.getTime(), events), headers);
  await publishTo(shop, batchAt(now.getTime(), events, { client: markup }), headers);
  const [, storeCounts] = shop.services.tracking.jobs;
  await storeCounts!.run();
  const counted = shop.services.database.sql.selectFrom("tracking_outcome").selectAll();
  expect(await counted.execute()).not.toEqual([]);
  const { statusCode, body, headers: answered } = await report(["reports"]);
  expect(statusCode).toBe(200);
  expect(body).not.toContain("<script>alert");
  expect(answered["content-security-policy"]).toMatch(/^default-src 'self';/);
});
