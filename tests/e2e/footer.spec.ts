import { allSites } from "../../shop/sites/all-sites.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { atNight, dailyIf } from "./night.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Tests the footer on whole pages, with its script and its links. */

const footerOf = ({ page, texts }: Shop) =>
  page.getByRole("contentinfo", { name: texts.footer.footer });

async function countryLink(shop: Shop, label: string) {
  const countries = footerOf(shop)
    .locator("details")
    .filter({ hasText: shop.texts.footer.ownCart });
  if (!(await countries.evaluate((list: HTMLDetailsElement) => list.open)))
    await countries.locator("summary").click();
  return countries.getByRole("link", { name: label, exact: true });
}

for (const [name, path, site, expected] of [
  ["category", "/espresso-c1111.html", "HU", /^\/eszpresszo-c1111\.html$/],
  ["product", "/x-p100101.html", "CH_FR", /^\/.+-p100101\.html$/],
  ["page of text", "/impressum-s400007320.html", "PL", /^\/dane-firmy-s400007320\.html$/],
  ["list of stores", "/service/storefinder/", "TR", /^\/service\/storefinder\/$/],
  ["search", "/search?query=espresso&site=DE", "AT", /^\/search\?query=espresso&site=AT$/],
] as const)
  test(
    `the link to another country shows the same ${name}`,
    dailyIf(["category", "search"].includes(name)),
    async ({ page, visit }) => {
      const shop = visit("DE");
      await shop.open(path);
      const other = visit(site);
      const link = await countryLink(shop, other.site.label);
      await expect(link).toHaveAttribute("href", new RegExp(`^${other.origin}/.`));
      await link.click();
      await expect(page.locator("html")).toHaveAttribute("lang", other.site.locale);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search, path).toMatch(expected);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

test(
  "the link to another country leads to its home page where it lacks the page",
  atNight,
  async ({ visit }) => {
    const shop = visit("DE");
    await shop.open("/x-p101104.html");
    const link = await countryLink(shop, allSites.TR.site.label);
    await expect(link).toHaveAttribute("href", `${visit("TR").origin}/`);
  },
);

test(
  "the desktop view is remembered on mobile addresses, until the shopper leaves it",
  atNight,
  async ({ page, visit }) => {
    const shop = visit("DE");
    const { toDesktop, toMobile } = allSites.DE.footer.viewChanger;
    const platform = footerOf(shop);
    await shop.open("/m/contact?a=1");
    await expect(platform).toHaveAttribute("data-platform", "MATCH");
    const desktop = footerOf(shop).getByRole("link", { name: toDesktop });
    // A script adds the page's own address to the link.
    await expect(desktop).toHaveAttribute("href", "/contact?a=1&forceP=WEBSHOP");
    await desktop.click();
    await expect(page).toHaveURL(`${shop.origin}/contact?a=1&forceP=WEBSHOP`);
    await expect(footerOf(shop).getByRole("link", { name: toMobile })).toBeVisible();

    await shop.open("/m/contact");
    await expect(platform).not.toHaveAttribute("data-platform");
    await footerOf(shop).getByRole("link", { name: toMobile }).click();
    await expect(page).toHaveURL(`${shop.origin}/m/contact`);
    await expect(platform).toHaveAttribute("data-platform", "MATCH");
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, isMobile: true, hasTouch: true });

  test("the link to the desktop view lays pages out as on large screens, until the link back", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const { toDesktop, toMobile } = allSites.DE.footer.viewChanger;
    const width = () => page.evaluate(() => document.documentElement.clientWidth);
    const opener = page.getByRole("button", { name: shop.texts.header.openSearch });
    await shop.open("/m/contact");
    expect(await width()).toBe(390);
    await footerOf(shop).getByRole("link", { name: toDesktop }).click();
    await expect(page).toHaveURL(/forceP=WEBSHOP/);
    await expect.poll(width).toBe(980);
    await expect(opener).toBeHidden();
    await expect(footerOf(shop).getByRole("link", { name: toMobile })).toBeVisible();
    // Remembered on other pages.
    await shop.open("/kaffee-c1000.html");
    await expect.poll(width).toBe(980);
    await footerOf(shop).getByRole("link", { name: toMobile }).click();
    await expect(page).toHaveURL(/\/m\/kaffee/);
    await expect.poll(width).toBe(390);
    await expect(opener).toBeVisible();
  });
});

test("with the cookie of an affiliate the footer is reduced, and nothing shifts", async ({
  page,
  visit,
}) => {
  const shop = visit("AT");
  await page.context().addCookies([{ name: "affiliateNumber", value: "4711", url: shop.origin }]);
  await watchShifts(page);
  await shop.open("/contact");
  const footer = footerOf(shop);
  await footer.scrollIntoViewIfNeeded();
  const { footer: content } = allSites.AT;
  await expect(footer.getByRole("heading", { name: content.headline })).toBeVisible();
  await expect(footer.getByRole("heading", { name: content.seo.heading })).toBeHidden();
  await expect(footer.getByLabel(shop.texts.newsletter.form.email)).toBeHidden();
  expect(await shifts(page)).toEqual([]);
});

test("the footer does not ask subscribers to subscribe", atNight, async ({ page, visit }) => {
  const shop = visit("CZ");
  const subscribe = footerOf(shop).getByLabel(shop.texts.newsletter.form.email);
  await shop.open("/contact");
  await expect(subscribe).toBeVisible();
  await page.route("**/json/psdata", (route) =>
    route.fulfill({ json: { nl_status: "SUBSCRIBED" } }),
  );
  await page.reload();
  await expect(subscribe).toBeHidden();
});

test("the search in the page opens a panel of a narrow window", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shop = visit("DE");
  const [column] = allSites.DE.footer.seo.columns;
  const { text, url } = column!.at(-1)!;
  await shop.open(`/contact#:~:text=${encodeURIComponent(text)}`);
  await expect(footerOf(shop).locator(`a[href="${url}"]`)).toBeVisible();
});
