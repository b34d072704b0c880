import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  article,
  smallCart,
  stillStore,
  subscription,
  view,
} from "../../../shop/pages/cart/CartView.examples.tsx";
import {
  alert,
  cartOf,
  less,
  open,
  quantity,
  remove,
  showState,
  undo,
} from "../../../tests/support/cart-page.tsx";
import { show } from "../../../tests/support/show.tsx";
import { formFieldsOf } from "../cart-form.ts";
import { emptyCart } from "../cart-rules.ts";
import type { CartChange } from "../cart-schema.ts";
import { CartView } from "./CartView.tsx";

const { texts } = view;
const { title, productId, tcm } = article;
const setTo = (count: number) => ({ setArticle: { productId, tcm, quantity: count } });

beforeEach(() => page.viewport(1280, 900));

test("a typed quantity is taken by Enter, and the focus stays in its field", async () => {
  const { asked, respond } = open(cartOf(1));
  await quantity.click();
  await userEvent.keyboard("12{Enter}");
  await expect.poll(() => asked).toEqual([setTo(12)]);
  await expect.element(quantity).toHaveValue("12");
  await respond({ cart: cartOf(12) });
  await expect.element(page.getByText("83,88\u00a0Euro", { exact: true })).toBeVisible();
  await expect.element(quantity).toHaveFocus();
  await userEvent.tab();
  expect(asked).toEqual([setTo(12)]);
});

test("a typed quantity is taken when its field is left", async () => {
  const { asked } = open(cartOf(1));
  await quantity.fill("4");
  await userEvent.tab();
  await expect.poll(() => asked).toEqual([setTo(4)]);
  await expect.element(quantity).toHaveValue("4");
});

test.each(["", "zwei", "-3", "1.5", "2"])(
  "typing %j as a quantity of 2 changes nothing, and the field shows 2 again",
  async (typed) => {
    const { change } = showState(smallCart);
    await quantity.fill(typed);
    await userEvent.keyboard("{Enter}");
    await expect.element(quantity).toHaveValue("2");
    await userEvent.tab();
    expect(change).not.toHaveBeenCalled();
  },
);

test("a typed quantity that is refused shows the old one again, described by the reason", async () => {
  const { respond } = open(cartOf(1));
  await quantity.fill("50");
  await userEvent.keyboard("{Enter}");
  await respond({ error: "ITEM_LIMIT", limit: 20 }, 409);
  await expect.element(quantity).toHaveValue("1");
  const why = plural(texts.itemLimit, 20, "de-DE");
  await expect.element(quantity).toHaveAccessibleDescription(why);
  await expect.element(alert).toHaveTextContent(why);
});

const subscribed = { ...emptyCart, subscriptions: [subscription] };
const { subscriptionConfigurationId: subscriptionId } = subscription;
test.each<[string, typeof smallCart, CartChange]>([
  ["an article", smallCart, setTo(0)],
  ["a subscription", subscribed, { deleteSubscription: { subscriptionId } }],
])("typing 0 as the quantity of %s removes it", async (_kind, cart, expected) => {
  const { change } = showState(cart);
  await quantity.fill("0");
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenLastCalledWith(expected);
});

test("without JavaScript one piece less than one also removes a subscription", () => {
  const [one] = subscribed.subscriptions;
  show(<CartView {...view} cart={{ ...subscribed, subscriptions: [{ ...one!, quantity: 1 }] }} />);
  const fields = new FormData((less.element() as HTMLButtonElement).form!);
  expect(Object.fromEntries(fields)).toEqual(
    formFieldsOf({ deleteSubscription: { subscriptionId } }),
  );
});

test("one piece less than one removes an entry, and its undo button has the focus", async () => {
  open(cartOf(1));
  less.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo(title)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove(title)).toHaveFocus();
  await expect.element(quantity).toHaveValue("1");
});

test("screen readers are told an entry's new quantity, its sum and the total once they are known", async () => {
  const { respond } = open(cartOf(1));
  const said = fill(texts.quantityChanged, {
    title,
    quantity: 3,
    sum: "20,97\u00a0Euro",
    total: "25,92\u00a0Euro",
  });
  const news = page.getByRole("status").filter({ hasText: said });
  await quantity.fill("3");
  await userEvent.keyboard("{Enter}");
  await expect.element(quantity).toHaveValue("3");
  await expect.element(news).not.toBeInTheDocument();
  const totals = { ...smallCart.totals, goods: 2097, total: 2592 };
  await respond({ cart: { ...cartOf(3), totals } });
  await expect.element(news).toBeInTheDocument();
});

/** Returns a cart as the server renders it. */
function renderedCart() {
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(<CartView {...view} cart={smallCart} />);
  onTestFinished(() => place.remove());
  return place;
}

/** Hydrates such a cart until the test is over. */
function hydrate(place: HTMLElement, store: typeof still) {
  const root = flushSync(() =>
    hydrateRoot(place, <CartView {...view} cart={smallCart} store={store} />),
  );
  flushSync(() => {});
  onTestFinished(() => flushSync(() => root.unmount()));
}
const still = stillStore({ cart: smallCart });

test("the browser checks a quantity until its form is hydrated", () => {
  const place = renderedCart();
  const { form } = place.querySelector<HTMLInputElement>(".kontor-stepper__value")!;
  expect(form!.noValidate).toBe(false);
  hydrate(place, still);
  expect(form!.noValidate).toBe(true);
});

test("a quantity that was typed and left before hydration is taken", () => {
  const place = renderedCart();
  place.querySelector<HTMLInputElement>(".kontor-stepper__value")!.value = "7";
  const asked: CartChange[] = [];
  hydrate(place, { ...still, change: async (change: CartChange) => void asked.push(change) });
  expect(asked).toEqual([setTo(7)]);
});
