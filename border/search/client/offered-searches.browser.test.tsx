import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  asked,
  attribution,
  input,
  navigate,
  options,
  root,
  setPopular,
  violations,
} from "../../../tests/support/search-box-page.tsx";
import { recentSearchesStorageKey } from "../search-storage.ts";
import { answers, searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";

const recent = page.getByRole("group", { name: "Recent searches" }).getByRole("option");
const stored = () => JSON.parse(localStorage.getItem(recentSearchesStorageKey) ?? "[]") as string[];

function showRecent(...searches: string[]) {
  localStorage.setItem(recentSearchesStorageKey, JSON.stringify(searches));
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
}

test("recent searches are listed newest first, without duplicates, five at most", async () => {
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  for (const search of ["one", "two", "three", "four", "Kávé", "five", "kave"]) {
    await userEvent.fill(input, search);
    await userEvent.keyboard("{Enter}");
  }
  await expect.poll(stored).toEqual(["kave", "five", "four", "three", "two"]);
  await userEvent.clear(input);
  await expect.poll(() => recent.elements().map((option) => option.textContent)).toEqual(stored());
  await expect.element(page.getByRole("status")).toHaveTextContent("5 suggestions");
  expect(await violations()).toEqual([]);
});

test("a recent search is chosen like any suggestion", async () => {
  showRecent("espresso", "filter");
  await userEvent.click(input);
  await expect.element(recent.nth(1)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=filter&site=DE");
  await expect.poll(stored).toEqual(["filter", "espresso"]);
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  await userEvent.click(recent.nth(1));
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=espresso&site=DE");
});

test("the empty search field offers recent searches, then popular terms that are not among them", async () => {
  setPopular(answers.popular);
  showRecent("tea", "ESPRESSO");
  await userEvent.click(input);
  const terms = page.getByRole("group", { name: "Popular now" }).getByRole("option");
  await expect
    .poll(() => terms.elements().map(({ textContent }) => textContent))
    .toEqual(["Coffee grinder"]);
  await expect.element(page.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(terms.first()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => navigate)
    .toHaveBeenLastCalledWith("/search?query=Coffee+grinder&site=DE");
});

test("popular terms disappear when the shopper types, and come back when the field is cleared", async () => {
  setPopular(answers.popular);
  root.render(<SearchBox {...searchBox} attribution={attribution} />);
  await userEvent.click(input);
  await expect.poll(() => options.elements().length).toBe(2);
  await userEvent.keyboard("x");
  await expect.poll(() => options.elements().length).toBe(0);
  expect(asked.size).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "Clear input" }));
  await userEvent.click(page.getByRole("option", { name: "Espresso" }));
  await expect.poll(() => navigate).toHaveBeenLastCalledWith("/search?query=Espresso&site=DE");
});

test("recent searches disappear when the shopper types", async () => {
  showRecent("espresso");
  await userEvent.click(input);
  await expect.element(recent.first()).toBeVisible();
  await userEvent.keyboard("e");
  await expect.poll(() => options.elements().length).toBe(0);
});

test("recent searches are removed one by one or all at once, by keyboard too", async () => {
  showRecent("espresso", "filter", "tea");
  await userEvent.click(input);
  await userEvent.click(page.getByRole("button", { name: "Remove “filter” from recent searches" }));
  await expect.poll(stored).toEqual(["espresso", "tea"]);
  await expect.element(input).toHaveFocus();

  await userEvent.tab();
  await userEvent.tab();
  await expect
    .element(page.getByRole("button", { name: "Remove “espresso” from recent searches" }))
    .toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => recent.elements().map((option) => option.textContent)).toEqual(["tea"]);
  await expect.element(input).toHaveFocus();

  await userEvent.click(page.getByRole("button", { name: "Remove all" }));
  await expect.poll(stored).toEqual([]);
  await expect.poll(() => options.elements().length).toBe(0);
});

test("Escape on a button of the suggestions closes them and goes back to the field", async () => {
  showRecent("espresso");
  await userEvent.click(input);
  await expect.element(recent.first()).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
});
