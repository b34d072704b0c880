import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ArticleChange, CartError } from "../features/cart/cart-contract.ts";
import { buyBox, soldOutBuyBox } from "./BuyBox.examples.tsx";
import { BuyBox } from "./BuyBox.tsx";

let root: Root;
const answers: (() => void)[] = [];
const add = vi.fn<(article: ArticleChange) => Promise<CartError | undefined>>(
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
const button = page.getByRole("button", { name: cart.add });
const quantity = page.getByRole("textbox", { name: cart.quantity });

test("is accessible", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(button).toBeEnabled();
  const { violations } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("the article number is that of the chosen article", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(page.getByText(/100101-250/)).toBeVisible();
  await userEvent.click(page.getByText("500 g"));
  await expect.element(page.getByText(/100101-500/)).toBeVisible();
});

test("two submits at once add once", async () => {
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

test("no quantity is one", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await userEvent.clear(quantity);
  await userEvent.keyboard("{Enter}");
  expect(add).toHaveBeenLastCalledWith({
    productId: "100101",
    tcm: "100101-250",
    quantity: 1,
  });
  await expect.element(quantity).toHaveValue("1");
});

test("steps of one moment all count", async () => {
  root.render(<BuyBox {...buyBox} add={add} />);
  await expect.element(quantity).toHaveValue("1");
  const more = document.querySelectorAll<HTMLButtonElement>(".kontor-stepper button")[1]!;
  more.click();
  more.click();
  await expect.element(quantity).toHaveValue("3");
});

test("with a sold-out article the form without script can send another one, and the script forbids this one", async () => {
  root.render(<BuyBox {...soldOutBuyBox} />);
  await expect.element(button).toBeEnabled();
  root.render(<BuyBox key="taken over" {...soldOutBuyBox} add={add} />);
  await expect.element(button).toBeDisabled();
  await userEvent.click(page.getByText("500 g"));
  await expect.element(button).toBeEnabled();
});
