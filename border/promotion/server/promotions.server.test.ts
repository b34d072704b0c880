import { promotionPath } from "../../border-paths.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { figuresOf } from "../../../platform/shared/sites/figures.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { elements } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { benefitTags } from "../promotion-contract.ts";

let shop: TestShop;
const noon = new Date("2026-11-21T12:00:00Z");
/** The shop's clock; a test that moves it resets it. */
let now = noon;

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

test.each(testedSites)("the strip of benefits on %s has its four links", async (code) => {
  const { statusCode, body } = await get("~header_top", { "x-hunter-site": code });
  expect(statusCode).toBe(200);
  const { type, contentJSON } = JSON.parse(body) as { type: string; contentJSON: string };
  expect(type).toBe("ApiHeaderBenefitsPromotion");
  const { links } = JSON.parse(contentJSON) as { links: { text: string }[] };
  const said = links.map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(said).toHaveLength(4);
  const figures = figuresOf(allSites[code].site);
  const [free = "", days = ""] = [
    figures.coffeeFreeDeliveryFrom ?? figures.freeDeliveryFrom,
    figures.returnDays ?? figures.returnMonths,
  ].map((figure) => figure?.replaceAll("\u00a0", " "));
  expect(said[0]).toContain(free);
  expect(said[1]).toMatch(/10 ?%|%10/);
  const banner = JSON.parse((await get("~top_banner", { "x-hunter-site": code })).body) as object;
  expect(JSON.stringify(banner).replaceAll(/\u00a0|&nbsp;/g, " ")).toMatch(/15 ?%|%15/);
  expect(said[3]).toMatch(RegExp(`\\b${days}\\b`));
});

test.each(testedSites)(
  "the header on %s shows banner and strip of promotions with their tags",
  async (code) => {
    const { body } = await shop.app.inject(`/service/pageborder/header/${code}`);
    const sections = elements(body, "section").map((each) => each["data-kontor-promotion"]);
    expect(sections).toHaveLength(2);
    expect(new Set(sections)).toEqual(new Set(["benefits", "top_banner"]));
    const tags = elements(body, "a").flatMap((each) => each["data-tracking-tag"] ?? []);
    expect(tags).toEqual([...benefitTags]);
    expect(body).toContain("89k");
    expect(body).not.toContain("style=");
  },
);

test("the reduced header has no promotions", async () => {
  const { body } = await shop.app.inject("/service/pageborder/header/DE/CLASSIC/reduced");
  expect(body).not.toMatch(/data-kontor-(promotion|app-banner)/);
});

test.each(testedSites)("every link of every promotion on %s leads to a page", async (code) => {
  const rows = await shop.services.database.sql
    .selectFrom("promotion")
    .selectAll()
    .where("site", "=", code)
    .execute();
  const links = rows.flatMap(({ content }) =>
    [...JSON.stringify(content).matchAll(/"(?:url|ctaButtonLink)":"([^"]+)"/g)].map(
      ([, url]) => url!,
    ),
  );
  expect(links.length).toBeGreaterThan(8);
  for (const url of new Set(links)) {
    const { statusCode } = await shop.app.inject({
      url,
      headers: { host: shop.host(code), accept: "text/html" },
    });
    expect(statusCode, url).toBe(200);
  }
});

test("home and categories show their promotions, with a picture that is there", async () => {
  for (const [path, part] of [
    ["/", "phase_integration"],
    ["/kaffeemaschinen-c1150.html", "category_banner"],
  ] as const) {
    const { body } = await shop.app.inject({ url: path, headers: { host: shop.host("DE") } });
    const [section] = elements(body.slice(body.indexOf("<main")), "section").filter(
      (each) => each["data-kontor-promotion"] === part,
    );
    expect(section, path).toBeDefined();
    const source = /data-kontor-picture.*?src="([^"]+)"/s.exec(body)?.[1] ?? "";
    expect(source).toMatch(/^\/img\/hero-[a-z]+\/[0-9a-f]{8}\/960\.webp$/);
    expect((await shop.app.inject(source)).statusCode).toBe(200);
  }
  const second = await shop.app.inject({
    url: "/kaffeemaschinen-c1150.html?page=2",
    headers: { host: shop.host("DE") },
  });
  expect(second.body).not.toContain('data-kontor-promotion="category_banner"');
});

test("the shop's own promotions come and go with their time", async () => {
  const headline = async () => {
    const { body } = await get("~top_banner");
    return (JSON.parse(body) as { contentJSON: string }).contentJSON;
  };
  expect(await headline()).toContain("Black Week");
  now = new Date("2026-12-01T00:00:00+01:00");
  expect(await headline()).toContain("Advent");
  now = new Date("2026-12-25T00:00:00+01:00");
  expect(await headline()).toContain("KontorCard");
  now = noon;
  expect(await shop.services.promotions.nextChange(noon)).toEqual(
    new Date("2026-11-24T00:00:00+03:00"),
  );
});
