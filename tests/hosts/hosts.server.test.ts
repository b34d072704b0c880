import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { previewing } from "../support/preview.ts";
import { contentChanged, openTestShop, type TestShop } from "../support/shop.ts";
import { followBorder } from "./follow-addresses.ts";
import type { LoggingHost } from "./host.ts";
import { skipNginx, startNginx } from "./nginx.ts";
import { skipVarnish, startVarnish } from "./varnish.ts";

for (const reason of [skipNginx, skipVarnish]) if (reason) console.warn(`Tests skipped: ${reason}`);

/** Hosts with limits of time that a busy machine does not exceed. */
const hosts = [
  {
    name: "nginx",
    skip: skipNginx,
    start: (shop: string) =>
      startNginx(shop, {
        "proxy_read_timeout 2s": "proxy_read_timeout 60s",
        "proxy_read_timeout 5s": "proxy_read_timeout 60s",
      }),
    accepts: undefined,
    sites: process.env.NIGHT ? siteCodes : (["DE", "TR"] as const),
  },
  {
    name: "Varnish",
    skip: skipVarnish,
    start: (shop: string) =>
      startVarnish(shop, {
        ".first_byte_timeout = 2s": ".first_byte_timeout = 60s",
        ".first_byte_timeout = 3s": ".first_byte_timeout = 60s",
        ".timeout = 1s": ".timeout = 60s",
      }),
    // Varnish caches the compressed response, and decompresses it for browsers that request it so.
    accepts: "gzip",
    sites: ["DE"],
  },
] as const;

describe.each(hosts.filter(({ skip }) => !skip))("pages that $name assembles", (by) => {
  let shop: TestShop;
  let host: LoggingHost;
  const asked: Record<string, unknown>[] = [];

  beforeAll(async () => {
    shop = await openTestShop();
    shop.app.server.on("request", ({ url, headers }) => {
      // The probe of Varnish names no port.
      if (headers.host !== "127.0.0.1") asked.push({ url, ...headers });
    });
    await shop.app.listen({ host: "127.0.0.1", port: 0 });
    // A host waits for a fragment no longer than a shopper would.
    for (const name of ["header", "footer"])
      await shop.app.inject(`/service/pageborder/${name}/DE`);
    host = await by.start(`127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await host?.stop();
    await shop?.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(host.origin + path, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

  test(`${by.name} logs the names of options and platforms that the shop does not have`, async () => {
    expect((await get("/page-with-option.html?option=stickyy")).status).toBe(200);
    for (const line of [
      /CLASSIC\/stickyy: 404, .*options of the header are reduced,/,
      /footer\/DE\/DESKTOP: 404, .*platforms are CLASSIC,/,
    ])
      await expect.poll(host.log).toMatch(line);
    expect(await host.log()).not.toContain(": 200,");
  });

  test(`a page of ${by.name} has header and footer once, whole, with their styles and scripts`, async () => {
    const { status, body } = await get("/page.html");
    expect(status).toBe(200);
    for (const name of ["header", "footer"]) {
      expect(count(body, `<${name} `)).toBe(1);
      expect(count(body, `data-kontor="${name}"`)).toBe(1);
      expect(count(body, `</${name}>`)).toBe(1);
      expect(count(body, new RegExp(`<link rel="stylesheet" href="[^"]*/kontor/${name}-`))).toBe(1);
    }
    expect(body).toMatch(/<script[^>]*src="[^"]*\/kontor\/boot-/);
    expect(body).toContain("Zum Inhalt springen");
    expect(count(body, "<html")).toBe(1);
    expect(body).not.toContain("<!--#");
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
  });

  test(`a page of ${by.name} is the same for a browser with cookies, a stored copy and compression`, async () => {
    const plain = await get("/page.html");
    asked.length = 0;
    const known = await get("/page.html?again", {
      cookie: "cartId=abc; NoPreviewToken=x",
      "if-none-match": '"page", *',
      "if-modified-since": new Date().toUTCString(),
      "accept-encoding": "gzip, br",
    });
    expect(known.status).toBe(200);
    expect(known.body).toBe(plain.body);
    expect(asked).toEqual([]);
  });

  test(`${by.name} requests the fragments without the browser's headers`, async () => {
    asked.length = 0;
    const { body } = await get("/service/pageborder/header/AT", {
      cookie: "cartId=abc",
      "if-none-match": "*",
      "if-modified-since": new Date().toUTCString(),
      "accept-encoding": "gzip",
    });
    expect(body).toContain('data-kontor="header"');
    expect(asked).toHaveLength(1);
    for (const name of ["cookie", "if-none-match", "if-modified-since"])
      expect(asked[0]).not.toHaveProperty(name);
    expect(asked[0]!["accept-encoding"]).toBe(by.accepts);
  });

  test(`${by.name} lets no browser name another host of the shop`, async () => {
    asked.length = 0;
    await get("/contact", { "x-forwarded-host": "at.localhost" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty("x-forwarded-host");
  });

  test(`${by.name} keeps a page of its own whose query ends like an address of the shop`, async () => {
    expect((await get("/page.html?from=kaffee-p1.html")).status).toBe(200);
  });

  test(`${by.name} shows staff their preview, and shoppers nothing of it`, async () => {
    const mark = "data-kontor-preview-mark";
    const time = new Date(Date.now() + 14 * 86_400_000);
    const cookie = `cartId=abc; ${await previewing(shop, { time })}`;
    const fragment = "/service/pageborder/header/DE/CLASSIC";
    const shown = await get(fragment, { cookie });
    expect(shown.body).toContain(mark);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const shopper = await get(fragment);
    expect(shopper.body).not.toContain(mark);
    expect((await get(fragment, { cookie })).body).toContain(mark);
    const page = await get("/page.html", { cookie, "if-none-match": '"page", *' });
    expect(page.body).toContain(mark);
    expect(page.headers.get("cache-control")).toBe("no-store");
    asked.length = 0;
    const shoppersPage = await get("/page.html");
    expect(shoppersPage.body).not.toContain(mark);
    expect(shoppersPage.headers.get("cache-control")).toBeNull();
    expect((await get(fragment)).body).toBe(shopper.body);
    expect(asked).toEqual([]);
  });

  test(`${by.name} answers a forged preview like a shopper`, async () => {
    const plain = await get("/page.html");
    asked.length = 0;
    const token = `PreviewToken=2.${"e30".repeat(10)}.${"A".repeat(43)}`;
    const forged = await get("/page.html", { cookie: `a=b; ${token}; cartId=abc` });
    expect(forged.body).toBe(plain.body);
    expect(asked.map(({ cookie }) => cookie)).toEqual(Array(2).fill(token));
    asked.length = 0;
    // A malformed token does not bypass the host's cache.
    const other = await get("/page.html", { cookie: "PreviewToken=2.e30.AAAA" });
    expect(other.body).toBe(plain.body);
    expect(asked).toEqual([]);
  });

  test(`the cache of ${by.name} is not filled by an address that only looks like the fragment's`, async () => {
    await get("/service/pageborder/header/XX/..%2FSK/TABLET");
    const { status, body } = await get("/service/pageborder/header/SK/TABLET");
    expect(status).toBe(200);
    expect(body).toContain('lang="sk-SK"');
  });

  test(`a page of ${by.name} includes nothing for an unknown option or platform`, async () => {
    const { status, body } = await get("/page-with-option.html?option=stikcy");
    expect(status).toBe(200);
    expect(body).toMatch(/<div id="header">\s*<\/div>/);
    expect(body).toContain("<main>content</main>");
    expect(body).toMatch(/<div id="footer">\s*<\/div>/);
  });

  test(`a page of ${by.name} reaches cart, suggestions, scripts and pictures of the shop`, async () => {
    const { body } = await get("/page.html");
    const boot = new URL(/src="([^"]*\/kontor\/boot-[^"]*)"/.exec(body)![1]!).pathname;
    expect((await get(boot)).headers.get("content-type")).toContain("javascript");
    const found = JSON.parse(
      (await get("/service/searchfrontend/api/suggestions?q=kaf&site=DE")).body,
    ) as { products: { imageProductThumb: string }[] };
    expect((await get(found.products[0]!.imageProductThumb)).headers.get("content-type")).toBe(
      "image/webp",
    );

    const change = (origin: string) =>
      fetch(`${host.origin}/service/cart/api/cart`, {
        method: "PUT",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify({ addArticle: { productId: "100111", quantity: 1 } }),
      });
    const added = await change(host.origin);
    expect(added.status).toBe(200);
    expect(added.headers.get("set-cookie")).toMatch(/^cartId=/);
    expect((await change("http://elsewhere.example")).status).toBe(403);
  });

  test.each(by.sites)(
    `a page of ${by.name} reaches every address that the border of %s calls or leads to`,
    async (site) => {
      const { followed, dead } = await followBorder(host.origin, site, shop.host(site));
      expect(dead).toEqual([]);
      for (const kind of [
        /^\/$/,
        /-c\d/,
        /-s\d/,
        /-t\d/,
        /^\/img\//,
        /^\/kontor\/shop-/,
        /^\/account$/,
      ])
        expect(
          [...followed].some((path) => kind.test(path)),
          String(kind),
        ).toBe(true);
    },
  );

  test(`${by.name} shows no promotion after its end`, async () => {
    const header = async (platform = "MATCH") =>
      (await get(`/service/pageborder/header/PL/${platform}`)).body;
    const shown = "Click &amp; Collect: odbiór w sklepie";
    expect(await header("TABLET")).toContain(shown);
    const ends = new Date(Date.now() + 5_000);
    await shop.services.database.sql
      .updateTable("promotion")
      .set({ valid_until: ends })
      .where("site", "=", "PL")
      .where("id", "=", promotionIds.benefits)
      .execute();
    await contentChanged(shop);
    // From now on the host has a cached copy.
    await header();
    await vi.waitUntil(() => Date.now() >= ends.getTime(), { timeout: 60_000 });
    // The first response must be new: a cache that revalidates in the background would serve its old copy once more.
    expect(await header()).not.toContain(shown);
  });
});
