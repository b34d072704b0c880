import { cartPagePath } from "../../border/border-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatAmount, formatMoney } from "../../platform/shared/money.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { elements, internalLinks, structuredData, wordsOf } from "../../tests/support/html.ts";
import { otherMoney } from "../../tests/support/money-forms.ts";
import { catalogueAddresses, getPage, originOf } from "../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { htmlErrors } from "../../tests/support/valid-html.ts";
import { testedSites } from "../../tests/support/tested-sites.ts";
import {
  customerPaths,
  discountShopPaths,
  leafletPath,
  reviewPaths,
  subscriptionPaths,
  wishlistPaths,
} from "../shop-paths.ts";
import { allSites } from "../sites/all-sites.ts";
import { communityPageNumbers, type CommunityPageKey } from "../sites/page-paths.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Addresses that exist on every site, whatever its language. */
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
  leafletPath,
  discountShopPaths.shop,
  subscriptionPaths.page,
  `${reviewPaths.product}/100101`,
  wishlistPaths.own,
  customerPaths.register,
];

/** Finds numbers that a line break can separate from their unit or currency. */
const brokenAmounts = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, "|")
    .match(
      /.{0,20}(\d (€|%|°C|(Euro|Kč|Ft|zł|TL|CHF|k?g|[cm]?l|[cm]?m|k?W|V|Uhr)(?!\p{L}))|CHF \d).{0,9}/gu,
    ) ?? [];

/** Finds headings that skip a level: an h3 after an h1. */
function skippedHeadings(html: string): string[] {
  const [, main = ""] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  const headings = [...main.matchAll(/<h([1-6])[^>]*>([^]*?)<\/h\1>/g)];
  return headings
    .filter(([, level], index) => Number(level) > Number(headings[index - 1]?.[1] ?? 0) + 1)
    .map(([heading]) => heading);
}

/** Returns the status of a link's page; the desktop view is reached by a redirect. */
async function statusBehind(code: SiteCode, link: string) {
  const { statusCode, headers } = await getPage(shop, code, link);
  // 303: pages of a customer lead to the login.
  return statusCode === 302 || statusCode === 303
    ? (await getPage(shop, code, String(headers.location))).statusCode
    : statusCode;
}

describe.each(testedSites)("%s", (code) => {
  const { site, pages, texts } = allSites[code];

  test(`the shop of ${code} has all its pages, in its language`, async () => {
    const { category, leaf, themeworld, product } = await catalogueAddresses(shop, code);
    const { staticPages, contentPages } = shop.services;
    const texts = staticPages.list(code);
    const blocks = await contentPages.list({ site, now: new Date() });
    const own = new Set([...texts, ...blocks].map((page) => page.path));
    for (const key of Object.keys(communityPageNumbers) as CommunityPageKey[]) own.add(pages[key]);
    expect(Object.values(pages).filter((path) => !own.has(path))).toEqual([]);
    for (const path of [...sharedPaths, ...own, category, leaf, themeworld, product]) {
      const url = path.endsWith("site=") ? path + code : path;
      const followed = await getPage(shop, code, url);
      // The terms have one number on all sites, with different words.
      const response =
        followed.statusCode === 301
          ? await getPage(shop, code, String(followed.headers.location))
          : followed;
      expect(response.statusCode, url).toBe(200);
      expect(elements(response.body, "html")[0]?.lang, url).toBe(site.locale);
      expect(response.headers["content-language"], url).toBe(site.locale);
      expect(response.body.match(/<h1\b/g), url).toHaveLength(1);
      expect(otherMoney(wordsOf(response.body), site), url).toEqual([]);
      expect(elements(response.body, "header").filter((each) => each["data-kontor"])).toHaveLength(
        1,
      );
      expect(elements(response.body, "footer")).toHaveLength(1);
      expect(brokenAmounts(response.body), url).toEqual([]);
      expect(skippedHeadings(response.body), url).toEqual([]);
      expect(await htmlErrors(response.body), url).toEqual([]);
    }
  });

  test(`the shop of ${code} hides the footer's newsletter only on the page that has the form`, async () => {
    const mark = async (url: string) =>
      elements((await getPage(shop, code, url)).body, "html")[0]?.["data-kontor-newsletter"];
    expect(await mark("/subscribenewsletter")).toBe("hidden");
    expect(await mark("/m/subscribenewsletter")).toBe("hidden");
    for (const url of ["/", "/contact", cartPagePath]) expect(await mark(url), url).toBeUndefined();
  });

  test(`the home page of ${code} has links that work, also in header and footer`, async () => {
    const links = internalLinks((await getPage(shop, code, "/")).body, originOf(shop, code));
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) expect(await statusBehind(code, link), link).toBe(200);
  });

  test(`the static pages, the cart and the error pages of ${code} have links that work`, async () => {
    const pages = shop.services.staticPages.list(code).map((page) => page.path);
    const links = new Set<string>();
    for (const path of [...pages, cartPagePath, "/nothing-here"])
      for (const link of internalLinks(
        (await getPage(shop, code, path)).body,
        originOf(shop, code),
      ))
        links.add(link);
    for (const link of links) expect(await statusBehind(code, link), link).toBe(200);
  });

  test(`each phone number on the pages of ${code} is a link that calls it`, async () => {
    const { category, product } = await catalogueAddresses(shop, code);
    const pages = shop.services.staticPages.list(code).map((page) => page.path);
    const shown = ["/", category, product, cartPagePath, "/account/register", "/nothing-here"];
    for (const path of [...pages, ...shown]) {
      const { body } = await getPage(shop, code, path);
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

  test(`the shop of ${code} answers an unknown address with a helpful page in its language`, async () => {
    for (const path of [
      "/x-p999999.html",
      "/x-c9999.html",
      "/x-s999999999.html",
      "/nothing/here",
      "/x.php",
    ]) {
      const response = await getPage(shop, code, path);
      expect(response.statusCode, path).toBe(404);
      expect(elements(response.body, "html")[0]?.lang, path).toBe(site.locale);
      expect(wordsOf(response.body), path).toContain(texts.errors.notFoundHeadline);
      expect(
        internalLinks(response.body, originOf(shop, code)).some((link) => /-p\d+\.html/.test(link)),
      ).toBe(true);
      expect(elements(response.body, "meta")).toContainEqual({
        name: "robots",
        content: "noindex, follow",
      });
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  test(`the shop of ${code} has a site map and rules for robots`, async () => {
    const map = await getPage(shop, code, "/sitemap.xml");
    expect(map.headers["content-type"]).toContain("application/xml");
    const urls = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
    const { category, product } = await catalogueAddresses(shop, code);
    for (const path of [
      "/",
      category,
      product,
      shop.services.staticPages.get(code, "imprint").path,
    ])
      expect(urls).toContain(originOf(shop, code) + path);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls.filter((_, index) => index % 20 === 0)) {
      const response = await getPage(shop, code, new URL(url).pathname);
      expect(response.statusCode, url).toBe(200);
      expect(elements(response.body, "link")).toContainEqual({ rel: "canonical", href: url });
    }
    const robots = (await getPage(shop, code, "/robots.txt")).body;
    expect(robots).toContain(`Sitemap: ${originOf(shop, code)}/sitemap.xml`);
    // Robots that may not read a page do not learn that it is not to be listed.
    expect(robots).not.toContain("Disallow: /search");
    for (const path of ["/service/brand/", cartPagePath])
      expect(robots).toContain(`Allow: ${path}\n`);
  });

  test(`the shop of ${code} shows prices in its currency`, async () => {
    const { product } = await catalogueAddresses(shop, code);
    const words = wordsOf((await getPage(shop, code, product)).body);
    const { articles } = (await shop.services.catalogue.product(
      { site, now: new Date() },
      100101,
    ))!;
    for (const { price } of articles) expect(words).toContain(wordsOf(formatMoney(price, site)));
    const { freeFrom, kindFreeFrom } = site.shipping;
    const amount = wordsOf(formatAmount(kindFreeFrom?.coffee ?? freeFrom, site));
    expect(words).toContain(fill(texts.catalogue.freeDelivery, { amount }));
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

  test.each(paths)("the page %s has a strict content policy, and nothing inline", async (path) => {
    const { headers, body } = await getPage(shop, "DE", path);
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

  test("home, category and product page have structured data that parses", async () => {
    const of = async (path: string) => {
      const data = structuredData((await getPage(shop, "CH", path)).body);
      return new Map(data.map((each) => [each["@type"], each]));
    };
    const { category, product } = await catalogueAddresses(shop, "CH");
    expect((await of("/")).get("WebSite")).toMatchObject({
      url: `${originOf(shop, "CH")}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: {
          urlTemplate: `${originOf(shop, "CH")}/search?query={search_term_string}&site=CH`,
        },
      },
    });
    expect((await of(category)).get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, item: `${originOf(shop, "CH")}/` },
        { position: 2, name: "Kaffee" },
        { position: 3, item: originOf(shop, "CH") + category },
      ],
    });
    const shown = (await of(product)).get("ProductGroup")!;
    expect(shown).toMatchObject({
      productGroupID: "100101",
      variesBy: "https://schema.org/size",
      hasVariant: [
        {
          sku: "100101-250",
          offers: {
            price: "6.50",
            priceCurrency: "CHF",
            availability: "https://schema.org/InStock",
          },
        },
        { sku: "100101-1000", offers: { price: "18.95" } },
      ],
    });
    expect((shown.image as string[]).length).toBeGreaterThan(2);
    for (const image of shown.image as string[])
      expect((await shop.app.inject({ url: new URL(image).pathname })).statusCode).toBe(200);
  });

  test("a page is revalidated by its ETag with every request", async () => {
    const first = await getPage(shop, "DE", "/contact");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await getPage(shop, "DE", "/contact", {
      "if-none-match": String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });
});
