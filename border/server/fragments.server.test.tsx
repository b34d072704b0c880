import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogueContent } from "../../features/catalogue/server/import-catalogue.ts";
import { readContent } from "../../features/catalogue/server/read-content.ts";
import { cartPagePath } from "../../features/cart/cart-contract.ts";
import { withoutMistakes } from "../../tests/support/without-mistakes.ts";
import { siteCodes } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { elements, roots, wordsOf } from "../../tests/support/html.ts";
import { contentChanged, importAs, openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { catalogueDrawings } from "../../server/connect-slices.ts";
import { contentFolder } from "../../server/services.ts";

let shop: TestShop;
/** The shop's clock; a test that changes it restores it. */
let now = new Date("2026-11-21T12:00:00Z");
const noon = now;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const base = "/service/pageborder";
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: base + path, headers });
const fragments = ["header", "footer"] as const;

describe.each(fragments)("the %s", (name) => {
  test.each(siteCodes)(`the ${name} of %s is one element with its assets`, async (code) => {
    const { body, statusCode } = await get(`/${name}/${code}`);
    expect(statusCode).toBe(200);
    expect([...new Set(roots(body))].toSorted()).toEqual([name, "link", "script"].toSorted());
    expect(elements(body, name)[0]).toMatchObject({
      "data-kontor": name,
      lang: allSites[code].site.locale,
    });
    expect(body).not.toMatch(/<(html|head|body|base|meta|title)\b/);
  });

  test(`the ${name} is the same at every spelling of its address`, async () => {
    const { body } = await get(`/${name}/CH_FR/MATCH/reduced`);
    for (const path of ["CH_FR/MATCH/reduced/", "ch_fr/MATCH/reduced", "Ch_Fr/MATCH/reduced/"])
      expect((await get(`/${name}/${path}`)).body).toBe(body);
  });

  test(`the ${name} without assets is only its element`, async () => {
    const { body, headers } = await get(`/${name}/AT/CLASSIC/noassets`);
    expect(roots(body)).toEqual([name]);
    expect(headers).not.toHaveProperty("link");
  });

  test(`the ${name} says how long caches may store it, and is the same for every shopper`, async () => {
    const { headers, rawPayload } = await get(`/${name}/PL`, { host: "at.localhost:3000" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
    expect(headers["cache-control"]).toBe(
      "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
    );
    expect(String(headers["surrogate-key"]).split(" ")).toContain(`${name}-PL`);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("x-kontor-degraded");
  });

  test(`the ${name} names its assets in a Link header that Podium and Tailor can read`, async () => {
    const { headers, body } = await get(`/${name}/CH_FR`);
    const links = String(headers.link).split(", ");
    expect(links).toEqual([
      expect.stringMatching(
        new RegExp(
          `^<http://ch-fr\\.localhost:3000/kontor/${name}-[\\w-]+\\.css>; rel=stylesheet; asset-type=style; type=text/css$`,
        ),
      ),
      expect.stringMatching(
        /^<http:\/\/ch-fr\.localhost:3000\/kontor\/boot-[\w-]+\.js>; rel=modulepreload; asset-type=script; type=module$/,
      ),
    ]);
    for (const link of links) {
      const url = link.slice(1, link.indexOf(">"));
      expect(body).toContain(`"${url}"`);
      const asset = await shop.app.inject({ url: new URL(url).pathname });
      expect(asset.statusCode).toBe(200);
      expect(asset.headers["access-control-allow-origin"]).toBe("*");
      expect(asset.headers["cache-control"]).toContain("immutable");
    }
    expect(elements(body, "script").filter(({ src }) => src)).toMatchObject([
      { type: "module", async: "", crossorigin: "anonymous" },
    ]);
  });

  test(`the ${name} is compressed for clients that accept it, and 304 for clients that have it`, async () => {
    const url = `/${name}/HU`;
    const plain = await get(url);
    const ask = (encoding: string) => get(url, { "accept-encoding": encoding });
    // The first answer is sent before it is compressed.
    for (const encoding of ["gzip", "br"])
      await expect
        .poll(async () => (await ask(encoding)).headers["content-encoding"])
        .toBe(encoding);
    const [zipped, brotli] = [await ask("gzip"), await ask("br")];
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, zipped, brotli]) {
      const again = await get(url, { "if-none-match": String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe("");
      expect(again.headers["cache-control"]).toBe(plain.headers["cache-control"]);
    }
  });

  test(`the ${name} of an unknown site is the German one`, async () => {
    const german = await get(`/${name}/DE`);
    for (const site of ["XX", "CH-FR", "%3Cscript%3E", "__proto__"]) {
      const answer = await get(`/${name}/${site}`);
      expect(answer.statusCode, site).toBe(200);
      expect(answer.headers.etag, site).toBe(german.headers.etag);
    }
  });

  const unknown: [string, string][] = [
    ["DESKTOP", "unknown platform"],
    ["classic", "unknown platform"],
    ["CLASSIC/dark", "unknown option"],
    ["CLASSIC/reduced,dark", "unknown option"],
    ["CLASSIC/Reduced", "unknown option"],
    ["CLASSIC/%3C!--%23", "unknown option"],
    [name === "footer" ? "CLASSIC/sticky" : "CLASSIC/newsletter", "unknown option"],
  ];
  test.each(unknown)(
    `the ${name} with %s has an empty body, because hosts paste it`,
    async (path, reason) => {
      const answer = await get(`/${name}/DE/${path}`, { accept: "text/html" });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe("");
      expect(answer.headers["x-kontor-reason"]).toBe(reason);
      expect(answer.headers).not.toHaveProperty("set-cookie");
    },
  );

  test.each([
    ["too many parts", "/DE/CLASSIC/reduced/more"],
    ["long options", `/DE/CLASSIC/${"x".repeat(5_000)}`],
    ["a long platform", `/DE/${"x".repeat(5_000)}`],
    ["a long site", `/${"x".repeat(5_000)}/MATCH/unknown`],
    ["broken percent signs", "/DE/%zz"],
    ["no site", ""],
  ])(`the ${name} with %s has an empty body and names the reason`, async (_name, path) => {
    const answer = await get(`/${name}${path}`, { accept: "text/html" });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe("");
    expect(answer.headers["x-kontor-reason"]).toBeTruthy();
  });

  test(`the ${name} is not personal: cookies do not change it and none is set`, async () => {
    const { cookies } = await shop.app.inject({
      method: "PUT",
      url: "/service/cart/api/cart",
      payload: { addArticle: { productId: "100101", quantity: 3 } },
    });
    const cart = cookies.find((cookie) => cookie.name === "cartId")!.value;
    const cookie = `cartId=${cart}; LoginToken=secret; StaffAuth=1; longTermToken=x; site=AT`;
    const [stranger, known] = [await get(`/${name}/DE`), await get(`/${name}/DE`, { cookie })];
    expect(known.body).toBe(stranger.body);
    expect(known.headers.etag).toBe(stranger.headers.etag);
    expect(known.headers).not.toHaveProperty("set-cookie");
    expect(known.headers["cache-control"]).toContain("public");
  });

  test.each(siteCodes)(`the ${name} of %s runs no inline script or style`, async (code) => {
    const { body } = await get(`/${name}/${code}`);
    for (const { src, type } of elements(body, "script"))
      expect(src || type).toMatch(/^http|^application\/json$/);
    expect(body).not.toMatch(/<style\b|\sstyle="|\son\w+="|nonce=|javascript:/i);
  });
});

test.each([
  ["CH_FR", 1],
  ["PL", 2],
])("the header of %s preloads the fonts of its language", async (site, count) => {
  const { body } = await get(`/header/${site}`);
  const preloaded = elements(body, "link").filter(({ rel }) => rel === "preload");
  expect(preloaded).toHaveLength(count);
  for (const { href, ...attributes } of preloaded) {
    expect(attributes).toMatchObject({ as: "font", crossorigin: "anonymous" });
    expect((await shop.app.inject({ url: new URL(href!).pathname })).statusCode).toBe(200);
  }
  expect((await get(`/header/${site}/CLASSIC/noassets`)).body).not.toContain("preload");
});

describe("options of the header", () => {
  const header = async (options: string, platform = "CLASSIC") =>
    (await get(`/header/DE/${platform}${options && `/${options}`}`)).body;
  const { header: words } = allSites.DE.texts;

  test("the full header has logo, search, stores, account, cart and the categories", async () => {
    const html = await header("");
    const links = elements(html, "a").map(({ href }) => href);
    for (const link of [
      "/",
      "/service/storefinder/",
      "/usermenu",
      cartPagePath,
      "/kaffee-c1000.html",
    ])
      expect(links).toContain(link);
    expect(elements(html, "form")[0]).toMatchObject({ action: "/search", role: "search" });
    expect(elements(html, "input")).toContainEqual(
      expect.objectContaining({ type: "hidden", name: "site", value: "DE" }),
    );
    expect(elements(html, "nav")[0]).toMatchObject({
      "aria-label": allSites.DE.texts.navigation.navigation,
    });
  });

  test("the reduced header has neither navigation nor icons, and with an option says that buying is secure", async () => {
    for (const options of ["reduced", "reduced,showsecurehint"]) {
      const html = await header(options);
      expect(elements(html, "nav")).toEqual([]);
      expect(elements(html, "form")).toEqual([]);
      const links = elements(html, "a").map(({ href }) => href);
      expect(links).toContain("/");
      expect(links).not.toContain(cartPagePath);
      expect(wordsOf(html).includes(words.secureHint)).toBe(options.includes("showsecurehint"));
    }
  });

  test("a sticky header is marked", async () => {
    expect(elements(await header("sticky"), "header")[0]).toHaveProperty("data-sticky", "true");
    expect(elements(await header(""), "header")[0]).not.toHaveProperty("data-sticky");
  });

  test("the header marks the platform when it is named", async () => {
    expect(elements(await header("", "SMARTPHONE"), "header")[0]).toHaveProperty(
      "data-platform",
      "SMARTPHONE",
    );
    expect(elements((await get("/header/DE")).body, "header")[0]).not.toHaveProperty(
      "data-platform",
    );
  });
});

describe("options of the footer", () => {
  const footer = async (path = "") => (await get(`/footer/DE${path}`)).body;

  test("the reduced footer has only what a purchase needs", async () => {
    const [full, reduced] = [await footer(), await footer("/CLASSIC/reduced")];
    const { teaserGroups, seo, socialMedia, legalLinks } = allSites.DE.footer;
    for (const { heading, hideGroupInCheckout } of teaserGroups) {
      const words = wordsOf(heading.link.text);
      expect(wordsOf(full)).toContain(words);
      expect(wordsOf(reduced).includes(words)).toBe(!hideGroupInCheckout);
    }
    expect(wordsOf(reduced)).not.toContain(seo.heading);
    expect(wordsOf(reduced)).not.toContain(socialMedia.heading);
    for (const { text } of legalLinks) expect(wordsOf(reduced)).toContain(text);
  });

  test("the footer of apps has neither the country list nor the desktop view", async () => {
    const countries = (html: string) =>
      elements(html, "a").filter(({ hreflang }) => hreflang).length;
    expect(countries(await footer())).toBe(siteCodes.length);
    for (const platform of ["CLASSIC", "MATCH"])
      expect(countries(await footer(`/${platform}`))).toBe(siteCodes.length);
    for (const platform of ["SMARTPHONE", "TABLET"]) {
      const html = await footer(`/${platform}`);
      expect(countries(html)).toBe(0);
      expect(html).not.toContain("forceP=WEBSHOP");
    }
  });

  test("the footer accepts the option newsletter", async () => {
    expect((await get("/footer/DE/CLASSIC/newsletter")).statusCode).toBe(200);
  });

  test("the footer's external links open a new window without opener and referrer", async () => {
    const outside = elements(await footer(), "a").filter(({ href }) =>
      /^(https:|mailto:)/.test(href!),
    );
    expect(outside.length).toBeGreaterThan(3);
    for (const link of outside)
      expect(link).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
  });
});

describe("one fragment has one cache key", () => {
  const tree = () => vi.spyOn(shop.services.navigation, "items");
  afterEach(() => void vi.restoreAllMocks());

  test("a fragment is rendered once for options in any order, repeated, and with any query string", async () => {
    const asked = tree();
    const answers = [];
    for (const path of [
      "/header/SK/CLASSIC/sticky,reduced",
      "/header/SK/CLASSIC/reduced,sticky",
      "/header/SK/CLASSIC/reduced,sticky,reduced,",
      "/header/SK/CLASSIC/sticky,reduced?utm=1",
    ])
      answers.push(await get(path));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(asked).toHaveBeenCalledOnce();
  });

  test("simultaneous requests render a fragment once", async () => {
    await contentChanged(shop);
    const asked = tree();
    const answers = await Promise.all(Array.from({ length: 30 }, () => get("/header/CZ")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(asked).toHaveBeenCalledOnce();
  });

  test("the shop's own pages and a host that names CLASSIC get different headers, in either order", async () => {
    const platformOf = (html: string) => elements(html, "header")[0]!["data-platform"];
    const page = async () =>
      (await shop.app.inject({ url: "/contact", headers: { host: shop.host("TR") } })).body;
    const fragment = async () => (await get("/header/TR/CLASSIC/noassets")).body;
    for (const order of [
      [page, fragment],
      [fragment, page],
    ]) {
      await contentChanged(shop);
      for (const ask of order) await ask();
      expect(platformOf(await page())).toBeUndefined();
      expect(platformOf(await fragment())).toBe("CLASSIC");
    }
  });
});

test("the header names the content that it shows, for caches that purge by name", async () => {
  const { headers } = await get("/header/DE");
  const names = String(headers["cache-tag"]).split(",");
  expect(names).toEqual(
    expect.arrayContaining(["navigation", "listing", "promotion:~header_top", "header-DE"]),
  );
  expect(String(headers["surrogate-key"]).split(" ")).toEqual(names);
});

describe("the content's time", () => {
  afterEach(async () => {
    now = noon;
    await contentChanged(shop);
  });
  /** For how many seconds a cache may send its copy, also while it fetches the next one. */
  const cachedFor = async () => {
    const { headers } = await get("/header/AT");
    const [, fresh, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
      String(headers["cache-control"]),
    )!;
    return Number(fresh) + Number(stale);
  };
  const at = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

  test("other caches may store a fragment only until the next change of the content", async () => {
    const changes = at(1_500);
    const { sql: database } = shop.services.database;
    await database
      .updateTable("offer")
      .set({ valid_until: changes })
      .where("market", "=", "AT")
      .where("tcm", "like", "100104-%")
      .execute();
    await contentChanged(shop);
    for (const seconds of [0, 200, 839, 841, 1_300, 1_440, 1_470, 1_499]) {
      now = at(seconds);
      const until = seconds + (await cachedFor());
      expect(until, `asked at ${seconds}`).toBeLessThanOrEqual(1_500);
    }
    // The longer it takes to make, the less time is left when it is sent.
    now = at(1_300);
    await contentChanged(shop);
    const { items } = shop.services.navigation;
    const slow = vi.spyOn(shop.services.navigation, "items").mockImplementationOnce((viewpoint) => {
      now = at(1_490);
      return items(viewpoint);
    });
    expect(await cachedFor()).toBeLessThan(10);
    expect(slow).toHaveBeenCalledOnce();
    slow.mockRestore();
    now = at(1_501);
    expect(await cachedFor()).toBe(660);
  });
});

describe("when the content changes", () => {
  const names = async () => wordsOf((await get("/header/DE")).body);

  test("the next header shows changed content", async () => {
    const before = await get("/header/DE");
    expect(await names()).toContain("Kaffee");
    const content = await withoutMistakes((mistakes) =>
      readContent(join(contentFolder, "catalogue"), catalogueDrawings.names, mistakes),
    );
    content.categories.find(({ id }) => id === "coffee")!.name.de = "Kaffeewelt";
    await importAs(shop, catalogueContent(catalogueDrawings), content, "changed");
    await expect.poll(names).toContain("Kaffeewelt");
    const after = await get("/header/DE", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    const page = await shop.app.inject({ url: "/kaffeewelt-c1000.html" });
    expect(page.statusCode).toBe(200);
    const old = await shop.app.inject({ url: "/kaffee-c1000.html" });
    expect(old.statusCode).toBe(301);
    expect(old.headers.location).toBe("/kaffeewelt-c1000.html");
  });

  test("content with SSI or ESI syntax is escaped in the header", async () => {
    const evil = `<!--#include virtual="/x" --><esi:include src="/x"/></script><script>alert(1)</script>"'`;
    await shop.services.database.sql
      .updateTable("category_text")
      .set({ name: evil })
      .where("category_id", "=", "garden")
      .execute();
    await contentChanged(shop);
    for (const path of ["/header/DE", "/header/DE/MATCH/noassets"]) {
      const { body } = await get(path);
      expect(wordsOf(body)).toContain(evil);
      expect(body).not.toMatch(/<!--#|<esi:|<script>/);
    }
  });
});

describe("when the catalogue is down", () => {
  beforeEach(async () => {
    await contentChanged(shop);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await contentChanged(shop);
  });
  const breakCatalogue = () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    return vi.spyOn(shop.services.navigation, "items").mockRejectedValue(new Error("no database"));
  };

  test("the last good header is served and marked as degraded until the catalogue is back", async () => {
    const good = await get("/header/HU");
    const down = breakCatalogue();
    await contentChanged(shop);
    for (let request = 0; request < 3; request++) {
      const answer = await get("/header/HU");
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(good.body);
      expect(answer.headers["x-kontor-degraded"]).toBe("stale");
      expect(answer.headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
    }
    expect(down).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    now = new Date(now.getTime() + 10_001);
    const well = await get("/header/HU");
    expect(well.headers).not.toHaveProperty("x-kontor-degraded");
    expect(well.headers["cache-control"]).toContain("max-age=60");
    now = noon;
  });

  test("a header without a last good version has the static navigation while the catalogue is down", async () => {
    const down = breakCatalogue();
    const answer = await get("/header/FR-unknown/TABLET/sticky");
    expect(down).toHaveBeenCalled();
    expect(answer.statusCode).toBe(200);
    expect(roots(answer.body)).toContain("header");
    expect(elements(answer.body, "nav")).toHaveLength(1);
    expect(answer.headers["x-kontor-degraded"]).toBe("fallback");
    expect(answer.headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
    const [navigation = ""] = answer.body.split("<nav")[1]!.split("</nav>");
    for (const { href } of elements(navigation, "a"))
      expect(allSites.DE.footer.seo.columns.flat().map(({ url }) => url)).toContain(href);
  });

  test("the footer is not affected when the catalogue is down", async () => {
    breakCatalogue();
    const answer = await get("/footer/SK/MATCH");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty("x-kontor-degraded");
  });
});

test("assets.json names the files of the border, and no others, with their integrity", async () => {
  const answer = await get("/assets.json");
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  const assets = answer.json<Record<string, { url: string; integrity: string }>>();
  const files = Object.keys(assets).filter((name) => !name.endsWith(".woff2"));
  expect(files.toSorted()).toEqual(["boot.js", "footer.css", "header.css", "themes.css"]);
  for (const { url, integrity } of Object.values(assets)) {
    const file = await shop.app.inject({ url });
    expect(file.statusCode).toBe(200);
    const hash = await crypto.subtle.digest("SHA-384", new Uint8Array(file.rawPayload));
    expect(integrity).toBe(`sha384-${Buffer.from(hash).toString("base64")}`);
    // Fonts are compressed themselves.
    const isFont = url.endsWith(".woff2");
    const packed = await shop.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe(isFont ? undefined : "br");
    const bytes = isFont ? packed.rawPayload : brotliDecompressSync(packed.rawPayload);
    expect(bytes.equals(file.rawPayload)).toBe(true);
  }
  expect((await shop.app.inject({ url: "/kontor/boot-00000000.js" })).statusCode).toBe(404);
});

test.each(
  fragments.flatMap((name) => [
    [name, "", "de"],
    [name, "/CH_FR", "ch-fr"],
  ]),
)(
  "/%s%s has a Podium manifest with absolute addresses that never changes",
  async (name, site, host) => {
    const manifest = (await get(`/${name}${site}/manifest.json`)).json<{
      version: string;
      content: string;
      css: { value: string }[];
      js: { value: string; type: string }[];
    }>();
    expect(manifest).toMatchObject({ name: `kontor-${name}`, version: "1" });
    for (const address of [manifest.content, manifest.css[0]!.value, manifest.js[0]!.value]) {
      const { origin, pathname } = new URL(address);
      expect(origin).toBe(`http://${host}.localhost:3000`);
      expect((await shop.app.inject({ url: pathname })).statusCode).toBe(200);
    }
    expect(manifest.js[0]!.type).toBe("module");
  },
);
