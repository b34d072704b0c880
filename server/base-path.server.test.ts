import { cartApiPath, navigationPath, fragmentsPath } from "../border/border-paths.ts";
import { customerPaths } from "../shop/shop-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setBasePath } from "../platform/shared/sites/base-path.ts";
import { elements } from "../tests/support/html.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** Tests a shop whose addresses all lie below a path of its hosts (BASE_PATH). */

const base = "/shop";
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ basePath: base });
});
afterAll(async () => {
  await shop.close();
  // Other files render in this process, too.
  setBasePath("");
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: shop.host("DE"), accept: "text/html", ...headers } });
const origin = () => `http://${shop.host("DE")}`;

/** Returns the addresses in a page: of links, forms, files, and of its data for search engines. */
function addressesOf(html: string): string[] {
  const attributes = ["href", "src", "action", "ping", "data-reads"];
  const tags = ["a", "link", "script", "img", "source", "form", "iframe", "kontor-island"];
  const values = tags.flatMap((tag) =>
    elements(html, tag).flatMap((element) => [
      ...attributes.flatMap((name) => element[name]?.split(" ") ?? []),
      ...(element.srcset?.split(", ").map((each) => each.split(" ")[0]!) ?? []),
    ]),
  );
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const inData = data.flatMap(([, json = ""]) =>
    [...json.matchAll(/"(https?:\/\/[^"]+)"/g)].map(([, url]) => url!),
  );
  const refreshes = elements(html, "meta").flatMap(
    ({ content = "" }) => /^0;url=(.*)/.exec(content)?.[1] ?? [],
  );
  return [...values, ...inData, ...refreshes];
}

/** Returns the path of an address of the shop's German site; undefined for any other address. */
function ownPath(address: string): string | undefined {
  const url = URL.parse(address, `${origin()}${base}/`);
  return url?.origin === origin() ? url.pathname + url.search : undefined;
}

/** Returns the kind of an address: one category stands for all, and one picture. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, "?")
    .replace(/[^/]*-([cpst])\d+\.html/, "$1")
    .replace(/\/(img|kontor|logos)\/.*/, "/$1");

test("every address of every kind of page lies below the path, and leads to an answer", async () => {
  const seen = new Set([`${base}/`, `${base}/m/`, `${base}/staff`, `${base}/service/docs`]);
  const kinds = new Map<string, number>();
  for (const path of seen) {
    const kind = kindOf(path);
    const times = kinds.get(kind) ?? 0;
    if (times >= 2) continue;
    kinds.set(kind, times + 1);
    const response = await get(path);
    // Forms are sent by POST.
    if (response.statusCode === 405) continue;
    expect(response.statusCode, path).toBeLessThan(400);
    const { location } = response.headers;
    const html = String(response.headers["content-type"]).includes("html") ? response.body : "";
    for (const address of [...addressesOf(html), ...(location ? [location] : [])]) {
      const own = ownPath(address);
      if (own === undefined || address.startsWith("#")) continue;
      expect(own, `${address} on ${path}`).toMatch(/^\/shop\//);
      seen.add(own);
    }
  }
  expect(kinds.size).toBeGreaterThan(30);
});

test.each(["/", "/search?query=kaffee", "/account", "/contact", "/img/x", "/m/", "/staff"])(
  "%s stays the host's own",
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(`/shopping${path}`)).statusCode).toBe(404);
    expect((await get(`/${base}${path}`)).statusCode).toBe(404);
  },
);

test("the path itself is the home page, and mobile variants lie below it", async () => {
  const platformOf = async (path: string) =>
    elements((await get(path)).body, "header")[0]!["data-platform"];
  expect(await platformOf(base)).toBeUndefined();
  expect(await platformOf(`${base}/`)).toBeUndefined();
  expect(await platformOf(`${base}?a=b`)).toBeUndefined();
  expect(await platformOf(`${base}/m/`)).toBe("MATCH");
  expect(await platformOf(`${base}/contact/m`)).toBe("MATCH");
});

test("balancers reach the health checks with and without the path", async () => {
  for (const url of ["/health/live", `${base}/health/live`])
    expect((await get(url)).statusCode).toBe(200);
});

test("fragments name the path for their scripts, also when they come from the cache", async () => {
  const bodies = [];
  for (let times = 0; times < 2; times++) {
    const { statusCode, body } = await get(`${base}${fragmentsPath}/header/DE`);
    expect(statusCode).toBe(200);
    bodies.push(body);
  }
  expect(bodies[0]).toBe(bodies[1]);
  expect(elements(bodies[0]!, "header")[0]).toHaveProperty("data-kontor-base", base);
  const { headers } = await get(`${base}${fragmentsPath}/header/DE`);
  expect(headers.link).toContain(`<${origin()}${base}/kontor/`);
});

test("Podium's manifest, the list of files and the description of the endpoints name the path", async () => {
  const manifest = (await get(`${base}${fragmentsPath}/header/DE/manifest.json`)).json();
  expect(manifest.js[0].value).toContain(`${origin()}${base}/kontor/boot`);
  expect(manifest.content).not.toMatch(/^\//);
  const files = (await get(`${base}${fragmentsPath}/assets.json`)).json();
  expect(files["boot.js"].url).toMatch(/^\/shop\/kontor\/boot/);
  const { servers } = (await get(`${base}/openapi.json`)).json();
  expect(servers).toEqual([{ url: base }]);
});

test("the site map, the rules for robots and the reports of violations lie below the path", async () => {
  const map = (await get(`${base}/sitemap.xml`)).body;
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place!);
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter((place) => !place.startsWith(`${origin()}${base}/`))).toEqual([]);
  const { headers } = await get(`${base}/`);
  expect(headers["content-security-policy"]).toContain(`report-uri ${base}/service/csp-reports`);
});

test("endpoints and forms work below the path, and redirects stay there", async () => {
  const change = { addArticle: { productId: "100101", quantity: 1 } };
  const response = await shop.app.inject({
    method: "PUT",
    url: base + cartApiPath,
    headers: { host: shop.host("DE") },
    payload: change,
  });
  expect(response.statusCode).toBe(200);
  // Pages of the host outside of the path read the cart, too.
  expect(response.cookies[0]).toMatchObject({ path: "/" });
  expect((await get(`${base}${navigationPath}?site=DE`)).statusCode).toBe(200);
  const moved = await get(`${base}/anders-c1000.html?a=b`);
  expect([moved.statusCode, moved.headers.location]).toEqual([
    301,
    `${base}/kaffee-c1000.html?a=b`,
  ]);
  const referer = `${origin()}${base}/m/kaffee-c1000.html`;
  const desktop = await get(`${base}/service/desktop-view`, { referer });
  expect(desktop.headers.location).toBe(`${base}/kaffee-c1000.html?forceP=WEBSHOP`);
});

test("links in mails lead below the path", async () => {
  await shop.app.inject({
    method: "POST",
    url: base + customerPaths.register,
    headers: { host: shop.host("DE"), "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.com",
      password: "Bohne-2026",
    }).toString(),
  });
  const { text } = await shop.mailTo("ada@example.com");
  const links = text.match(/http:\S+/g)!;
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain(`${base}/`);
});
