import type { RequestListener } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { borderFailures, foreignText } from "../../border/package/test/failures.ts";
import { findPhp, missingPhp } from "../../tools/scripts/programs.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { previewing } from "../support/preview.ts";
import { startFailingBorder, type FailingBorder } from "./failing-border.ts";
import type { Host } from "./host.ts";
import { listen } from "./listen.ts";
import { runProgram } from "./run-program.ts";

/** Tests the pages of border/hosts/php. In CI they always run, and fail without PHP. */
const php = findPhp();

describe.skipIf(!php && !process.env.CI)("pages of PHP", () => {
  let shop: TestShop;
  let folder: string;
  const start = (address: string) => {
    if (!php) throw new Error(missingPhp);
    return runProgram({
      command: (at) => [php, "-S", at, "border/hosts/php/index.php"],
      environment: { SHOP: address, CACHE: folder },
    });
  };
  const view = async (host: Host, headers: Record<string, string> = {}) => {
    const response = await fetch(`${host.origin}/page.html`, { headers });
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toMatch(/<main [^]*<\/main>[^]*<\/html>\s*$/);
    expect(body).not.toContain(foreignText);
    return { body, headers: response.headers };
  };
  const whole = /<header [^]*<\/header>[^]*<main [^]*<footer [^]*<\/footer>/;

  beforeAll(async () => {
    shop = await openTestShop({ trustProxy: "127.0.0.1" });
    await shop.app.ready();
    folder = await mkdtemp(join(tmpdir(), "kontor-php-"));
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true });
  });

  describe("with a border that fails", () => {
    let border: FailingBorder;
    let host: Host;
    /** Lets the host ask a border again that has failed. */
    const endPause = () => rm(join(folder, "failed"), { force: true });
    const forget = async () => {
      for (const name of ["header-DE", "footer-DE"]) await rm(join(folder, name), { force: true });
    };
    const viewWhole = async () => {
      await expect
        .poll(
          async () => {
            await endPause();
            return (await view(host)).body;
          },
          { timeout: 60_000 },
        )
        .toMatch(whole);
    };
    beforeAll(async () => {
      border = await startFailingBorder(shop.app);
      border.maxAge = 0;
      host = await start(`http://${border.address}`);
    });
    afterEach(() => border.recover());
    afterAll(async () => {
      await host?.stop();
      await border?.close();
      await forget();
      await endPause();
    });

    test.each(borderFailures)(
      "a page of PHP shows the last good border while the border fails (%s), asks it once, and shows the new one afterwards",
      async (failure) => {
        await viewWhole();
        const good = (await view(host)).body;
        await border.fail(failure);
        expect([(await view(host)).body, (await view(host)).body]).toEqual([good, good]);
        expect(border.asked.length).toBeLessThanOrEqual(1);
        border.release++;
        await border.recover();
        await endPause();
        expect((await view(host)).body).toContain(`release=${border.release}"`);
      },
    );

    test.each(borderFailures)(
      "a page of PHP shows no border while one that it never had fails (%s)",
      async (failure) => {
        await forget();
        await endPause();
        await border.fail(failure);
        for (const { body } of [await view(host), await view(host)])
          expect(body).not.toContain("data-kontor");
        await border.recover();
        await viewWhole();
      },
    );
  });

  describe("with a shop", () => {
    let front: Host;
    let host: Host;
    let asked: (string | undefined)[] = [];
    let answer: RequestListener | undefined;
    beforeAll(async () => {
      front = await listen((request, response) => {
        asked.push(request.url);
        (answer ?? shop.app.routing)(request, response);
      });
      host = await start(front.origin);
    });
    afterEach(() => {
      answer = undefined;
    });
    afterAll(async () => {
      await host?.stop();
      await front?.stop();
    });
    const send = (path: string, init: RequestInit = {}) =>
      fetch(host.origin + path, { redirect: "manual", ...init });

    test("a page of PHP has the whole border once, and asks the shop nothing while that is fresh", async () => {
      await expect.poll(async () => (await view(host)).body, { timeout: 60_000 }).toMatch(whole);
      asked = [];
      const { body } = await view(host, { cookie: "cartId=abc; PreviewToken=2.e30.AAAA" });
      for (const part of ["<header ", "<footer ", "</header>", "</footer>"])
        expect(body.split(part)).toHaveLength(2);
      expect(asked).toEqual([]);
    });

    test("PHP shows staff their preview, stores nothing of it, and shows shoppers nothing of it", async () => {
      const mark = "data-kontor-preview-mark";
      const time = new Date(Date.now() + 14 * 86_400_000);
      const page = await view(host, { cookie: await previewing(shop, { time }) });
      expect(page.body).toContain(mark);
      expect(page.headers.get("cache-control")).toBe("no-store");
      expect((await view(host)).body).not.toContain(mark);
    });

    test("PHP passes on changes of the cart that come from its own origin, with the browser's address", async () => {
      const change = (origin: string) =>
        send("/service/cart/api/cart", {
          method: "PUT",
          headers: { "content-type": "application/json", origin },
          body: JSON.stringify({ addArticle: { productId: "100111", quantity: 1 } }),
        });
      const added = await change(host.origin);
      expect([added.status, ...added.headers.getSetCookie()]).toEqual([
        200,
        expect.stringMatching(/^cartId=/),
      ]);
      expect((await change("http://elsewhere.example")).status).toBe(403);
      const headers = { "x-forwarded-for": "192.0.2.1", "x-forwarded-host": "at.example" };
      expect(await (await send("/service/connection", { headers })).json()).toMatchObject({
        address: "127.0.0.1",
        host: new URL(host.origin).host,
      });
    });

    test("PHP passes on a page, its 304, a HEAD request, two cookies and a redirect", async () => {
      const page = await send("/contact");
      expect(await page.text()).toContain("</html>");
      const etag = page.headers.get("etag")!;
      const same = await send("/contact", { headers: { "if-none-match": etag } });
      expect([same.status, await same.text()]).toEqual([304, ""]);
      const head = await send("/contact", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      // Its end says whether the body is compressed.
      expect(head.headers.get("etag")).toContain(etag.slice(0, -1));
      answer = (_request, response) =>
        response.writeHead(303, { location: "/search", "set-cookie": ["a=1", "b=2"] }).end();
      const { status, headers } = await send("/account");
      expect([status, headers.get("location"), headers.getSetCookie()]).toEqual([
        303,
        "/search",
        ["a=1", "b=2"],
      ]);
    });

    test("behind PHP a shop that hangs up is a 502, and an address of neither is a 404", async () => {
      answer = ({ socket }) => socket.destroy();
      expect((await send("/search")).status).toBe(502);
      expect((await send("/unknown")).status).toBe(404);
    });
  });
});
