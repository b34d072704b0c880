import { staffPaths } from "../../border-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { logInStaff, staffBrowser, staffPassword } from "../../../tests/support/staff.ts";
import { longestStaffHours, staffIdleMinutes } from "../staff-rules.ts";

let now = new Date("2026-12-06T12:00:00Z");
let shop: TestShop;
const { logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
beforeEach(async () => {
  now = new Date("2026-12-06T12:00:00Z");
  // Each test starts without earlier attempts.
  await sql`delete from rate_limit`.execute(shop.services.database.sql);
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
test("a staff session ends when it was not renewed for a while, and its cookies are removed", async () => {
  const { browser, ask } = await staffBrowser(shop);
  later(staffIdleMinutes - 1);
  expect(await ask(staffPaths.renew)).toMatchObject({ statusCode: 200, status: "SUCCESS" });
  later(staffIdleMinutes - 1);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "SUCCESS" });
  later(1);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({
    statusCode: 200,
    status: "UNAUTHORIZED",
  });
  expect([...browser.jar.keys()]).toEqual(["StaffBrowser"]);
});

test("a staff session ends some hours after the login, however often it is renewed", async () => {
  const { ask } = await staffBrowser(shop);
  for (let minutes = 5; minutes < longestStaffHours * 60; minutes += 5) {
    later(5);
    expect(await ask(staffPaths.renew)).toMatchObject({ status: "SUCCESS" });
  }
  later(5);
  expect(await ask(staffPaths.renew)).toMatchObject({ status: "UNAUTHORIZED" });
});

test("a staff logout ends the session, and leaves the browser without login and preview", async () => {
  const { browser, ask } = await staffBrowser(shop);
  const secret = browser.jar.get("StaffAuth")!;
  browser.jar.set("PreviewToken", "any");
  expect(await ask(staffPaths.logout)).toMatchObject({ statusCode: 200, status: "SUCCESS" });
  expect([...browser.jar.keys()]).toEqual(["StaffBrowser"]);
  browser.jar.set("StaffAuth", secret);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
});

test("a staff session ends with its account, and with a new password", async () => {
  const { accounts } = shop.services.staff;
  const removed = await staffBrowser(shop);
  await accounts.remove(removed.name);
  expect(await removed.ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
  expect((await logInStaff(removed.browser, removed.name)).statusCode).toBe(400);
  const changed = await staffBrowser(shop);
  await accounts.setPassword(changed.name, "ein anderes wort");
  expect(await changed.ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
  expect((await logInStaff(changed.browser, changed.name)).statusCode).toBe(400);
});

test("a staff session is active by its id as long as it lasts; no other id is", async () => {
  const { staff } = shop.services;
  const { browser } = await staffBrowser(shop);
  const request = { headers: { cookie: `StaffAuth=${browser.jar.get("StaffAuth")}` } } as never;
  const member = await staff.staffOf(request, now, "preview");
  expect(await staff.isActive(member!.session, now)).toBe(true);
  for (const id of ["", "x", "' or true --", browser.jar.get("StaffAuth")!])
    expect(await staff.isActive(id, now)).toBe(false);
  later(staffIdleMinutes);
  expect(await staff.isActive(member!.session, now)).toBe(false);
});

test("a staff session is not stored so that a reader of the database could use it", async () => {
  const { browser } = await staffBrowser(shop);
  const { rows } = await sql<{ row: string }>`
      select session::text || account::text as row from staff_session session
      join staff_account account on account.id = account_id`.execute(shop.services.database.sql);
  const stored = rows.map(({ row }) => row).join();
  expect(stored).not.toContain(browser.jar.get("StaffAuth"));
  expect(stored).not.toContain(staffPassword);
});

test("an expired staff session is deleted", async () => {
  await staffBrowser(shop);
  later(longestStaffHours * 60);
  await shop.services.sweep();
  const { rows } = await sql`select 1 from staff_session`.execute(shop.services.database.sql);
  expect(rows).toEqual([]);
});

const empty = { dateTime: "", abTestName: "", abTestGroup: "" };

test("the preview panel learns that staff are logged in, and what they preview", async () => {
  const { ask, browser } = await staffBrowser(shop);
  const asked = await ask(staffPaths.checkAuth);
  expect(asked).toMatchObject({ statusCode: 200, status: "SUCCESS", ...empty });
  expect(asked.headers["cache-control"]).toBe("no-store");
  const test = "test=advent-banner&group=control";
  const started = await browser.get(
    `/service/preview/api/token?${test}&time=2026-12-08T18:00:00%2B01:00`,
    { "sec-fetch-site": "same-origin" },
  );
  expect(started.json()).toEqual({ status: "SUCCESS" });
  expect(await ask(staffPaths.checkAuth)).toMatchObject({
    status: "SUCCESS",
    dateTime: "2026-12-08T17:00:00.000Z",
    abTestName: "advent-banner",
    abTestGroup: "control",
  });
});

test("staff learn on every page, and on their own, since when the commerce system is silent", async () => {
  const { ask, browser } = await staffBrowser(shop);
  const notice = "has not answered since Sunday, 6 December 2026 at 12:58";
  expect((await browser.get(staffPaths.login)).body).not.toContain("has not answered");
  const silence = vi
    .spyOn(shop.services.staff, "engineSilentSince")
    .mockReturnValue(new Date("2026-12-06T11:58:00Z"));
  expect(await ask(staffPaths.checkAuth)).toMatchObject({
    engineSilentSince: "2026-12-06T11:58:00.000Z",
  });
  expect((await browser.get(staffPaths.login)).body).toContain(notice);
  silence.mockRestore();
});

test.each([
  undefined,
  "",
  "1",
  "a".repeat(32),
  "a".repeat(4_000),
  "%E0%A4%A",
  "' or 1=1 --",
  "[object Object]",
])("the staff cookie $0 opens nothing", async (cookie) => {
  const response = await shop.app.inject({
    url: staffPaths.checkAuth,
    headers: {
      host: shop.host("DE"),
      ...(cookie === undefined ? {} : { cookie: `StaffAuth=${cookie}` }),
    },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: "UNAUTHORIZED", ...empty });
});

test("the panel's requests from other origins are refused, and log no one out", async () => {
  const { ask, browser } = await staffBrowser(shop);
  for (const path of [staffPaths.checkAuth, staffPaths.renew, staffPaths.logout])
    for (const from of ["cross-site", "same-site"])
      expect(await ask(path, { "sec-fetch-site": from })).toMatchObject({ statusCode: 403 });
  expect(browser.jar.has("StaffAuth")).toBe(true);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "SUCCESS" });
});

test("staff who may not preview log in without a panel", async () => {
  const { browser, ask } = await staffBrowser(shop, ["reports"]);
  expect(browser.jar.has("StaffPanel")).toBe(false);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
  expect(browser.jar.has("StaffAuth")).toBe(true);
  expect((await browser.get(staffPaths.login)).body).toContain("You are logged in as");
});

test("the panel's requests say that the database fails, and do not show why", async () => {
  const { ask } = await staffBrowser(shop);
  const failing = vi
    .spyOn(shop.services.staff, "memberOf")
    .mockRejectedValue(new Error("the database is gone"));
  const asked = await ask(staffPaths.checkAuth);
  failing.mockRestore();
  expect(asked).toMatchObject({ statusCode: 503, status: "INTERNAL_ERROR", ...empty });
  expect(JSON.stringify(asked)).not.toContain("gone");
});

test.each([staffPaths.login, `${staffPaths.open}?to=/`])(
  "the staff page %s is for no cache and no search engine, and needs no script",
  async (path) => {
    const { statusCode, headers, body } = await customerBrowser(shop).get(path);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain("<script");
  },
);

test("the pages of staff are not in the site map", async () => {
  const { body } = await customerBrowser(shop).get("/sitemap.xml");
  expect(body).not.toContain(staffPaths.login);
});

test("a shared preview link opens the shop, after a login if staff are not logged in", async () => {
  const { browser } = await staffBrowser(shop);
  const to = "/search?query=kaffee&site=DE";
  const opened = await customerBrowser(shop).get(
    `${staffPaths.open}?to=${encodeURIComponent(to)}`,
    { "sec-fetch-site": "cross-site" },
  );
  const next = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(opened.body)![1]!;
  expect(opened.body).toContain(`<a href="${next}">`);
  expect((await browser.get(next)).headers.location).toBe(to);
  const asked = await customerBrowser(shop).get(next);
  expect(asked.body).toContain(`name="to" value="${to.replace("&", "&amp;")}"`);
});

test("a shared preview link leads to no other host, and not to the logout", async () => {
  const { browser } = await staffBrowser(shop);
  for (const to of ["//evil.example", "https://evil.example/", staffPaths.logout]) {
    const { body } = await browser.get(`${staffPaths.open}?to=${encodeURIComponent(to)}`);
    expect(body).toContain(`<a href="${staffPaths.login}?to=%2F">`);
  }
});

test("staff log out by a form as well", async () => {
  const { browser } = await staffBrowser(shop);
  const response = await browser.submit(staffPaths.leave);
  expect(response.headers.location).toBe(staffPaths.login);
  expect([...browser.jar.keys()]).toEqual(["StaffBrowser"]);
  expect((await browser.get(staffPaths.login)).body).toContain("Staff login");
});
