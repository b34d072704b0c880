import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { Button } from "./Button.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Uses fake timers, which the test advances. React and animation frames run normally. */
const holdTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
/** Waits until React has rendered its updates. */
const frame = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));

const wave = () => document.querySelector<HTMLElement>(".kontor-ripple");

function press() {
  const button = page.getByRole("button").element();
  const { left, top } = button.getBoundingClientRect();
  button.dispatchEvent(
    new PointerEvent("pointerdown", { bubbles: true, clientX: left + 12, clientY: top + 7 }),
  );
}
const release = () => window.dispatchEvent(new PointerEvent("pointerup"));

test("a ripple starts where the button is pressed and can be seen for 250 ms at least", async () => {
  show(<Button>Go</Button>);
  holdTime();
  press();
  await expect.poll(() => [wave()?.style.left, wave()?.style.top]).toEqual(["12px", "7px"]);
  vi.advanceTimersByTime(100);
  release();
  vi.advanceTimersByTime(149);
  await frame();
  expect(wave()).not.toBeNull();
  vi.advanceTimersByTime(1);
  await expect.poll(wave).toBeNull();
});

test("a ripple lasts as long as the press", async () => {
  show(<Button>Go</Button>);
  holdTime();
  press();
  await expect.poll(wave).not.toBeNull();
  vi.advanceTimersByTime(350);
  await frame();
  expect(wave()).not.toBeNull();
  release();
  vi.advanceTimersByTime(0);
  await expect.poll(wave).toBeNull();
});

test("people who prefer reduced motion see no ripple", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  show(<Button>Go</Button>);
  press();
  await frame();
  expect(wave()).toBeNull();
});

test("a disabled or loading button shows no ripple", async () => {
  show(<Button state="loading">Go</Button>);
  press();
  await frame();
  expect(wave()).toBeNull();
});
