import "../../shop.css";
import "./product-page.entry.css";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show, violations } from "../../../tests/support/show.tsx";
import { threePictures } from "./Gallery.examples.tsx";
import { Gallery } from "./Gallery.tsx";
import { openLightbox } from "./lightbox.ts";

const { name, pictures, texts } = threePictures;
const nameOf = (number: number) => pictures[number - 1]!.alt;
const dialog = page.getByRole("dialog", { name });
const status = dialog.getByRole("status");
const shown = () =>
  document.querySelector<HTMLImageElement>(".kontor-lightbox__stage li:not([inert]) img")!;
const stage = () => document.querySelector<HTMLElement>(".kontor-lightbox__stage")!;
const scale = () => new DOMMatrix(getComputedStyle(shown()).transform).a;
const button = (label: string) => dialog.getByRole("button", { name: label, exact: true });
let link: HTMLElement;
let stateBefore: unknown;

beforeEach(async () => {
  await page.viewport(390, 740);
  show(<Gallery {...threePictures} />);
  link = page.getByRole("link", { name: `${nameOf(1)}, vergrößern` }).element() as HTMLElement;
  stateBefore = history.state;
  openLightbox(link);
});

/** Presses a finger at a point measured from the middle of the stage, or moves or lifts it. */
function finger(
  type: "pointerdown" | "pointermove" | "pointerup",
  x: number,
  y = 0,
  pointerId = 1,
) {
  const { left, top, width, height } = stage().getBoundingClientRect();
  // Only pointers of the browser itself can be captured.
  stage().setPointerCapture = () => {};
  const at = { clientX: left + width / 2 + x, clientY: top + height / 2 + y };
  stage().dispatchEvent(new PointerEvent(type, { pointerId, button: 0, bubbles: true, ...at }));
}

test("the dialog shows the picture of the link and its position, and has no mistakes of accessibility", async () => {
  await expect.element(dialog).toBeVisible();
  await expect.element(status).toHaveTextContent(`1 / 3 ${nameOf(1)}`);
  expect(shown().alt).toBe(nameOf(1));
  await expect.element(button(texts.close)).toHaveFocus();
  expect(await violations()).toEqual([]);
});

test("the shown picture and those beside it are requested, and larger ones when it is zoomed", async () => {
  const requested = () =>
    [...stage().querySelectorAll("img")].map((image) => image.hasAttribute("src"));
  expect(requested()).toEqual([true, true, false]);
  const { sizes, srcset } = shown().parentElement!.querySelector("source")!;
  await userEvent.keyboard("+");
  const source = shown().parentElement!.querySelector("source")!;
  expect(source.sizes).not.toBe(sizes);
  expect(source.sizes).toMatch(/^\d+px$/);
  expect(source.srcset.length).toBeGreaterThan(srcset.length);
  await userEvent.keyboard("0{ArrowRight}");
  expect(requested()).toEqual([true, true, true]);
});

test("arrow keys, Home, End and buttons turn to another picture", async () => {
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(status).toHaveTextContent("2 / 3");
  expect(shown().alt).toBe(nameOf(2));
  await userEvent.keyboard("{End}");
  await expect.element(status).toHaveTextContent("3 / 3");
  await expect.element(button(texts.next)).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Home}");
  await expect.element(status).toHaveTextContent("1 / 3");
  await button(texts.next).click();
  await expect.element(status).toHaveTextContent("2 / 3");
  await button(nameOf(3)).click();
  await expect.element(status).toHaveTextContent("3 / 3");
  await expect.element(button(nameOf(3))).toHaveAttribute("aria-current", "true");
});

test("a swipe turns, and a short movement does not", async () => {
  for (const way of [-20, -120]) {
    finger("pointerdown", 60);
    finger("pointermove", 60 + way);
    finger("pointerup", 60 + way);
  }
  await expect.element(status).toHaveTextContent("2 / 3");
});

test("keys, buttons, a double tap, the wheel and two fingers zoom", async () => {
  await userEvent.keyboard("+");
  expect(scale()).toBeCloseTo(1.6);
  await button(texts.zoomOut).click();
  expect(scale()).toBe(1);
  for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"] as const)
    finger(type, 0);
  expect(scale()).toBe(2.5);
  await userEvent.keyboard("0");
  expect(scale()).toBe(1);
  stage().dispatchEvent(new WheelEvent("wheel", { deltaY: -300, cancelable: true }));
  expect(scale()).toBeCloseTo(Math.E);
  await userEvent.keyboard("0");
  finger("pointerdown", -50, 0, 1);
  finger("pointerdown", 50, 0, 2);
  finger("pointermove", 150, 0, 2);
  expect(scale()).toBe(2);
  finger("pointerup", 150, 0, 2);
  finger("pointerup", -50, 0, 1);
  expect(scale()).toBe(2);
});

test("a zoomed picture is dragged and moved by arrow keys, and is whole again after turning", async () => {
  await userEvent.keyboard("++");
  const left = () => new DOMMatrix(getComputedStyle(shown()).transform).e;
  finger("pointerdown", 0);
  finger("pointermove", -40);
  finger("pointerup", -40);
  expect(left()).toBe(-40);
  await userEvent.keyboard("{ArrowLeft}");
  expect(left()).toBe(40);
  await expect.element(status).toHaveTextContent("1 / 3");
  await userEvent.keyboard("{PageDown}");
  await expect.element(status).toHaveTextContent("2 / 3");
  expect(scale()).toBe(1);
  // An arrow key would move what is zoomed.
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(status).toHaveTextContent("1 / 3");
  expect(scale()).toBe(1);
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => button(texts.close).click()],
  ["the back button", async () => history.back()],
])("%s closes the dialog and returns the focus to the picture", async (_, close) => {
  await expect.element(dialog).toBeVisible();
  expect(history.state).toHaveProperty("kontorDialog");
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(link);
  await expect.poll(() => history.state).toEqual(stateBefore);
});
