import { customerPaths } from "../../shop/shop-paths.ts";
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Locator } from "@playwright/test";
import type { Islands } from "../../border/client/Island.tsx";
import type {} from "../../border/client/Menu.island.tsx";
import type {} from "../../border/client/MiniCart.island.tsx";
import type {} from "../../border/client/NewsletterForm.island.tsx";
import type {} from "../../border/client/SearchBox.island.tsx";
import type {} from "../../shop/pages/account/AccountPart.island.tsx";
import type {} from "../../border/client/CartPage.island.tsx";
import type {} from "../../shop/pages/listing/FilteredList.island.tsx";
import type {} from "../../shop/pages/product/BuyBox.island.tsx";
import type {} from "../../shop/pages/product/ProductPage.island.tsx";
import { disturb, disturbances, type Disturbance } from "./foreign-nodes.ts";
import { heldBack } from "./held-back.ts";
import { dailyIf } from "./night.ts";
import { hostPath, serveHost } from "./other-team.ts";
import { expect, test, type Shop } from "./shop.ts";

/**
 * Walks every island in pages that translators and extensions of the browser change, before it is hydrated and afterwards: what the
 * shopper did survives, and nothing vanishes.
 */

interface Walk {
  /** Header and footer have it: it is also in pages of other teams. */
  isInBorder?: true;
  /** Opens a page with the island: this one of another team, or one of the shop. */
  open(shop: Shop, path?: string): Promise<unknown>;
  /** The element that appears when an island without React is hydrated. */
  live?(shop: Shop): Locator;
  /** Begins to use the island, which hydrates it. Its scripts may still be held back. */
  begin(shop: Shop): Promise<unknown>;
  /** Checks what has come of it, and goes on. */
  goOn(shop: Shop): Promise<unknown>;
}

const footer = ({ page }: Shop) => page.locator('[data-kontor="footer"]');
const openPage =
  (shopPath: string) =>
  (shop: Shop, path = shopPath) =>
    shop.openAttached(path);

const product = "/kaffee-hafenblick-p100111.html";
const gallery = ({ page }: Shop) => page.locator(".kontor-gallery");

/** Islands of the checkout, which only listen to its forms. */
const listeners = ["Checkout", "OrderProof"] as const;
type WalkedIsland = Exclude<keyof Islands, (typeof listeners)[number]>;

const walks: { [Island in WalkedIsland]: Walk } = {
  SearchBox: {
    isInBorder: true,
    open: openPage("/"),
    async begin(shop) {
      await shop.search.click();
      await shop.page.keyboard.type("kaf");
    },
    async goOn(shop) {
      await expect(shop.options.first()).toBeVisible();
      await shop.page.keyboard.type("feetasse");
      await expect(shop.search).toHaveValue("kaffeetasse");
      await expect(shop.search).toBeFocused();
      await expect(shop.products.first()).toBeVisible();
      await shop.clear.click();
      await expect(shop.search).toHaveValue("");
      await expect(shop.products).toHaveCount(0);
      await shop.page.keyboard.type("qqqqqqqq");
      await expect(
        shop.header.getByText(shop.texts.search.nothingFoundHint, { exact: true }),
      ).toBeVisible();
    },
  },
  Menu: {
    isInBorder: true,
    open: openPage("/"),
    begin: (shop) => shop.opener("Kaffee").press("Enter"),
    async goOn(shop) {
      await expect(shop.flyout.getByRole("link").first()).toBeVisible();
      await shop.page.keyboard.press("Escape");
      await expect(shop.flyout).toBeHidden();
      await shop.items.first().hover();
      await expect(shop.flyout.getByRole("link").first()).toBeVisible();
      await shop.items.nth(2).hover();
      await expect(shop.flyout.getByRole("link").first()).toBeVisible();
    },
  },
  MiniCart: {
    isInBorder: true,
    async open(shop, path = "/") {
      await shop.openAttached(path);
      expect(await shop.addByScript("100111", 2)).toBe("");
      await expect(shop.badge(2)).toBeVisible();
    },
    begin: (shop) => shop.miniCartButton.press("Enter"),
    async goOn(shop) {
      const { title } = (await shop.readCart()).articles[0]!;
      await expect(shop.miniCart).toBeVisible();
      await shop.more(title).click();
      await expect(shop.badge(3)).toBeVisible();
      await shop.remove(title).click();
      await expect(shop.miniCart.getByText(shop.texts.cart.empty)).toBeVisible();
      await shop.undo(title).click();
      await expect(shop.badge(3)).toBeVisible();
    },
  },
  NewsletterForm: {
    isInBorder: true,
    open: openPage("/"),
    async begin(shop) {
      const { form } = shop.texts.newsletter;
      await footer(shop).getByLabel(form.email).fill(`${randomUUID()}@example.com`);
      await footer(shop).getByRole("button", { name: form.submit, exact: true }).click();
    },
    goOn: (shop) =>
      expect(footer(shop).getByText(shop.texts.newsletter.form.success)).toBeVisible(),
  },
  CartPage: {
    async open(shop) {
      await shop.openAttached("/");
      await shop.changeCart({ setArticle: { productId: "100101", quantity: 2 } });
      await shop.changeCart({ setArticle: { productId: "101131", quantity: 1 } });
      await shop.openCart();
    },
    async begin(shop) {
      await expect(shop.entries).toHaveCount(2);
      await shop.quantity.first().focus();
    },
    async goOn(shop) {
      const { articles } = await shop.readCart();
      const { title } = articles.find(({ productId }) => productId === "100101")!;
      await shop.less(title).click();
      const entry = shop.entries.filter({ hasText: title });
      await expect(entry.locator(".kontor-stepper__value")).toHaveValue("1");
      await expect(shop.badge(2)).toBeVisible();
      await shop.remove(title).click();
      await expect(shop.badge(1)).toBeVisible();
      await shop.undo(title).click();
      await expect(shop.badge(2)).toBeVisible();
      await expect(shop.entries).toHaveCount(2);
    },
  },
  BuyBox: {
    open: openPage(product),
    begin: (shop) => shop.addButton.click(),
    async goOn(shop) {
      await expect(shop.added).toBeVisible();
      await expect(shop.badge(1)).toBeVisible();
      await shop.variants.nth(1).check();
      await shop.addButton.click();
      await expect(shop.badge(2)).toBeVisible();
    },
  },
  ProductPage: {
    open: openPage(product),
    live: (shop) => gallery(shop).locator("[aria-current]"),
    begin: (shop) => gallery(shop).getByRole("link").last().click(),
    goOn: (shop) =>
      expect(gallery(shop).getByRole("link").last()).toHaveAttribute("aria-current", "true"),
  },
  FilteredList: {
    open: openPage("/kaffee-c1000.html"),
    live: ({ page }) => page.locator("[data-live]"),
    begin: ({ page }) => page.getByRole("main").getByRole("checkbox", { name: "Dunkel" }).check(),
    async goOn({ page }) {
      const products = page.getByRole("main").getByRole("article");
      const before = await products.count();
      await expect(page).toHaveURL(/roast=dark/);
      await page.getByRole("main").getByRole("checkbox", { name: "Koffeinhaltig" }).check();
      await expect(products).not.toHaveCount(before);
    },
  },
  AccountPart: {
    open: openPage(customerPaths.register),
    async begin(shop) {
      await shop.field(shop.texts.customer.firstName).fill("Ida");
      await shop.field(shop.texts.customer.email).fill("ida");
    },
    async goOn(shop) {
      const { customer } = shop.texts;
      const button = { name: customer.register, exact: true };
      await expect(shop.field(customer.email)).toBeFocused();
      await shop.page.getByRole("main").getByRole("button", button).click();
      await expect(shop.page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expect(shop.field(customer.firstName)).toHaveValue("Ida");
    },
  },
};

// A part that is rendered again says so.
test.use({ mayComplain: true });

const islandsOf = ({ page }: Shop, name: WalkedIsland) => page.locator(`[data-island="${name}"]`);

/** Hydrates an island as the beginning of a press does, and waits for it. */
async function hydrate(shop: Shop, name: WalkedIsland) {
  const island = islandsOf(shop, name).first();
  await island.dispatchEvent("pointerdown");
  const { live } = walks[name];
  if (live) return expect(live(shop)).toBeAttached();
  const part = island.locator("[data-part]");
  const keys = () => part.evaluate((element) => Object.keys(element).join());
  await expect.poll(keys).toContain("__reactContainer");
}

test("the walk knows every island", () => {
  const files = globSync("{border,storefront,shop}/**/*.island.tsx");
  const islands = files.map((file) => basename(file, ".island.tsx"));
  const all = [...Object.keys(walks), ...listeners];
  expect(all.toSorted()).toEqual(islands.toSorted());
});

const places = (Object.keys(walks) as WalkedIsland[]).flatMap((island) =>
  walks[island].isInBorder
    ? [
        { island, where: "the shop" },
        { island, where: "a host", form: "plain" as const },
        { island, where: "a host, in shadow roots,", form: "strict" as const },
      ]
    : [{ island, where: "the shop", form: undefined }],
);

for (const { island, where, form } of places)
  for (const kind of Object.keys(disturbances) as Disturbance[]) {
    const walk = walks[island];
    const isDaily = form !== "plain";
    const open = async (shop: Shop) => {
      if (form) await serveHost(shop, { form });
      await walk.open(shop, form && hostPath);
    };

    test(
      `${island} of ${where} works with ${kind} before it is hydrated`,
      dailyIf(isDaily && kind === "foreign elements at five places"),
      async ({ page, visit }) => {
        const shop = visit("DE");
        const release = await heldBack(page, `**/kontor/${island}.island-*.js`);
        await open(shop);
        await disturb(islandsOf(shop, island), kind);
        await walk.begin(shop);
        release();
        await walk.goOn(shop);
      },
    );

    test(
      `${island} of ${where} works with ${kind} after it was hydrated`,
      dailyIf(isDaily && kind === "its texts translated"),
      async ({ visit }) => {
        const shop = visit("DE");
        await open(shop);
        await hydrate(shop, island);
        await disturb(islandsOf(shop, island), kind);
        await walk.begin(shop);
        await walk.goOn(shop);
      },
    );
  }

test("a cart that cannot be rendered becomes the HTML of the present one, whose forms work", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const release = await heldBack(page, "**/kontor/CartPage.island-*.js");
  const title = await shop.holding(3);
  const cart = islandsOf(shop, "CartPage");
  await cart.locator("> script").evaluate((script) => (script.firstChild!.nodeValue = "{}"));
  await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
  release();
  await expect(shop.quantity).toHaveValue("2");
  await shop.less(title).click();
  await expect(shop.quantity).toHaveValue("1");
  await expect(shop.badge(1)).toBeVisible();
});

test("a button of a changed page that is still pressed while its scripts arrive gets its click", async ({
  page,
  visit,
}) => {
  const shop = visit("DE");
  const release = await heldBack(page, "**/kontor/BuyBox.island-*.js");
  await walks.BuyBox.open(shop);
  await disturb(islandsOf(shop, "BuyBox"), "foreign elements at five places");
  await shop.addButton.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse("**/kontor/BuyBox.island-*.js");
  release();
  await (await arrived).finished();
  // The island's script runs before this.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
  await page.mouse.up();
  await expect(shop.added).toBeVisible();
  await expect(shop.badge(1)).toBeVisible();
});
