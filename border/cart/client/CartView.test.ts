import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  laterCart,
  laterNotes,
  stillStore,
  view,
} from "../../../shop/pages/cart/CartView.examples.tsx";
import { CartView } from "./CartView.tsx";

const rendered = (revision: number, waiting = 0) =>
  renderToString(
    createElement(CartView, {
      ...view,
      subscribed: laterNotes,
      store: stillStore({ cart: { ...laterCart, revision }, waiting }),
    }),
  );

test("what is paid today is said of the cart that the server has priced, and of no changed one", () => {
  const { revision, text, changed } = laterNotes.today!;
  expect(rendered(revision)).toContain(text);
  for (const other of [rendered(revision + 1), rendered(revision, 1)]) {
    expect(other).toContain(changed);
    expect(other).not.toContain(text);
  }
});

test("an entry of a subscription says when it begins, and leads back to its choices", () => {
  const html = rendered(laterNotes.today!.revision);
  const { text, url } = Object.values(laterNotes.entries)[0]!;
  expect(html).toContain(text);
  expect(html).toContain(`href="${url}"`);
});
