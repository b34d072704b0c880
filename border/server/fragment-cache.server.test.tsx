import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogueContent } from "../../engines/own/content/import-catalogue.ts";
import { readCatalogue } from "../../engines/own/content/read-catalogue.ts";
import { withoutMistakes } from "../../tests/support/without-mistakes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { elements, roots, wordsOf } from "../../tests/support/html.ts";
import { contentChanged, importAs, openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { shopPictures } from "../../tests/support/shop-pictures.ts";
import { shopFiles } from "../../tests/support/content-files.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

let shop: TestShop;
/** The shop's clock; a test that changes it restores it afterwards. */
let now = new Date("2026-11-21T12:00:00Z");
const noon = now;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const base = "/service/pageborder";
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: base + path, headers });

describe.each(["header", "footer"] as const)("the %s", (name) => {
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
  /** Returns for how many seconds a cache may serve its copy, including while it fetches the next one. */
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
    // The longer a rendering takes, the less time is left when it is sent.
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
    const content = await withoutMistakes(async (mistakes) =>
      readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, mistakes),
    );
    content.categories.find(({ id }) => id === "coffee")!.name.de = "Kaffeewelt";
    await importAs(shop, catalogueContent(shopPictures, shopSites), content, "changed");
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
      const response = await get("/header/HU");
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(good.body);
      expect(response.headers["x-kontor-degraded"]).toBe("stale");
      expect(response.headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
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
    const response = await get("/header/FR-unknown/TABLET/sticky");
    expect(down).toHaveBeenCalled();
    expect(response.statusCode).toBe(200);
    expect(roots(response.body)).toContain("header");
    expect(elements(response.body, "nav")).toHaveLength(1);
    expect(response.headers["x-kontor-degraded"]).toBe("fallback");
    expect(response.headers["cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
    const [navigation = ""] = response.body.split("<nav")[1]!.split("</nav>");
    for (const { href } of elements(navigation, "a"))
      expect(allSites.DE.footer.seo.columns.flat().map(({ url }) => url)).toContain(href);
  });

  test("the footer is not affected when the catalogue is down", async () => {
    breakCatalogue();
    const response = await get("/footer/SK/MATCH");
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty("x-kontor-degraded");
  });
});
