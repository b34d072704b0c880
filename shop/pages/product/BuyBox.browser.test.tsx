import { cartPagePath } from "../../../border/border-paths.ts";
import "../../shop.css";
import "./product-page.entry.css";
import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CartChange, CartError } from "../../../border/cart/cart-schema.ts";
import { subscriptionWeeks } from "../../../border/cart/cart-limits.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import {
  buyBox,
  coffeeBuyBox,
  colourBuyBox,
  giftCardBuyBox,
  soldOutBuyBox,
} from "./BuyBox.examples.tsx";
import { BuyBox } from "./BuyBox.tsx";

let root: Root;
const answers: (() => void)[] = [];
const add = vi.fn<(change: CartChange) => Promise<CartError | undefined>>(
  () => new Promise((resolve) => answers.push(() => resolve(undefined))),
);

beforeEach(() => {
  add.mockClear();
  answers.length = 0;
  root = createRoot(document.body.appendChild(document.createElement("main")));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const { cart } = buyBox.texts;
const subscription = coffeeBuyBox.texts.subscription!;
const button = page.getByRole("button", { name: cart.add });
const quantity = page.getByRole("textbox", { name: cart.quantity });

test("the buy box is accessible", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(button).toBeEnabled();
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("the buy box shows the number of the chosen article", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(page.getByText(/100101-250/)).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "500 g" }));
  await expect.element(page.getByText(/100101-500/)).toBeVisible();
});

test("two submits of the buy box at once add once", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(button).toBeEnabled();
  const form = document.querySelector("form")!;
  form.requestSubmit();
  form.requestSubmit();
  expect(add).toHaveBeenCalledTimes(1);
  answers[0]!();
  await expect.element(page.getByText(cart.added)).toBeVisible();
  form.requestSubmit();
  expect(add).toHaveBeenCalledTimes(2);
});

test("an added article is confirmed in view, with its picture, a link to the cart and other products", async () => {
  const main = document.querySelector("main")!;
  main.style.cssText = "padding-block: 60vh";
  root.render(<BuyBox {...buyBox} add={add} />);
  await userEvent.click(page.getByRole("radio", { name: "500 g" }));
  await userEvent.fill(quantity, "2");
  await userEvent.click(button);
  answers.at(-1)!();
  const confirmation = page.getByRole("status");
  await expect.element(confirmation).toHaveTextContent(`2 × ${buyBox.name}, 500 g`);
  await expect.element(confirmation).toBeInViewport({ ratio: 0.99 });
  expect(confirmation.element().querySelector("img")?.src).toContain(buyBox.picture);
  await expect
    .element(confirmation.getByRole("link", { name: cart.toCart }))
    .toHaveAttribute("href", cartPagePath);
  const others = page.getByRole("region", { name: buyBox.texts.catalogue.related });
  expect(
    others
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(buyBox.suggested.map(({ name }) => name));
  await expect.element(others).toBeInViewport({ ratio: 0.99 });

  // The confirmation names what was added, not the box's current choice.
  await userEvent.fill(quantity, "5");
  await expect.element(confirmation).toHaveTextContent(`2 × ${buyBox.name}, 500 g`);
  await userEvent.click(page.getByRole("radio", { name: "250 g" }));
  await expect.element(confirmation).toBeEmptyDOMElement();
});

test("an empty quantity in the buy box adds one", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await userEvent.clear(quantity);
  await userEvent.keyboard("{Enter}");
  expect(add).toHaveBeenLastCalledWith({
    addArticle: { productId: "100101", tcm: "100101-250", quantity: 1 },
  });
  await expect.element(quantity).toHaveValue("1");
});

test("clicks on the buy box's stepper in quick succession all count", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(quantity).toHaveValue("1");
  const more = document.querySelectorAll<HTMLButtonElement>(".kontor-stepper button")[1]!;
  more.click();
  more.click();
  await expect.element(quantity).toHaveValue("3");
});

test("the button of a sold-out article is disabled with script, and without it can send another one", async () => {
  root.render(<BuyBox {...soldOutBuyBox} />);
  await expect.element(button).toBeEnabled();
  root.render(<BuyBox key="taken over" {...soldOutBuyBox} add={add} />);
  await expect.element(button).toBeDisabled();
  await userEvent.click(page.getByRole("radio", { name: "500 g" }));
  await expect.element(button).toBeEnabled();
});

test("a variant that cannot be bought says so in its name", async () => {
  root.render(<BuyBox {...soldOutBuyBox} add={add} />);
  await expect
    .element(page.getByRole("radio", { name: "250 g" }))
    .toHaveAccessibleName(/250 g 6,99\sEuro Ausverkauft$/);
  await expect.element(page.getByRole("radio", { name: "250 g" })).toBeDisabled();
  await expect
    .element(page.getByRole("radio", { name: "500 g" }))
    .toHaveAccessibleName(/500 g 12,99\sEuro$/);
});

test("colours are chosen by pictures of 44 px, with a price only where it differs", async () => {
  root.render(<BuyBox {...colourBuyBox} add={add} />);
  await expect
    .element(page.getByRole("radio", { name: "Schwarz" }))
    .toHaveAccessibleName("Schwarz");
  await expect
    .element(page.getByRole("radio", { name: "Rot" }))
    .toHaveAccessibleName(/^Rot 7,99\sEuro$/);
  const { width, height } = document.querySelector(".kontor-variant img")!.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await expect.element(page.getByRole("radio", { name: "Salbei" })).toBeDisabled();
});

test("the buy box reports each choice of another article, also one from before hydration", async () => {
  const onChosen = vi.fn<(article: { tcm: string }) => void>();
  const tcms = () => onChosen.mock.calls.map(([{ tcm }]) => tcm);
  const before = { tcm: "101211-black", quantity: 1 };
  root.render(<BuyBox {...colourBuyBox} before={before} add={add} onChosen={onChosen} />);
  await vi.waitFor(() => expect(tcms()).toEqual(["101211-black"]));
  await userEvent.click(page.getByRole("radio", { name: "Rot" }));
  await vi.waitFor(() => expect(tcms()).toEqual(["101211-black", "101211-red"]));
});

test("the buy box offers coffee once, or at a lower price as a subscription", async () => {
  root.render(<BuyBox {...coffeeBuyBox} add={add} />);
  await userEvent.click(button);
  expect(add).toHaveBeenLastCalledWith({
    addArticle: { productId: "100101", tcm: "100101-250", quantity: 1 },
  });
  answers[0]!();

  const percent = (0.1).toLocaleString("de-DE", { style: "percent" });
  const subscribe = page.getByRole("radio", { name: fill(subscription.subscribe, { percent }) });
  await subscribe.click();
  await expect.element(subscribe).toHaveAccessibleName(/6,29/);
  expect(document.querySelector(".kontor-price")).toHaveTextContent(
    /^6,29\sEuro25,16\sEuro \/ kg$/,
  );
  const interval = page.getByRole("combobox", { name: subscription.interval });
  const names = subscriptionWeeks.map((weeks) => plural(subscription.everyWeeks, weeks, "de-DE"));
  expect(names).toContain("Alle 6 Wochen");
  await userEvent.selectOptions(interval, "Alle 6 Wochen");
  await userEvent.click(button);
  expect(add).toHaveBeenLastCalledWith({
    setSubscription: { productId: "100101", tcm: "100101-250", quantity: 1, intervalWeeks: 6 },
  });
});

test("coffee of a shop that takes no subscriptions is bought once", async () => {
  root.render(<BuyBox {...buyBox} kind="coffee" add={add} />);
  await expect.element(button).toBeEnabled();
  await expect
    .element(page.getByRole("radio", { name: subscription.buyOnce }))
    .not.toBeInTheDocument();
});

test("coffee names its own threshold of free delivery, where there is one", async () => {
  const site = {
    ...buyBox.site,
    shipping: { ...buyBox.site.shipping, kindFreeFrom: { coffee: 1500 } },
  };
  root.render(<BuyBox {...coffeeBuyBox} site={site} />);
  await expect.element(page.getByText(/ab 15\sEuro/)).toBeVisible();
  root.render(<BuyBox {...buyBox} site={site} />);
  await expect.element(page.getByText(/ab 20\sEuro/)).toBeVisible();
});

test("a gift card has no quantity, and adding the one in the cart is no error", async () => {
  root.render(<BuyBox {...giftCardBuyBox} add={add} />);
  await expect.element(quantity).not.toBeInTheDocument();
  await expect.element(page.getByText("inkl. MwSt.")).not.toBeInTheDocument();
  add.mockResolvedValueOnce({ error: "NOT_MODIFIED" });
  await userEvent.click(button);
  expect(add).toHaveBeenLastCalledWith({
    setGiftCard: { productId: "100171", tcm: "100171-25", set: true },
  });
  await expect.element(page.getByText(cart.added)).toBeVisible();
});

test("without script the buy box's form sends the same data", () => {
  const sent = (element: HTMLElement) =>
    Object.fromEntries(new FormData(element.querySelector("form")!));
  const main = document.querySelector("main")!;
  flushSync(() => root.render(<BuyBox {...giftCardBuyBox} />));
  expect(sent(main)).toEqual({
    productId: "100171",
    tcm: "100171-25",
    change: "giftCard",
    set: "true",
  });
  flushSync(() => root.render(<BuyBox key="coffee" {...coffeeBuyBox} />));
  main.querySelector<HTMLElement>("[value=subscription]")!.click();
  expect(sent(main)).toEqual({
    productId: "100101",
    tcm: "100101-250",
    change: "subscription",
    intervalWeeks: "4",
    quantity: "1",
  });
});
