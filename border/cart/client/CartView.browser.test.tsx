import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  article,
  defectiveCart,
  deletedEntries,
  freeArticle,
  fullCart,
  giftCard,
  mug,
  partnerProduct,
  refusedSubscription,
  smallCart,
  subscription,
  view,
} from "../../../shop/pages/cart/CartView.examples.tsx";
import {
  alert,
  entry,
  hasFocus,
  order,
  remove,
  showState,
} from "../../../tests/support/cart-page.tsx";
import { emptyCart } from "../cart-rules.ts";
import type { Cart, CartChanges } from "../cart-schema.ts";

const { texts } = view;

const sumOf = (title: string) =>
  entry(title)!.querySelector(".kontor-cart__sum")!.textContent.replaceAll("\u00a0", " ");

beforeEach(() => page.viewport(1280, 900));

const waitingCart: Cart = {
  ...fullCart,
  articles: [{ ...article, quantity: 3 }, mug],
  vouchers: [{ code: "BOHNE5", title: "5 Euro geschenkt", discount: 0, missing: 1102 }],
};

test("while a change of the cart is pending, sums are hidden, the status says why, and ordering is closed", async () => {
  const { set } = showState(smallCart);
  await expect.element(order).toHaveAttribute("href", view.checkoutPath);
  set({ cart: waitingCart, waiting: 1 });
  await expect.element(page.getByText(texts.calculating)).toBeVisible();
  await expect.element(order).toHaveAttribute("aria-disabled", "true");
  expect(sumOf(article.title)).toBe("…");
  expect(sumOf(mug.title)).toBe("12,95 Euro");
  expect([...document.querySelectorAll("dl dd")].map((amount) => amount.textContent)).toEqual(
    Array(6).fill("…"),
  );
  for (const text of [texts.campaignMissing, texts.voucherMissing])
    await expect.element(page.getByText(fill(text, { amount: "…" }))).toBeVisible();
});

test("without a connection a notice says when the cart's totals will be shown", async () => {
  const { set } = showState(smallCart);
  const offline = page.getByRole("status").filter({ hasText: texts.offline });
  await expect.element(offline).not.toBeInTheDocument();
  set({ cart: waitingCart, waiting: 1, isOffline: true });
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByText(texts.calculating)).not.toBeInTheDocument();
});

test.each<[string, Cart, string]>([
  ["only a gift card", { ...emptyCart, giftCards: [{ article: giftCard }] }, texts.nothingToOrder],
  [
    "something sold out",
    { ...smallCart, articles: [{ ...article, availability: "SOLDOUT" }] },
    `${texts.checkFirst} ${article.title} – ${texts.soldOut}`,
  ],
  [
    "fewer pieces in stock",
    { ...smallCart, articles: [{ ...article, onlyLeft: 1 }] },
    `${texts.checkFirst} ${article.title} – ${plural(texts.availabilityLimit, 1, "de-DE")}`,
  ],
  [
    "fewer pieces of a subscription in stock",
    { ...smallCart, subscriptions: [{ ...subscription, onlyLeft: 1 }] },
    `${texts.checkFirst} ${subscription.title} – ${plural(texts.availabilityLimit, 1, "de-DE")}`,
  ],
  [
    "a defective subscription",
    { ...smallCart, defectiveSubscriptions: [subscription] },
    `${texts.checkFirst} ${subscription.title} – ${texts.notAvailable}`,
  ],
  [
    "a subscription that the site does not take",
    { ...smallCart, defectiveSubscriptions: [refusedSubscription] },
    `${texts.checkFirst} ${subscription.title} – ${texts.subscriptionUnavailable}`,
  ],
  [
    "several defective entries",
    { ...defectiveCart, defectiveSubscriptions: [] },
    [
      texts.checkFirst,
      `${mug.title} – ${texts.soldOut}`,
      ...["Kanne Nordlicht", giftCard.title, partnerProduct.title].map(
        (title) => `${title} – ${texts.notAvailable}`,
      ),
    ].join(" "),
  ],
])("ordering is closed for %s, and says why", async (_what, cart, why) => {
  showState(cart);
  await expect.element(order).toHaveAttribute("aria-disabled", "true");
  await expect.element(order).not.toHaveAttribute("href");
  await expect.element(order).toHaveAccessibleDescription(why);
});

test("a subscription shows its own price per kilogram", async () => {
  showState({ ...smallCart, subscriptions: [{ ...subscription, price: 629, grams: 250 }] });
  const region = page.getByRole("region", { name: texts.subscriptions });
  await expect.element(region).toHaveTextContent(/6,29\sEuro.*25,16\sEuro/);
});

test("ordering is possible with articles, and with only a partner's product", async () => {
  showState(smallCart);
  await expect.element(order).toHaveAttribute("href", view.checkoutPath);
  await expect.element(order).not.toHaveAccessibleDescription();
  showState({ ...emptyCart, partnerProducts: [partnerProduct] });
  await expect.element(order).toHaveAttribute("href", view.checkoutPath);
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

test("an entry that cannot be bought has no sum in the cart, and no price if the shop has none", () => {
  showState(defectiveCart);
  expect(sumOf(article.title)).toBe("13,98 Euro");
  for (const of of [mug.title, "Kanne Nordlicht", giftCard.title, partnerProduct.title])
    expect(sumOf(of)).toBe("");
  expect(entry(mug.title)).toHaveTextContent("Einzelpreis: 12,95");
  for (const of of ["Kanne Nordlicht", giftCard.title])
    expect(entry(of)).not.toHaveTextContent(/\d,\d\d/);
});

test("after a refused change an article says once that it is sold out, and screen readers read it", async () => {
  const { productId, tcm } = article;
  showState(
    { ...smallCart, articles: [{ ...article, availability: "SOLDOUT" }] },
    {
      setError: {
        error: "AVAILABILITY_LIMIT",
        limit: 0,
        change: { setArticle: { productId, tcm, quantity: 3 } },
      },
    },
  );
  await expect.element(alert).toHaveTextContent(texts.articleSoldOut);
  expect(entry(article.title)).toHaveTextContent(`${texts.soldOut} ${texts.removeToOrder}`);
  expect(entry(article.title)).not.toHaveTextContent(texts.articleSoldOut);
});

test("the reason beside the order button leads to each entry that it names", async () => {
  showState(defectiveCart);
  const link = page.getByRole("link", { name: "Kanne Nordlicht", exact: true }).last();
  const { hash } = link.element() as HTMLAnchorElement;
  expect(document.getElementById(hash.slice(1))).toBe(entry("Kanne Nordlicht"));
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

test("adding a partner product sends the change; the focus stays in the cart when its button disappears", async () => {
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
