import { cartPagePath, desktopViewPath } from "../border-paths.ts";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { elements, roots, wordsOf } from "../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { testedSites } from "../../tests/support/tested-sites.ts";
import { firstSite } from "../package/core/fragment-options.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => shop.close());

const base = "/service/pageborder";
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: base + path, headers });
const fragments = ["header", "footer"] as const;

describe.each(fragments)("the %s", (name) => {
  test.each(testedSites)(`the ${name} of %s is one element with its assets`, async (code) => {
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

  test(`the ${name} of one site shares no id with that of another`, async () => {
    const ids = async (site: string) =>
      [...(await get(`/${name}/${site}`)).body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const others = new Set(await ids("CH_FR"));
    expect(others.size).toBeGreaterThan(0);
    expect((await ids("CH")).filter((id) => others.has(id))).toEqual([]);
  });

  test(`the ${name} without assets is only its element`, async () => {
    const { body, headers } = await get(`/${name}/AT/CLASSIC/noassets`);
    expect(roots(body)).toEqual([name]);
    expect(headers).not.toHaveProperty("link");
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

  test.each(testedSites)(
    `the ${name} of %s names the file with its islands' texts`,
    async (code) => {
      const { body } = await get(`/${name}/${code}`);
      const files = elements(body, "kontor-island").map((island) => island["data-texts"]!);
      expect(files.length).toBeGreaterThan(0);
      expect(new Set(files).size).toBe(1);
      const { headers, body: script } = await shop.app.inject({ url: `/kontor/${files[0]!}` });
      expect(headers).toMatchObject({
        "content-type": expect.stringContaining("javascript"),
        "cache-control": expect.stringContaining("immutable"),
        "access-control-allow-origin": "*",
      });
      const { newsletter, search } = allSites[code].texts;
      const texts = JSON.parse(/^export default (.*);$/.exec(script)![1]!);
      expect(texts).toMatchObject({ NewsletterForm: newsletter.form, SearchBox: search });
      expect(body).not.toContain(search.failedHint);
      expect(body).not.toContain(newsletter.form.checkFields);
    },
  );

  test(`the ${name} of an unknown site is the German one, and a header says so`, async () => {
    const german = await get(`/${name}/DE`);
    expect(german.headers).not.toHaveProperty("x-kontor-reason");
    for (const site of ["XX", "CH-FR", "%3Cscript%3E", "__proto__"]) {
      const response = await get(`/${name}/${site}`);
      expect(response.statusCode, site).toBe(200);
      expect(response.headers.etag, site).toBe(german.headers.etag);
      expect(response.headers["x-kontor-reason"]).toBe("unknown site, shows DE");
    }
  });

  test(`the ${name} for a host that names no site is the first site's, without a reason`, async () => {
    const [first, german] = [await get(`/${name}/${firstSite}`), await get(`/${name}/DE`)];
    expect(first.headers.etag).toBe(german.headers.etag);
    expect(first.headers).not.toHaveProperty("x-kontor-reason");
  });

  test(`the ${name} with options needs no platform`, async () => {
    const full = await get(`/${name}/DE`);
    const unnamed = await get(`/${name}/DE/noassets,reduced`);
    expect(unnamed.statusCode).toBe(200);
    expect(elements(unnamed.body, name)).toHaveLength(1);
    expect(wordsOf(unnamed.body).length).toBeLessThan(wordsOf(full.body).length);
    expect(unnamed.headers).not.toHaveProperty("link");
  });

  test.each([
    "DESKTOP",
    "classic",
    "CLASSIC/dark",
    "CLASSIC/reduced,dark",
    "CLASSIC/Reduced",
    "CLASSIC/%3C!--%23",
    name === "footer" ? "CLASSIC/sticky" : "CLASSIC/newsletter",
  ])(
    `the ${name} with the wrong address %s answers 404 with an empty body, and a header that names the known options`,
    async (path) => {
      const response = await get(`/${name}/DE/${path}`, { accept: "text/html" });
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe("");
      expect(response.headers["x-kontor-reason"]).toMatch(
        /^unknown platform or option; platforms are/,
      );
      expect(response.headers["x-kontor-reason"]).toContain(`options of the ${name} are reduced`);
      expect(response.headers).not.toHaveProperty("set-cookie");
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
    const response = await get(`/${name}${path}`, { accept: "text/html" });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe("");
    expect(response.headers["x-kontor-reason"]).toBeTruthy();
  });

  test.each(testedSites)(`the ${name} of %s runs no inline script or style`, async (code) => {
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
      expect(html).not.toContain(desktopViewPath);
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

test("assets.json names the files of the border, and no others, with their integrity", async () => {
  const response = await get("/assets.json");
  expect(response.headers["access-control-allow-origin"]).toBe("*");
  const { contract, ...assets } = response.json<Assets["border"] & { contract: unknown }>();
  expect(contract).toBe(1);
  const files = Object.keys(assets).filter((name) => !name.endsWith(".woff2"));
  expect(files.toSorted()).toEqual([
    "boot.js",
    "footer.css",
    "header.css",
    "shadow-footer.css",
    "shadow-header.css",
    "shadow-page.css",
    "themes.css",
  ]);
  for (const { url, integrity } of Object.values(assets)) {
    const file = await shop.app.inject({ url });
    expect(file.statusCode).toBe(200);
    const hash = await crypto.subtle.digest("SHA-384", new Uint8Array(file.rawPayload));
    expect(integrity).toBe(`sha384-${Buffer.from(hash).toString("base64")}`);
    // Fonts are already compressed.
    const isFont = url.endsWith(".woff2");
    const packed = await shop.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe(isFont ? undefined : "br");
    const bytes = isFont ? packed.rawPayload : brotliDecompressSync(packed.rawPayload);
    expect(bytes.equals(file.rawPayload)).toBe(true);
  }
  expect((await shop.app.inject({ url: "/kontor/boot-00000000.js" })).statusCode).toBe(404);
});
