import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  failure,
  followed,
  show,
  tracked,
  violations,
} from "../../../tests/support/navigation-page.tsx";
import { closeOverlaysEvent } from "../../../platform/client/overlay.ts";

/** Whether the page behind the drawer cannot be scrolled. */
const isLocked = () => document.body.classList.contains("header2020-flyout-open");

test("the drawer shows one list at a time, and the focus follows it down and back", async () => {
  await page.viewport(360, 700);
  await show();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Products" });
  await expect.element(drawer).toBeVisible();
  await expect.poll(isLocked).toBe(true);
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  expect(await violations()).toEqual([]);

  await drawer.getByRole("button", { name: "Coffee" }).click();
  await expect.element(drawer.getByRole("button", { name: "Back" })).toHaveFocus();
  await expect.element(drawer.getByRole("link", { name: "All of Coffee" })).toBeVisible();
  await expect.element(drawer.getByRole("link", { name: /harvest/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await drawer.getByRole("button", { name: "Beans" }).click();
  await drawer.getByRole("link", { name: "Espresso" }).click();
  const navigationEvent = { event: "ga_event", eventCategory: "navigation" };
  await expect
    .poll(() => tracked)
    .toEqual([
      { ...navigationEvent, eventAction: "open", eventLabel: "Coffee" },
      { ...navigationEvent, eventAction: "open", eventLabel: "Coffee>Beans" },
      { ...navigationEvent, eventAction: "click", eventLabel: "Coffee>Beans>Espresso" },
    ]);
  await drawer.getByRole("button", { name: "Back" }).click();
  await expect.element(drawer.getByRole("button", { name: "Beans" })).toHaveFocus();
  await drawer.getByRole("button", { name: "Back" }).click();
  await expect.element(drawer.getByRole("button", { name: "Coffee" })).toHaveFocus();

  await drawer.getByRole("button", { name: "Worlds" }).click();
  await expect.element(drawer.getByRole("heading", { name: "Last chance" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
  await expect.element(menu).toHaveFocus();
  await expect.poll(isLocked).toBe(false);
});

test.each([
  ["its button", () => page.getByRole("button", { name: "Close" }).click()],
  ["a click beside it", () => userEvent.click(document.body, { position: { x: 60, y: 300 } })],
  [closeOverlaysEvent, async () => window.dispatchEvent(new Event(closeOverlaysEvent))],
  ["more room", () => page.viewport(1280, 700)],
])("%s closes the navigation's drawer", async (_name, act) => {
  await page.viewport(700, 700);
  await show();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  await act();
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
});

test("the drawer shows the list of the page once it has loaded; back leads to the lists above", async () => {
  const before = location.href;
  history.replaceState(null, "", "/espresso");
  try {
    await page.viewport(360, 700);
    const { promise, resolve } = Promise.withResolvers<void>();
    await show({ after: promise });
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog");
    await expect.element(drawer.getByRole("button", { name: "Kitchen" })).toBeVisible();
    resolve();
    await expect
      .element(drawer.getByRole("link", { name: "Espresso" }))
      .toHaveAttribute("aria-current", "page");
    await drawer.getByRole("button", { name: "Back" }).click();
    await expect.element(drawer.getByRole("button", { name: "Beans" })).toHaveFocus();
    await drawer.getByRole("button", { name: "Back" }).click();
    await expect.element(drawer.getByRole("button", { name: "Coffee" })).toHaveFocus();
  } finally {
    history.replaceState(null, "", before);
  }
});

test("the close button of the drawer lies where its opener was, even with content above the header", async () => {
  await page.viewport(360, 700);
  document.body.style.paddingTop = "40px";
  try {
    await show();
    const opener = page.getByRole("button", { name: "Menu" });
    const { x, y } = opener.element().getBoundingClientRect();
    await opener.click();
    const closer = page.getByRole("dialog").getByRole("button", { name: "Close" });
    await expect
      .poll(() => {
        const rect = closer.element().getBoundingClientRect();
        return Math.hypot(rect.x - x, rect.y - y);
      })
      .toBeLessThan(1);
  } finally {
    document.body.removeAttribute("style");
  }
});

test("a closed drawer leaves the page at the place where it was", async () => {
  await page.viewport(360, 700);
  await show();
  window.scrollTo({ top: 500, behavior: "instant" });
  document.querySelector<HTMLElement>("button[aria-haspopup]")!.click();
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  window.dispatchEvent(new Event(closeOverlaysEvent));
  await expect.element(page.getByRole("button", { name: "Menu" })).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(500);
});

test("the drawer leads to the shop's services, below the products", async () => {
  await page.viewport(360, 700);
  await show();
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Stores" }).click();
  await drawer.getByRole("button", { name: "Other countries" }).click();
  await drawer.getByRole("link", { name: "Austria" }).click();
  await expect.poll(() => followed).toEqual(["/stores", "https://at.example/"]);
});

describe("tapped before its data is there, an entry", () => {
  const tapEarly = async (answers: Parameters<typeof show>[0]) => {
    await page.viewport(360, 700);
    const { promise, resolve } = Promise.withResolvers<void>();
    await show({ ...answers, after: promise });
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Coffee" }).click();
    await expect.element(drawer.getByText("Loading …")).toBeInTheDocument();
    resolve();
    return drawer;
  };

  test("an entry of the drawer tapped before its data is there opens its list as soon as that is there", async () => {
    const drawer = await tapEarly({});
    await expect.element(drawer.getByRole("button", { name: "Beans" })).toBeVisible();
    expect(followed).toEqual([]);
  });

  test("an entry of the drawer leads to its page when its list cannot be loaded", async () => {
    await tapEarly({ navigation: failure });
    await expect.poll(() => followed).toEqual(["/coffee"]);
  });
});

test("the drawer fits 320 pixels with text of twice the size", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  try {
    await show();
    await page.getByRole("button", { name: "Menu" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Coffee" }).click();
    await expect.element(dialog.getByRole("link", { name: "All of Coffee" })).toBeVisible();
    const drawer = dialog.element();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    expect(drawer.clientWidth).toBeLessThanOrEqual(320);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});
