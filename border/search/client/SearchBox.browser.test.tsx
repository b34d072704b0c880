import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  response,
  asked,
  attribution,
  input,
  navigate,
  options,
  root,
  type,
  violations,
} from "../../../tests/support/search-box-page.tsx";
import { answers, searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { examples } from "./SuggestionsPanel.examples.tsx";

test("the search box is accessible closed and open", async () => {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await expect.element(input).toBeVisible();
  expect(await violations()).toEqual([]);
  await type("coffee", answers.coffee);
  expect(await violations()).toEqual([]);
});

test("a late answer with suggestions never shows for another text", async () => {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await userEvent.keyboard("cof");
  await expect.poll(() => asked.has("cof")).toBe(true);
  await userEvent.keyboard("x");
  await response("cofx", answers.nothing);
  asked.get("cof")!(answers.coffee);
  await userEvent.keyboard("y");
  await response("cofxy", answers.nothing);
  expect(options.elements()).toHaveLength(0);
});

test("an answer that arrives after an arrow key leaves the suggestions as they are", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard(" m");
  await expect.poll(() => options.elements()).toHaveLength(1);
  await expect.poll(() => asked.has("coffee m")).toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveValue("coffee machine");
  await response("coffee m", answers.coffee);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveValue("coffee m");
  expect(options.elements()).toHaveLength(1);
});

test("one character in the search box sends no request and empties the list", async () => {
  await type("co", answers.coffee);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(() => options.elements()).toHaveLength(0);
  expect([...asked.keys()]).toEqual(["co"]);
});

test("on a phone, suggested products without a term are counted and lead to the results", async () => {
  await page.viewport(360, 700);
  root.render(
    <dialog open>
      <SearchBox {...searchBox} attribution={attribution} />
    </dialog>,
  );
  await userEvent.click(input);
  await userEvent.keyboard("mug");
  await response("mug", answers.onlyProducts);
  await userEvent.click(page.getByRole("button", { name: "Show 12 products" }));
  await expect.element(page.getByText(/^No suggestions/)).not.toBeInTheDocument();
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=mug&site=DE");
});

test("the typed text is highlighted in suggestions, ignoring accents", async () => {
  await type("beans cof", answers.coffee);
  const marks = () => [...options.first().element().querySelectorAll("mark")];
  await expect.poll(() => marks().map((mark) => mark.textContent)).toEqual(["cof", "beans"]);
});

test("suggested terms without the typed text are under “Did you mean”", async () => {
  await type("cofee", answers.coffee);
  await expect.element(page.getByRole("group", { name: "Did you mean" })).toBeVisible();
  await userEvent.keyboard("{Backspace}{Backspace}");
  await response("cof", answers.coffee);
  await expect.element(page.getByRole("group", { name: "Suggested searches" })).toBeVisible();
});

test("suggested products that are not quite what was searched for are under “Similar products”", async () => {
  await type("samovar", answers.alternatives);
  await expect.element(page.getByRole("group", { name: "Similar products" })).toBeVisible();
  await expect
    .element(page.getByRole("group", { name: "Products", exact: true }))
    .not.toBeInTheDocument();
});

test("without suggestions, a message says so and helps", async () => {
  await type("xyzzy", answers.nothing);
  await expect.element(page.getByText("No suggestions for “xyzzy”", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("No suggestions for “xyzzy” Check the spelling");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=xyzzy&site=DE");
});

test("the number of suggestions is announced once the shopper pauses", async () => {
  await type("coffee", answers.coffee);
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("while the next answer is loading, the panel stays and shows suggestions that still match", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard(" b");
  await expect.poll(() => options.elements().length).toBe(1);
  await expect.element(options.first()).toHaveTextContent("coffee beans");
  await userEvent.keyboard("x");
  await expect.poll(() => options.elements().length).toBe(0);
  expect(document.querySelector<HTMLElement>(".kontor-search__panel")!.hidden).toBe(false);
});

test("without a network the search box is a field, and Enter searches", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await userEvent.keyboard("coffee{Enter}");
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=coffee&site=DE");
});

test("recent searches, terms and products are numbered in the order in which they stand", async () => {
  root.render(examples.everyKind);
  await expect.element(options.first()).toBeVisible();
  const ids = options.elements().map(({ id }) => id);
  expect(ids).toEqual(ids.map((_id, index) => `every-kind-option-${index}`));
  expect(page.getByRole("option", { selected: true }).element()).toBe(options.last().element());
});

test("the search box works where storage is forbidden", async () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await userEvent.keyboard("coffee{Enter}");
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=coffee&site=DE");
  vi.restoreAllMocks();
});

test("leaving the search field closes the suggestions, unless the mouse is inside", async () => {
  await type("coffee", answers.coffee);
  await userEvent.hover(options.first());
  (input.element() as HTMLInputElement).blur();
  await expect.element(options.first()).toBeVisible();
  await userEvent.unhover(options.first());
  await expect.poll(() => options.elements().length).toBe(0);

  await userEvent.click(input);
  await expect.element(options.first()).toBeVisible();
  (input.element() as HTMLInputElement).blur();
  await expect.poll(() => options.elements().length).toBe(0);
});

test("before hydration a filled search field has its clear button, an empty one has none", async () => {
  // At the end of its bar, as in the header: the pressed field grows away from its buttons.
  document.body.innerHTML = `<main data-kontor="header" style="display: grid; justify-content: end">${renderToString(<SearchBox {...searchBox} attribution={attribution} />)}</main>`;
  const clear = page.getByRole("button", { name: "Clear input" });
  await expect.element(clear).not.toBeInTheDocument();
  // Like the boot script, which fills in the query of the page.
  document.querySelector<HTMLInputElement>("[name=query]")!.value = "coffee";
  await userEvent.click(clear, { delay: 300 });
  await expect.element(input).toHaveValue("");
  await expect.element(clear).not.toBeInTheDocument();
});

test("a suggested product that is opened in another tab is also remembered", async () => {
  await type("coffee", answers.coffee);
  const product = page.getByRole("option", { name: "Espresso Harbour" });
  product.element().addEventListener("auxclick", (event) => event.preventDefault());
  await userEvent.click(product, { button: "middle" });
  await expect.poll(() => attribution.choose.mock.calls).toEqual([["100101", "coffee"]]);
  await expect.element(product).toBeVisible();
});

test("a suggested product links to its page with the search and the variant, and is attributed", async () => {
  await type("coffee", answers.coffee);
  const product = page.getByRole("option", { name: "Espresso Harbour" });
  await expect
    .element(product)
    .toHaveAttribute("href", "/espresso-p100101.html?query=coffee&dim1=250g");
  product.element().addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(product);
  await expect.poll(() => attribution.choose.mock.calls).toEqual([["100101", "coffee"]]);
});

test("markup in an answer with suggestions is shown as text", async () => {
  await type("img", answers.markup);
  await expect.element(options.first()).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(document.querySelector("[role=option] img")).toBeNull();
});

test("text typed into the search field before hydration stays", async () => {
  root.render(<SearchBox {...searchBox} typedBefore="espresso" />);
  await expect.element(input).toHaveValue("espresso");
});
