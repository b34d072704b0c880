import { expect, test } from "vitest";
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
} from "../../../tests/support/search-box-page.tsx";
import { answers, searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";

test("arrows cycle through all suggestions and the typed text", async () => {
  await type("coffee", answers.coffee);
  for (const next of [
    "coffee beans",
    "coffee machine",
    "Espresso Harbour",
    "coffee",
    "coffee beans",
  ]) {
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(input).toHaveValue(next);
  }
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.element(input).toHaveValue("Espresso Harbour");
  expect([...asked.keys()].filter((text) => text.startsWith("coffee "))).toEqual([]);
});

test("Escape closes the list of suggestions and restores the typed text", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(input).toHaveValue("coffee");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
});

test("Enter and a click on a suggested term search for it", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=coffee+beans&site=DE");
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
  await userEvent.clear(input);
  await userEvent.keyboard("coffee");
  await userEvent.click(page.getByRole("option", { name: "coffee machine" }));
  await expect
    .poll(() => navigate)
    .toHaveBeenLastCalledWith("/search?query=coffee+machine&site=DE");
});

test("a page of the shop is an option like others: an arrow chooses it, Enter searches for its name", async () => {
  await type("where is my order", answers.pages);
  await expect
    .element(page.getByRole("option", { name: "Track your order" }))
    .toHaveAttribute("href", "/orders");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveValue("Track your order");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => navigate)
    .toHaveBeenLastCalledWith("/search?query=Track+your+order&site=DE");
});

test("a second Escape clears the search field, but in a dialog it belongs to the dialog", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(input).toHaveValue("");
  root.render(
    <dialog open>
      <SearchBox {...searchBox} attribution={attribution} />
    </dialog>,
  );
  await userEvent.click(input);
  await userEvent.keyboard("coffee{Escape}{Escape}{Escape}");
  await expect.element(input).toHaveValue("coffee");
});

test("an arrow or a click opens the list of suggestions again that Escape closed", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{Escape}{ArrowDown}");
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(input);
  await expect.element(input).toHaveAttribute("aria-expanded", "true");
});

test("keys of an input method and arrows with modifier keys select no suggestion", async () => {
  await type("coffee", answers.coffee);
  for (const init of [
    { isComposing: true },
    { keyCode: 229 },
    { shiftKey: true },
    { metaKey: true },
  ])
    input
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, ...init }));
  await userEvent.keyboard("s");
  await expect.element(input).toHaveValue("coffees");
});

test("text composed by an input method is searched for at once", async () => {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  const field = input.element() as HTMLInputElement;
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  document.execCommand("insertText", false, "káv");
  expect(field.value).toBe("káv");
  await response("káv", answers.coffee);
  await expect.element(options.first()).toBeVisible();
  expect(field.value).toBe("káv");
});

test("the caret of the search field stays where the shopper types", async () => {
  await type("coffee", answers.coffee);
  await userEvent.keyboard("{Home}a{ArrowRight}b");
  await expect.element(input).toHaveValue("acboffee");
  await expect.poll(() => (input.element() as HTMLInputElement).selectionStart).toBe(3);
});

test("Enter in the empty search field only keeps the focus", async () => {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await userEvent.keyboard("{Enter}");
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(input).toHaveFocus();
});
