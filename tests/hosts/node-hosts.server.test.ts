import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { elements } from "../support/html.ts";
import { previewing } from "../support/preview.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { followBorder } from "./follow-addresses.ts";
import { comparable, type Host } from "./host.ts";
import { nodeHosts } from "./node-hosts.ts";

describe.each(nodeHosts)("pages of $name", (by) => {
  let shop: TestShop;
  let host: Host;
  let address: string;
  const asked: { url?: string; cookie?: string }[] = [];

  beforeAll(async () => {
    // Next sends its address as X-Forwarded-Host.
    shop = await openTestShop({ trustProxy: "127.0.0.1" });
    shop.app.server.on("request", ({ url, headers: { cookie } }) => asked.push({ url, cookie }));
    await shop.app.listen({ host: "127.0.0.1", port: 0 });
    for (const name of ["header", "footer"])
      for (const options of ["", "/noassets"])
        await shop.app.inject(`/service/pageborder/${name}/DE${options}`);
    address = `127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
    host = await by.start(address);
    // On a busy machine a host may take the shop for a slow one at first.
    await vi.waitUntil(async () => /<header [^]*<footer /.test((await get("/page.html")).body), {
      timeout: 60_000,
      interval: 1_000,
    });
  });
  afterAll(async () => {
    await host?.stop();
    await shop?.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(host.origin + path, { headers });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const count = (text: string, part: string) => text.split(part).length - 1;

  test(`${by.name} tells the shop the address of the browser, and nothing that it claims`, async () => {
    const { body } = await get("/service/connection", {
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-proto": "https",
    });
    expect(JSON.parse(body)).toMatchObject({ address: "127.0.0.1", protocol: "http" });
  });

  test(`a page of ${by.name} has header and footer once, whole, with their styles and script`, async () => {
    const { status, headers, body } = await get("/page.html");
    expect(status).toBe(200);
    for (const name of ["header", "footer"]) {
      expect(count(body, `<${name} `)).toBe(1);
      expect(count(body, `data-kontor="${name}"`)).toBe(1);
      expect(count(body, `</${name}>`)).toBe(1);
    }
    const origin = `http://${shop.host("DE")}`;
    const sheets = elements(body, "link").filter(({ rel }) => rel === "stylesheet");
    expect(sheets.map(({ href }) => href)).toEqual([
      expect.stringMatching(`^${origin}/kontor/header-.*css$`),
      expect.stringMatching(`^${origin}/kontor/footer-.*css$`),
    ]);
    // Browsers run a module once, even if its element occurs several times.
    const sources = elements(body, "script").flatMap(({ src }) => src ?? []);
    const scripts = new Set(sources.filter((src) => src.includes("/kontor/")));
    expect([...scripts]).toEqual([expect.stringMatching(`^${origin}/kontor/boot-.*js$`)]);
    // Next sends what it knows early as a header.
    const fonts = [
      ...elements(body, "link").filter((link) => link.as === "font"),
      ...(headers.get("link")?.match(/as="font"/g) ?? []),
    ];
    expect(fonts).toHaveLength(1);
    expect(count(body, "<html")).toBe(1);
    expect(body.trimEnd().endsWith("</html>")).toBe(true);
  });

  test(`a page of ${by.name} is the same for a browser with cookies, and asks the shop nothing again`, async () => {
    const plain = await get("/page.html");
    asked.length = 0;
    const cookie = "cartId=abc; NoPreviewToken=x; PreviewToken=2.e30.AAAA";
    const known = await get("/page.html", { cookie });
    expect(comparable(known.body)).toBe(comparable(plain.body));
    expect(asked).toEqual([]);
  });

  test(`the first pages of ${by.name} share their requests, which have no cookie`, async () => {
    const other = await by.start(address);
    asked.length = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const headers = { cookie: "cartId=abc" };
        // To its end: Next sends the headers of a response before it renders the page.
        return (await fetch(`${other.origin}/page.html`, { headers })).text();
      }),
    );
    await other.stop();
    const fragments = asked.filter(({ url }) => !url!.endsWith(".json"));
    // Podium also fetches each as the fallback.
    expect(fragments).toHaveLength(by.name === "Podium" ? 4 : 2);
    expect(fragments.every(({ cookie }) => cookie === undefined)).toBe(true);
  });

  test(`${by.name} shows staff their preview, stores nothing of it, and shows shoppers nothing of it`, async () => {
    const mark = "data-kontor-preview-mark";
    const time = new Date(Date.now() + 14 * 86_400_000);
    const cookie = `cartId=abc; ${await previewing(shop, { time })}`;
    const usual = (await get("/page.html")).headers.get("cache-control");
    // A busy shop may be too slow once, after which a host asks for no preview for ten seconds.
    const page = await vi.waitFor(
      async () => {
        const previewed = await get("/page.html", { cookie });
        expect(previewed.body).toContain(mark);
        return previewed;
      },
      { timeout: 40_000, interval: 1_000 },
    );
    expect(page.headers.get("cache-control")).toContain("no-store");
    asked.length = 0;
    const shoppersPage = await get("/page.html");
    expect(shoppersPage.body).not.toContain(mark);
    expect(shoppersPage.headers.get("cache-control")).toBe(usual);
    expect(asked).toEqual([]);
    expect((await get("/page.html", { cookie })).body).toContain(mark);
    expect(asked.map(({ cookie: sent }) => sent)).not.toContain(cookie);
  });

  test(`${by.name} answers a forged preview like a shopper`, async () => {
    const token = `PreviewToken=2.${"e30".repeat(10)}.${"A".repeat(43)}`;
    const shown = async (headers = {}) =>
      /<header [^]*<footer [^]*<\/footer>/.exec((await get("/page.html", headers)).body)![0];
    expect(await shown({ cookie: token })).toBe(await shown());
  });

  // All share a list of addresses, and all but Next the code that passes them on.
  test.runIf(["Express", "Next"].includes(by.name) || process.env.NIGHT)(
    `a page of ${by.name} reaches every address that the border calls or leads to`,
    async () => {
      const { followed, dead } = await followBorder(host.origin, "DE", shop.host("DE"));
      expect(dead).toEqual([]);
      expect(followed.size).toBeGreaterThan(100);
    },
  );

  test(`a page of ${by.name} changes the cart only from its own address`, async () => {
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
    expect((await fetch(`${host.origin}/unknown`)).status).toBe(404);
  });
});
