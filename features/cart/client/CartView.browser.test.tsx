import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fill } from "../../../shared/words.ts";
import { site } from "../../../sites/de/site.ts";
import { texts } from "../../../sites/de/texts.ts";
import type { ArticleChange, Cart, CartArticle } from "../cart-contract.ts";
import { emptyCart } from "../cart-rules.ts";
import { createCartStore } from "./cart-store.ts";
import { CartView } from "./CartView.tsx";

const article: CartArticle = {
  productId: "100101",
  tcm: "100101-250",
  title: "Hafenblick",
  quantity: 1,
  availability: "AVAILABLE",
  label: "250 g",
  url: "/hafenblick-p100101.html",
  picture: "/img/a/b",
  price: 699,
  was: null,
  grams: 250,
  total: 699,
};
const cartOf = (quantity: number): Cart => ({
  ...emptyCart,
  numberOfArticles: quantity,
  articles: [{ ...article, quantity, total: quantity * article.price }],
});

let root: Root;
let asked: number[];
let answers: ((response: Response) => void)[];

beforeEach(() => {
  asked = [];
  answers = [];
  const store = createCartStore({
    onCount: () => {},
    storage: { setItem: () => {}, removeItem: () => {} },
    fetch: (_url, init) => {
      const { setArticle } = JSON.parse(init?.body as string) as { setArticle: ArticleChange };
      asked.push(setArticle.quantity);
      return new Promise((answer) => answers.push(answer));
    },
  });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <CartView
      texts={texts.cart}
      site={site}
      cart={cartOf(1)}
      perKilogram={texts.catalogue.perKilogram}
      store={store}
    />,
  );
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const more = page.getByRole("button", { name: fill(texts.cart.moreOf, { title: article.title }) });
const quantity = () => document.querySelector(".kontor-stepper__value")?.textContent;

test("a second press goes on from what the first one asked for", async () => {
  await userEvent.click(more);
  await userEvent.click(more);
  await expect.poll(quantity).toBe("Menge 3");
  for (const count of [2, 3]) {
    await vi.waitFor(() => expect(asked).toHaveLength(count - 1));
    answers[count - 2]!(Response.json({ cart: cartOf(count) }));
  }
  expect(asked).toEqual([2, 3]);
  await expect.poll(quantity).toBe("Menge 3");
});

test("a refused change says why and shows again what is in the cart", async () => {
  await userEvent.click(more);
  await vi.waitFor(() =>
    answers[0]!(Response.json({ error: "ITEM_LIMIT", limit: 1 }, { status: 409 })),
  );
  await expect.poll(quantity).toBe("Menge 1");
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(fill(texts.cart.itemLimit, { limit: 1 }));
});

test("a change that changes nothing is no error", async () => {
  await userEvent.click(more);
  await vi.waitFor(() => answers[0]!(new Response(null, { status: 304 })));
  await expect.poll(quantity).toBe("Menge 1");
  await expect.element(page.getByRole("alert")).toBeEmptyDOMElement();
});
