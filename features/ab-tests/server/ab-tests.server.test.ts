import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { allSites } from "../../../sites/all-sites.ts";
import { abTestPaths } from "../ab-tests-contract.ts";

const { site: de } = allSites.DE;
const inAdvent = new Date("2026-12-06T12:00:00+01:00");
const inJanuary = new Date("2027-01-10T12:00:00+01:00");

let now = inAdvent;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(() => {
  now = inAdvent;
});
afterAll(() => shop.close());

test("the tests of a site are those of content/tests at a moment", async () => {
  const { abTests } = shop.services;
  expect(await abTests.at(de, inAdvent)).toEqual([
    {
      name: "advent-banner",
      groups: [
        { name: "control", share: 50 },
        { name: "gift-first", share: 50 },
      ],
    },
  ]);
  expect((await abTests.at(de, inJanuary)).map(({ name }) => name)).toEqual(["january-roast"]);
  expect(await abTests.at(allSites.TR.site, inAdvent)).toEqual([]);
  expect(await abTests.nextChange(inAdvent)).toEqual(new Date("2026-12-21T00:00:00+01:00"));
});

test("a test and a group are known at a site and a moment, or not", async () => {
  const { abTests } = shop.services;
  const isKnown = (test: string, group: string, moment = inAdvent) =>
    abTests.isKnown(de, moment, test, group);
  expect(await isKnown("advent-banner", "gift-first")).toBe(true);
  expect(await isKnown("advent-banner", "espresso")).toBe(false);
  expect(await isKnown("january-roast", "control")).toBe(false);
  expect(await isKnown("advent-banner", "control", inJanuary)).toBe(false);
});

describe("a visitor", () => {
  const consent = (decision: "0" | "1") => `groups=C0001%3A1%2CC0003%3A${decision}`;

  function visitor(site = "DE", allows: "0" | "1" = "1") {
    const browser = customerBrowser(shop, site);
    browser.jar.set("OptanonConsent", consent(allows));
    const assigned = async (headers?: Record<string, string>) =>
      (await browser.get(abTestPaths.assignment, headers)).json();
    return { ...browser, assigned };
  }

  test("who allows it is in one group of each running test, and stays in it", async () => {
    const { jar, assigned } = visitor();
    const first = await assigned();
    expect(first).toEqual({
      groups: [{ test: "advent-banner", group: expect.stringMatching(/^(control|gift-first)$/) }],
    });
    expect(jar.get("abTests")).toBe(`advent-banner:${first.groups[0].group}`);
    const id = jar.get("abVisitor");
    expect(await assigned()).toEqual(first);
    expect(jar.get("abVisitor")).toBe(id);
  });

  test("gets cookies of which scripts see the groups alone", async () => {
    const browser = visitor();
    const { cookies, headers } = await browser.get(abTestPaths.assignment);
    expect(headers["cache-control"]).toBe("no-store");
    expect(cookies).toEqual([
      expect.objectContaining({ name: "abVisitor", httpOnly: true, sameSite: "Lax", path: "/" }),
      expect.not.objectContaining({ httpOnly: true }),
    ]);
  });

  test.each([undefined, "", consent("0"), "groups=C00031%3A1", "groups=C0001%3A1"])(
    "whose consent is %j is in no group, and gets no cookie",
    async (given) => {
      const { jar, assigned } = visitor();
      if (given === undefined) jar.delete("OptanonConsent");
      else jar.set("OptanonConsent", given);
      const before = jar.size;
      expect(await assigned()).toEqual({ groups: [] });
      expect(jar.size).toBe(before);
    },
  );

  test("who withdraws the consent is forgotten", async () => {
    const { jar, assigned } = visitor();
    await assigned();
    jar.set("OptanonConsent", consent("0"));
    expect(await assigned()).toEqual({ groups: [] });
    expect([...jar.keys()]).toEqual(["OptanonConsent"]);
  });

  test("of a site without a running test gets nothing, and leaves the groups of an ended one", async () => {
    const { jar, assigned } = visitor("TR");
    jar.set("abTests", "ended:b");
    expect(await assigned()).toEqual({ groups: [] });
    expect([...jar.keys()]).toEqual(["OptanonConsent"]);
  });

  test("who previews, or is staff, is in no group", async () => {
    const previewing = visitor();
    previewing.jar.set("PreviewToken", "any");
    expect(await previewing.assigned()).toEqual({ groups: [] });
    const { browser } = await staffBrowser(shop);
    browser.jar.set("OptanonConsent", consent("1"));
    expect((await browser.get(abTestPaths.assignment)).json()).toEqual({ groups: [] });
    expect(browser.jar.has("abTests")).toBe(false);
  });

  test.each(["", "x", "a".repeat(5_000), "%E0%A4%A"])(
    "with the number %j that nobody gave gets a new one",
    async (forged) => {
      const { jar, assigned } = visitor();
      jar.set("abVisitor", forged);
      await assigned();
      expect(jar.get("abVisitor")).toMatch(/^[\w-]{32}$/);
    },
  );

  test("is not assigned by another site's page", async () => {
    const { jar, get } = visitor();
    const { statusCode } = await get(abTestPaths.assignment, { "sec-fetch-site": "cross-site" });
    expect(statusCode).toBe(403);
    expect(jar.has("abTests")).toBe(false);
  });
});

describe("the tests of a moment", () => {
  const path = (time: string) => `${abTestPaths.testsAt}?time=${encodeURIComponent(time)}`;

  test("are for staff who preview, with their groups", async () => {
    const { browser } = await staffBrowser(shop);
    const answer = await browser.get(path("2027-01-10T12:00:00+01:00"));
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual([
      {
        name: "january-roast",
        groups: [{ name: "control" }, { name: "espresso" }, { name: "grinders" }],
      },
    ]);
    expect((await browser.get(path("2026-06-01T12:00:00Z"))).json()).toEqual([]);
  });

  test.each([
    "",
    "2026-02-30T12:00:00Z",
    "9999-99-99",
    "9999-99-99T99:99:99Z",
    "2026-12-06",
    "2026-12-06T12:00:00",
    "tomorrow",
  ])("%j is none, and the answer says how to write one", async (time) => {
    const { browser } = await staffBrowser(shop);
    const answer = await browser.get(path(time));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain("such as time=2026-12-24T18:00:00%2B01:00");
  });

  test("needs a time, and one only", async () => {
    const { browser } = await staffBrowser(shop);
    expect((await browser.get(abTestPaths.testsAt)).statusCode).toBe(400);
    const one = "time=2026-12-06T12:00:00Z";
    expect((await browser.get(`${abTestPaths.testsAt}?${one}&${one}`)).statusCode).toBe(400);
  });

  test("are not for shoppers, nor for staff who only read reports", async () => {
    const { browser } = await staffBrowser(shop, ["reports"]);
    for (const each of [customerBrowser(shop), browser])
      expect((await each.get(path("2027-01-10T12:00:00Z"))).statusCode).toBe(403);
  });
});
