import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartPagePath } from "../features/cart/cart-contract.ts";
import { formatAmount, formatMoney } from "../shared/money.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { fill } from "../shared/words.ts";
import { allSites } from "../sites/all-sites.ts";
import { elements, internalLinks, structuredData, wordsOf } from "../tests/support/html.ts";
import { otherMoney } from "../tests/support/money-forms.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { keysOf } from "./text/static-pages.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const originOf = (code: SiteCode) => `http://${shop.host(code)}`;
const get = (code: SiteCode, url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: shop.host(code), accept: "text/html", ...headers } });
const at = (code: SiteCode) => ({ site: allSites[code].site, now: new Date() });

/** Addresses that every site has, whatever its language. */
const sharedPaths = [
  "/",
  cartPagePath,
  "/usermenu",
  "/service/storefinder/search",
  "/service/storefinder/",
  "/search?query=espresso&site=",
  "/agb-s400007325.html",
  "/subscribenewsletter",
  "/contact",
  "/account",
  "/registerfreekontorcard",
  "/registerfreeprivatecard",
];
async function catalogueAddresses(code: SiteCode) {
  const { catalogue, navigation } = shop.services;
  const [category, leaf, themeworld, [product]] = await Promise.all([
    catalogue.categoryAddress(at(code), 1110),
    catalogue.categoryAddress(at(code), 1111),
    navigation.themeworldAddress(at(code), 12),
    catalogue.byId(at(code), [100101]),
  ]);
  return { category: category!, leaf: leaf!, themeworld: themeworld!, product: product!.url };
}

/** Numbers that the end of a line can separate from their unit or currency. */
const brokenAmounts = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, "|")
    .match(
      /.{0,20}(\d (€|%|°C|(Euro|Kč|Ft|zł|TL|CHF|k?g|[cm]?l|[cm]?m|k?W|V|Uhr)(?!\p{L}))|CHF \d).{0,9}/gu,
    ) ?? [];

/** Headings of a page that leave out a level below the one before: an h3 after an h1. */
function skippedHeadings(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const headings = [...main.matchAll(/<h([1-6])[^>]*>([^]*?)<\/h\1>/g)];
  return headings
    .filter(([, level], index) => Number(level) > Number(headings[index - 1]?.[1] ?? 0) + 1)
    .map(([heading]) => heading);
}

describe.each(siteCodes)("the shop of %s", (code) => {
  const { site, texts } = allSites[code];

  test("has all its pages, in its language", async () => {
    const { category, leaf, themeworld, product } = await catalogueAddresses(code);
    const own = shop.services.staticPages.list(code).map((page) => page.path);
    expect(own).toHaveLength(keysOf(code).length);
    for (const path of [...sharedPaths, ...own, category, leaf, themeworld, product]) {
      const url = path.endsWith("site=") ? path + code : path;
      const followed = await get(code, url);
      // The terms have one number on every site and words of their own.
      const answer =
        followed.statusCode === 301 ? await get(code, String(followed.headers.location)) : followed;
      expect(answer.statusCode, url).toBe(200);
      expect(elements(answer.body, "html")[0]?.lang, url).toBe(site.locale);
      expect(answer.headers["content-language"], url).toBe(site.locale);
      expect(answer.body.match(/<h1\b/g), url).toHaveLength(1);
      expect(otherMoney(wordsOf(answer.body), site), url).toEqual([]);
      expect(elements(answer.body, "header").filter((each) => each["data-kontor"])).toHaveLength(1);
      expect(elements(answer.body, "footer")).toHaveLength(1);
      expect(brokenAmounts(answer.body), url).toEqual([]);
      expect(skippedHeadings(answer.body), url).toEqual([]);
    }
  });

  test("hides the footer's newsletter on the page that has the form, and on no other", async () => {
    const mark = async (url: string) =>
      elements((await get(code, url)).body, "html")[0]?.["data-kontor-newsletter"];
    expect(await mark("/subscribenewsletter")).toBe("hidden");
    expect(await mark("/m/subscribenewsletter")).toBe("hidden");
    for (const url of ["/", "/contact", cartPagePath]) expect(await mark(url), url).toBeUndefined();
  });

  test("has links that work, on its home page, in header and footer", async () => {
    const links = internalLinks((await get(code, "/")).body, originOf(code));
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) expect((await get(code, link)).statusCode, link).toBe(200);
  });

  test("has links that work in its static pages, its cart and its pages for errors", async () => {
    const pages = shop.services.staticPages.list(code).map((page) => page.path);
    const links = new Set<string>();
    for (const path of [...pages, cartPagePath, "/nothing-here"])
      for (const link of internalLinks((await get(code, path)).body, originOf(code)))
        links.add(link);
    for (const link of links) expect((await get(code, link)).statusCode, link).toBe(200);
  });

  test("has no phone number that is not a link which calls it", async () => {
    const { category, product } = await catalogueAddresses(code);
    const pages = shop.services.staticPages.list(code).map((page) => page.path);
    const shown = ["/", category, product, cartPagePath, "/account/register", "/nothing-here"];
    for (const path of [...pages, ...shown]) {
      const { body } = await get(code, path);
      const calls = [...body.matchAll(/<a [^>]*href="tel:([^"]*)"[^>]*>([^]*?)<\/a>/g)];
      expect(calls, path).not.toEqual([]);
      for (const [, number, text] of calls) {
        expect(number, path).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(wordsOf(text!).replaceAll(" ", ""), path).toBe(number);
      }
      const others = wordsOf(calls.reduce((rest, [link]) => rest.replace(link, ""), body));
      expect(others, path).not.toMatch(/\+\d[\d /()-]{6,}\d/);
      const [, ...national] = site.phone.split(" ");
      expect(others, path).not.toMatch(new RegExp(national.join("[ /)-]*")));
    }
  });

  test("answers an unknown address with a helpful page in its language", async () => {
    for (const path of [
      "/x-p999999.html",
      "/x-c9999.html",
      "/x-s999999999.html",
      "/nothing/here",
      "/x.php",
    ]) {
      const answer = await get(code, path);
      expect(answer.statusCode, path).toBe(404);
      expect(elements(answer.body, "html")[0]?.lang, path).toBe(site.locale);
      expect(wordsOf(answer.body), path).toContain(texts.errors.notFoundHeadline);
      expect(
        internalLinks(answer.body, originOf(code)).some((link) => /-p\d+\.html/.test(link)),
      ).toBe(true);
      expect(elements(answer.body, "meta")).toContainEqual({
        name: "robots",
        content: "noindex, follow",
      });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("has a site map and rules for robots", async () => {
    const map = await get(code, "/sitemap.xml");
    expect(map.headers["content-type"]).toContain("application/xml");
    const urls = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
    const { category, product } = await catalogueAddresses(code);
    for (const path of [
      "/",
      category,
      product,
      shop.services.staticPages.get(code, "imprint").path,
    ])
      expect(urls).toContain(originOf(code) + path);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls.filter((_, index) => index % 20 === 0)) {
      const answer = await get(code, new URL(url).pathname);
      expect(answer.statusCode, url).toBe(200);
      expect(elements(answer.body, "link")).toContainEqual({ rel: "canonical", href: url });
    }
    const robots = (await get(code, "/robots.txt")).body;
    expect(robots).toContain(`Sitemap: ${originOf(code)}/sitemap.xml`);
    expect(robots).toContain("Disallow: /search");
  });

  test("shows prices in its currency", async () => {
    const { product } = await catalogueAddresses(code);
    const words = wordsOf((await get(code, product)).body);
    const { articles } = (await shop.services.catalogue.product(at(code), 100101))!;
    for (const { price } of articles) expect(words).toContain(wordsOf(formatMoney(price, site)));
    const amount = wordsOf(formatAmount(site.shipping.freeFrom, site));
    expect(words).toContain(`${fill(texts.catalogue.freeDelivery, { amount })}.`);
  });
});

describe("the same page on other sites", () => {
  const alternates = (html: string) =>
    Object.fromEntries(
      elements(html, "link")
        .filter(({ rel }) => rel === "alternate")
        .map(({ hreflang, href }) => [hreflang!, href!]),
    );

  test.each(["home", "category", "product", "contact", "terms"] as const)(
    "%s: every one names all the others and itself",
    async (kind) => {
      const pathOf = async (code: SiteCode) =>
        ({
          home: "/",
          ...(await catalogueAddresses(code)),
          contact: "/contact",
          terms: shop.services.staticPages.get(code, "terms").path,
        })[kind];
      const expected: Record<string, string> = {};
      for (const code of siteCodes)
        expected[allSites[code].site.locale] = originOf(code) + (await pathOf(code));
      expected["x-default"] = originOf("DE") + (await pathOf("DE"));
      for (const code of siteCodes) {
        const { body } = await get(code, await pathOf(code));
        expect(alternates(body), code).toEqual(expected);
        expect(elements(body, "link").filter(({ rel }) => rel === "canonical")).toEqual([
          { rel: "canonical", href: expected[allSites[code].site.locale] },
        ]);
      }
    },
  );

  test("a product that one site does not sell is not named there", async () => {
    const [german] = await shop.services.catalogue.byId(at("DE"), [101104]);
    const { body } = await get("DE", german!.url);
    expect(Object.keys(alternates(body)).toSorted()).toEqual(
      [
        ...siteCodes.filter((code) => code !== "TR").map((code) => allSites[code].site.locale),
        "x-default",
      ].toSorted(),
    );
    expect((await get("TR", german!.url)).statusCode).toBe(404);
  });
});

describe("an address", () => {
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
  ])("%s with other words leads to %s for good", async (url, target) => {
    const answer = await get("DE", url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(target);
  });

  const sharedTerms = "/agb-s400007325.html";

  test.each(["DE", "AT", "CH"] as const)("of the terms in %s is the shared one", async (code) => {
    expect((await get(code, sharedTerms)).statusCode).toBe(200);
  });

  test.each([
    ["CH_FR", "conditions-generales"],
    ["PL", "regulamin"],
    ["CZ", "obchodni-podminky"],
    ["HU", "aszf"],
    ["SK", "obchodne-podmienky"],
    ["TR", "mesafeli-satis-sozlesmesi"],
  ] as const)("of the terms in %s is /%s-…, and the shared one leads there", async (code, name) => {
    const path = `/${name}-s400007325.html`;
    expect((await get(code, path)).statusCode).toBe(200);
    const { statusCode, headers } = await get(code, `${sharedTerms}?utm_source=mail`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?utm_source=mail`]);
  });

  test.each([
    ["/m/kaffee-c1000.html", "/kaffee-c1000.html"],
    ["/kaffee-c1000.html/m", "/kaffee-c1000.html"],
    [`/m${product}?dim1=1000g`, product],
    ["/m", "/"],
    ["/m/", "/"],
    ["/m?utm=1", "/"],
    ["/contact/m", "/contact"],
    ["/m/service/storefinder/", "/service/storefinder/"],
  ])("%s is the mobile variant of %s", async (url, canonical) => {
    const answer = await get("DE", url);
    expect(answer.statusCode).toBe(200);
    expect(elements(answer.body, "link")).toContainEqual({
      rel: "canonical",
      href: originOf("DE") + canonical,
    });
    for (const name of ["header", "footer"])
      expect(elements(answer.body, name).find((each) => each["data-kontor"])).toHaveProperty(
        "data-platform",
        "MATCH",
      );
    const plain = await get("DE", canonical);
    expect(elements(plain.body, "header").find((each) => each["data-kontor"])).not.toHaveProperty(
      "data-platform",
    );
  });

  test("of the mobile variant shows the desktop page on request", async () => {
    const { body } = await get("DE", "/m/contact?forceP=WEBSHOP");
    expect(elements(body, "header").find((each) => each["data-kontor"])).not.toHaveProperty(
      "data-platform",
    );
  });

  test("that only resembles a mobile one is not found", async () => {
    for (const url of ["/moebel", "/m/nothing", "/kaffee-c1000.htmlm"])
      expect((await get("DE", url)).statusCode, url).toBe(404);
  });

  test("of an unknown host is the German shop's", async () => {
    const answer = await shop.app.inject({ url: "/", headers: { host: "evil.example" } });
    expect(elements(answer.body, "html")[0]?.lang).toBe("de-DE");
    expect(answer.body).not.toContain("evil.example");
  });

  test("answers HEAD", async () => {
    const answer = await shop.app.inject({ method: "HEAD", url: "/kaffee-c1000.html" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("");
  });

  test.each([
    ["x".repeat(300), 414],
    [`${"x".repeat(300)}-c1000.html`, 414],
    [`search/${"y".repeat(3_000)}`, 404],
    ["%E0%A4%A", 400],
  ])("that is too long or cannot be read is answered with a page: %.10s", async (path, status) => {
    const answer = await get("HU", `/${path}`);
    expect(answer.statusCode).toBe(status);
    expect(wordsOf(answer.body)).toContain(allSites.HU.texts.errors.notFoundHeadline);
    const program = await get("HU", `/${path}`, { accept: "application/json" });
    expect(program.headers["content-type"]).toContain("application/problem+json");
  });
});

describe("every page", () => {
  const paths = [
    "/",
    "/kaffee-c1000.html",
    "/espresso-speicherstadt-ganze-bohne-p100101.html",
    "/search?query=x",
    cartPagePath,
    "/contact",
    "/nothing",
    "/service/docs",
  ];

  test.each(paths)("%s is safe", async (path) => {
    const { headers, body } = await get("DE", path);
    const policy = String(headers["content-security-policy"]);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers).not.toHaveProperty("set-cookie");
    for (const { src, type } of elements(body, "script"))
      expect(src ?? type).toMatch(/^\/kontor\/|^application\/(ld\+)?json$/);
    expect(body).not.toMatch(/<style\b|\sstyle="|\son[a-z]+="|javascript:/i);
  });

  test("has structured data that parses", async () => {
    const of = async (path: string) => {
      const data = structuredData((await get("CH", path)).body);
      return new Map(data.map((each) => [each["@type"], each]));
    };
    const { category, product } = await catalogueAddresses("CH");
    expect((await of("/")).get("WebSite")).toMatchObject({
      url: `${originOf("CH")}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${originOf("CH")}/search?query={search_term_string}&site=CH` },
      },
    });
    expect((await of(category)).get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Kaffee" },
        { position: 2, item: originOf("CH") + category },
      ],
    });
    const shown = (await of(product)).get("Product")!;
    expect(shown).toMatchObject({
      sku: "100101",
      offers: [
        {
          sku: "100101-250",
          price: "6.50",
          priceCurrency: "CHF",
          availability: "https://schema.org/InStock",
        },
        { sku: "100101-1000", price: "18.95" },
      ],
    });
    expect((await shop.app.inject({ url: new URL(String(shown.image)).pathname })).statusCode).toBe(
      200,
    );
  });

  test("is revalidated by its ETag, and cached at most until the next change", async () => {
    const first = await get("DE", "/contact");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await get("DE", "/contact", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
