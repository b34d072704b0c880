import { abTestPaths } from "../../border-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";

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

test("the A/B tests of a site at a moment are those of shop/content/tests", async () => {
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

test("an A/B test and its groups are known only at their sites and moments", async () => {
  const { abTests } = shop.services;
  const isKnown = (test: string, group: string, moment = inAdvent) =>
    abTests.isKnown(de, moment, test, group);
  expect(await isKnown("advent-banner", "gift-first")).toBe(true);
  expect(await isKnown("advent-banner", "espresso")).toBe(false);
  expect(await isKnown("january-roast", "control")).toBe(false);
  expect(await isKnown("advent-banner", "control", inJanuary)).toBe(false);
});

const consent = (decision: "0" | "1") => `groups=C0001%3A1%2CC0003%3A${decision}`;

function visitor(site = "DE", allows: "0" | "1" = "1") {
  const browser = customerBrowser(shop, site);
  browser.jar.set("OptanonAlertBoxClosed", "2026-11-01");
  browser.jar.set("OptanonConsent", consent(allows));
  const assigned = async (headers?: Record<string, string>) =>
    (await browser.get(abTestPaths.assignment, headers)).json();
  return { ...browser, assigned };
}

test("a visitor with consent is in one group of each running A/B test, and stays in it", async () => {
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

test("scripts can read only the cookie with a visitor's A/B groups", async () => {
  const browser = visitor();
  const { cookies, headers } = await browser.get(abTestPaths.assignment);
  expect(headers["cache-control"]).toBe("no-store");
  expect(cookies).toEqual([
    expect.objectContaining({ name: "abVisitor", httpOnly: true, sameSite: "Lax", path: "/" }),
    expect.not.objectContaining({ httpOnly: true }),
  ]);
});

test.each([undefined, "", consent("0"), "groups=C00031%3A1", "groups=C0001%3A1"])(
  "a visitor whose consent is %j is in no A/B group, and gets no cookie",
  async (given) => {
    const { jar, assigned } = visitor();
    if (given === undefined) jar.delete("OptanonConsent");
    else jar.set("OptanonConsent", given);
    const before = jar.size;
    expect(await assigned()).toEqual({ groups: [] });
    expect(jar.size).toBe(before);
  },
);

test("a visitor who has not decided is in no A/B group, whatever the consent tool allows by default", async () => {
  const { jar, assigned } = visitor();
  jar.delete("OptanonAlertBoxClosed");
  expect(await assigned()).toEqual({ groups: [] });
  expect([...jar.keys()]).toEqual(["OptanonConsent"]);
});

test("a visitor who withdraws the consent loses the A/B cookies", async () => {
  const { jar, assigned } = visitor();
  await assigned();
  jar.set("OptanonConsent", consent("0"));
  expect(await assigned()).toEqual({ groups: [] });
  expect([...jar.keys()]).toEqual(["OptanonAlertBoxClosed", "OptanonConsent"]);
});

test("a visitor of a site without a running A/B test leaves the groups of an ended one", async () => {
  const { jar, assigned } = visitor("TR");
  jar.set("abTests", "ended:b");
  expect(await assigned()).toEqual({ groups: [] });
  expect([...jar.keys()]).toEqual(["OptanonAlertBoxClosed", "OptanonConsent"]);
});

test("a visitor who previews, or is staff, is in no A/B group", async () => {
  const previewing = visitor();
  previewing.jar.set("PreviewToken", "any");
  expect(await previewing.assigned()).toEqual({ groups: [] });
  const { browser } = await staffBrowser(shop);
  browser.jar.set("OptanonAlertBoxClosed", "2026-11-01");
  browser.jar.set("OptanonConsent", consent("1"));
  expect((await browser.get(abTestPaths.assignment)).json()).toEqual({ groups: [] });
  expect(browser.jar.has("abTests")).toBe(false);
});

test.each(["", "x", "a".repeat(5_000), "%E0%A4%A"])(
  "a visitor with the forged id $0 gets a new one for A/B tests",
  async (forged) => {
    const { jar, assigned } = visitor();
    jar.set("abVisitor", forged);
    await assigned();
    expect(jar.get("abVisitor")).toMatch(/^[\w-]{32}$/);
  },
);

test("another site's page cannot have a visitor assigned to A/B groups", async () => {
  const { jar, get } = visitor();
  const { statusCode } = await get(abTestPaths.assignment, { "sec-fetch-site": "cross-site" });
  expect(statusCode).toBe(403);
  expect(jar.has("abTests")).toBe(false);
});

const path = (time: string) => `${abTestPaths.testsAt}?time=${encodeURIComponent(time)}`;

test("staff who preview get the A/B tests of a moment with their groups", async () => {
  const { browser } = await staffBrowser(shop);
  const response = await browser.get(path("2027-01-10T12:00:00+01:00"));
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual([
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
])(
  "a request for the A/B tests of the moment %j is refused with how to write one",
  async (time) => {
    const { browser } = await staffBrowser(shop);
    const response = await browser.get(path(time));
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain("such as time=2026-12-24T18:00:00%2B01:00");
  },
);

test("a request for the A/B tests of a moment needs exactly one time", async () => {
  const { browser } = await staffBrowser(shop);
  expect((await browser.get(abTestPaths.testsAt)).statusCode).toBe(400);
  const one = "time=2026-12-06T12:00:00Z";
  expect((await browser.get(`${abTestPaths.testsAt}?${one}&${one}`)).statusCode).toBe(400);
});

test("the A/B tests of a moment are not for shoppers, nor for staff who only read reports", async () => {
  const { browser } = await staffBrowser(shop, ["reports"]);
  for (const each of [customerBrowser(shop), browser])
    expect((await each.get(path("2027-01-10T12:00:00Z"))).statusCode).toBe(403);
});
