import { randomUUID } from "node:crypto";
import { fill } from "../../platform/shared/texts/words.ts";
import { storesPath } from "../../border/border-paths.ts";
import {
  cardAccountPaths,
  cardPaths,
  customerPaths,
  discountShopPaths,
  leafletPath,
  leadsPath,
  memberPaths,
  orderPaths,
  recipesPath,
  reviewPaths,
  storeSearchPath,
  subscriptionPaths,
  wishlistPaths,
} from "../../shop/shop-paths.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { sectionPaths } from "../../shop/pages/account/account-sections.ts";
import { coffee, expect, type Shop } from "./shop.ts";
import { newPerson } from "./shop-account.ts";

/** Every kind of page and state, each opened as a visitor opens it. */
export const states: Record<string, (shop: Shop) => Promise<unknown>> = {
  home: (shop) => shop.open(),
  category: (shop) => shop.open("/x-c1000.html"),
  product: (shop) => shop.open("/x-p100111.html"),
  "product with a notice": async (shop) => {
    await shop.open("/x-p100111.html");
    await shop.addButton.click();
    await expect(shop.added).toBeVisible();
  },
  "search with results": (shop) => shop.open(`/search?query=${coffee[shop.site.code]}`),
  "search without results": (shop) => shop.open("/search?query=xyzxyz"),
  "cart, empty": async (shop) => {
    await shop.openCart();
    await expect(shop.emptyCart).toBeVisible();
  },
  "cart, full": async (shop) => {
    await shop.open();
    for (const productId of ["100111", "101101"])
      await shop.changeCart({ setArticle: { productId, quantity: 2 } });
    await shop.openCart();
    await expect(shop.badge(4)).toBeVisible();
  },
  stores: (shop) => shop.open(storesPath),
  "stores, found nothing": (shop) => shop.open(`${storeSearchPath}?query=xyzxyz`),
  store: async (shop) => {
    await shop.open(storesPath);
    await shop.page.getByRole("main").getByRole("heading", { level: 3 }).first().click();
    await expect(shop.page.getByRole("main").getByRole("table")).toBeVisible();
  },
  "page of blocks": (shop) => shop.open("/x-s400008003.html"),
  "discount shop": (shop) => shop.open(discountShopPaths.shop),
  community: (shop) => shop.open("/x-s400007360.html"),
  recipes: (shop) => shop.open("/x-s400007361.html"),
  recipe: async (shop) => {
    await shop.open("/x-s400007361.html");
    await shop.page.locator(`main a[href*="${recipesPath}/"]`).first().click();
    await expect(shop.page.locator("main .kontor-recipe__steps")).toBeVisible();
  },
  "question with an error": async (shop) => {
    await joinCommunity(shop);
    await shop.open(`${memberPaths.ask}/100101`);
    await shop.page.getByRole("main").getByRole("button").click();
    await expect(shop.page.getByRole("main").getByRole("textbox")).toBeFocused();
  },
  "recipe with errors": async (shop) => {
    await joinCommunity(shop);
    await shop.open(memberPaths.recipe);
    await shop.page.getByRole("main").getByRole("button").click();
    await expect(shop.page.locator("main [aria-invalid=true]").first()).toBeFocused();
  },
  "member of the community": async (shop) => {
    await joinCommunity(shop);
    await shop.open(customerPaths.community);
    await expect(shop.page.locator("main #own-headline")).toBeVisible();
  },
  leaflet: (shop) => shop.open(leafletPath),
  "leaflet, turned": async (shop) => {
    await shop.open(leafletPath);
    await shop.page.getByRole("button", { name: shop.texts.leaflets.next, exact: true }).click();
    await expect(shop.page).toHaveURL(/#page-2$/);
  },
  campaign: async (shop) => {
    await shop.open("/contact");
    await shop.page.locator(`main a[href*="${leadsPath}/"]`).first().click();
    await expect(shop.page.locator("main form")).toBeVisible();
  },
  "reviews of a product": (shop) => shop.open(`${reviewPaths.product}/100111`),
  "coffee by subscription": (shop) => shop.open(subscriptionPaths.page),
  "coffee by subscription, as a present": async (shop) => {
    await shop.open(`${subscriptionPaths.page}?product=100101`);
    const { form } = shop.texts.coffeeSubscription;
    const main = shop.page.getByRole("main");
    await main.getByText(form.gift, { exact: true }).click();
    await expect(main.getByLabel(form.recipientName)).toBeVisible();
  },
  "wish list, empty": (shop) => shop.open(wishlistPaths.own),
  "product that is no longer sold": (shop) => shop.open("/x-p100118.html"),
  "page of text": (shop) => shop.open("/x-s400007332.html"),
  "not found": (shop) => shop.open("/no/such/page"),
  "suggestions open": async (shop) => {
    await shop.open();
    await shop.openSearch();
    await shop.search.fill(coffee[shop.site.code]);
    await expect(shop.terms.last()).toBeVisible();
    await shop.page.keyboard.press("ArrowDown");
  },
  "search over the page": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openSearch();
    await shop.search.fill(coffee[shop.site.code]);
    await expect(shop.terms.last()).toBeVisible();
  },
  "flyout open": async (shop) => openFlyout(shop, 1),
  "flyout of the themeworlds open": async (shop) => openFlyout(shop, 0),
  "drawer open": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openDrawer();
  },
  "drawer, second level": async (shop) => {
    await shop.page.setViewportSize({ width: 390, height: 800 });
    await shop.openAttached();
    await shop.openDrawer();
    await shop.drawer.getByRole("listitem").getByRole("button").nth(1).click();
    await expect(shop.drawer.getByRole("button").first()).toBeFocused();
  },
  "legal text open": async (shop) => {
    await shop.preview({
      [promotionIds.banner]: {
        type: "ApiTopBannerPromotion",
        content: {
          headline: "15 %",
          voucherCode: "TEST15",
          voucherCodeInstructions: "+",
          legalText: "2026",
          legalTextHint: "Info",
        },
      },
    });
    await shop.openAttached();
    await shop.topBanner.getByText("Info").click();
    await expect(shop.topBanner.getByText("2026")).toBeVisible();
  },
  "user menu, logged out": (shop) => shop.open(customerPaths.userMenu),
  login: (shop) => shop.open(customerPaths.account),
  registration: (shop) => shop.open(customerPaths.register),
  "login with errors": async (shop) => {
    await shop.login(newPerson());
    await expect(shop.refusal).toBeVisible();
  },
  "user menu, logged in": async (shop) => {
    await shop.register(newPerson());
    await shop.openAttached(customerPaths.userMenu);
    await expect(shop.userMenu).toContainText("Ada Lovelace");
  },
  account: async (shop) => {
    await shop.register(newPerson());
    await expect(shop.notice).toBeVisible();
  },
  ...Object.fromEntries(
    Object.values(sectionPaths).map((path) => [
      `account, ${path}`,
      async (shop: Shop) => {
        await shop.register(newPerson());
        await shop.open(path);
        await expect(shop.page.locator(".kontor-account-nav [aria-current=page]")).toHaveCount(1);
      },
    ]),
  ),
  card: (shop) => shop.open(cardPaths.kontorcard),
  "customer card": async (shop) => {
    await shop.register(newPerson());
    await shop.open(cardPaths.privatecard);
    const { customer } = shop.texts;
    const name = fill(customer.getCard, { card: customer.cards.privatecard });
    await shop.page.getByRole("button", { name }).click();
    await shop.open(customerPaths.card);
    await expect(shop.page.getByRole("img", { name: /29/ })).toBeVisible();
  },
  "card from a store, with an error": async (shop) => {
    await shop.register(newPerson());
    await shop.open(cardAccountPaths.attach);
    const main = shop.page.getByRole("main");
    await main.locator("#card-number").fill("2801");
    await main.locator("#card-code").fill("7K2M-Q9XA");
    await main.getByRole("button", { name: shop.texts.customerCard.attach.button }).click();
    await expect(main.locator("[aria-invalid=true]")).toBeFocused();
  },
  "checkout, login": async (shop) => {
    await withCoffee(shop);
    await shop.openCheckout();
  },
  "checkout, delivery": async (shop) => {
    await withCoffee(shop);
    await shop.enterGuest();
  },
  "checkout, address with errors": async (shop) => {
    await withCoffee(shop);
    await shop.enterGuest();
    await shop.nextStep.click();
    await expect(shop.address[0]![0]).toBeFocused();
  },
  "checkout, payment": async (shop) => {
    await withCoffee(shop);
    await shop.enterGuest();
    await shop.enterDelivery();
    await expect(shop.step("payment")).toBeVisible();
  },
  "checkout, review": async (shop) => {
    await withCoffee(shop);
    await shop.toReview();
    await expect(shop.orderButton).toBeVisible();
  },
  "checkout, nothing to order": (shop) => shop.openCheckout(),
  order: async (shop) => {
    await withCoffee(shop);
    await shop.toReview();
    await shop.accept?.check();
    await shop.orderButton.click();
    await expect(shop.thanks).toBeVisible();
  },
  "order to find": (shop) => shop.open(orderPaths.lookUp),
  "country list open": async (shop) => {
    await shop.open();
    const countries = shop.page.locator(".kontor-footer__countries");
    await countries.locator("summary").click();
    await expect(countries.getByRole("link")).toHaveCount(siteCodes.length);
  },
};

/** Registers a customer who joins the community. */
async function joinCommunity(shop: Shop) {
  const person = newPerson();
  await shop.register(person);
  await shop.open(customerPaths.community);
  const { members } = shop.texts;
  const main = shop.page.getByRole("main");
  await main.locator("#member-name").fill(`Ada ${randomUUID().slice(0, 8).replace(/\d/g, "x")}`);
  await main.locator("#member-rules").check();
  await main.getByRole("button", { name: members.join, exact: true }).click();
  await expect(shop.notice).toBeVisible();
}

async function withCoffee(shop: Shop) {
  await shop.open();
  await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
}

async function openFlyout(shop: Shop, index: number) {
  await shop.openAttached();
  const title = await shop.items.nth(index).innerText();
  await shop.opener(title).focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.allOf(title)).toBeVisible();
  await expect(shop.flyout.getByRole("status")).toHaveCount(0);
}
