import { staffPaths } from "../../border-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { createPasswords } from "../../../platform/security/passwords.ts";
import { createSecurityLog } from "../../../platform/security/security-log.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { addStaff, logInStaff, staffBrowser, staffPassword } from "../../../tests/support/staff.ts";
import { knownBrowserDays } from "../../../platform/shared/known-browser.ts";
import { longestStaffHours } from "../staff-rules.ts";
import { createStaffAccounts } from "./staff-accounts.ts";
import { staffLimits } from "./staff-limits.ts";

let now = new Date("2026-12-06T12:00:00Z");
let shop: TestShop;
const { logged, logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
beforeEach(async () => {
  now = new Date("2026-12-06T12:00:00Z");
  logged.length = 0;
  // Each test starts without earlier attempts.
  await sql`delete from rate_limit`.execute(shop.services.database.sql);
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const events = () =>
  logged.map((line) => JSON.parse(line)).filter((line) => line.security !== undefined);
test("a staff login sets a cookie that only the server sees and only the shop's own pages send", async () => {
  const { response, browser } = await staffBrowser(shop);
  expect(response.headers.location).toBe(staffPaths.login);
  const cookies = response.cookies.map(({ value: _value, ...cookie }) => cookie);
  const attributes = { path: "/", sameSite: "Strict", maxAge: longestStaffHours * 3_600 };
  expect(cookies).toEqual([
    { name: "StaffAuth", httpOnly: true, ...attributes },
    { name: "StaffPanel", ...attributes },
    { name: "StaffBrowser", httpOnly: true, ...attributes, maxAge: knownBrowserDays * 86_400 },
  ]);
  expect(browser.jar.get("StaffPanel")).toBe("1");
});

test("a staff login takes the name in any case", async () => {
  const name = await addStaff(shop);
  const response = await logInStaff(customerBrowser(shop), ` ${name.toUpperCase()} `);
  expect(response.statusCode).toBe(303);
});

test("a staff login redirects to the requested page, but to none of another site", async () => {
  const name = await addStaff(shop);
  const leadsTo = async (to: string) =>
    (await logInStaff(customerBrowser(shop), name, { to })).headers.location;
  expect(await leadsTo("/search?query=kaffee")).toBe("/search?query=kaffee");
  expect(await leadsTo("//evil.example/")).toBe(staffPaths.login);
  expect(await leadsTo(staffPaths.logout)).toBe(staffPaths.login);
});

test("a staff login starts a new session, and ends the one that the browser had", async () => {
  const { name, browser, ask } = await staffBrowser(shop);
  const first = browser.jar.get("StaffAuth")!;
  await logInStaff(browser, name);
  expect(browser.jar.get("StaffAuth")).not.toBe(first);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "SUCCESS" });
  browser.jar.set("StaffAuth", first);
  expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
});

test("a staff login ignores a session that someone else put into the browser", async () => {
  const name = await addStaff(shop);
  const browser = customerBrowser(shop);
  const planted = "a".repeat(32);
  browser.jar.set("StaffAuth", planted);
  await logInStaff(browser, name);
  expect(browser.jar.get("StaffAuth")).toMatch(/^[\w-]{32}$/);
  expect(browser.jar.get("StaffAuth")).not.toBe(planted);
});

test("a staff login cannot be made by the page of another origin", async () => {
  const name = await addStaff(shop);
  for (const from of ["cross-site", "same-site"]) {
    const browser = customerBrowser(shop);
    const form = { name, password: staffPassword };
    const response = await browser.submit(staffPaths.login, form, { "sec-fetch-site": from });
    expect(response.statusCode).toBe(403);
    expect(browser.jar.size).toBe(0);
  }
});

test("a staff login fails alike for an unknown name and a wrong password", async () => {
  const name = await addStaff(shop);
  const pageFor = async (given: string) => {
    const form = { name: given, password: "falsch und lang" };
    const { statusCode, body, headers } = await customerBrowser(shop).submit(
      staffPaths.login,
      form,
    );
    return { statusCode, cache: headers["cache-control"], body: body.replace(given, "NAME") };
  };
  const wrong = await pageFor(name);
  expect(wrong).toMatchObject({ statusCode: 400, cache: "no-store" });
  expect(wrong.body).toContain("The name, the password or the code is wrong.");
  expect(await pageFor("nobody")).toEqual(wrong);
});

test("the staff login shows nothing of a form as markup", async () => {
  const name = `"><script>alert(1)</script>`;
  const { body } = await customerBrowser(shop).submit(staffPaths.login, { name, to: name });
  expect(body).not.toContain("<script>");
});

/** Creates the same accounts with a hash that takes no time. */
const accounts = () =>
  createStaffAccounts(shop.services.database.sql, {
    passwords: createPasswords(
      { hash: async (text) => text, verify: async (hash, text) => hash === text },
      { atOnce: 64, perNetwork: 64 },
    ),
    security: createSecurityLog(securityLog),
    shopName: "Kontor",
  });
const securityLog = { info: vi.fn<() => void>(), warn: vi.fn<(facts: object) => void>() };
const attempt = async (name: string, password: string, ip = "192.0.2.1") => {
  const outcome = await accounts().checkPassword(name, password, { ip, now });
  return "problem" in outcome ? outcome.problem : "right";
};
const newAccount = async (name: string) => {
  await accounts().add(name, ["preview"], staffPassword);
  return name;
};

test("failed staff logins of one account and network are limited, also when all come at once", async () => {
  const name = await newAccount("limited");
  const { times, minutes } = staffLimits.staffAccountFromNetwork;
  const outcomes = await Promise.all(Array.from({ length: 64 }, () => attempt(name, "falsch")));
  expect(outcomes.filter((each) => each === "wrong")).toHaveLength(times);
  expect(outcomes.filter((each) => each === "tooMany")).toHaveLength(64 - times);
  expect(securityLog.warn).toHaveBeenCalledWith(
    expect.objectContaining({ security: "limitReached", limit: "staffAccountFromNetwork" }),
    "security event",
  );
  // The right password is refused as well, but the owner can log in from another network.
  expect(await attempt(name, staffPassword)).toBe("tooMany");
  expect(await attempt(name, staffPassword, "192.0.2.2")).toBe("right");
  later(minutes);
  expect(await attempt(name, staffPassword)).toBe("right");
});

test("failed staff logins of one network are limited over all names, and the page says how long to wait", async () => {
  const { times, minutes } = staffLimits.staffNetwork;
  for (let index = 0; index < times; index++)
    expect(await attempt(`nobody${index}`, "falsch", "127.0.0.1")).toBe("wrong");
  const response = await logInStaff(customerBrowser(shop), "nobody");
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe(String(minutes * 60));
  expect(response.body).toContain(`Try again in ${minutes} min.`);
});

test("failed staff logins of one account are limited over all networks", async () => {
  const name = await newAccount("hunted");
  const { times } = staffLimits.staffAccount;
  for (let index = 0; index < times; index++)
    expect(await attempt(name, "falsch", `198.51.${index}.1`)).toBe("wrong");
  expect(await attempt(name, staffPassword, "203.0.113.1")).toBe("tooMany");
});

test("successful staff logins do not count towards the limits", async () => {
  const name = await newAccount("busy");
  for (let index = 0; index <= staffLimits.staffAccount.times; index++)
    expect(await attempt(name, staffPassword)).toBe("right");
});

test("staff logins and logouts are security events, without names and passwords", async () => {
  const { name, ask } = await staffBrowser(shop);
  await customerBrowser(shop).submit(staffPaths.login, { name, password: "falsch und lang" });
  await ask(staffPaths.logout);
  const staff = expect.any(Number);
  expect(events()).toEqual([
    expect.objectContaining({ security: "staffLoggedIn", staff }),
    expect.objectContaining({ security: "staffLoginFailed", staff, client: expect.any(String) }),
    expect.objectContaining({ security: "staffLoggedOut", staff }),
  ]);
  for (const word of [name, staffPassword, "falsch"]) expect(logged.join()).not.toContain(word);
});
