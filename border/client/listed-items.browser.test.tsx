import { afterEach, expect, test, vi } from "vitest";
import { itemAttributes } from "../../features/tracking/item-attributes.ts";
import type { TrackedItem } from "../../features/tracking/ga4-fields.ts";
import { placeOf, productInPage, watchChoices, watchLists } from "./listed-items.ts";

afterEach(() => document.body.replaceChildren());

function tile(id: string, tag = "li") {
  const element = document.createElement(tag);
  const item = { id, name: `Tea ${id}`, price: 250, was: 300, categories: ["Tea"] };
  for (const [name, value] of Object.entries(itemAttributes(item)))
    if (value !== undefined) element.setAttribute(name, String(value));
  element.innerHTML = `<a href="/tea-p${id}.html"><b>Tea</b></a><form><button>Add</button></form>`;
  return element;
}

function list(name: string, start: number, ...ids: string[]) {
  const element = document.createElement("ul");
  element.dataset.itemList = name;
  if (start) element.dataset.itemStart = String(start);
  element.append(...ids.map((id) => tile(id)));
  document.body.append(element);
  return element;
}

const idsAndPlaces = (items: TrackedItem[]) =>
  items.map(({ item_id, item_list_id, index }) => [item_id, item_list_id, index]);

test("a list is reported with its products and their places, once, when the shopper sees it", async () => {
  const near = list("category", 24, "1", "2");
  near.append(document.createElement("li"));
  const far = list("related", 0, "3");
  far.style.marginTop = "5000px";
  const seen = vi.fn<(list: string, items: TrackedItem[]) => void>();
  watchLists(seen);
  watchLists(seen);
  await expect.poll(() => seen.mock.calls.length).toBe(1);
  const [name, items] = seen.mock.calls[0]!;
  expect(name).toBe("category");
  expect(idsAndPlaces(items)).toEqual([
    ["1", "category", 24],
    ["2", "category", 25],
  ]);
  expect(items[0]).toMatchObject({ item_name: "Tea 1", price: 2.5, item_category: "Tea" });
  far.scrollIntoView();
  await expect.poll(() => seen.mock.calls.map(([list]) => list)).toEqual(["category", "related"]);
  const later = list("later", 0, "4");
  near.before(later);
  watchLists(seen);
  later.scrollIntoView();
  await expect
    .poll(() => seen.mock.calls.map(([list]) => list))
    .toEqual(["category", "related", "later"]);
});

/** Clicks of the shopper in this page, which lead nowhere, and what is said of them. */
function watch() {
  const chosen = vi.fn<Parameters<typeof watchChoices>[1]>();
  watchChoices(document, chosen);
  const click = (selector: string, type = "click") =>
    document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
  return { chosen, click };
}

test("a link of a list leads to its product; a tile put into the cart only says where it stood", () => {
  list("category", 24, "11", "12");
  list("search", 0, "13");
  const { chosen, click } = watch();
  click('[data-item="12"] b');
  click('[data-item="11"] button', "submit");
  click('[data-item="13"] a', "auxclick");
  click("ul");
  expect(chosen.mock.calls).toEqual([[{ item_id: "12", source: "list", detail: "category" }]]);
  expect(["11", "12", "13", "14"].map(placeOf)).toEqual([
    { item_list_id: "category", index: 24 },
    { item_list_id: "category", index: 25 },
    { item_list_id: "search", index: 0 },
    {},
  ]);
});

test("a promotion leads to a product by its link, and to no other page", () => {
  document.body.innerHTML = `
    <section data-kontor-promotion="category_banner">
      <a id="product" href="/tea-p21.html?utm_source=x"><b>Tea</b></a><a id="category" href="/tea-c21.html">All</a>
    </section>
    <a id="elsewhere" href="/tea-p22.html">Tea</a>`;
  const { chosen, click } = watch();
  for (const selector of ["#product b", "#category", "#elsewhere"]) click(selector);
  expect(chosen.mock.calls).toEqual([
    [{ item_id: "21", source: "promotion", detail: "category_banner" }],
  ]);
  expect(placeOf("21")).toEqual({});
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
