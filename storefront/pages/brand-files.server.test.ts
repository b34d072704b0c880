import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";
import { brandFiles } from "./brand-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: shop.host("TR") } });

test("the manifest identifies the app, its scope and language, and its icons exist", async () => {
  const manifest = (await get(brandFiles.manifest)).json<{
    icons: { src: string; purpose?: string }[];
  }>();
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", lang: "tr-TR" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of manifest.icons) {
    const { statusCode, headers } = await get(src);
    expect(statusCode, src).toBe(200);
    expect(headers["content-type"]).toBe("image/png");
  }
});
