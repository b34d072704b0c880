import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { itemAttributes, listAttributes } from "../../platform/shared/item-attributes.ts";
import {
  listedItems,
  listFacts,
  productInPage,
  newPromotion,
  promotionIn,
} from "./tracked-elements.ts";
import { placeOf, watchChoices, type ChoiceListeners } from "./watch-choices.ts";

const onSource = vi.fn<ChoiceListeners["onSource"]>();
const onItem = vi.fn<ChoiceListeners["onItem"]>();
const onPromotion = vi.fn<ChoiceListeners["onPromotion"]>();

beforeAll(() => {
  watchChoices(document, { onSource, onItem, onPromotion });
  // Keeps links from leaving the test.
  for (const type of ["click", "auxclick", "submit"])
    addEventListener(type, (event) => {
      const isOfForm = event.target instanceof Element && event.target.matches("button");
      if (!isOfForm) event.preventDefault();
    });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function setAttributes(element: HTMLElement, attributes: object) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value));
}

function tile(id: string, tag = "li") {
  const element = document.createElement(tag);
  setAttributes(
    element,
    itemAttributes({ id, name: `Tea ${id}`, price: 250, was: 300, categories: ["Tea", "Green"] }),
  );
  element.innerHTML = `<a href="/tea-p${id}.html"><b>Tea</b></a><form><button>Add</button></form>`;
  return element;
}

function list(id: string, start: number, ...ids: string[]) {
  const element = document.createElement("ul");
  setAttributes(element, listAttributes({ id, name: `The ${id}`, start }));
  element.append(...ids.map((each) => tile(each)));
  document.body.append(element);
  return element;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Returns the chosen products, with their lists and positions. */
const chosen = () =>
  onItem.mock.calls.map(([{ item_list_id }, { item_id, index }]) => [item_list_id, item_id, index]);

test("a list has its name and its products with GA4's fields and their places", () => {
  document.body.innerHTML =
    '<header data-kontor="header" data-site="DE" data-brand="Oolong"></header>';
  const shown = list("category", 24, "1", "2");
  shown.append(document.createElement("li"));
  expect(listFacts(shown)).toEqual({ item_list_id: "category", item_list_name: "The category" });
  const item = {
    item_name: "Tea 1",
    price: 2.5,
    discount: 0.5,
    item_brand: "Oolong",
    item_category: "Tea",
    item_category2: "Green",
    item_list_id: "category",
  };
  expect(listedItems(shown)).toEqual([
    { ...item, item_id: "1", index: 24 },
    { ...item, item_id: "2", item_name: "Tea 2", index: 25 },
  ]);
});

test("a product is chosen once by a click, by the keyboard and by the middle button", async () => {
  list("category", 24, "11", "12");
  await userEvent.click(find('[data-item="12"] b'));
  expect(chosen()).toEqual([["category", "12", 25]]);
  find('[data-item="11"] a').focus();
  await userEvent.keyboard("{Enter}");
  expect(chosen().slice(1)).toEqual([["category", "11", 24]]);
  await userEvent.click(find('[data-item="12"] a'), { button: "middle" });
  expect(chosen().slice(2)).toEqual([["category", "12", 25]]);
  const source = { source: "list", detail: "category" };
  expect(onSource.mock.calls).toEqual(
    ["12", "11", "12"].map((item_id) => [{ item_id, ...source }]),
  );
});

test("the right button on a product, and a click beside its link, choose nothing", async () => {
  const shown = list("category", 0, "13");
  await userEvent.click(find('[data-item="13"] a'), { button: "right" });
  await userEvent.click(shown);
  expect(chosen()).toEqual([]);
  expect(onSource).not.toHaveBeenCalled();
  expect(placeOf("13")).toEqual({});
});

test("a tile put into the cart is not chosen, but its list is known", async () => {
  list("category", 24, "14", "15");
  await userEvent.click(find('[data-item="15"] button'));
  expect(chosen()).toEqual([]);
  expect(placeOf("15")).toEqual({
    item_list_id: "category",
    item_list_name: "The category",
    index: 25,
  });
});

test("a product that a search found is chosen, and names the search itself on its page", async () => {
  list("search", 0, "16");
  list("suggestions", 0, "17");
  await userEvent.click(find('[data-item="16"] a'));
  await userEvent.click(find('[data-item="17"] a'));
  expect(chosen()).toEqual([
    ["search", "16", 0],
    ["suggestions", "17", 0],
  ]);
  expect(onSource).not.toHaveBeenCalled();
});

test("each link of a promotion tracks its choice, and makes it the source of the linked product", async () => {
  document.body.innerHTML = `
    <div data-kontor-place="~category_7">
      <section data-kontor-promotion="category_banner" data-kontor-headline="Green tea">
        <h2><font><font>Thé vert</font></font></h2>
        <a id="product" href="/tea-p21.html?utm_source=x"><b>Tea</b></a>
        <a href="/tea-p21.html">Again</a> <a id="category" href="/tea-c21.html">All</a>
        <button>Copy</button>
      </section>
    </div>
    <a id="elsewhere" href="/tea-p22.html">Tea</a>`;
  for (const selector of ["#product b", "#category", "#elsewhere", "button"])
    await userEvent.click(find(selector));
  const promotion = {
    facts: {
      promotion_id: "~category_7",
      promotion_name: "Green tea",
      creative_slot: "category_banner",
    },
    items: [{ item_id: "21" }],
  };
  expect(onPromotion.mock.calls).toEqual([[promotion], [promotion]]);
  expect(onSource.mock.calls).toEqual([
    [{ item_id: "21", source: "promotion", detail: "category_banner" }],
  ]);
  expect(onItem).not.toHaveBeenCalled();
});

test.each([
  [
    '<section data-kontor-hero=home data-kontor-headline="Fresh coffee"><h1>Café frais</h1></section>',
    "home",
    "Fresh coffee",
  ],
  [
    '<section data-kontor-promotion=benefits aria-label="Our benefits"><ul><li>Free</li></ul></section>',
    "benefits",
    "Our benefits",
  ],
])("the promotion %s is tracked with its slot and name", (html, slot, name) => {
  document.body.innerHTML = html;
  expect(promotionIn(find("section"))).toEqual({
    facts: { promotion_id: slot, promotion_name: name, creative_slot: slot },
    items: [],
  });
});

test("a promotion comes into view once, also when it is rendered again", () => {
  const html = (place: string) =>
    `<div data-kontor-place="${place}"><section data-kontor-promotion="category_banner"><h2>Tea</h2></section></div>`;
  const views = ["~category_1", "~category_1", "~category_2"].map((place) => {
    document.body.innerHTML = html(place);
    return newPromotion(find("section"))?.facts.promotion_id;
  });
  expect(views).toEqual(["~category_1", undefined, "~category_2"]);
});

test("the product that a page is about is no tile of a list", () => {
  list("category", 0, "31");
  expect(productInPage()).toBeUndefined();
  const product = tile("32", "div");
  product.dataset.itemVariant = "32-a";
  document.body.append(product);
  expect(productInPage()).toMatchObject({ item_id: "32", item_variant: "32-a", quantity: 1 });
  expect(productInPage()).not.toHaveProperty("item_list_id");
});
