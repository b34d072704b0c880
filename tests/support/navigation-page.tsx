import { themeworldsPath } from "../../border/border-paths.ts";
import axe from "axe-core";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../border/client/styles/header.css";
import {
  Bar,
  navigation,
  nodes,
  themeworlds,
} from "../../border/navigation/client/Navigation.examples.tsx";
import { Navigation } from "../../border/navigation/client/Navigation.tsx";
import { navigationSource } from "../../border/navigation/client/use-navigation-data.ts";
import {
  navigationReads,
  type NavigationItem,
} from "../../border/navigation/navigation-contract.ts";
import { requestEarly } from "../../platform/client/request-early.ts";
import type { Platform } from "../../platform/shared/platform.ts";
import type { TrackedEvent } from "../../platform/shared/track.ts";
import { quickAxe } from "./quick-axe.ts";

/** A page with the navigation in its header, for browser tests: its endpoints, and the shopper's mouse, touch and keyboard. */

let root: Root | undefined;
/** Events of the data layer since the test began. */
export const tracked: TrackedEvent[] = [];
/** Links followed since the test began. */
export const followed: string[] = [];
export const logged = vi.spyOn(console, "error");

/** The responses of the endpoints, or a failure. */
interface Answers {
  navigation?: unknown;
  themeworlds?: unknown;
  /** The endpoints answer when it resolves. */
  after?: Promise<unknown>;
}
export const failure = Symbol("failure");

export function stubEndpoints({
  navigation: tree = { children: nodes },
  themeworlds: worlds = themeworlds,
  after,
}: Answers = {}) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    await after;
    const response = url.startsWith(themeworldsPath) ? worlds : tree;
    return response === failure
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(Response.json(response));
  });
  return asked;
}

interface Shown extends Answers {
  isSticky?: boolean;
  platform?: Platform;
  items?: NavigationItem[];
}

/** Shows the navigation and waits for its data, unless the test delays the endpoints. */
export async function show({ isSticky, platform, items, ...answers }: Shown = {}) {
  const asked = stubEndpoints(answers);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const source = navigationSource(requestEarly(navigationReads(navigation)));
  root.render(
    <Bar isSticky={isSticky} platform={platform}>
      <Navigation
        {...navigation}
        items={items ?? navigation.items}
        source={source}
        track={(event) => tracked.push(event)}
      />
    </Bar>,
  );
  await expect.poll(() => document.querySelector("nav a")).not.toBeNull();
  if (!answers.after) await Promise.all([source.navigation, source.themeworlds]);
  // Late fonts cause a layout shift.
  await document.fonts.ready;
  await nextFrame();
  return asked;
}

export const nextFrame = () =>
  new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));

beforeEach(async () => {
  tracked.length = 0;
  followed.length = 0;
  logged.mockReset().mockImplementation(() => {});
  await page.viewport(1280, 800);
  document.addEventListener("click", stayHere);
});
afterEach(async () => {
  vi.useRealTimers();
  root?.unmount();
  root = undefined;
  document.removeEventListener("click", stayHere);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  // The mouse starts each test outside the navigation.
  await userEvent.unhover(document.body);
});

/** Records a followed link and stays on the page. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest("a") && !event.defaultPrevented) {
    followed.push(event.target.closest("a")!.getAttribute("href")!);
    event.preventDefault();
  }
}

export const panel = () => document.querySelector<HTMLElement>(".kontor-navigation__flyout");
export const heading = () => panel()?.querySelector("a")?.textContent;
export const link = (title: string) =>
  [...document.querySelectorAll<HTMLElement>(".kontor-navigation__item > a")].find(
    (found) => found.textContent === title,
  )!;
export const disclosure = (title: string) =>
  page.getByRole("button", { name: `${title}: submenu`, exact: true });
/** Presses an item's button as the keyboard does: the button is only for the keyboard. */
export async function press(title: string) {
  const button = disclosure(title).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard("{Enter}");
}

/** Dispatches a mouse event without waiting for its effect. */
function mouse(type: string, target: Element, point = middleOf(target), related?: Element) {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: "mouse",
      clientX: point.x,
      clientY: point.y,
      relatedTarget: related ?? null,
    }),
  );
}
let mouseIsOn: Element | undefined;
export function moveTo(target: Element, point = middleOf(target)) {
  if (mouseIsOn !== target) {
    if (mouseIsOn?.isConnected) mouse("pointerout", mouseIsOn, point, target);
    mouse("pointerover", target, point, mouseIsOn);
  }
  mouse("pointermove", target, point);
  mouseIsOn = target;
}
afterEach(() => {
  mouseIsOn = undefined;
});

export function middleOf(target: Element) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export async function tap(target: Element, pointerType = "touch") {
  for (const type of ["pointerdown", "pointerup"])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
  await nextFrame();
}

export async function violations() {
  // Colours have no final contrast in the middle of a transition.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations: found } = await axe.run(document.body, {
    ...quickAxe,
    rules: { region: { enabled: false } },
  });
  return found.map(({ id, nodes: [first] }) => `${id}: ${first?.html}`);
}

/** Unmounts the test's own root at its end. */
export function unmountAtEnd(own: Root) {
  root = own;
}
