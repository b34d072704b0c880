import {
  abTestPaths,
  cartApiPath,
  promotionPath,
  suggestionsPath,
} from "../border/border-paths.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import { previewing } from "../tests/support/preview.ts";
import { appOn, contentChanged, openTestShop, type TestShop } from "../tests/support/shop.ts";

let shop: TestShop;
const now = new Date("2026-11-22T10:00:00Z");
const nextYear = new Date("2027-03-01T10:00:00Z");
let staff: string;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  staff = await previewing(shop, { time: nextYear });
});
afterAll(() => shop.close());

const get = (url: string, cookie = "", site: SiteCode = "DE") =>
  shop.app.inject({
    url,
    headers: { host: shop.host(site), accept: "text/html", ...(cookie && { cookie }) },
  });

const mark = /data-kontor-preview-mark/;

test.each([
  "/",
  "/search?query=kaffee&site=DE",
  "/nowhere.html",
  "/service/pageborder/header/DE",
  "/service/pageborder/header/DE/CLASSIC/reduced",
])("the preview of %s is marked as one, and stored by no cache", async (path) => {
  const { body, headers } = await get(path, staff);
  expect(body).toMatch(mark);
  expect(body).toContain("Monday, 1 March 2027 at 11:00");
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  "/service/pageborder/footer/DE",
  "/jsonflyoutnavigation?site=DE",
  "/service/themeworld-frontend/api/themeworlds/navigation",
  `${suggestionsPath}?q=kaffee&site=DE`,
  `${promotionPath}/~header_top`,
  `${promotionPath}/nothing-there`,
  "/ganze-bohne-c1111.html",
])("the preview of %s is stored by no cache", async (path) => {
  expect((await get(path, staff)).headers["cache-control"]).toBe("no-store");
});

test("the cart in a preview is the present one, between the previewed header and footer", async () => {
  expect((await get("/service/cartfrontend/cart", staff)).body).toMatch(mark);
  const { body } = await get(cartApiPath, staff);
  expect(JSON.parse(body)).toHaveProperty("cart");
});

test.each([
  ["/", "AT"],
  ["/service/pageborder/header/AT", "DE"],
  ["/jsonflyoutnavigation?site=AT", "DE"],
  [`${suggestionsPath}?q=kaffee&site=AT`, "DE"],
  [`${promotionPath}/~header_top`, "AT"],
] as const)("a preview token of another site shows %s as shoppers see it", async (path, host) => {
  const { body, headers } = await get(path, staff, host);
  expect(body).toBe((await get(path, "", host)).body);
  expect(headers["cache-control"]).toMatch(/^public/);
});

test("the cart of another site than that of the preview token is not marked as a preview", async () => {
  const path = "/service/cartfrontend/cart";
  expect((await get(path, staff, "AT")).body).not.toMatch(mark);
  expect((await get(path, staff, "DE")).body).toMatch(mark);
});

test("static files stay cached for staff who preview", async () => {
  const { headers } = await get("/favicon.svg", staff);
  expect(headers["cache-control"]).toBe("public, max-age=86400");
});

test("shoppers get nothing of a preview, before it or after it", async () => {
  for (const path of ["/", "/search?query=espresso&site=DE", "/service/pageborder/header/DE"]) {
    const before = await get(path);
    await get(path, staff);
    const after = await get(path);
    expect(after.body).toBe(before.body);
    expect(after.body).not.toMatch(mark);
    expect(after.headers["cache-control"]).toMatch(/^public/);
  }
});

test("a site map that a preview is the first to request is that of the present", async () => {
  const product = "100101";
  const { sql } = shop.services.database;
  const offers = sql.updateTable("offer").where("tcm", "like", `${product}-%`);
  await offers.set({ valid_from: new Date("2027-01-01T00:00Z") }).execute();
  await contentChanged(shop);
  await get("/sitemap.xml", staff);
  expect((await get("/sitemap.xml")).body).not.toContain(`-p${product}.html`);
  await offers.set({ valid_from: "-infinity" }).execute();
  await contentChanged(shop);
  expect((await get("/sitemap.xml")).body).toContain(`-p${product}.html`);
});

test("each of 64 concurrent previews shows its own moment or is refused", async () => {
  const days = Array.from({ length: 64 }, (_, day) => new Date(now.getTime() + day * 86_400_000));
  const cookies = await Promise.all(days.map((time) => previewing(shop, { time })));
  const answers = await Promise.all(cookies.map((cookie) => get("/", cookie)));
  const shown = answers.flatMap(({ statusCode, body }, day) =>
    statusCode === 503
      ? []
      : [[day, /data-kontor-preview-mark.*?dateTime="([^"]*)"/.exec(body)?.[1]]],
  );
  expect(shown).not.toEqual([]);
  expect(shown).toEqual(shown.map(([day]) => [day, days[Number(day)]!.toISOString()]));
});

test.each([
  ["forged", "PreviewToken=2.e30.AAAA"],
  ["empty", "PreviewToken="],
  ["very long", `PreviewToken=${"a".repeat(8_000)}`],
  ["no token at all", "PreviewToken=%00<script>"],
])("a preview token that is %s is ignored", async (_, cookie) => {
  const { body, headers } = await get("/service/pageborder/header/DE", cookie);
  expect(body).toBe((await get("/service/pageborder/header/DE")).body);
  expect(headers["cache-control"]).toMatch(/^public/);
});

test("a preview ends with the session of its member of staff", async () => {
  const cookie = await previewing(shop, { time: nextYear });
  expect((await get("/", cookie)).body).toMatch(mark);
  await shop.services.database.sql.deleteFrom("staff_session").execute();
  expect((await get("/", cookie)).body).not.toMatch(mark);
});

test("while the navigation cannot be read, a preview of cart or account has a border without it", async () => {
  const items = vi.spyOn(shop.services.navigation, "items").mockRejectedValue(new Error("down"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cookie = await previewing(shop, { time: nextYear });
  for (const path of ["/service/cartfrontend/cart", "/account", "/service/pageborder/header/DE"]) {
    const { statusCode, body, headers } = await get(path, cookie);
    expect(statusCode, path).toBe(200);
    expect(body).toMatch(mark);
    expect(headers["cache-control"]).toBe("no-store");
  }
  items.mockRestore();
  vi.restoreAllMocks();
});

test("with PREVIEW=off no page for staff exists, and no preview is shown", async () => {
  const cookie = await previewing(shop, { time: nextYear });
  const app = await appOn(shop.services, {
    config: { TRUST_PROXY: "", LIVE_RELOAD: false, PREVIEW: false },
  });
  const paths = [
    "/staff",
    "/service/preview/api/auth/checkauth",
    "/service/preview/api/token",
    `${abTestPaths.testsAt}?time=2026-12-24T18:00Z`,
  ];
  for (const url of paths) expect((await app.inject({ url })).statusCode, url).toBe(404);
  expect((await app.inject({ url: "/", headers: { cookie } })).body).not.toMatch(mark);
  for (const url of ["/withdrawal", "/account", "/service/cartfrontend/cart"])
    expect((await app.inject({ url })).statusCode, url).toBe(200);
  await app.close();
});
