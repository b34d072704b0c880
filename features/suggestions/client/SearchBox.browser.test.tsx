import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { searchTrackingStorageKey, type Suggestions } from "../suggestions-contract.ts";
import { answers, searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";

let root: Root;
/** Requests that wait for their answer, by the text that was asked for. */
let asked: Map<string, (suggestions: Suggestions) => void>;
const navigate = vi.fn<(url: string) => void>();

beforeEach(() => {
  asked = new Map();
  navigate.mockReset();
  localStorage.clear();
  vi.stubGlobal("kontor", { router: { navigate } });
  vi.stubGlobal("fetch", (url: string) => {
    const text = new URL(url, location.href).searchParams.get("q") ?? "";
    return new Promise<Response>((answer) =>
      asked.set(text, (suggestions) => answer(Response.json(suggestions))),
    );
  });
  const container = document.body.appendChild(document.createElement("main"));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const input = page.getByRole("combobox");
const options = page.getByRole("option");

async function type(text: string, suggestions: Suggestions) {
  root.render(<SearchBox {...searchBox} />);
  await userEvent.click(input);
  await userEvent.keyboard(text);
  await vi.waitFor(() => asked.get(text)!(suggestions));
  await expect
    .poll(() => options.elements().length)
    .toBe(suggestions.searchTerms.length + suggestions.products.length);
}

async function violations() {
  const { violations: found } = await axe.run(document.body, {
    rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("is accessible closed and open", async () => {
  root.render(<SearchBox {...searchBox} />);
  await expect.element(input).toBeVisible();
  expect(await violations()).toEqual([]);
  await type("coffee", answers.coffee);
  expect(await violations()).toEqual([]);
});

test("arrows go round through all suggestions and the text that was typed", async () => {
  await type("coffee", answers.coffee);
  const seen = [];
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard("{ArrowDown}");
    seen.push((input.element() as HTMLInputElement).value);
  }
  expect(seen).toEqual([
    "coffee beans",
    "coffee machine",
    "Espresso Harbour",
    "coffee",
    "coffee beans",
  ]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(input).toHaveValue("Espresso Harbour");
  expect([...asked.keys()].filter((text) => text.startsWith("coffee "))).toEqual([]);
});

test("Escape closes the list and gives the typed text back", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(input).toHaveValue("coffee");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
});

test("a late answer never shows for another text", async () => {
  root.render(<SearchBox {...searchBox} />);
  await userEvent.click(input);
  await userEvent.keyboard("cof");
  await vi.waitFor(() => expect(asked.has("cof")).toBe(true));
  await userEvent.keyboard("x");
  await vi.waitFor(() => asked.get("cofx")!(answers.nothing));
  asked.get("cof")!(answers.coffee);
  await userEvent.keyboard("y");
  await vi.waitFor(() => asked.get("cofxy")!(answers.nothing));
  expect(options.elements()).toHaveLength(0);
});

test("one character asks for nothing and empties the list", async () => {
  await type("co", answers.coffee);
  await userEvent.keyboard("{Backspace}");
  await vi.waitFor(() => expect(options.elements()).toHaveLength(0));
  expect([...asked.keys()]).toEqual(["co"]);
});

test("Enter and a click on a term search for it", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(navigate).toHaveBeenLastCalledWith("/search?query=coffee+beans&site=DE");
});

test("a product leads to its page with the search and the variant, and remembers the search", async () => {
  await type("coffee", answers.coffee);
  const product = page.getByRole("option", { name: "Espresso Harbour" });
  await expect
    .element(product)
    .toHaveAttribute("href", "/espresso-p100101.html?query=coffee&dim1=250g");
  product.element().addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(product);
  expect(JSON.parse(localStorage.getItem(searchTrackingStorageKey)!)).toEqual({ 100101: "coffee" });
});

test("markup in an answer is shown as text", async () => {
  await type("img", answers.markup);
  await expect.element(options.first()).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(document.querySelector("[role=option] img")).toBeNull();
});

test("text from before React is kept", async () => {
  root.render(<SearchBox {...searchBox} typedBefore="espresso" />);
  await expect.element(input).toHaveValue("espresso");
});

test("Enter on nothing only keeps the focus", async () => {
  root.render(<SearchBox {...searchBox} />);
  await userEvent.click(input);
  await userEvent.keyboard("{Enter}");
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(input).toHaveFocus();
});
