import { sql } from "kysely";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { createPasswords } from "../../../http/passwords.ts";
import { createSecurityLog } from "../../../http/security-log.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { addStaff, logInStaff, staffBrowser, staffPassword } from "../../../tests/support/staff.ts";
import { staffPaths } from "../staff-contract.ts";
import { longestStaffHours, staffIdleMinutes } from "../staff-rules.ts";
import { createStaffAccounts } from "./staff-accounts.ts";
import { staffLimits } from "./staff-limits.ts";

let now = new Date("2026-12-06T12:00:00Z");
let shop: TestShop;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  shop = await openTestShop({ now: () => now, logTo });
});
beforeEach(async () => {
  now = new Date("2026-12-06T12:00:00Z");
  logged.length = 0;
  // Each test has its own network's attempts.
  await sql`delete from rate_limit`.execute(shop.services.database.sql);
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const events = () =>
  logged.map((line) => JSON.parse(line)).filter((line) => line.security !== undefined);

describe("a login", () => {
  test("sets a cookie that only the server sees and only the shop's own pages send", async () => {
    const { answer, browser } = await staffBrowser(shop);
    expect(answer.headers.location).toBe(staffPaths.login);
    const cookies = answer.cookies.map(({ value: _value, ...cookie }) => cookie);
    const attributes = { path: "/", sameSite: "Strict", maxAge: longestStaffHours * 3_600 };
    expect(cookies).toEqual([
      { name: "StaffAuth", httpOnly: true, ...attributes },
      { name: "StaffPanel", ...attributes },
    ]);
    expect(browser.jar.get("StaffPanel")).toBe("1");
  });

  test("is recognised by the name in any case", async () => {
    const name = await addStaff(shop);
    const answer = await logInStaff(customerBrowser(shop), ` ${name.toUpperCase()} `);
    expect(answer.statusCode).toBe(303);
  });

  test("leads to the page that was asked for, and to none elsewhere", async () => {
    const name = await addStaff(shop);
    const leadsTo = async (to: string) =>
      (await logInStaff(customerBrowser(shop), name, { to })).headers.location;
    expect(await leadsTo("/search?query=kaffee")).toBe("/search?query=kaffee");
    expect(await leadsTo("//evil.example/")).toBe(staffPaths.login);
    expect(await leadsTo(staffPaths.logout)).toBe(staffPaths.login);
  });

  test("gives a new session, and ends the one that the browser had", async () => {
    const { name, browser, ask } = await staffBrowser(shop);
    const first = browser.jar.get("StaffAuth")!;
    await logInStaff(browser, name);
    expect(browser.jar.get("StaffAuth")).not.toBe(first);
    expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "SUCCESS" });
    browser.jar.set("StaffAuth", first);
    expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
  });

  test("takes no session that someone else put into the browser", async () => {
    const name = await addStaff(shop);
    const browser = customerBrowser(shop);
    const planted = "a".repeat(32);
    browser.jar.set("StaffAuth", planted);
    await logInStaff(browser, name);
    expect(browser.jar.get("StaffAuth")).toMatch(/^[\w-]{32}$/);
    expect(browser.jar.get("StaffAuth")).not.toBe(planted);
  });

  test("cannot be made by the page of another origin", async () => {
    const name = await addStaff(shop);
    for (const from of ["cross-site", "same-site"]) {
      const browser = customerBrowser(shop);
      const form = { name, password: staffPassword };
      const answer = await browser.submit(staffPaths.login, form, { "sec-fetch-site": from });
      expect(answer.statusCode).toBe(403);
      expect(browser.jar.size).toBe(0);
    }
  });

  test("fails alike for an unknown name and a wrong password", async () => {
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
    expect(wrong.body).toContain("The name or password is wrong.");
    expect(await pageFor("nobody")).toEqual(wrong);
  });

  test("shows nothing of a form as markup", async () => {
    const name = `"><script>alert(1)</script>`;
    const { body } = await customerBrowser(shop).submit(staffPaths.login, { name, to: name });
    expect(body).not.toContain("<script>");
  });
});

describe("failed logins are limited", () => {
  /** The same accounts with a hash that takes no time. */
  const accounts = () =>
    createStaffAccounts(shop.services.database.sql, {
      passwords: createPasswords(
        { hash: async (text) => text, verify: async (hash, text) => hash === text },
        { atOnce: 64, perNetwork: 64 },
      ),
      security: createSecurityLog(securityLog),
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

  test("for one account and network, also when all come at once", async () => {
    const name = await newAccount("limited");
    const { times, minutes } = staffLimits.staffAccountFromNetwork;
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => attempt(name, "falsch")));
    expect(outcomes.filter((each) => each === "wrong")).toHaveLength(times);
    expect(outcomes.filter((each) => each === "tooMany")).toHaveLength(64 - times);
    expect(securityLog.warn).toHaveBeenCalledWith(
      expect.objectContaining({ security: "limitReached", limit: "staffAccountFromNetwork" }),
      "security event",
    );
    // The right password waits as well, but not for an owner who is elsewhere.
    expect(await attempt(name, staffPassword)).toBe("tooMany");
    expect(await attempt(name, staffPassword, "192.0.2.2")).toBe("right");
    later(minutes);
    expect(await attempt(name, staffPassword)).toBe("right");
  });

  test("for one network over all names, with a page that says how long to wait", async () => {
    const { times, minutes } = staffLimits.staffNetwork;
    for (let index = 0; index < times; index++)
      expect(await attempt(`nobody${index}`, "falsch", "127.0.0.1")).toBe("wrong");
    const answer = await logInStaff(customerBrowser(shop), "nobody");
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe(String(minutes * 60));
    expect(answer.body).toContain(`Try again in ${minutes} min.`);
  });

  test("for one account over all networks", async () => {
    const name = await newAccount("hunted");
    const { times } = staffLimits.staffAccount;
    for (let index = 0; index < times; index++)
      expect(await attempt(name, "falsch", `198.51.100.${index}`)).toBe("wrong");
    expect(await attempt(name, staffPassword, "203.0.113.1")).toBe("tooMany");
  });

  test("and those that succeed do not count", async () => {
    const name = await newAccount("busy");
    for (let index = 0; index <= staffLimits.staffAccount.times; index++)
      expect(await attempt(name, staffPassword)).toBe("right");
  });
});

describe("a session", () => {
  test("ends when it was not renewed for a while, and its cookies are removed", async () => {
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
    expect(browser.jar.size).toBe(0);
  });

  test("ends some hours after the login, however often it is renewed", async () => {
    const { ask } = await staffBrowser(shop);
    for (let minutes = 5; minutes < longestStaffHours * 60; minutes += 5) {
      later(5);
      expect(await ask(staffPaths.renew)).toMatchObject({ status: "SUCCESS" });
    }
    later(5);
    expect(await ask(staffPaths.renew)).toMatchObject({ status: "UNAUTHORIZED" });
  });

  test("ends with the logout; the browser is left without login and preview", async () => {
    const { browser, ask } = await staffBrowser(shop);
    const secret = browser.jar.get("StaffAuth")!;
    browser.jar.set("PreviewToken", "any");
    expect(await ask(staffPaths.logout)).toMatchObject({ statusCode: 200, status: "SUCCESS" });
    expect(browser.jar.size).toBe(0);
    browser.jar.set("StaffAuth", secret);
    expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
  });

  test("ends with its account, and with a new password", async () => {
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

  test("is active by its id as long as it lasts; anything else is not", async () => {
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

  test("is not stored so that a reader of the database could use it", async () => {
    const { browser } = await staffBrowser(shop);
    const { rows } = await sql<{ row: string }>`
      select session::text || account::text as row from staff_session session
      join staff_account account on account.id = account_id`.execute(shop.services.database.sql);
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(browser.jar.get("StaffAuth"));
    expect(stored).not.toContain(staffPassword);
  });

  test("that has expired is deleted", async () => {
    await staffBrowser(shop);
    later(longestStaffHours * 60);
    await shop.services.sweep();
    const { rows } = await sql`select 1 from staff_session`.execute(shop.services.database.sql);
    expect(rows).toEqual([]);
  });
});

describe("the panel's questions", () => {
  const empty = { dateTime: "", abTestName: "", abTestGroup: "" };

  test("who is logged in, and what is previewed", async () => {
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

  test.each([
    undefined,
    "",
    "1",
    "a".repeat(32),
    "a".repeat(4_000),
    "%E0%A4%A",
    "' or 1=1 --",
    "[object Object]",
  ])("a cookie %j opens nothing", async (cookie) => {
    const answer = await shop.app.inject({
      url: staffPaths.checkAuth,
      headers: {
        host: shop.host("DE"),
        ...(cookie === undefined ? {} : { cookie: `StaffAuth=${cookie}` }),
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: "UNAUTHORIZED", ...empty });
  });

  test("are not answered to pages of other origins, which cannot log anyone out", async () => {
    const { ask, browser } = await staffBrowser(shop);
    for (const path of [staffPaths.checkAuth, staffPaths.renew, staffPaths.logout])
      for (const from of ["cross-site", "same-site"])
        expect(await ask(path, { "sec-fetch-site": from })).toMatchObject({ statusCode: 403 });
    expect(browser.jar.has("StaffAuth")).toBe(true);
    expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "SUCCESS" });
  });

  test("are for those who preview; other staff may log in, without a panel", async () => {
    const { browser, ask } = await staffBrowser(shop, ["reports"]);
    expect(browser.jar.has("StaffPanel")).toBe(false);
    expect(await ask(staffPaths.checkAuth)).toMatchObject({ status: "UNAUTHORIZED" });
    expect(browser.jar.has("StaffAuth")).toBe(true);
    expect((await browser.get(staffPaths.login)).body).toContain("You are logged in as");
  });

  test("say so when the database fails, and do not show why", async () => {
    const { ask } = await staffBrowser(shop);
    const failing = vi
      .spyOn(shop.services.staff, "memberOf")
      .mockRejectedValue(new Error("the database is gone"));
    const asked = await ask(staffPaths.checkAuth);
    failing.mockRestore();
    expect(asked).toMatchObject({ statusCode: 503, status: "INTERNAL_ERROR", ...empty });
    expect(JSON.stringify(asked)).not.toContain("gone");
  });
});

describe("the pages of staff", () => {
  test.each([staffPaths.login, `${staffPaths.open}?to=/`])(
    "%s is for no cache and no search engine, and needs no script",
    async (path) => {
      const { statusCode, headers, body } = await customerBrowser(shop).get(path);
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toContain("<script");
    },
  );

  test("are not in the site map", async () => {
    const { body } = await customerBrowser(shop).get("/sitemap.xml");
    expect(body).not.toContain(staffPaths.login);
  });

  test("lead from a shared link into the shop, by way of the login where there is none", async () => {
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

  test("lead nowhere else", async () => {
    const { browser } = await staffBrowser(shop);
    for (const to of ["//evil.example", "https://evil.example/", staffPaths.logout]) {
      const { body } = await browser.get(`${staffPaths.open}?to=${encodeURIComponent(to)}`);
      expect(body).toContain(`<a href="${staffPaths.login}?to=%2F">`);
    }
  });

  test("log out by a form as well", async () => {
    const { browser } = await staffBrowser(shop);
    const answer = await browser.submit(staffPaths.leave);
    expect(answer.headers.location).toBe(staffPaths.login);
    expect(browser.jar.size).toBe(0);
    expect((await browser.get(staffPaths.login)).body).toContain("Staff login");
  });
});

test("logins and logouts are security events, without names and passwords", async () => {
  const { name, ask } = await staffBrowser(shop);
  await customerBrowser(shop).submit(staffPaths.login, { name, password: "falsch und lang" });
  await ask(staffPaths.logout);
  const staff = expect.any(Number);
  expect(events()).toEqual([
    expect.objectContaining({ security: "staffLoggedIn", staff }),
    expect.objectContaining({ security: "staffLoginFailed", staff, whom: expect.any(String) }),
    expect.objectContaining({ security: "staffLoggedOut", staff }),
  ]);
  for (const word of [name, staffPassword, "falsch"]) expect(logged.join()).not.toContain(word);
});
