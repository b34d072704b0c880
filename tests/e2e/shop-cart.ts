import { cartApiPath, cartPagePath, suggestionsPath } from "../../border/border-paths.ts";
import { expect, type Page } from "@playwright/test";
import { badgeText } from "../../border/cart/badge-text.ts";
import type { Cart } from "../../border/cart/cart-schema.ts";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { plural } from "../../platform/shared/texts/words.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

/** The parts of the page's script interface that tests use. */
interface CartWindow {
  kontor: { cart: { add(article: { productId: string; quantity: number }): Promise<string> } };
}

/** Returns the cart of a shop's visitor: the buttons that add to it, its badge, its preview and its page. */
export function cartOn(page: Page, code: ShopSiteCode, origin: string) {
  const { site, texts } = valueAt(allSites, code);
  const header = page.locator('[data-kontor="header"]');
  const entries = page.locator(".kontor-cart__entry");
  return {
    /**
     * The count is part of the link's name: at first only the number, soon with the word for articles; an empty cart has none.
     */
    badge: (count: number) =>
      header.getByRole("link", {
        name:
          count > 0
            ? new RegExp(
                `^${texts.cart.cart}( ${RegExp.escape(badgeText(count))}|, ${plural(texts.cart.itemCount, count, site.locale)})$`,
              )
            : new RegExp(`^${texts.cart.cart}$`),
      }),

    addButton: page.locator(".kontor-buy__action").getByRole("button", { name: texts.cart.add }),
    /** The button of a tile, and below it the tile's message after adding. */
    addFromTile: page.locator(".kontor-tile").getByRole("button", { name: texts.cart.add }),
    tileAnswer: page.locator(".kontor-tile").getByRole("status"),
    added: page.getByRole("status").filter({ hasText: texts.cart.added }),
    variants: page.getByRole("radio").and(page.locator("[name=tcm]")),

    openCart: () => page.goto(origin + cartPagePath),
    /** Opens the cart with this quantity of one article. Returns the article's title. */
    async holding(quantity: number): Promise<string> {
      const { id } = await this.plentiful();
      await this.changeCart({ setArticle: { productId: id, quantity } });
      await this.openCart();
      await expect(this.badge(quantity)).toBeVisible();
      return (await this.readCart()).articles[0]!.title;
    },
    entries,
    sum: entries.locator(".kontor-cart__sum"),
    total: page.getByRole("region", { name: texts.cart.total }),
    /** The amounts to pay, without the taxes below, which have more decimals. */
    amounts: page.locator(".kontor-cart__totals .kontor-sums > :not(.kontor-soft) dd"),
    emptyCart: page.getByRole("heading", { name: texts.cart.empty }),
    quantity: entries.locator(".kontor-stepper__value"),
    undo: (title: string) =>
      page.getByRole("button", { name: texts.cart.undoOf.replace("{title}", title) }),
    miniCart: header.getByRole("region", { name: texts.cart.preview }),
    miniCartButton: header.getByRole("button", { name: texts.cart.preview }),
    more: (title: string) =>
      page.getByRole("button", { name: texts.cart.moreOf.replace("{title}", title) }),
    less: (title: string) =>
      page.getByRole("button", { name: texts.cart.lessOf.replace("{title}", title) }),
    remove: (title: string) =>
      page.getByRole("button", { name: texts.cart.removeOf.replace("{title}", title) }),

    /** Opens a product with variants and a large stock, found by its name. */
    async plentiful() {
      await page.goto(origin);
      const { products } = await asJson<{ products: { id: string; productViewUrl: string }[] }>(
        page,
        `${suggestionsPath}?q=hafenblick&site=${code}`,
      );
      const { id, productViewUrl } = products.find((product) => product.id === "100111")!;
      return { id, path: `/${productViewUrl}` };
    },

    /** Adds an article by `window.kontor`. Returns the error message for the shopper, or "". */
    addByScript: (productId: string, quantity: number) =>
      page.evaluate((article) => (window as unknown as CartWindow).kontor.cart.add(article), {
        productId,
        quantity,
      }),
    /** Changes the cart through the API, as another tab would. */
    changeCart: (change: object) =>
      page.evaluate(
        async ([url, body]) =>
          (
            await fetch(url!, {
              method: "PUT",
              headers: { "content-type": "application/json" },
              body,
            })
          ).status,
        [cartApiPath, JSON.stringify(change)],
      ),
    readCart: async () => (await asJson<{ cart: Cart }>(page, cartApiPath)).cart,
  };
}

const asJson = <T>(page: Page, url: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as T, url);
