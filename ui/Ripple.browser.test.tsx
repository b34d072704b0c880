import "../gallery/gallery.css";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../tests/support/show.tsx";
import { Button } from "./Button.tsx";

afterEach(() => void vi.restoreAllMocks());

const wave = () => document.querySelector<HTMLElement>(".kontor-ripple");

function press() {
  const button = page.getByRole("button").element();
  const { left, top } = button.getBoundingClientRect();
  button.dispatchEvent(
    new PointerEvent("pointerdown", { bubbles: true, clientX: left + 12, clientY: top + 7 }),
  );
}
const release = () => window.dispatchEvent(new PointerEvent("pointerup"));

test("a wave starts where the button is pressed and can be seen for 250 ms at least", async () => {
  show(<Button>Go</Button>);
  press();
  await vi.waitFor(() => expect(wave()).not.toBeNull());
  const since = performance.now();
  expect([wave()!.style.left, wave()!.style.top]).toEqual(["12px", "7px"]);
  release();
  await new Promise((resolve) => setTimeout(resolve, 180));
  expect(wave()).not.toBeNull();
  await vi.waitFor(() => expect(wave()).toBeNull());
  expect(performance.now() - since).toBeGreaterThan(230);
});

test("it lasts as long as the press", async () => {
  show(<Button>Go</Button>);
  press();
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(wave()).not.toBeNull();
  release();
  await vi.waitFor(() => expect(wave()).toBeNull());
});

test("nothing moves for those who want no motion", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  show(<Button>Go</Button>);
  press();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(wave()).toBeNull();
});

test("a button that takes no press shows none", async () => {
  show(<Button state="loading">Go</Button>);
  press();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(wave()).toBeNull();
});
