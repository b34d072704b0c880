import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../tests/support/header-page.tsx";

const link = page.getByRole("link", { name: "Wish list" });
const stores = page.getByRole("link", { name: "Stores" });
const boxOf = (element: Element) => element.getBoundingClientRect();

test.each([360, 800, 1280])(
  "a further link stands between the others, inside the bar, in a window of %i pixels",
  async (width) => {
    await page.viewport(width, 700);
    show("with a further link");
    await expect.element(link).toBeVisible();
    const shown = [...document.querySelectorAll(".kontor-header__links > li")]
      .map(boxOf)
      .filter((box) => box.width > 0);
    for (const [place, { left }] of shown.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(shown[place]!.right - 1);
    const logo = boxOf(document.querySelector(".kontor-header__logo")!);
    expect(shown[0]!.left).toBeGreaterThanOrEqual(logo.right);
    expect(shown.at(-1)!.right).toBeLessThanOrEqual(width);
  },
);

test("where only four links fit, the further one replaces the link to the stores", async () => {
  await page.viewport(360, 700);
  show("with a further link");
  await expect.element(stores).not.toBeInTheDocument();
  await page.viewport(1280, 700);
  await expect.element(stores).toBeVisible();
  show("full");
  await page.viewport(360, 700);
  await expect.element(stores).toBeVisible();
});

test("a further link is reached by the keyboard, and its count is part of its name", async () => {
  await page.viewport(1280, 700);
  show("with a further link");
  document.querySelector("[data-kontor-link-count]")!.textContent = "3";
  (stores.element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  const counted = page.getByRole("link", { name: "Wish list 3" });
  await expect.element(counted).toHaveFocus();
});
