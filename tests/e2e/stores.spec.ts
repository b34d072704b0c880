import { storesPath } from "../../border/border-paths.ts";
import { myStorePath, storePagesPath } from "../../shop/shop-paths.ts";
import { myStoreCookie } from "../../shop/stores/my-store-cookie.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";

/** Tests the store finder and the pages of stores as shoppers use them. */

test("DE: a search by keyboard finds a store, whose page has hours and a way there", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open(storesPath);
  const { stores } = shop.texts;
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: stores.search }).focus();
  await page.keyboard.type("Muenchn");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/query=Muenchn/);
  await expect(main.getByRole("status")).toContainText("Muenchn");
  // It is no search for products.
  await expect(shop.search).toHaveValue("");
  const store = main.getByRole("link", { name: "München, Sendlinger Straße" });
  await store.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("München, Sendlinger Straße");
  await expect(main.getByRole("row")).toHaveCount(7);
  await expect(main.getByRole("link", { name: stores.route })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\//,
  );
});

for (const site of ["DE", "CH_FR", "TR"] as const)
  test(
    `${site}: list and map show the same stores`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      await visit(site).open(storesPath);
      const main = page.getByRole("main");
      const names = await main.getByRole("heading", { level: 3 }).getByRole("link").allInnerTexts();
      const pins = await page.locator(".kontor-map__pin title").allTextContents();
      expect(pins).toEqual(names);
      const drawing = (await page.locator(".kontor-map__drawing").boundingBox())!;
      for (const pin of await page.locator(".kontor-map__pin circle").all()) {
        const { x, y, width, height } = (await pin.boundingBox())!;
        expect(x).toBeGreaterThan(drawing.x);
        expect(y).toBeGreaterThan(drawing.y);
        expect(x + width).toBeLessThan(drawing.x + drawing.width);
        expect(y + height).toBeLessThan(drawing.y + drawing.height);
      }
    },
  );

test.describe("with a position", () => {
  test.use({
    geolocation: { latitude: 48.2, longitude: 11.6 },
    permissions: ["geolocation"],
  });

  test("the nearest store comes first, and nothing is sent", async ({ page, visit }) => {
    const shop = visit("DE");
    await shop.open(storesPath);
    const { stores } = shop.texts;
    const main = page.getByRole("main");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await main.getByRole("button", { name: stores.nearMe }).click();
    await expect(main.getByRole("status")).toContainText("7,6");
    await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText(
      "München, Sendlinger Straße",
    );
    expect(requests.filter((url) => url.includes("48.2"))).toEqual([]);
  });
});

test("a shopper's own store stands in the header until it is forgotten", async ({
  page,
  context,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open(`${storePagesPath}/koln-ehrenstrasse`);
  const { stores } = shop.texts;
  await page.getByRole("button", { name: stores.makeMine }).click();
  await expect(page).toHaveURL(shop.origin + myStorePath);
  await expect(shop.header.getByRole("link", { name: /Köln, Ehrenstraße/ })).toBeVisible();
  // Without functional consent it ends with the browser.
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.startsWith(myStoreCookie))).toMatchObject([
    { name: myStoreCookie, expires: -1 },
  ]);
  await shop.open(`${storePagesPath}/koln-ehrenstrasse`);
  await page.getByRole("button", { name: stores.forgetMine }).click();
  await expect(page).toHaveURL(shop.origin + storesPath);
  await expect(shop.stores).toBeVisible();
});

test("a store that is chosen on a product's page says there what it has, also of another size", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  await shop.open("/espresso-speicherstadt-p100101.html");
  const stock = page.getByRole("main").locator("details", { hasText: shop.texts.checkout.pickup });
  await stock.locator("summary").click();
  const { makeMine } = shop.texts.stores;
  await stock.getByRole("button", { name: `${makeMine}: Köln, Ehrenstraße` }).click();
  await expect(page).toHaveURL(/p100101\.html#/);
  await expect(stock.locator("summary")).toContainText("Köln, Ehrenstraße: ");
  await page.locator(".kontor-variant", { hasText: "1000 g" }).click();
  await expect(page).toHaveURL(/dim1=1000g/);
  await expect(stock.locator("summary")).toContainText("Köln, Ehrenstraße: ");
  await stock.locator("summary").click();
  await expect(stock.getByRole("listitem").first()).toContainText("Köln, Ehrenstraße");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search, the map and the own store work by forms and links", async ({ page, visit }) => {
    const shop = visit("CH_FR");
    await shop.open(storesPath);
    const { stores } = shop.texts;
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: stores.nearMe })).toBeHidden();
    await main.getByRole("searchbox", { name: stores.search }).fill("1204");
    await main.getByRole("button", { name: stores.submit }).click();
    await expect(main.getByRole("heading", { level: 3 })).toHaveText(["Genève, rue du Marché"]);
    await page.locator(".kontor-map__pin").click();
    await expect(page).toHaveURL(/#store-geneve-rue-du-marche$/);
    await main.getByRole("link", { name: "Genève, rue du Marché" }).click();
    await page.getByRole("button", { name: stores.makeMine }).click();
    await expect(page.getByRole("button", { name: stores.forgetMine })).toBeVisible();
  });
});
