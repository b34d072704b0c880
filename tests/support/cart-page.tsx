import "../../shop/shop.css";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import type { Cart, CartChange } from "../../border/cart/cart-schema.ts";
import { CartView } from "../../border/cart/client/CartView.tsx";
import { article, smallCart, stillStore, view } from "../../shop/pages/cart/CartView.examples.tsx";
import type { CartState } from "../../border/cart/client/store/cart-state.ts";
import { createCartStore, type CartStore } from "../../border/cart/client/store/cart-store.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { show } from "./show.tsx";

/** The cart's page for browser tests, with a server whose answers the test provides. */

const { texts } = view;
const { title } = article;

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const more = button(fill(texts.moreOf, { title }));
export const remove = (of: string) => button(fill(texts.removeOf, { title: of }));
export const undo = (of: string) => button(fill(texts.undoOf, { title: of }));
export const alert = page.getByRole("alert");
export const order = page.getByRole("link", { name: texts.order });

export const quantity = page.getByRole("textbox", { name: fill(texts.quantityOf, { title }) });
export const less = button(fill(texts.lessOf, { title }));
export const entry = (of: string) =>
  [...document.querySelectorAll<HTMLElement>(".kontor-cart__entry")].find((element) =>
    element.textContent.includes(of),
  );

/** Reports whether the cart as a whole has the focus. */
export const hasFocus = () => document.querySelector(".kontor-cart")?.matches(":focus");

export const cartOf = (count: number): Cart => ({
  ...smallCart,
  revision: count,
  numberOfArticles: count,
  articles: [{ ...article, quantity: count, total: count * article.price }],
});

/** Opens a page with a server whose answers to changes the test provides one by one. */
export function open(cart: Cart) {
  const asked: CartChange[] = [];
  const answers: ((response: Response) => void)[] = [];
  const store = createCartStore({
    fetch: async (_url, init) => {
      if (!init?.body) return Response.json({ cart });
      asked.push(JSON.parse(init.body as string) as CartChange);
      return new Promise((response) => answers.push(response));
    },
  });
  store.startWith(cart);
  show(<CartView {...view} cart={cart} store={store} />);
  const respond = async (body: object, status = 200) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()!(
      status === 304 ? new Response(null, { status }) : Response.json(body, { status }),
    );
  };
  return { asked, respond };
}

/** Shows a cart in a given state, and records its requests. */
export function showState(cart: Cart | undefined, state: Partial<CartState> = {}) {
  const change = vi.fn<CartStore["change"]>(async () => undefined);
  const store = { ...stillStore({ cart, ...state }), change };
  show(<CartView {...view} cart={cart} store={store} />);
  return {
    change,
    set: (news: Partial<CartState>) => store.state.set({ ...store.state.get(), ...news }),
  };
}
