import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { siteCodes } from "../sites/site-codes.ts";
import { desktopViewport } from "../../border/footer/footer-contract.ts";
import { elements, wordsOf } from "../../tests/support/html.ts";
import { catalogueAddresses, getPage, originOf } from "../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { allSites } from "../sites/all-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const product = "/espresso-speicherstadt-ganze-bohne-p100101.html";

test.each([
  ["/espresso-p100101.html", product],
  ["/-p100101.html", product],
  ["/espresso-p100101.html?dim1=1000g", `${product}?dim1=1000g`],
  [
    "/espresso-p100101.html?dim1=1000g&query=%C3%B6l&utm_source=mail",
    `${product}?dim1=1000g&query=%C3%B6l&utm_source=mail`,
  ],
  ["/tassen-und-glaser-c1163.html", "/tassen-und-glaeser-c1163.html"],
  ["/coffee-c1000.html", "/kaffee-c1000.html"],
  ["/coffee-c1000.html?sort=newest&page=2", "/kaffee-c1000.html?sort=newest&page=2"],
  ["/terms-s400007325.html", "/agb-s400007325.html"],
  ["/m/coffee-c1000.html", "/kaffee-c1000.html"],
])("the address %s with other words redirects to %s for good", async (url, target) => {
  const response = await getPage(shop, "DE", url);
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(target);
});

const sharedTerms = "/agb-s400007325.html";

test.each(["DE", "AT", "CH"] as const)(
  "the address of the terms in %s is the shared one",
  async (code) => {
    expect((await getPage(shop, code, sharedTerms)).statusCode).toBe(200);
  },
);

test.each([
  ["CH_FR", "conditions-generales"],
  ["PL", "regulamin"],
  ["CZ", "obchodni-podminky"],
  ["HU", "aszf"],
  ["SK", "obchodne-podmienky"],
  ["TR", "mesafeli-satis-sozlesmesi"],
] as const)(
  "the address of the terms in %s is /%s-…, and the shared one redirects to it",
  async (code, name) => {
    const path = `/${name}-s400007325.html`;
    expect((await getPage(shop, code, path)).statusCode).toBe(200);
    const { statusCode, headers } = await getPage(shop, code, `${sharedTerms}?utm_source=mail`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?utm_source=mail`]);
  },
);

test.each([
  ["/m/kaffee-c1000.html", "/kaffee-c1000.html"],
  ["/kaffee-c1000.html/m", "/kaffee-c1000.html"],
  [`/m${product}?dim1=1000g`, product],
  ["/m", "/"],
  ["/m/", "/"],
  ["/m?utm=1", "/"],
  ["/contact/m", "/contact"],
  ["/m/service/storefinder/", "/service/storefinder/"],
])("the address %s is the mobile variant of %s", async (url, canonical) => {
  const response = await getPage(shop, "DE", url);
  expect(response.statusCode).toBe(200);
  expect(elements(response.body, "link")).toContainEqual({
    rel: "canonical",
    href: originOf(shop, "DE") + canonical,
  });
  for (const name of ["header", "footer"])
    expect(elements(response.body, name).find((each) => each["data-kontor"])).toHaveProperty(
      "data-platform",
      "MATCH",
    );
  const plain = await getPage(shop, "DE", canonical);
  expect(elements(plain.body, "header").find((each) => each["data-kontor"])).not.toHaveProperty(
    "data-platform",
  );
});

test("the address of a mobile variant shows the desktop page on request, laid out as on large screens", async () => {
  const viewportOf = (html: string) =>
    elements(html, "meta").find(({ name }) => name === "viewport")?.content;
  const { body: plain } = await getPage(shop, "DE", "/contact");
  expect(viewportOf(plain)).toMatch(/device-width/);
  const { body } = await getPage(shop, "DE", "/m/contact?forceP=WEBSHOP");
  expect(viewportOf(body)).toBe(desktopViewport);
  expect(elements(body, "header").find((each) => each["data-kontor"])).not.toHaveProperty(
    "data-platform",
  );
});

test("an address that only resembles a mobile one is not found", async () => {
  for (const url of ["/moebel", "/m/nothing", "/kaffee-c1000.htmlm"])
    expect((await getPage(shop, "DE", url)).statusCode, url).toBe(404);
});

test("an unknown host is answered by the German shop", async () => {
  const response = await shop.app.inject({ url: "/", headers: { host: "evil.example" } });
  expect(elements(response.body, "html")[0]?.lang).toBe("de-DE");
  expect(response.body).not.toContain("evil.example");
});

test("a HEAD request for a page is answered without a body", async () => {
  const response = await shop.app.inject({ method: "HEAD", url: "/kaffee-c1000.html" });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

test.each([
  ["/caff%E8-p100101.html", product],
  ["/caff%E8%-p100101.html?utm=k%E4se", `${product}?utm=k%E4se`],
  ["/caff\u00e8-p100101.html", product],
  ["/K%E4ffchen-c1000.html", "/kaffee-c1000.html"],
  ["/m/K%E4ffchen-c1000.html", "/kaffee-c1000.html"],
])("a link in an older encoding, %s, leads to %s", async (url, moved) => {
  const response = await getPage(shop, "DE", url);
  expect([response.statusCode, response.headers.location]).toEqual([301, moved]);
});

test("a search in an older encoding finds the decoded text", async () => {
  const response = await getPage(shop, "DE", "/search?query=k%E4nnchen&site=DE");
  expect(response.statusCode).toBe(200);
  expect(wordsOf(response.body)).toContain("kännchen");
  const header = elements(response.body, "header").find((each) => each["data-kontor"]);
  expect(header).not.toHaveProperty("data-platform");
});

test.each([
  ["x".repeat(300), 414],
  [`${"x".repeat(300)}-c1000.html`, 414],
  [`search/${"y".repeat(3_000)}`, 404],
  ["%E0%A4%A", 404],
  ["k%E1v%E9", 404],
  ["100%", 404],
])(
  "an address that is too long or cannot be read is answered with a page: %.10s",
  async (path, status) => {
    const response = await getPage(shop, "HU", `/${path}`);
    expect(response.statusCode).toBe(status);
    expect(wordsOf(response.body)).toContain(allSites.HU.texts.errors.notFoundHeadline);
    const program = await getPage(shop, "HU", `/${path}`, { accept: "application/json" });
    expect(program.headers["content-type"]).toContain("application/problem+json");
  },
);

describe("the same page on other sites", () => {
  const alternates = (html: string) =>
    Object.fromEntries(
      elements(html, "link")
        .filter(({ rel }) => rel === "alternate")
        .map(({ hreflang, href }) => [hreflang!, href!]),
    );

  test.each(["home", "category", "product", "contact", "terms"] as const)(
    "the %s page of each site names those of all sites as its alternates",
    async (kind) => {
      const pathOf = async (code: SiteCode) =>
        ({
          home: "/",
          ...(await catalogueAddresses(shop, code)),
          contact: "/contact",
          terms: shop.services.staticPages.get(code, "terms").path,
        })[kind];
      const expected: Record<string, string> = {};
      for (const code of siteCodes)
        expected[allSites[code].site.locale] = originOf(shop, code) + (await pathOf(code));
      expected["x-default"] = originOf(shop, "DE") + (await pathOf("DE"));
      for (const code of siteCodes) {
        const { body } = await getPage(shop, code, await pathOf(code));
        expect(alternates(body), code).toEqual(expected);
        expect(elements(body, "link").filter(({ rel }) => rel === "canonical")).toEqual([
          { rel: "canonical", href: expected[allSites[code].site.locale] },
        ]);
      }
    },
  );

  test("a product that one site does not sell has no alternate there", async () => {
    const [german] = await shop.services.catalogue.byNumber(
      { site: allSites.DE.site, now: new Date() },
      [101104],
    );
    const { body } = await getPage(shop, "DE", german!.url);
    expect(Object.keys(alternates(body)).toSorted()).toEqual(
      [
        ...siteCodes.filter((code) => code !== "TR").map((code) => allSites[code].site.locale),
        "x-default",
      ].toSorted(),
    );
    expect((await getPage(shop, "TR", german!.url)).statusCode).toBe(404);
  });
});
