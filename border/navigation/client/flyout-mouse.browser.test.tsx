import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  heading,
  link,
  logged,
  middleOf,
  moveTo,
  panel,
  press,
  show,
  stubEndpoints,
  tracked,
  unmountAtEnd,
} from "../../../tests/support/navigation-page.tsx";
import { requestEarly } from "../../../platform/client/request-early.ts";
import { navigationReads } from "../navigation-contract.ts";
import { recordRest } from "./active-item.ts";
import { Bar, navigation } from "./Navigation.examples.tsx";
import { Navigation } from "./Navigation.tsx";
import { navigationSource } from "./use-navigation-data.ts";

test("a real mouse opens the flyout and moves into it", async () => {
  await show();
  const before = link("Kitchen").getBoundingClientRect().toJSON();
  await userEvent.hover(link("Coffee"));
  await expect.poll(heading).toBe("All of Coffee");
  expect(link("Kitchen").getBoundingClientRect().toJSON()).toEqual(before);
  await userEvent.hover(page.getByRole("link", { name: "Ground" }));
  expect(heading()).toBe("All of Coffee");
  const { left, width } = panel()!.getBoundingClientRect();
  expect([left, width]).toEqual([0, document.documentElement.clientWidth]);
});

test("the flyout opens after 300 ms on an item, and not when the mouse leaves before", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(299);
  expect(panel()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(heading).toBe("All of Coffee");
  moveTo(document.querySelector("main")!);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(panel).toBeNull();
  tracked.length = 0;
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(250);
  moveTo(document.querySelector("main")!);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(panel()).toBeNull();
  expect(tracked).toEqual([]);
});

test("the flyout can be clicked from its first frame and slides in for 600 ms", async () => {
  await show();
  // Paused at the first frame, because on a slow machine it could end before it is read.
  const slide = new Promise<Animation | undefined>((held) => {
    document.addEventListener(
      "animationstart",
      () => {
        const [animation] = panel()?.getAnimations() ?? [];
        animation?.pause();
        if (animation) animation.currentTime = 0;
        held(animation);
      },
      { once: true },
    );
  });
  await press("Coffee");
  expect((await slide)?.effect?.getTiming().duration).toBe(600);
  const { x, y } = middleOf(panel()!.querySelector("a")!);
  expect(document.elementFromPoint(x, y)?.textContent).toBe("All of Coffee");
  expect(Number(getComputedStyle(panel()!).opacity)).toBeGreaterThan(0);
});

test("the flyout closes 1000 ms after the mouse left, and stays when it comes back in time", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(panel).not.toBeNull();
  const overlay = document.querySelector(".kontor-navigation__overlay")!;
  moveTo(overlay);
  await vi.advanceTimersByTimeAsync(999);
  expect(panel()).not.toBeNull();
  moveTo(panel()!);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(panel()).not.toBeNull();
  moveTo(overlay);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(panel).toBeNull();
});

test("an open flyout gives way to the sibling's after the same delay, but not while the mouse moves slanted", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(heading).toBe("All of Coffee");
  // On its way down to the flyout the mouse stays over the sibling for longer than the delay.
  const { left, top } = link("Kitchen").getBoundingClientRect();
  for (let step = 0; step < 16; step++) {
    moveTo(link("Kitchen"), { x: left + step, y: top + step });
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(heading()).toBe("All of Coffee");
  // Then the mouse rests on the sibling.
  await vi.advanceTimersByTimeAsync(400);
  await expect.poll(heading).toBe("All of Kitchen");
  expect(panel()!.getAnimations()).toEqual([]);
});

test("a mouse that moves along the bar opens the sibling's flyout", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(heading).toBe("All of Coffee");
  const { left, top } = link("Kitchen").getBoundingClientRect();
  for (let step = 0; step < 8; step++) {
    moveTo(link("Kitchen"), { x: left + step, y: top + 5 });
    await vi.advanceTimersByTimeAsync(40);
  }
  await expect.poll(heading).toBe("All of Kitchen");
});

test("the delay of a mouse that rests on an item starts before hydration", async () => {
  stubEndpoints();
  const container = document.body.appendChild(document.createElement("div"));
  const bar = (
    <Bar>
      <Navigation {...navigation} />
    </Bar>
  );
  container.innerHTML = renderToString(bar);
  recordRest(container.querySelector("header")!);
  const before = performance.now();
  await userEvent.hover(link("Coffee"));
  await expect.poll(() => Number(link("Coffee").dataset.since)).toBeGreaterThanOrEqual(before);
  vi.useFakeTimers();
  link("Coffee").dataset.since = `${performance.now() - 100}`;
  const source = navigationSource(requestEarly(navigationReads(navigation)));
  const root = hydrateRoot(
    container,
    <Bar>
      <Navigation {...navigation} source={source} />
    </Bar>,
    { onRecoverableError: (error) => expect.fail(String(error)) },
  );
  unmountAtEnd(root);
  await nextRealFrame();
  await vi.advanceTimersByTimeAsync(199);
  expect(panel()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(heading).toBe("All of Coffee");
  expect(logged).not.toHaveBeenCalled();
});

/** A task of the browser: the test's own timers are fake. */
function nextRealFrame() {
  const channel = new MessageChannel();
  return new Promise<void>((seen) => {
    channel.port1.onmessage = () => seen();
    channel.port2.postMessage(null);
  });
}
