import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  disclosure,
  followed,
  heading,
  link,
  panel,
  press,
  show,
  tap,
} from "../../../tests/support/navigation-page.tsx";
import { closeOverlaysEvent } from "../../../platform/client/overlay.ts";

test("the first tap on an item opens its flyout, the second follows its link", async () => {
  await show();
  for (const pointerType of ["touch", "pen"]) {
    await tap(link("Coffee"), pointerType);
    await expect.poll(heading).toBe("All of Coffee");
    expect(followed).toEqual([]);
    await tap(link("Kitchen"), pointerType);
    await expect.poll(heading).toBe("All of Kitchen");
    expect(followed).toEqual([]);
    await tap(link("Kitchen"), pointerType);
    await expect.poll(() => followed).toEqual(["/kitchen"]);
    followed.length = 0;
    await tap(document.querySelector("main")!, pointerType);
    await expect.poll(panel).toBeNull();
  }
});

test("an item of the navigation without content is a plain link", async () => {
  await show();
  await tap(link("Sale"));
  await expect.poll(() => followed).toEqual(["/sale"]);
  await expect
    .poll(() => document.querySelectorAll(".kontor-navigation__item > button"))
    .toHaveLength(3);
});

test("a click of the mouse on an item follows its link at once", async () => {
  await show();
  await userEvent.click(link("Coffee"));
  await expect.poll(() => followed).toEqual(["/coffee"]);
});

test("keys reach links and buttons in turn, items by arrows, the flyout by down, and back by Escape", async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(disclosure("Coffee")).toHaveFocus();
  await expect.element(disclosure("Coffee")).toHaveStyle({ opacity: "1" });
  await userEvent.keyboard("{Enter}");
  await expect.element(disclosure("Coffee")).toHaveAttribute("aria-expanded", "true");
  await expect.poll(panel).not.toBeNull();
  await expect.element(disclosure("Coffee")).toHaveAttribute("aria-controls", panel()!.id);
  await userEvent.keyboard(" ");
  await expect.element(disclosure("Coffee")).toHaveAttribute("aria-expanded", "false");

  await userEvent.keyboard("{ArrowRight}");
  await expect.element(disclosure("Kitchen")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(disclosure("Worlds")).toHaveFocus();
  link("Coffee").focus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => document.activeElement).toBe(link("Sale"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => document.activeElement).toBe(link("Worlds"));
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.poll(() => document.activeElement).toBe(link("Coffee"));

  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("All of Coffee");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("link", { name: "Espresso" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: "Espresso" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(panel).toBeNull();
  await expect.poll(() => document.activeElement).toBe(link("Coffee"));
});

test("the flyout closes when the focus leaves the navigation", async () => {
  await show();
  await press("Kitchen");
  await expect.poll(heading).toBe("All of Kitchen");
  document.querySelector<HTMLElement>("main a")!.focus();
  await expect.poll(panel).toBeNull();
});

test.each([
  ["a click outside", async () => document.querySelector<HTMLElement>("main")!.click()],
  [
    "a click on the overlay",
    async () => document.querySelector<HTMLElement>(".kontor-navigation__overlay")!.click(),
  ],
  [closeOverlaysEvent, async () => window.dispatchEvent(new Event(closeOverlaysEvent))],
  ["leaving the window", async () => window.dispatchEvent(new Event("blur"))],
  ["leaving the page", async () => window.dispatchEvent(new Event("pagehide"))],
  ["too little room", () => page.viewport(700, 800)],
])("%s closes the flyout", async (_name, act) => {
  await show();
  await press("Coffee");
  await expect.poll(panel).not.toBeNull();
  await act();
  await expect.poll(panel).toBeNull();
  await expect.poll(() => document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
});

test.each([true, false])(
  "an open flyout locks the page's scrolling under a sticky header: %s",
  async (is) => {
    await show({ isSticky: is });
    await press("Coffee");
    await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
    await expect.poll(() => document.body.classList.contains("header2020-flyout-open")).toBe(is);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.body.classList.contains("header2020-flyout-open")).toBe(false);
  },
);

test.each([
  ["MATCH", true],
  ["SMARTPHONE", true],
  ["TABLET", false],
] as const)(
  "an open flyout locks the page's scrolling on the platform %s: %s",
  async (platform, is) => {
    await show({ platform });
    // Mobile platforms show the drawer's button, but a flyout that opens there still locks the page.
    document.querySelector<HTMLElement>(".kontor-navigation__item > button")!.click();
    await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
    await expect.poll(() => document.body.classList.contains("header2020-flyout-open")).toBe(is);
  },
);
