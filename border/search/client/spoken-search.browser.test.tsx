import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { response, input, root } from "../../../tests/support/search-box-page.tsx";
import { startReader } from "../../../tests/support/screen-reader.ts";
import { answers, searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";

/** The announcements of a screen reader while a shopper finds a product with the search box. */

test("the search box says how many suggestions there are, and which one is chosen with the arrow keys", async () => {
  root.render(<SearchBox {...searchBox} />);
  await expect.element(input).toBeVisible();
  const reader = await startReader(document.querySelector("main")!);
  await userEvent.tab();
  await reader.hears(
    "combobox, Search, has popup listbox, not expanded, autocomplete in list, 1 control",
  );
  await userEvent.keyboard("cof");
  await response("cof", answers.coffee);
  await reader.hears("polite: 3 suggestions");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(input).toHaveValue("Espresso Harbour");
  const start = await startReader(document.querySelector("main")!);
  const spoken = await start.readTo("option, Espresso Harbour");
  expect(spoken.filter((phrase) => /^(combobox|button|listbox|group|option)/.test(phrase))).toEqual(
    [
      "combobox, Search, Espresso Harbour, has popup listbox, expanded, active descendant Espresso Harbour, autocomplete in list, 1 control",
      "button, Clear input",
      "button, Start search",
      "listbox, Suggested searches, orientated vertically",
      "group, Suggested searches",
      "option, coffee beans, not selected, position 1, set size 2",
      "option, coffee machine, not selected, position 2, set size 2",
      "group, Products",
      "option, Espresso Harbour, selected, position 1, set size 1",
    ],
  );
});
