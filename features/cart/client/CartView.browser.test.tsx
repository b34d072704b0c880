import "../../../border/client/styles/shop.css";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fill } from "../../../shared/words.ts";
import { show } from "../../../tests/support/show.tsx";
import type { Cart, CartChange, CartChanges } from "../cart-schema.ts";
import { emptyCart } from "../cart-rules.ts";
import type { CartState } from "./cart-state.ts";
import { createCartStore, type CartStore } from "./cart-store.ts";
import {
  article,
  defectiveCart,
  deletedEntries,
  freeArticle,
  fullCart,
  giftCard,
  mug,
  partnerProduct,
  smallCart,
  stillStore,
  subscription,
  view,
} from "./CartView.examples.tsx";
import { CartView } from "./CartView.tsx";

const { texts } = view;
const { title } = article;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const more = button(fill(texts.moreOf, { title }));
const remove = (of: string) => button(fill(texts.removeOf, { title: of }));
const undo = (of: string) => button(fill(texts.undoOf, { title: of }));
const alert = page.getByRole("alert");
const order = page.getByRole("link", { name: texts.order });

const quantity = () => document.querySelector(".kontor-stepper__value")?.textContent;
const entry = (of: string) =>
  [...document.querySelectorAll<HTMLElement>(".kontor-cart__entry")].find((element) =>
    element.textContent.includes(of),
  );

/** Whether the cart as a whole has the focus. */
const hasFocus = () => document.querySelector(".kontor-cart")?.matches(":focus");

const cartOf = (count: number): Cart => ({
  ...smallCart,
  revision: count,
  numberOfArticles: count,
  articles: [{ ...article, quantity: count, total: count * article.price }],
});

const { revision: _, ...emptyLists } = emptyCart;

/** A server whose answers to changes are given one by one. */
function open(cart: Cart) {
  const asked: CartChange[] = [];
  const answers: ((response: Response) => void)[] = [];
  const store = createCartStore({
    fetch: async (_url, init) => {
      if (!init?.body) return Response.json({ cart });
      asked.push(JSON.parse(init.body as string) as CartChange);
      return new Promise((answer) => answers.push(answer));
    },
  });
  store.startWith(cart);
  show(<CartView {...view} cart={cart} store={store} />);
  const answer = async (body: object, status = 200) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()!(
      status === 304 ? new Response(null, { status }) : Response.json(body, { status }),
    );
  };
  return { asked, answer };
}

/** A cart in a state of its own, and what is asked of it. */
function showState(cart: Cart | undefined, state: Partial<CartState> = {}) {
  const change = vi.fn<CartStore["change"]>(async () => undefined);
  const store = { ...stillStore({ cart, ...state }), change };
  show(<CartView {...view} cart={cart} store={store} />);
  return {
    change,
    set: (news: Partial<CartState>) => store.state.set({ ...store.state.get(), ...news }),
  };
}

beforeEach(() => page.viewport(1280, 900));

test("a press on more counts at once, and a second one adds to it", async () => {
  const { asked, answer } = open(cartOf(1));
  await userEvent.click(more);
  await userEvent.click(more);
  await expect.poll(quantity).toBe("Menge 3");
  await answer({ cart: cartOf(2) });
  await expect.poll(() => asked).toHaveLength(2);
  await answer({ cart: cartOf(3) });
  const setTo = (count: number) => ({
    setArticle: { productId: article.productId, tcm: article.tcm, quantity: count },
  });
  await expect.poll(() => asked).toEqual([setTo(2), setTo(3)]);
  await expect.element(page.getByText("20,97\u00a0Euro")).toBeVisible();
  await expect.poll(quantity).toBe("Menge 3");
});

test("a refused change shows the old quantity again, and the reason beside its entry", async () => {
  const { answer } = open(cartOf(1));
  await userEvent.click(more);
  await answer({ error: "ITEM_LIMIT", limit: 1 }, 409);
  await expect.poll(quantity).toBe("Menge 1");
  const why = fill(texts.itemLimit, { limit: 1 });
  await expect.element(alert).toHaveTextContent(why);
  await expect.poll(() => entry(title)).toHaveTextContent(why);
  await expect.element(more).toHaveAccessibleDescription(why);
});

test("a change of quantity that changes nothing is no error", async () => {
  const { answer } = open(cartOf(1));
  await userEvent.click(more);
  await answer({}, 304);
  await expect.poll(quantity).toBe("Menge 1");
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
    const { answer, asked } = open({ ...smallCart, articles: [article, mug] });
    const { height } = entry(mug.title)!.getBoundingClientRect();
    remove(mug.title).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(undo(mug.title)).toHaveFocus();
    await expect.element(remove(mug.title)).not.toBeInTheDocument();
    await expect.poll(() => entry(mug.title)?.getBoundingClientRect().height).toBe(height);
    await expect
      .poll(() => page.getByText(fill(texts.removed, { title: mug.title })).elements())
      .toHaveLength(2);
    await answer({ cart: { ...smallCart, revision: 4 } });

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
      const { answer } = open({ ...fullCart, ...emptyLists, articles: [mug] });
      await userEvent.click(remove(mug.title));
      await answer({ cart: { ...emptyCart, revision: 8 } });
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
    const { answer, asked } = open({ ...emptyCart, revision: 3, ...lists });
    await userEvent.click(remove(of));
    const gone = lists.partnerProducts ? { partnerOffers: [partnerProduct] } : {};
    await answer({ cart: { ...emptyCart, revision: 4, ...gone } });
    await userEvent.click(undo(of));
    await expect.element(remove(of)).toHaveFocus();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toEqual(restore);
  });
});

test("while totals are computed they are dimmed, the status says so, and nothing can be ordered", async () => {
  const { set } = showState(smallCart);
  const money = () => getComputedStyle(document.querySelector("dl")!).color;
  const before = money();
  await expect.element(order).toHaveAttribute("href", "/contact");
  set({ waiting: 1 });
  await expect.poll(money).not.toBe(before);
  await expect.element(page.getByText(texts.calculating)).toBeVisible();
  await expect.element(order).toHaveAttribute("aria-disabled", "true");
});

test("without a connection a notice says when the cart's totals come", async () => {
  const { set } = showState(smallCart);
  const offline = page.getByRole("status").filter({ hasText: texts.offline });
  await expect.element(offline).not.toBeInTheDocument();
  set({ waiting: 1, isOffline: true });
  await expect.element(offline).toBeVisible();
});

test.each<[string, Cart, string]>([
  ["only a subscription", { ...emptyCart, subscriptions: [subscription] }, texts.nothingToOrder],
  ["only a gift card", { ...emptyCart, giftCards: [{ article: giftCard }] }, texts.nothingToOrder],
  ["something defective", defectiveCart, texts.removeFirst],
  [
    "something sold out",
    { ...smallCart, articles: [{ ...article, availability: "SOLDOUT" }] },
    texts.removeFirst,
  ],
  [
    "a defective subscription",
    { ...smallCart, defectiveSubscriptions: [subscription] },
    texts.removeFirst,
  ],
])("ordering is closed for %s, and says why", async (_what, cart, why) => {
  showState(cart);
  await expect.element(order).toHaveAttribute("aria-disabled", "true");
  await expect.element(order).not.toHaveAttribute("href");
  await expect.element(order).toHaveAccessibleDescription(why);
});

test("ordering is possible with articles, and with a partner's product alone", async () => {
  showState(smallCart);
  await expect.element(order).toHaveAttribute("href", "/contact");
  await expect.element(order).toHaveAccessibleDescription(texts.checkoutSoon);
  showState({ ...emptyCart, partnerProducts: [partnerProduct] });
  await expect.element(order).toHaveAttribute("href", "/contact");
});

test("a defective entry of the cart names its problem and can only be removed", async () => {
  showState(defectiveCart);
  await expect.element(page.getByText(texts.defectiveHint)).toBeVisible();
  for (const [of, what] of [
    [mug.title, texts.soldOut],
    ["Kanne Nordlicht", texts.notAvailable],
    [giftCard.title, texts.notAvailable],
    [partnerProduct.title, texts.notAvailable],
  ] as const) {
    expect(entry(of)).toHaveTextContent(`${what} ${texts.removeToOrder}`);
    expect(entry(of)!.querySelector(".kontor-stepper")).toBeNull();
    await expect.element(remove(of)).toBeVisible();
  }
});

describe("vouchers", () => {
  const field = page.getByRole("textbox", { name: texts.voucher });

  test("a voucher is redeemed by its code; an unknown code is reported and stays in the field", async () => {
    const { asked, answer } = open(smallCart);
    await field.fill(" bohne ");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked).toEqual([{ setVoucher: { code: "bohne", set: true } }]);
    await answer({ error: "PRODUCTDATA_UNAVAILABLE" }, 404);
    await expect.element(field).toHaveAccessibleDescription(texts.voucherUnknown);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(" bohne ");
    await expect.element(alert).toHaveTextContent(texts.voucherUnknown);

    await field.fill("BOHNE5");
    await button(texts.redeem).click();
    const voucher = { code: "BOHNE5", title: "5 Euro geschenkt", discount: 500, missing: 0 };
    const { totals } = smallCart;
    await answer({
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

  test("redeeming without a voucher's code focuses the field", async () => {
    const { change } = showState(smallCart);
    await button(texts.redeem).click();
    await expect.element(field).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  test("a voucher is removed; when that fails a text says how to go on", async () => {
    const { asked, answer } = open(fullCart);
    await button(fill(texts.removeVoucher, { code: "BLACK15" })).click();
    await expect.poll(() => asked).toEqual([{ setVoucher: { code: "BLACK15", set: false } }]);
    await answer({ error: "CARTSTORAGE_UNAVAILABLE" }, 500);
    await expect.element(alert).toHaveTextContent(texts.removalFailed);
    await expect.element(alert).toBeVisible();
  });
});

test("campaigns in the cart show the missing sum, or offer their article", async () => {
  const { change } = showState(fullCart);
  await expect
    .element(page.getByText("Noch 5,01\u00a0Euro bis zu Ihrem Gratis-Artikel."))
    .toBeVisible();
  await page.getByRole("button", { name: `${texts.chooseFree} Abendrot` }).click();
  const { productId } = freeArticle;
  await expect
    .poll(() => change)
    .toHaveBeenLastCalledWith({
      setFreeArticle: { productId, campaignId: "more-coffee", remove: false },
    });
});

test("an added partner product is asked for; the focus stays in the cart when its button disappears", async () => {
  const { change, set } = showState(fullCart);
  const add = page.getByRole("button", { name: `${texts.add} Barista-Kurs` });
  await add.click();
  await expect
    .poll(() => change)
    .toHaveBeenLastCalledWith({
      setPartnerProduct: { partnerProductId: "class", set: true },
    } satisfies Pick<CartChanges, "setPartnerProduct">);
  add.element().focus();
  set({ cart: { ...fullCart, partnerOffers: [] } });
  await expect.element(add).not.toBeInTheDocument();
  await expect.poll(hasFocus).toBe(true);
});

test("the cart shows its totals, with the tax that they contain", async () => {
  showState(fullCart);
  const rows = [...document.querySelectorAll("dl > div")].map((row) =>
    row.textContent.replaceAll("\u00a0", " "),
  );
  expect(rows).toEqual([
    "Warenwert (7 Artikel)57,83 Euro",
    "Rabatt−5,00 Euro",
    "Versandkostenlos",
    "Gesamtsumme inkl. MwSt.52,83 Euro",
    "darin 19 % MwSt.3,01 Euro",
    "darin 7 % MwSt.0,91 Euro",
  ]);
  await expect.element(page.getByText(texts.freeDeliveryReached)).toBeVisible();
});

test("a cart that cannot be read is reported, with a button to try again", async () => {
  const { set } = showState(undefined, { busy: 1 });
  await expect.element(page.getByText(texts.loading)).toBeVisible();
  set({ busy: 0, getError: { error: "UNKNOWN" } });
  await expect.element(alert).toHaveTextContent(texts.readError);
  await expect.element(page.getByRole("link", { name: texts.retry })).toBeVisible();
});

test.each([320, 768])("nothing in the cart is wider than a window of %i px", async (width) => {
  await page.viewport(width, 900);
  for (const cart of [fullCart, defectiveCart]) {
    showState(cart, { deleted: deletedEntries, isOffline: true });
    expect(document.documentElement.scrollWidth).toBe(width);
  }
});
