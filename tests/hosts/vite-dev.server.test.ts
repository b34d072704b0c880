import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { foreignText } from "../../border/package/test/failures.ts";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { withPackage } from "./with-package.ts";

/** Tests the single-page application of border/hosts in Vite's development server. */

let shop: StubShop;
let stop: () => Promise<void>;
let origin: string;
beforeAll(async () => {
  shop = await startStubShop();
  vi.stubEnv("SHOP", shop.origin);
  const cacheDir = await mkdtemp(join(tmpdir(), "kontor-vite-"));
  const vite = await withPackage(() =>
    createServer({
      configFile: join(projectFolder, "border/hosts/spa/vite.config.ts"),
      cacheDir,
      optimizeDeps: { noDiscovery: true },
      server: { host: "127.0.0.1", port: 0, ws: false },
      logLevel: "error",
    }),
  );
  stop = async () => {
    await vite.close();
    await rm(cacheDir, { recursive: true, force: true });
    vi.unstubAllEnvs();
  };
  await vite.listen();
  origin = vite.resolvedUrls!.local[0]!.replace(/\/$/, "");
});
afterAll(async () => {
  await stop?.();
  await shop?.close();
});

const get = async (path: string) => {
  const response = await fetch(origin + path, { headers: { accept: "text/html" } });
  return { status: response.status, body: await response.text() };
};

test.each(["/page.html", "/offers?from=tea", "/search?query=tea"])(
  "Vite serves the application at its page %s, with the whole border and its modules",
  async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatch(
      /\/kontor\/boot-[^]*<\/head>[^]*<header [^]*<\/header>[^]*<main id="kontor-content">[^]*<footer [^]*<\/footer>/,
    );
    expect(body).toContain('src="/@vite/client"');
    expect(body).not.toContain("<!-- kontor:");
  },
);

test("Vite serves the application's modules itself, and the border's addresses from the shop, with a change of the cart", async () => {
  expect((await get("/client/main.tsx")).body).toContain("createRoot");
  expect((await get("/contact")).body).not.toContain("@vite/client");
  const { pathname } = new URL(
    /src="([^"]*\/kontor\/boot-[^"]*)"/.exec((await get("/offers")).body)![1]!,
    origin,
  );
  expect((await get(pathname)).status).toBe(200);
  const added = await fetch(`${origin}/service/cart/api/cart`, {
    method: "PUT",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ addArticle: { productId: "100111", quantity: 2 } }),
  });
  expect([added.status, added.headers.getSetCookie()]).toEqual([
    200,
    ["cartId=stub; Path=/; HttpOnly; SameSite=Lax"],
  ]);
});

test("a page of the application stays whole in Vite while the shop fails", async () => {
  await shop.fail("500-with-body");
  const { status, body } = await get("/offers");
  expect([status, body.includes(foreignText)]).toEqual([200, false]);
  expect(body).toContain('<main id="kontor-content">');
  await shop.recover();
});
