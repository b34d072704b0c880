import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { Rating } from "./Rating.tsx";

const german = { label: "{value} von {max} Sternen", locale: "de-DE" };

test.each([
  [0, 0],
  [0.2, 0],
  [0.3, 10],
  [3.5, 70],
  [4.2, 80],
  [4.3, 90],
  [5, 100],
  [7, 100],
  [-1, 0],
  [Number.NaN, 0],
])("a rating of %d fills %d of 100, in halves", (value, width) => {
  const stars = show(<Rating id="r1" value={value} {...german} />);
  expect(stars.querySelector("rect")!.width.baseVal.value).toBe(width);
});

test("a rating announces the exact value in the language of the page, and the number of ratings", async () => {
  show(<Rating id="r1" value={4.3} count="89k" {...german} />);
  await expect.element(page.getByRole("img", { name: "4,3 von 5 Sternen" })).toBeVisible();
  await expect.element(page.getByText("89k")).toBeVisible();
});

test.each(["x y", "", "r-1", "ä"])("a rating's id %j is refused with a valid example", (id) => {
  expect(() => renderToString(<Rating id={id} value={1} {...german} />)).toThrow(
    `Rating id "${id}" must consist of letters and digits only. Try "`,
  );
});
