import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { replaceContent } from "../../../tests/support/replace-content.ts";
import type { Database } from "../../../platform/database/database.ts";
import { openContent } from "../../../storefront/server/services.ts";
import { coffeeShop, type Tables } from "../../../server/shop.ts";
import { languages, siteCodes } from "../../../shop/sites/site-codes.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { freshDatabase } from "../../../tests/support/databases.ts";
import { testRelease } from "../../../tests/support/test-release.ts";
import { createCartExtras, type ExtrasPorts } from "./cart-extras.ts";
import { cartContent } from "./import-extras.ts";
import type { ExtrasContent } from "./read-extras.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database<Tables>;
beforeAll(async () => {
  fresh = await freshDatabase();
  ({ database } = await openContent(coffeeShop, {
    config: { DATABASE_URL: fresh.url, DATA_DIR: "memory://" },
    release: testRelease,
    log: { error: console.error, info: () => {}, warn: console.warn },
  }));
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const noon = "2026-11-21T12:00:00Z";
const on = (code: SiteCode, now = noon) => ({
  site: valueAt(allSites, code).site,
  now: new Date(now),
});
const addresses = async () => (id: string) => `/img/${id}/1`;
/** The catalogue of a commerce system that has everything. */
const catalogue: ExtrasPorts["catalogue"] = {
  hasCategory: async () => true,
  offers: async (_, tcms) =>
    new Map(tcms.map((tcm) => [tcm, { tcm, price: 1, was: null, stock: 1 }])),
};
const inAll = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<
    (typeof languages)[number],
    string
  >;

test.each(siteCodes)(
  "%s has campaigns, a timeless voucher and products of partners",
  async (code) => {
    const extras = createCartExtras(database.sql, { pictures: addresses, catalogue });
    const { campaigns, vouchers, partnerProducts } = await extras.at(on(code, "2030-01-01"));
    expect(campaigns.length).toBeGreaterThan(1);
    const sold = await database.sql
      .selectFrom("offer")
      .select("tcm")
      .where("market", "=", allSites[code].site.market)
      .where("stock", ">", 0)
      .execute();
    for (const { tcm } of campaigns) expect(sold).toContainEqual({ tcm });
    expect(vouchers).toMatchObject([{ code: "KONTOR5", percent: null, category: null }]);
    for (const { picture, price } of partnerProducts) {
      expect(picture).toMatch(/^\/img\/category-/);
      expect(price % allSites[code].site.currency.step).toBe(0);
    }
    expect(partnerProducts.length).toBeGreaterThan(0);
  },
);

test("every code that a promotion shows is a voucher of the same validity", async () => {
  const promotions = await database.sql
    .selectFrom("promotion")
    .select(["site", "content", "valid_from", "valid_until"])
    .execute();
  const vouchers = await database.sql
    .selectFrom("voucher")
    .select(["site", "code", "valid_from", "valid_until"])
    .execute();
  const shown = promotions.flatMap(({ content, ...time }) => {
    const { voucherCode: code } = content as { voucherCode?: string };
    return code ? [{ ...time, code }] : [];
  });
  expect(new Set(shown.map(({ site }) => site)).size).toBe(siteCodes.length);
  for (const each of shown) expect(vouchers).toContainEqual(each);
});

test("a voucher's code is valid on its sites only, from its first moment to its last", async () => {
  const extras = createCartExtras(database.sql, { pictures: addresses, catalogue });
  const codes = async (code: SiteCode, now: string) =>
    (await extras.at(on(code, now))).vouchers.map((voucher) => voucher.code);
  expect(await codes("DE", "2026-11-19T22:59:59Z")).not.toContain("BLACK15");
  expect(await codes("DE", "2026-11-19T23:00:00Z")).toContain("BLACK15");
  expect(await codes("DE", "2026-11-30T22:59:59Z")).toContain("BLACK15");
  expect(await codes("DE", "2026-11-30T23:00:00Z")).not.toContain("BLACK15");
  expect(await codes("TR", noon)).toEqual(["KASIM15", "KONTOR5"]);
  expect((await extras.at(on("CH_FR"))).vouchers[0]).toEqual({
    code: "BLACK15",
    title: "15\u00a0% sur les machines à café",
    percent: 15,
    amount: null,
    minimum: 0,
    category: "coffee-machines",
  });
});

test("of another commerce system's catalogue, what it lacks is not accepted, and staff are told", async () => {
  const extras = createCartExtras(database.sql, {
    pictures: addresses,
    catalogue: { hasCategory: async () => false, offers: async () => new Map() },
  });
  const { vouchers } = await extras.at(on("DE"));
  expect(vouchers.map(({ code }) => code)).toEqual(["KONTOR5"]);
  expect([...(await extras.uselessCodes(on("DE")))]).toEqual(["BLACK15"]);
  const problems = [
    "The voucher BLACK15 is not accepted, because there are no products in its category coffee-machines. Name another category in cart/vouchers.yaml, or remove the voucher.",
    "The free article coffee-to-try is not offered, because the article 100121-250 is not sold. Name another article in cart/campaigns.yaml, or remove the campaign.",
    "The free article mug-of-your-own is not offered, because the article 101223-red is not sold. Name another article in cart/campaigns.yaml, or remove the campaign.",
  ];
  expect(await extras.problems(on("DE"))).toEqual(problems);
  expect(await extras.problems(on("DE", "2026-12-02T00:00:00Z"))).toEqual(problems.slice(1));
  const whole = createCartExtras(database.sql, { pictures: addresses, catalogue });
  expect(await whole.problems(on("DE"))).toEqual([]);
});

describe("the import of extras", () => {
  let version = 0;
  const sites = Object.values(allSites).map(({ site }) => site);
  const part = cartContent(sites, () => Promise.reject(new Error("not asked")));
  const write = (content: Partial<ExtrasContent>) =>
    replaceContent(
      database.sql,
      part,
      {
        content: { campaigns: [], vouchers: [], partnerProducts: [], ...content },
        files: new Map(),
      },
      { version: `test ${++version}`, time: 0 },
    );

  test("an import writes each site's campaigns, vouchers and texts, the lower minimum first", async () => {
    await write({
      campaigns: [
        { id: "large", tcm: "2", minimum: { DE: 40, CH: 50.05 } },
        { id: "small", tcm: "1", minimum: { CH: 19.9 } },
      ],
      vouchers: [
        {
          code: "GROSS",
          title: inAll("Großer „Rabatt“"),
          amounts: { DE: 5, CH: 4.35 },
          sites: ["DE", "CH"],
          minimum: { CH: 30 },
        },
      ],
      partnerProducts: [
        {
          id: "tree",
          title: inAll("Süß"),
          hint: inAll("Grüße"),
          picture: "plant",
          prices: { CH: 5.9 },
        },
      ],
    });
    const extras = createCartExtras(database.sql, { pictures: addresses, catalogue });
    const voucher = { code: "GROSS", percent: null, category: null };
    expect(await extras.at(on("CH"))).toEqual({
      campaigns: [
        { id: "small", tcm: "1", minimum: 1990 },
        { id: "large", tcm: "2", minimum: 5005 },
      ],
      vouchers: [{ ...voucher, title: "Grosser «Rabatt»", amount: 435, minimum: 3000 }],
      partnerProducts: [
        {
          id: "tree",
          title: "Süss",
          hint: "Grüsse",
          picture: "/img/plant/1",
          price: 590,
          isOnline: false,
        },
      ],
    });
    expect(await extras.at(on("DE"))).toEqual({
      campaigns: [{ id: "large", tcm: "2", minimum: 4000 }],
      vouchers: [{ ...voucher, title: "Großer „Rabatt“", amount: 500, minimum: 0 }],
      partnerProducts: [],
    });
    expect(await extras.at(on("CH_FR"))).toEqual({
      campaigns: [],
      vouchers: [],
      partnerProducts: [],
    });
  });

  test("imported campaigns are read once the cache is cleared", async () => {
    const minimum = { DE: 1 };
    await write({ campaigns: [{ id: "old", tcm: "1", minimum }] });
    const extras = createCartExtras(database.sql, { pictures: addresses, catalogue });
    const ids = async () => (await extras.at(on("DE"))).campaigns.map(({ id }) => id);
    expect(await ids()).toEqual(["old"]);
    await write({ campaigns: [{ id: "new", tcm: "1", minimum }] });
    expect(await ids()).toEqual(["old"]);
    extras.invalidate();
    expect(await ids()).toEqual(["new"]);
  });

  test("an import of extras notifies the processes that listen to content", async () => {
    const heard = vi.fn<(payload: string) => void>();
    await database.listen("content", heard);
    await write({});
    await expect.poll(() => heard).toHaveBeenCalled();
  });

  test("a failed read of extras is repeated", async () => {
    const words = { title: inAll("x"), hint: inAll("x"), prices: { DE: 1 } };
    await write({ partnerProducts: [{ ...words, id: "shown", picture: "there" }] });
    const pictures = vi
      .fn<ExtrasPorts["pictures"]>(addresses)
      .mockRejectedValueOnce(new Error("away"));
    const extras = createCartExtras(database.sql, { pictures, catalogue });
    await expect(extras.at(on("DE"))).rejects.toThrow("away");
    expect((await extras.at(on("DE"))).partnerProducts.map(({ id }) => id)).toEqual(["shown"]);
  });
});
