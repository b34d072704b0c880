import { chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import type { HostProcess } from "../../tools/hosts/host-process.ts";
import { startNextHost } from "../../tools/hosts/next-host.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";

/** Tests pages that Next renders in the build, or once for many requests: their border must stay current. */

const hosts = [
  // A static page, one with a part for each request, and one that the build does not know.
  { name: "next", pages: ["/cached.html", "/cached/kaffee", "/cached/tee"] },
  { name: "next-static", pages: ["/static.html", "/hourly.html"] },
] as const;

describe.each(hosts)("cached pages of $name", ({ name, pages }) => {
  let shop: StubShop;
  let host: HostProcess;
  beforeAll(async () => {
    shop = await startStubShop();
    shop.release("today");
    host = await startNextHost(shop.origin, name);
  });
  afterAll(async () => {
    await host?.stop();
    await shop?.close();
  });

  const get = async (path: string) => {
    const response = await fetch(host.origin + path);
    return { headers: response.headers, html: await response.text() };
  };

  test.each(pages)(
    "%s has header and footer once, ready in its HTML, and those of a new release when the old ones are no longer fresh",
    async (path) => {
      const hasRelease = (release: string) =>
        vi.waitUntil(async () => (await get(path)).html.includes(`/kontor/header-${release}.css`), {
          timeout: 30_000,
          interval: 500,
        });
      shop.release("today");
      await hasRelease("today");
      const { html } = await get(path);
      for (const part of ["header", "footer"])
        expect(html.split(`<${part} class="kontor-stub-`)).toHaveLength(2);
      expect(html).toMatch(/<body[^]*<header [^]*<main [^]*<\/main>[^]*<footer /);
      shop.release("tomorrow");
      await hasRelease("tomorrow");
    },
  );

  test(`a static page of ${name} may be stored by caches for a while, and has the last good border while the shop fails`, async () => {
    await shop.fail("503-with-body");
    shop.requests.length = 0;
    const [path] = pages;
    const expectWhole = async () => {
      const { headers, html } = await get(path);
      expect(headers.get("cache-control")).toMatch(
        /^s-maxage=\d{1,2}, stale-while-revalidate=[23456]\d\d$/,
      );
      expect(html).toMatch(/<header [^]*<main [^]*<\/main>[^]*<footer /);
    };
    const hasFailed = async () => {
      await expectWhole();
      return shop.requests.length > 1;
    };
    await vi.waitUntil(hasFailed, { timeout: 30_000, interval: 300 });
    await expectWhole();
    await shop.recover();
  });

  test(`staff see their preview on a cached page of ${name}, which no cache stores`, async () => {
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage();
    const [path] = pages;
    await page
      .context()
      .addCookies(shop.staff().map((cookie) => ({ ...cookie, url: host.origin })));
    await page.goto(host.origin + path);
    for (const part of ["header", "footer"])
      await page
        .locator(`[data-kontor="${part}"][data-kontor-preview-mark]`)
        .waitFor({ state: "attached" });
    expect(await page.locator("[data-kontor]").count()).toBe(2);
    await browser.close();
    expect((await get(path)).html).not.toContain("data-kontor-preview-mark");
  });
});
