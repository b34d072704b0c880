import "../../../client/styles/header.css";
import "./mini-cart.css";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { fill } from "../../../../platform/shared/texts/words.ts";
import {
  article,
  defectiveCart,
  mug,
  smallCart,
  stillStore,
} from "../../../../shop/pages/cart/CartView.examples.tsx";
import { InHeader, miniCart } from "../../../../shop/pages/cart/MiniCart.examples.tsx";
import { show } from "../../../../tests/support/show.tsx";
import { MiniCartPanel } from "./MiniCartPanel.tsx";
import { createCartStore, type CartStore } from "../store/cart-store.ts";

const { texts } = miniCart;
const panel = page.getByRole("region", { name: texts.preview });

const showPanel = (store: CartStore) =>
  show(
    <InHeader>
      <div className="kontor-minicart">
        <MiniCartPanel {...miniCart} store={store} onContinue={() => {}} />
      </div>
    </InHeader>,
  );

beforeEach(() => page.viewport(1280, 800));

test("the mini cart says what cannot be bought instead of its sum", () => {
  showPanel(stillStore({ cart: defectiveCart }));
  const entries = panel
    .getByRole("listitem")
    .elements()
    .map((entry) => entry.textContent);
  expect(entries).toContain(`${mug.title}blau${texts.soldOut}`);
  expect(entries).toContain(`Kanne Nordlichtblau${texts.notAvailable}`);
});

test("the mini cart shows a picture of another system by its full address, without widths", () => {
  // Any picture that is no file of this shop.
  const picture = "https://pictures.example/mug.jpg?size=160";
  showPanel(stillStore({ cart: { ...smallCart, articles: [{ ...article, picture }] } }));
  const [entry] = panel.getByRole("listitem").elements();
  expect(entry!.querySelector("img")!.src).toBe(picture);
  expect(entry!.querySelector("source")).toBeNull();
});

test("while a change is pending the mini cart hides its sum, and says so without a connection", async () => {
  showPanel(
    stillStore({
      cart: { ...smallCart, articles: [{ ...article, quantity: 3 }] },
      waiting: 1,
      isOffline: true,
    }),
  );
  await expect.element(panel.getByRole("listitem")).toHaveTextContent(/6,99\sEuro…$/);
  await expect.element(panel).toHaveTextContent(`${texts.goods} …${texts.offline}`);
});

test("a quantity typed in the mini cart is applied and announced; less than one removes the entry", async () => {
  const asked: unknown[] = [];
  const cartOf = (quantity: number) => ({
    ...smallCart,
    revision: 3 + quantity,
    articles: quantity ? [{ ...article, quantity, total: quantity * article.price }] : [],
  });
  const store = createCartStore({
    fetch: async (_url, { body }) => {
      const change = JSON.parse(body as string) as { setArticle: { quantity: number } };
      asked.push(change);
      return Response.json({ cart: cartOf(change.setArticle.quantity) });
    },
  });
  store.startWith(smallCart);
  showPanel(store);
  const { title, productId, tcm } = article;
  const field = panel.getByRole("textbox", { name: fill(texts.quantityOf, { title }) });
  const less = panel.getByRole("button", { name: fill(texts.lessOf, { title }) });
  const middle = (locator: Locator) => {
    const { top, height } = locator.element().getBoundingClientRect();
    return top + height / 2;
  };
  expect(middle(field)).toBeCloseTo(middle(less), 0);
  await field.fill("1");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked).toEqual([{ setArticle: { productId, tcm, quantity: 1 } }]);
  const said = fill(texts.quantityChanged, {
    title,
    quantity: 1,
    sum: "6,99\u00a0Euro",
    total: "18,93\u00a0Euro",
  });
  await expect.element(panel.getByText(said)).toBeInTheDocument();
  await less.click();
  const undo = panel.getByRole("button", { name: fill(texts.undoOf, { title }) });
  await expect.element(undo).toHaveFocus();
  await expect.poll(() => asked[1]).toEqual({ setArticle: { productId, tcm, quantity: 0 } });
});
