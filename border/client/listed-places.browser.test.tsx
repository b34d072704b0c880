import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  itemAttributes,
  listAttributes,
  listSelector,
} from "../../platform/shared/item-attributes.ts";
import { AddedToCart } from "../../shop/pages/product/AddedToCart.tsx";
import { buyBox } from "../../shop/pages/product/BuyBox.examples.tsx";
import { response, input, options, type } from "../../tests/support/search-box-page.tsx";
import { show } from "../../tests/support/show.tsx";
import { article, fullCart, stillStore } from "../../shop/pages/cart/CartView.examples.tsx";
import { InHeader, miniCart } from "../../shop/pages/cart/MiniCart.examples.tsx";
import { MiniCart } from "../cart/client/mini-cart/MiniCart.tsx";
import { answers } from "../search/client/SearchBox.examples.tsx";
import type { SuggestedProduct } from "../search/search-schema.ts";
import { listedItems, listFacts } from "./tracked-elements.ts";
import { watchSeen } from "./watch-seen.ts";
import "./styles/header.css";

/** Lists that scripts insert into a page: each counts as seen once. */

const seen: object[] = [];
watchSeen(listSelector, (list) => seen.push({ ...listFacts(list), items: listedItems(list) }));
beforeEach(() => {
  seen.length = 0;
});

const product: SuggestedProduct = {
  ...answers.coffee.products[0]!,
  categories: ["Coffee", "Espresso"],
};
const { searchTerms } = answers.coffee;
const suggested = (items: object[]) => ({
  item_list_id: "suggestions",
  item_list_name: "Products",
  items,
});
const espresso = {
  item_id: "100101",
  item_name: "Espresso Harbour",
  item_category: "Coffee",
  item_category2: "Espresso",
  item_list_id: "suggestions",
  index: 0,
};

test("suggested products count as seen once, and new ones when they appear", async () => {
  await type("esp", { searchTerms, products: [product] });
  await expect.poll(() => seen).toEqual([suggested([espresso])]);
  await userEvent.keyboard("r");
  await response("espr", { searchTerms, products: [product] });
  await userEvent.keyboard("{Escape}");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(input);
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("e");
  const other = { ...product, id: "7", categories: undefined };
  await response("espre", { searchTerms, products: [other, product] });
  await expect.element(options.nth(3)).toBeVisible();
  const { item_id: _, item_name, item_list_id, index } = espresso;
  const withoutCategories = { item_id: "7", item_name, item_list_id, index };
  await expect
    .poll(() => seen)
    .toEqual([suggested([espresso]), suggested([withoutCategories, { ...espresso, index: 1 }])]);
});

test("the mini cart's products are seen once with each opening", async () => {
  await page.viewport(1280, 800);
  show(
    <InHeader>
      <MiniCart {...miniCart} store={stillStore({ cart: fullCart })} onOpen={() => {}} />
    </InHeader>,
  );
  const opener = page.getByRole("button", { name: miniCart.texts.preview });
  const panel = page.getByRole("region", { name: miniCart.texts.preview });
  const press = async () => {
    opener.element().focus();
    await userEvent.keyboard("{Enter}");
  };
  await press();
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    item_list_id: "mini_cart",
    item_list_name: miniCart.texts.preview,
    items: expect.arrayContaining([
      expect.objectContaining({
        item_id: article.productId,
        item_name: article.title,
        price: article.price / 100,
        item_list_id: "mini_cart",
        index: expect.any(Number),
      }),
    ]) as object,
  });
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await press();
  await expect.poll(() => seen).toHaveLength(2);
});

test("products that are suggested behind an added one are seen once", async () => {
  const { picture, suggested: products, texts } = buyBox;
  const added = (what: string) => (
    <AddedToCart
      what={what}
      picture={picture}
      suggested={products}
      texts={{ ...texts.cart, related: "Also" }}
    />
  );
  show(added("1 × Espresso"));
  await expect.poll(() => seen).toHaveLength(1);
  show(added("2 × Espresso"));
  await expect.element(page.getByText("2 × Espresso")).toBeVisible();
  expect(seen).toEqual([
    {
      item_list_id: "added",
      item_list_name: "Also",
      items: products.map(({ id, name }, index) =>
        expect.objectContaining({ item_id: id, item_name: name, index }),
      ),
    },
  ]);
});

test("products that the page's styles leave out are in no list, those without a box of their own are", async () => {
  show(
    <ul {...listAttributes({ id: "popular" })}>
      {["flex", "none", "contents"].map((display) => (
        <li key={display} style={{ display }}>
          <article style={{ display }} {...itemAttributes({ id: display, name: display })}>
            <a href="/">{display}</a>
          </article>
        </li>
      ))}
    </ul>,
  );
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    items: [
      { item_id: "flex", index: 0 },
      { item_id: "contents", index: 1 },
    ],
  });
});
