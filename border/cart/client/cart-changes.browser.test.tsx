import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  article,
  deletedEntries,
  freeArticle,
  fullCart,
  giftCard,
  mug,
  partnerProduct,
  smallCart,
  subscription,
  view,
} from "../../../shop/pages/cart/CartView.examples.tsx";
import {
  alert,
  button,
  cartOf,
  entry,
  hasFocus,
  more,
  open,
  order,
  quantity,
  remove,
  showState,
  undo,
} from "../../../tests/support/cart-page.tsx";
import { emptyCart } from "../cart-rules.ts";
import type { Cart, CartChange } from "../cart-schema.ts";

const { texts } = view;
const { title } = article;

const { revision: _, ...emptyLists } = emptyCart;

beforeEach(() => page.viewport(1280, 900));

test("a press on more counts at once, and a second one adds to it", async () => {
  const { asked, respond } = open(cartOf(1));
  await userEvent.click(more);
  await userEvent.click(more);
  await expect.element(quantity).toHaveValue("3");
  await respond({ cart: cartOf(2) });
  await expect.poll(() => asked).toHaveLength(2);
  await respond({ cart: cartOf(3) });
  const setTo = (count: number) => ({
    setArticle: { productId: article.productId, tcm: article.tcm, quantity: count },
  });
  await expect.poll(() => asked).toEqual([setTo(2), setTo(3)]);
  await expect.element(page.getByText("20,97\u00a0Euro", { exact: true })).toBeVisible();
  await expect.element(quantity).toHaveValue("3");
});

test("a refused change shows the old quantity again, and the reason beside its entry", async () => {
  const { respond } = open(cartOf(1));
  await userEvent.click(more);
  await respond({ error: "ITEM_LIMIT", limit: 1 }, 409);
  await expect.element(quantity).toHaveValue("1");
  const why = plural(texts.itemLimit, 1, "de-DE");
  await expect.element(alert).toHaveTextContent(why);
  await expect.poll(() => entry(title)).toHaveTextContent(why);
  await expect.element(more).toHaveAccessibleDescription(why);
});

test("a change of quantity that changes nothing is no error", async () => {
  const { respond } = open(cartOf(1));
  await userEvent.click(more);
  await respond({}, 304);
  await expect.element(quantity).toHaveValue("1");
  await expect.element(alert).toBeEmptyDOMElement();
});

test("more pieces of a subscription change the subscription", async () => {
  const { change } = showState({ ...emptyCart, subscriptions: [subscription] });
  await userEvent.click(more);
  const { productId, tcm } = article;
  await expect
    .poll(() => change)
    .toHaveBeenLastCalledWith({
      setSubscription: { productId, tcm, quantity: 3, intervalWeeks: 4 },
    });
});

describe("removal", () => {
  const { productId, tcm } = article;
  const removals: [string, string, Cart, CartChange][] = [
    ["an article", title, smallCart, { setArticle: { productId, tcm, quantity: 0 } }],
    [
      "a free article",
      freeArticle.title,
      { ...smallCart, freeArticles: [freeArticle] },
      {
        setFreeArticle: {
          productId: freeArticle.productId,
          campaignId: freeArticle.campaignId,
          remove: true,
        },
      },
    ],
    [
      "a gift card",
      giftCard.title,
      { ...smallCart, giftCards: [{ article: giftCard }] },
      { setGiftCard: { productId: giftCard.productId, tcm: giftCard.tcm, set: false } },
    ],
    [
      "a defective gift card",
      giftCard.title,
      { ...smallCart, defectiveGiftCards: [{ article: giftCard }] },
      { setGiftCard: { productId: giftCard.productId, tcm: giftCard.tcm, set: false } },
    ],
    [
      "a partner's product",
      partnerProduct.title,
      { ...smallCart, partnerProducts: [partnerProduct] },
      { setPartnerProduct: { partnerProductId: partnerProduct.partnerProductId, set: false } },
    ],
    [
      "a subscription",
      title,
      { ...emptyCart, subscriptions: [subscription] },
      { deleteSubscription: { subscriptionId: subscription.subscriptionConfigurationId } },
    ],
  ];
  test.each(removals)("the button beside %s removes it", async (_kind, of, cart, expected) => {
    const { change } = showState(cart);
    await userEvent.click(remove(of));
    await expect.poll(() => change).toHaveBeenLastCalledWith(expected);
  });

  test("a removed entry leaves its place, can be undone, and the focus follows", async () => {
    const { respond, asked } = open({ ...smallCart, articles: [article, mug] });
    const { height } = entry(mug.title)!.getBoundingClientRect();
    remove(mug.title).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(undo(mug.title)).toHaveFocus();
    await expect.element(remove(mug.title)).not.toBeInTheDocument();
    await expect.poll(() => entry(mug.title)?.getBoundingClientRect().height).toBe(height);
    await expect
      .poll(() => page.getByText(fill(texts.removed, { title: mug.title })).elements())
      .toHaveLength(2);
    await respond({ cart: { ...smallCart, revision: 4 } });

    await userEvent.keyboard("{Enter}");
    await expect.element(remove(mug.title)).toHaveFocus();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toEqual({
      setArticle: { productId: mug.productId, tcm: mug.tcm, quantity: 1 },
    });
  });

  test("when a removal can no longer be undone the cart gets the focus", async () => {
    const { set } = showState(smallCart, { deleted: deletedEntries });
    undo(mug.title).element().focus();
    set({ deleted: [] });
    await expect.element(undo(mug.title)).not.toBeInTheDocument();
    await expect.poll(hasFocus).toBe(true);
  });

  test.each([320, 390, 768, 980, 1440])(
    "the removed last entry and the empty cart below it are as wide as the page at %i px",
    async (width) => {
      await page.viewport(width, 700);
      const { respond } = open({ ...fullCart, ...emptyLists, articles: [mug] });
      await userEvent.click(remove(mug.title));
      await respond({ cart: { ...emptyCart, revision: 8 } });
      await expect.element(undo(mug.title)).toHaveFocus();
      await expect.element(undo(mug.title)).toBeInViewport({ ratio: 1 });
      await expect.element(order).not.toBeInTheDocument();
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const removed = boxOf(".kontor-cart__entry");
      const empty = boxOf(".kontor-cart__empty");
      const cart = boxOf(".kontor-cart");
      expect([removed.width, empty.width]).toEqual([cart.width, cart.width]);
      expect(removed.bottom).toBeLessThanOrEqual(empty.top);
    },
  );

  test.each<[string, string, Partial<Cart>, CartChange]>([
    [
      "a partner's product",
      partnerProduct.title,
      { partnerProducts: [partnerProduct] },
      { setPartnerProduct: { partnerProductId: partnerProduct.partnerProductId, set: true } },
    ],
    [
      "a subscription",
      title,
      { subscriptions: [subscription] },
      {
        setSubscription: {
          productId: subscription.productId,
          tcm: subscription.tcm,
          quantity: subscription.quantity,
          intervalWeeks: subscription.intervalWeeks,
        },
      },
    ],
  ])("%s is back at once when its removal is undone", async (_kind, of, lists, restore) => {
    const { respond, asked } = open({ ...emptyCart, revision: 3, ...lists });
    await userEvent.click(remove(of));
    const gone = lists.partnerProducts ? { partnerOffers: [partnerProduct] } : {};
    await respond({ cart: { ...emptyCart, revision: 4, ...gone } });
    await userEvent.click(undo(of));
    await expect.element(remove(of)).toHaveFocus();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toEqual(restore);
  });
});

describe("vouchers", () => {
  const field = page.getByRole("textbox", { name: texts.voucher });

  test("a voucher is redeemed by its code; an unknown code is reported and stays in the field", async () => {
    const { asked, respond } = open(smallCart);
    await field.fill(" bohne ");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked).toEqual([{ setVoucher: { code: "bohne", set: true } }]);
    await respond({ error: "PRODUCTDATA_UNAVAILABLE" }, 404);
    await expect.element(field).toHaveAccessibleDescription(texts.voucherUnknown);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(" bohne ");
    await expect.element(alert).toHaveTextContent(texts.voucherUnknown);

    await field.fill("BOHNE5");
    await button(texts.redeem).click();
    const voucher = { code: "BOHNE5", title: "5 Euro geschenkt", discount: 500, missing: 0 };
    const { totals } = smallCart;
    await respond({
      cart: {
        ...smallCart,
        revision: 9,
        vouchers: [voucher],
        totals: { ...totals, discount: 500 },
      },
    });
    await expect.element(page.getByText(voucher.title)).toBeVisible();
    await expect.element(page.getByRole("definition").filter({ hasText: "−5,00" })).toBeVisible();
  });

  test("the redeem button of an empty voucher field focuses the field", async () => {
    const { change } = showState(smallCart);
    await button(texts.redeem).click();
    await expect.element(field).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  test("a voucher is removed; when that fails a text says how to go on", async () => {
    const { asked, respond } = open(fullCart);
    await button(fill(texts.removeVoucher, { code: "BLACK15" })).click();
    await expect.poll(() => asked).toEqual([{ setVoucher: { code: "BLACK15", set: false } }]);
    await respond({ error: "CARTSTORAGE_UNAVAILABLE" }, 500);
    await expect.element(alert).toHaveTextContent(texts.removalFailed);
    await expect.element(alert).toBeVisible();
  });
});
