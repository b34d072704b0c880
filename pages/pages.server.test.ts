import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { cartPagePath } from "../features/cart/cart-contract.ts";
import { formatMoney } from "../shared/money.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { fill } from "../shared/words.ts";
import { allSites } from "../sites/all-sites.ts";
import { elements, internalLinks, structuredData, wordsOf } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { staticPageKeys } from "./text/static-pages.server.ts";

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
  const [category, [product]] = await Promise.all([
    shop.services.catalogue.categoryAddress(at(code), 1110),
    shop.services.catalogue.byId(at(code), [100101]),
  ]);
  return { category: category!, product: product!.url };
}

describe.each(siteCodes)("the shop of %s", (code) => {
  const { site, texts } = allSites[code];

  test("has all its pages, in its language", async () => {
    const { category, product } = await catalogueAddresses(code);
    const own = shop.services.staticPages.list(code).map((page) => page.path);
    expect(own).toHaveLength(staticPageKeys.length);
    for (const path of [...sharedPaths, ...own, category, product]) {
      const url = path.endsWith("site=") ? path + code : path;
      const followed = await get(code, url);
      // The terms have one number on every site and words of their own.
      const answer =
        followed.statusCode === 301 ? await get(code, String(followed.headers.location)) : followed;
      expect(answer.statusCode, url).toBe(200);
      expect(elements(answer.body, "html")[0]?.lang, url).toBe(site.locale);
      expect(answer.headers["content-language"], url).toBe(site.locale);
      expect(answer.body.match(/<h1\b/g), url).toHaveLength(1);
      expect(elements(answer.body, "header").filter((each) => each["data-kontor"])).toHaveLength(1);
      expect(elements(answer.body, "footer")).toHaveLength(1);
    }
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

  test("answers what it does not have with a page that helps, in its language", async () => {
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

  test("shows prices in its money", async () => {
    const { product } = await catalogueAddresses(code);
    const words = wordsOf((await get(code, product)).body);
    const { articles } = (await shop.services.catalogue.product(at(code), 100101))!;
    for (const { price } of articles) expect(words).toContain(wordsOf(formatMoney(price, site)));
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
    ["/espresso-p100101.html?dim1=%3Cscript%3E", product],
    ["/coffee-c1000.html", "/kaffee-c1000.html"],
    ["/coffee-c1000.html?sort=newest&page=2", "/kaffee-c1000.html?sort=newest&page=2"],
    ["/terms-s400007325.html", "/agb-s400007325.html"],
    ["/m/coffee-c1000.html", "/kaffee-c1000.html"],
  ])("%s with other words leads to %s for good", async (url, target) => {
    const answer = await get("DE", url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(target);
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

  test("of the mobile variant is the desktop's when that is asked for", async () => {
    const { body } = await get("DE", "/m/contact?forceP=WEBSHOP");
    expect(elements(body, "header").find((each) => each["data-kontor"])).not.toHaveProperty(
      "data-platform",
    );
  });

  test("that only looks mobile is none", async () => {
    for (const url of ["/moebel", "/m/nothing", "/kaffee-c1000.htmlm"])
      expect((await get("DE", url)).statusCode, url).toBe(404);
  });

  test("of an unknown host is the German shop's", async () => {
    const answer = await shop.app.inject({ url: "/", headers: { host: "evil.example" } });
    expect(elements(answer.body, "html")[0]?.lang).toBe("de-DE");
    expect(answer.body).not.toContain("evil.example");
  });

  test("can be asked for by HEAD", async () => {
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

describe("lists", () => {
  const productsOf = (html: string) => [
    ...new Set(
      [...html.split("<main")[1]!.matchAll(/href="[^"]*-p(\d+)\.html/g)].map(([, id]) => id),
    ),
  ];
  const path = "/kaffee-c1000.html";

  test.each([
    "sort=evil",
    "sort=newest&sort=price-up",
    "sort[]=newest",
    "sort=",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=2&page=3",
    "page=",
    "page=%00",
    "utm_source=x",
  ])("with %s are the usual ones", async (query) => {
    const [usual, odd] = [await get("DE", path), await get("DE", `${path}?${query}`)];
    expect(odd.statusCode).toBe(200);
    expect(productsOf(odd.body)).toEqual(productsOf(usual.body));
  });

  test("have as many pages as they need and no more, linked to each other", async () => {
    const { productCount } = (await shop.services.catalogue.category(
      at("DE"),
      1000,
      "popular",
      1,
    ))!;
    const last = Math.ceil(productCount / 24);
    const seen = new Set<string | undefined>();
    for (let page = 1; page <= last; page++) {
      const { body, statusCode } = await get("DE", page === 1 ? path : `${path}?page=${page}`);
      expect(statusCode).toBe(200);
      for (const id of productsOf(body)) seen.add(id);
      const link = (rel: string) => elements(body, "link").find((each) => each.rel === rel)?.href;
      expect(link("next")).toBe(page < last ? `${path}?page=${page + 1}` : undefined);
      expect(link("prev")).toBe(
        page > 1 ? `${path}${page > 2 ? `?page=${page - 1}` : ""}` : undefined,
      );
    }
    expect(seen.size).toBe(productCount);
    for (const page of [last + 1, 400, 99_999, 999_999_999])
      expect((await get("DE", `${path}?page=${page}`)).statusCode).toBe(404);
  });

  test("are sorted as asked", async () => {
    const cheapest = productsOf((await get("DE", `${path}?sort=price-up`)).body);
    const dearest = productsOf((await get("DE", `${path}?sort=price-down`)).body);
    const { products } = (await shop.services.catalogue.category(at("DE"), 1000, "price-up", 1))!;
    expect(cheapest).toEqual(products.map(({ id }) => String(id)));
    expect(cheapest).not.toEqual(dearest);
  });
});

describe("search", () => {
  test("shows what it found, and carries the words to the product", async () => {
    const { body, headers } = await get("DE", "/search?query=Espresso%20Speicher&site=DE");
    expect(internalLinks(body, originOf("DE"))).toContain(
      "/espresso-speicherstadt-ganze-bohne-p100101.html?query=Espresso%20Speicher",
    );
    expect(elements(body, "meta")).toContainEqual({ name: "robots", content: "noindex, follow" });
    expect(headers["cache-control"]).toContain("public");
  });

  test.each([
    ["nothing that it knows", "query=qqqqqq", "qqqqqq"],
    [
      "HTML",
      `query=${encodeURIComponent('"><script>alert(1)</script>')}`,
      '"><script>alert(1)</script>',
    ],
    ["a place to fill", "query=%7Bquery%7D%20%7Bcount%7D", "{query} {count}"],
    ["no text", "query=", ""],
    ["no query", "", ""],
    ["several texts", "query=a&query=b", ""],
    ["NUL", "query=%00", ""],
    ["10,000 characters", `query=${"x".repeat(10_000)}`, "x".repeat(200)],
  ])("for %s offers what is popular", async (_name, query, shown) => {
    const answer = await get("DE", `/search?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(wordsOf(answer.body)).toContain(shown);
    expect(wordsOf(answer.body)).not.toContain("x".repeat(201));
    expect(answer.body).not.toContain("<script>alert");
    expect(wordsOf(answer.body)).toContain(allSites.DE.texts.searchPage.popular);
  });

  test("speaks of the site of the host, whatever the address says", async () => {
    const { body } = await get("PL", "/search?query=kawa&site=DE");
    expect(elements(body, "html")[0]?.lang).toBe("pl-PL");
  });

  test("has pages", async () => {
    const { body } = await get("DE", "/search?query=kaffee&site=DE");
    const next = elements(body, "link").find(({ rel }) => rel === "next")!.href!;
    expect((await get("DE", next)).statusCode).toBe(200);
    expect((await get("DE", "/search?query=kaffee&page=300")).statusCode).toBe(404);
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

  test("is kept by its ETag, never longer than it is true", async () => {
    const first = await get("DE", "/contact");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await get("DE", "/contact", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe("a variant that the address names", () => {
  test("is chosen", async () => {
    const { body } = await get("DE", "/espresso-speicherstadt-ganze-bohne-p100101.html?dim1=1000g");
    const chosen = elements(body, "input").filter(
      ({ name, checked }) => name === "tcm" && checked === "",
    );
    expect(chosen.map(({ value }) => value)).toEqual(["100101-1000"]);
  });

  test("and that the product does not have leads to the product", async () => {
    const product = "/espresso-speicherstadt-ganze-bohne-p100101.html";
    for (const [query, target] of [
      ["dim1=nothing", product],
      ["dim1=nothing&query=crema%20%26", `${product}?query=crema%20%26`],
    ]) {
      const answer = await get("DE", `${product}?${query}`);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(target);
    }
  });

  test.each(["dim1=", "dim1=250g&dim1=1000g", "dim1=%3Cb%3E"])(
    "as %s is the first",
    async (query) => {
      const { body } = await get("DE", `/espresso-speicherstadt-ganze-bohne-p100101.html?${query}`);
      const chosen = elements(body, "input").filter(
        ({ name, checked }) => name === "tcm" && checked === "",
      );
      expect(chosen.map(({ value }) => value)).toEqual(["100101-250"]);
    },
  );
});

describe("without JavaScript", () => {
  const espresso = { productId: "100101", tcm: "100101-250" };
  const { cart: texts } = allSites.DE.texts;

  /** A browser that keeps its cookie and sends forms. */
  function browser(code: SiteCode = "DE") {
    let cookie = "";
    const headers = () => ({
      host: shop.host(code),
      accept: "text/html",
      ...(cookie ? { cookie } : {}),
    });
    return {
      submit: async (fields: Record<string, string>, more: Record<string, string> = {}) => {
        const answer = await shop.app.inject({
          method: "POST",
          url: cartPagePath,
          payload: new URLSearchParams(fields).toString(),
          headers: {
            ...headers(),
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "same-origin",
            ...more,
          },
        });
        const [set] = answer.cookies;
        if (set) cookie = `${set.name}=${set.value}`;
        return answer;
      },
      cart: async () => (await shop.app.inject({ url: cartPagePath, headers: headers() })).body,
    };
  }
  /** Of each article, whose buttons are for one piece less, one more, and none. */
  const quantities = (html: string) =>
    elements(html, "button")
      .filter(({ name, value }) => name === "quantity" && value)
      .map(({ value }) => Number(value) + 1)
      .filter((_, index) => index % 3 === 0);

  test("the product's form adds, and leads to the cart", async () => {
    const visitor = browser();
    const { body } = await get("DE", "/espresso-speicherstadt-ganze-bohne-p100101.html");
    const form = elements(body, "form").find(({ action }) => action === cartPagePath);
    expect(form?.method).toBe("post");
    for (const total of [2, 4]) {
      const answer = await visitor.submit({ ...espresso, quantity: "2" });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(cartPagePath);
      expect(quantities(await visitor.cart())).toEqual([total]);
    }
    const cart = wordsOf(await visitor.cart());
    expect(cart).toContain("Espresso Speicherstadt");
    expect(cart).toContain(wordsOf(formatMoney(4 * 499 + 495, allSites.DE.site)));
  });

  test("the cart's form sets a quantity and removes", async () => {
    const visitor = browser();
    await visitor.submit({ ...espresso, quantity: "2" });
    expect((await visitor.submit({ ...espresso, quantity: "5", change: "set" })).statusCode).toBe(
      303,
    );
    expect(quantities(await visitor.cart())).toEqual([5]);
    expect((await visitor.submit({ ...espresso, quantity: "5", change: "set" })).statusCode).toBe(
      303,
    );
    expect((await visitor.submit({ ...espresso, quantity: "0", change: "set" })).statusCode).toBe(
      303,
    );
    expect(wordsOf(await visitor.cart())).toContain(texts.empty);
  });

  test("the cart's cookie is for the server alone", async () => {
    const { cookies } = await browser().submit({ ...espresso, quantity: "1" });
    expect(cookies).toMatchObject([{ name: "cartId", path: "/", httpOnly: true, sameSite: "Lax" }]);
  });

  test("a limit is said in words, and the cart stays as it was", async () => {
    const visitor = browser();
    await visitor.submit({ ...espresso, quantity: "1" });
    const answer = await visitor.submit({ ...espresso, quantity: "20" });
    expect(answer.statusCode).toBe(409);
    expect(wordsOf(answer.body)).toContain(fill(texts.itemLimit, { limit: 20 }));
    expect(quantities(answer.body)).toEqual([1]);
  });

  test.each<[string, Record<string, string>, number]>([
    ["a negative quantity", { ...espresso, quantity: "-1" }, 400],
    ["a fraction", { ...espresso, quantity: "1.5" }, 400],
    ["an enormous quantity", { ...espresso, quantity: "9".repeat(30) }, 400],
    ["no quantity", { ...espresso }, 400],
    ["no product", { quantity: "1" }, 400],
    ["an unknown product", { productId: "999999", quantity: "1" }, 409],
    [
      "an article of another product",
      { productId: "100102", tcm: "100101-250", quantity: "1" },
      409,
    ],
    ["an enormous product", { productId: "9".repeat(11), quantity: "1" }, 400],
    ["odd characters", { productId: "' or 1=1", quantity: "1" }, 400],
    ["an odd article", { productId: "100101", tcm: "\0", quantity: "1" }, 400],
  ])("%s is refused with a page that says so", async (_name, fields, status) => {
    const answer = await browser().submit(fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(wordsOf(answer.body)).toContain(texts.changeError);
    expect(answer.cookies).toEqual([]);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighbour of the shop", { "sec-fetch-site": "same-site" }],
    ["an older browser on another site", { "sec-fetch-site": "", origin: "https://evil.example" }],
    ["a page without an origin", { "sec-fetch-site": "", origin: "null" }],
  ])("%s cannot send it", async (_name, from) => {
    const visitor = browser();
    const answer = await visitor.submit({ ...espresso, quantity: "1" }, from);
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
    expect(wordsOf(await visitor.cart())).toContain(texts.empty);
  });

  test("an older browser on the shop's own page can", async () => {
    const answer = await browser("AT").submit(
      { ...espresso, quantity: "1" },
      { "sec-fetch-site": "", origin: "http://at.localhost:3000" },
    );
    expect(answer.statusCode).toBe(303);
  });

  test.each([
    ["another type", "text/plain", "a=b", 415],
    ["a huge form", "application/x-www-form-urlencoded", `productId=${"1".repeat(5_000)}`, 413],
  ])("%s is refused", async (_name, type, payload, status) => {
    const answer = await shop.app.inject({
      method: "POST",
      url: cartPagePath,
      payload,
      headers: { "content-type": type, "sec-fetch-site": "same-origin" },
    });
    expect(answer.statusCode).toBe(status);
  });

  test("the cart's page is nobody else's", async () => {
    const answer = await get("DE", cartPagePath);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(elements(answer.body, "meta")).toContainEqual({
      name: "robots",
      content: "noindex, follow",
    });
  });
});

describe("when the content changes", () => {
  test("a product that is no longer sold is no longer shown", async () => {
    const { catalogue, search, database } = shop.services;
    const [card] = await catalogue.byId(at("SK"), [100105]);
    const { url, name } = card!;
    const found = async () => (await search.find(at("SK").site, name)).ids;
    expect((await get("SK", url)).statusCode).toBe(200);
    expect(await found()).toContain(100105);
    await database.sql
      .deleteFrom("offer")
      .where("market", "=", "SK")
      .where("tcm", "like", "100105-%")
      .execute();
    // The database tells of it.
    await vi.waitFor(async () => expect(await found()).not.toContain(100105), { timeout: 10_000 });
    expect((await get("SK", url)).statusCode).toBe(404);
    expect((await get("SK", url)).statusCode).toBe(404);
  });
});

describe("when the server fails", () => {
  afterEach(() => void vi.restoreAllMocks());
  const breakProducts = () =>
    vi.spyOn(shop.services.catalogue, "product").mockRejectedValue(new Error("secret cause"));

  test("a page says so in the site's language, with a number and without the cause", async () => {
    breakProducts();
    const answer = await get("TR", "/x-p100119.html");
    expect(answer.statusCode).toBe(500);
    expect(elements(answer.body, "html")[0]?.lang).toBe("tr-TR");
    expect(wordsOf(answer.body)).toContain(allSites.TR.texts.errors.failureHeadline);
    expect(answer.body).toMatch(/<code>[\da-f-]{36}<\/code>/);
    expect(answer.body).not.toContain("secret cause");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a program gets a problem without the cause", async () => {
    breakProducts();
    const answer = await get("TR", "/x-p100119.html", { accept: "*/*" });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ status: 500, instance: expect.any(String) });
    expect(answer.body).not.toContain("secret cause");
  });

  test("wrong addresses and the site map cost no question after the first", async () => {
    await get("SK", "/wrong");
    await get("SK", "/sitemap.xml");
    const asked = (["popular", "addresses"] as const).map((name) =>
      vi.spyOn(shop.services.catalogue, name),
    );
    expect((await get("SK", "/wrong/too")).statusCode).toBe(404);
    expect((await get("SK", "/sitemap.xml")).statusCode).toBe(200);
    for (const one of asked) expect(one).not.toHaveBeenCalled();
  });

  test("an overload is said with 503 and when to come again", async () => {
    vi.spyOn(shop.services.catalogue, "product").mockRejectedValue(
      Object.assign(new Error("busy"), { statusCode: 503 }),
    );
    for (const accept of ["text/html", "application/json"]) {
      const answer = await get("TR", "/x-p100119.html", { accept });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("a page that was there stands", async () => {
    const [{ url } = { url: "" }] = await shop.services.catalogue.byId(at("AT"), [100101]);
    const good = await get("AT", url);
    breakProducts();
    await sql`select pg_notify('content', 'test')`.execute(shop.services.database.sql);
    await vi.waitFor(async () => {
      const answer = await get("AT", url);
      expect(answer.body).toBe(good.body);
      expect(shop.services.catalogue.product).toHaveBeenCalled();
    });
  });
});
