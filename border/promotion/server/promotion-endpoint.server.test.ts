import { promotionPath } from "../../border-paths.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { previewing } from "../../../tests/support/preview.ts";
import { importAs, openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { promotionContent } from "./import-promotions.ts";
import { createPromotions, type PromotionPorts } from "./promotions.ts";
import type { PromotionRow } from "./read-promotions.ts";

const part = promotionContent([], async () => ({
  pictures: [],
  vouchers: { has: () => true },
  groups: { has: () => true },
}));

/** A site that has all that its promotions name. */
const everythingThere = {
  uselessVouchers: async () => new Set<string>(),
  leadsNowhere: async () => () => false,
  soldProducts: async (_: unknown, numbers: number[]) => new Set(numbers),
};

let shop: TestShop;
const noon = new Date("2026-11-21T12:00:00Z");
/** The shop's clock; a test that moves it resets it. */
let now = noon;
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());
afterEach(() => {
  now = noon;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    url: `${promotionPath}/${path}`,
    headers: { host: shop.host("DE"), accept: "application/json", ...headers },
  });

describe("the endpoint of promotions", () => {
  const row = (id: string, name: string, more: Partial<PromotionRow> = {}): PromotionRow => ({
    site: "DE",
    id,
    name,
    priority: 0,
    type: "ApiCategory",
    content: { headline: name },
    tags: [],
    valid_from: "-infinity",
    valid_until: "infinity",
    ...more,
  });
  const rows = [
    row("place", "low"),
    row("place", "high", { priority: 5, tags: ["new", "coffee"] }),
    row("place", "higher", {
      priority: 9,
      tags: ["old"],
      valid_from: later(60),
      valid_until: later(120),
    }),
    row("place", "austrian", { site: "AT" }),
    row("tested", "for-all", { priority: 1 }),
    row("tested", "for-red", { priority: 1, test: "colour", test_group: "red" }),
    row("tested", "less-important", { test: "colour", test_group: "blue" }),
    row("only-tested", "for-red", { test: "colour", test_group: "red" }),
    row("soon", "soon", { valid_from: later(30) }),
    row("alone", "alone", { valid_until: later(10) }),
  ];
  beforeAll(async () => {
    await sql`insert into ab_test (site, name, groups, valid_until) values
      ('DE', 'colour', '[]', ${later(3_600)})`.execute(shop.services.database.sql);
    const isSeen = new Promise<void>((seen) => shop.services.onContentChange(() => seen()));
    await importAs(shop, part, rows, "test");
    await isSeen;
  });

  const headline = async (path: string, headers?: Record<string, string>) => {
    const { statusCode, body } = await get(path, headers);
    if (statusCode !== 200) return statusCode;
    const { contentJSON } = JSON.parse(body) as { contentJSON: string };
    return (JSON.parse(contentJSON) as { headline: string }).headline;
  };

  test("the endpoint answers with the most important promotion that is valid", async () => {
    expect(await headline("place")).toBe("high");
    now = later(60);
    expect(await headline("place")).toBe("higher");
    now = later(119);
    expect(await headline("place")).toBe("higher");
    now = later(120);
    expect(await headline("place")).toBe("high");
  });

  test("the endpoint answers with the promotion that has the tags", async () => {
    expect(await headline("place?allOfTags=new,coffee")).toBe("high");
    expect(await headline("place?allOfTags=new,tea")).toBe(404);
    expect(await headline("place?anyOfTags=tea,new")).toBe("high");
    expect(await headline("place?noneOfTags=new")).toBe("low");
    expect(await headline("place?noneOfTags=new&anyOfTags=old")).toBe(404);
  });

  test("a promotion for a group of an A/B test is sent only to its visitors", async () => {
    expect(await headline("tested")).toBe("for-all");
    expect(await headline("tested?groups=colour:red")).toBe("for-red");
    expect(await headline("tested?groups=other:red,colour:blue")).toBe("for-all");
    expect(await headline("tested?groups=unknown:red")).toBe("for-all");
    expect(await headline("only-tested")).toBe(404);
    expect(await headline("only-tested?groups=size:big,colour:red")).toBe("for-red");
  });

  test("a place of promotions names the tests with promotions of their own, while they are valid", async () => {
    const at = { site: allSites.DE.site, now };
    const { promotions } = shop.services;
    expect(await promotions.testsOf(at, "tested")).toEqual(["colour"]);
    expect(await promotions.testsOf(at, "place")).toEqual([]);
  });

  test("promotions for a group end with its test, also for browsers that still name the group", async () => {
    const at = { site: allSites.DE.site, now: later(3_600) };
    const { promotions } = shop.services;
    expect(await promotions.unchangedUntil({ ...at, now: later(3_000) })).toBe(at.now.getTime());
    now = later(3_599);
    expect(await headline("tested?groups=colour:red")).toBe("for-red");
    now = at.now;
    expect(await headline("tested?groups=colour:red")).toBe("for-all");
    expect(await headline("only-tested?groups=colour:red")).toBe(404);
    expect(await promotions.testsOf(at, "tested")).toEqual([]);
  });

  test("the endpoint answers with a promotion of the site of the header, else of the host", async () => {
    expect(await headline("place", { "x-hunter-site": "AT" })).toBe("austrian");
    expect(await headline("place", { host: shop.host("AT") })).toBe("austrian");
    expect(await headline("place", { host: shop.host("AT"), "x-hunter-site": "DE" })).toBe("high");
    expect(await headline("place", { "x-hunter-site": "XX" })).toBe("high");
    expect(await headline("place", { host: shop.host("AT"), "x-hunter-site": "XX" })).toBe("high");
    expect(await headline("place", { "x-hunter-site": "PL" })).toBe(404);
  });

  test("without a promotion the endpoint answers 204 to browsers that ask for that, cached like an answer", async () => {
    const { statusCode, headers, body } = await get("nowhere?ifEmpty=204");
    expect([statusCode, body]).toEqual([204, ""]);
    expect(headers["cache-control"]).toBe((await get("place")).headers["cache-control"]);
    expect((await get("place?ifEmpty=204")).statusCode).toBe(200);
  });

  test("without a promotion the endpoint answers 404 as a problem", async () => {
    const { statusCode, headers, body } = await get("nowhere");
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toMatch("application/problem+json");
    expect(JSON.parse(body)).toMatchObject({ status: 404, type: expect.stringMatching(/^urn:/) });
  });

  test.each([
    "~~double",
    "a%20b",
    "a".repeat(61),
    "place?allOfTags=",
    "place?allOfTags=a,,b",
    "place?allOfTags=a%27b",
    `place?anyOfTags=${"a".repeat(41)}`,
    `place?noneOfTags=${Array.from({ length: 21 }, (_, tag) => tag).join(",")}`,
    "place?allOfTags=a&allOfTags=b",
    "place?groups=",
    "place?groups=test",
    "place?groups=test:group:more",
    `place?groups=${"a".repeat(41)}:group`,
    `place?groups=${Array.from({ length: 21 }, (_, test) => `${test}:a`).join(",")}`,
  ])("the endpoint of promotions refuses %s", async (path) => {
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(400);
    expect(headers["content-type"]).toMatch("application/problem+json");
  });

  test("a promotion's answer may be cached until the next change, by site", async () => {
    const plain = await get("place");
    expect(plain.headers).toMatchObject({
      // Half of the remaining time.
      "cache-control": "public, max-age=4",
      vary: expect.stringMatching(/x-hunter-site/i),
    });
    now = later(10);
    expect((await get("place")).headers["cache-control"]).toBe("public, max-age=9");
    now = later(200);
    expect((await get("place")).headers["cache-control"]).toBe("public, max-age=60");
    now = noon;
    const preview = await get("place", { cookie: await previewing(shop, { time: later(200) }) });
    expect(preview.headers["cache-control"]).toBe("no-store");
    const forged = await get("place", { cookie: "a=b; PreviewToken=x" });
    expect(forged.headers["cache-control"]).toBe("public, max-age=4");
  });

  test("the promotions say when something begins or ends next", async () => {
    const { promotions } = shop.services;
    expect(await promotions.nextChange(noon)).toEqual(later(10));
    expect(await promotions.nextChange(later(10))).toEqual(later(30));
    expect(await promotions.nextChange(later(120))).toBeUndefined();
  });

  test("a shown promotion goes when the content changes", async () => {
    expect(await headline("place")).toBe("high");
    await importAs(shop, part, [row("place", "changed")], "test 2");
    await expect.poll(() => headline("place")).toBe("changed");
    await importAs(shop, part, rows, "test 3");
    await expect.poll(() => headline("place")).toBe("high");
  });

  test("a site's promotions are read once for simultaneous requests, and again after a failure", async () => {
    let isBroken = true;
    const pictures = vi.fn<PromotionPorts["pictures"]>(async () => {
      if (isBroken) throw new Error("broken");
      return [];
    });
    const imagePath = "/service/imagedelivery/image/hero/newest/960.webp";
    const content = { headline: "x", img: { imageData: { cutouts: [{ imagePath }] } } };
    const { sql: database } = shop.services.database;
    await importAs(shop, part, [row("picture", "picture", { content })], "test 4");
    const own = createPromotions(database, {
      pictures,
      voucherPercents: async () => new Map(),
      testSpans: async () => new Map(),
      ...everythingThere,
      warn: () => {},
    });
    const at = { site: allSites.DE.site, now: noon };
    const askThrice = () => Promise.allSettled([1, 2, 3].map(() => own.find(at, "picture")));
    const statuses = async () => (await askThrice()).map(({ status }) => status);
    expect(await statuses()).toEqual(["rejected", "rejected", "rejected"]);
    expect(pictures).toHaveBeenCalledTimes(1);
    isBroken = false;
    expect(await statuses()).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
    expect(pictures).toHaveBeenCalledTimes(2);
    await importAs(shop, part, rows, "test 5");
    await expect.poll(() => headline("place")).toBe("high");
  });

  test("promotions say the percentage that their voucher has now, and are not shown without it", async () => {
    const content = { headline: "{voucherPercent:SALE} % off" };
    await importAs(shop, part, [row("voucher", "voucher", { content })], "test 6");
    const percents = new Map([["SALE", 15]]);
    const warn = vi.fn<PromotionPorts["warn"]>();
    const own = createPromotions(shop.services.database.sql, {
      pictures: async () => [],
      voucherPercents: async () => percents,
      testSpans: async () => new Map(),
      ...everythingThere,
      warn,
    });
    const headline = async () => {
      own.invalidate();
      return (await own.show({ site: allSites.DE.site, now: noon }, "voucher"))?.headline;
    };
    expect(JSON.stringify(await headline())).toContain("15 % off");
    percents.set("SALE", 20);
    expect(JSON.stringify(await headline())).toContain("20 % off");
    percents.clear();
    expect(await headline()).toBeUndefined();
    expect(warn).toHaveBeenCalledWith(
      "Promotion DE voucher voucher: there is no voucher SALE with a percentage, so it is not shown",
    );
    await importAs(shop, part, rows, "test 7");
  });

  test("a promotion that names what the site does not have is not shown, another one is, and staff are told", async () => {
    const link = (url: string) => ({ links: [{ url, text: "More" }] });
    const voucher = { headline: "Sale", voucherCode: "GONE", voucherCodeInstructions: "With" };
    const [next, ...gone] = [
      row("linked", "next", { priority: 1, content: link("/tea-c2000.html") }),
      row("linked", "category", { priority: 2, content: link("/coffee-c1000.html?sort=newest") }),
      row("linked", "product", { priority: 3, content: link("/cup-p7.html") }),
      row("linked", "voucher", { priority: 4, content: voucher }),
    ];
    await importAs(shop, part, [next!, ...gone], "test 8");
    const own = createPromotions(shop.services.database.sql, {
      pictures: async () => [],
      voucherPercents: async () => new Map(),
      testSpans: async () => new Map(),
      uselessVouchers: async () => new Set(["GONE"]),
      leadsNowhere: async () => (url) => url.includes("-c1000"),
      soldProducts: async () => new Set(),
      warn: () => {},
    });
    const at = { site: allSites.DE.site, now: noon };
    expect((await own.show(at, "linked"))?.links[0]?.url).toBe("/tea-c2000.html");
    expect(await own.find(at, "linked")).toMatchObject({ content: next!.content });
    const problem = (name: string, reason: string) =>
      `The promotion ${name} in linked is not shown, because it ${reason}. Change it in promotions/, or remove it.`;
    expect(await own.problems(at)).toEqual([
      problem("voucher", "names the voucher GONE, which no cart accepts"),
      problem("product", "links to /cup-p7.html, which the site does not have"),
      problem("category", "links to /coffee-c1000.html?sort=newest, which the site does not have"),
    ]);
    await importAs(shop, part, rows, "test 9");
  });

  test("without the table of promotions none is shown, and the header still works", async () => {
    const { sql: database } = shop.services.database;
    await sql`alter table promotion rename to gone`.execute(database);
    try {
      shop.services.promotions.invalidate();
      const { statusCode, body, headers } = await shop.app.inject(
        "/service/pageborder/header/SK/TABLET",
      );
      expect(statusCode).toBe(200);
      expect(body).toContain(allSites.SK.texts.header.account);
      expect(body).not.toContain("data-kontor-promotion=");
      expect(headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
      const page = await shop.app.inject({ url: "/", headers: { host: shop.host("SK") } });
      expect(page.statusCode).toBe(200);
      expect(page.headers["cache-control"]).toBe("public, max-age=10");
    } finally {
      await sql`alter table gone rename to promotion`.execute(database);
    }
    now = later(11);
    const { headers } = await shop.app.inject("/service/pageborder/header/SK/TABLET");
    expect(headers).not.toHaveProperty("x-kontor-degraded");
  });
});
