import axe from "axe-core";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Platform } from "../../../shared/platform.ts";
import type { TrackedEvent } from "../../../shared/track.ts";
import "../../../border/client/styles/header.css";
import {
  closeNavigationEvent,
  themeworldsPath,
  type NavigationItem,
} from "../navigation-contract.ts";
import { attachActiveItem } from "./active-item.ts";
import { Bar, navigation, nodes, oddAnswers, themeworlds } from "./Navigation.examples.tsx";
import { Navigation } from "./Navigation.tsx";
import { loadNavigation } from "./use-navigation-data.ts";

let root: Root | undefined;
let tracked: TrackedEvent[];
const logged = vi.spyOn(console, "error");

/** The endpoints: what they answer, or a failure. */
interface Answers {
  navigation?: unknown;
  themeworlds?: unknown;
  never?: boolean;
}
const failure = Symbol("failure");

function stubEndpoints({
  navigation: tree = { children: nodes },
  themeworlds: worlds = themeworlds,
  never = false,
}: Answers = {}) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    if (never) return new Promise(() => {});
    const answer = url === themeworldsPath ? worlds : tree;
    return answer === failure
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(Response.json(answer));
  });
  return asked;
}

interface Shown extends Answers {
  isSticky?: boolean;
  platform?: Platform;
  items?: NavigationItem[];
}

/** Shows the navigation, with its data unless that never comes. */
async function show({ isSticky, platform, items, ...answers }: Shown = {}) {
  const asked = stubEndpoints(answers);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const source = loadNavigation(navigation);
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
  if (!answers.never) await Promise.all([source.navigation, source.themeworlds]);
  // What comes late moves what it stands in.
  await document.fonts.ready;
  await nextFrame();
  return asked;
}

const nextFrame = () =>
  new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));

beforeEach(async () => {
  tracked = [];
  logged.mockReset();
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
  // The mouse begins each test beside the navigation.
  await userEvent.unhover(document.body);
});

/** Links are followed as far as the page: nothing is loaded. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest("a") && !event.defaultPrevented) {
    followed.push(event.target.closest("a")!.getAttribute("href")!);
    event.preventDefault();
  }
}
let followed: string[] = [];
beforeEach(() => {
  followed = [];
});

const panel = () => document.querySelector<HTMLElement>(".kontor-navigation__flyout");
const heading = () => panel()?.querySelector("a")?.textContent;
const link = (title: string) =>
  [...document.querySelectorAll<HTMLElement>(".kontor-navigation__item > a")].find(
    (found) => found.textContent === title,
  )!;
const disclosure = (title: string) =>
  page.getByRole("button", { name: `${title}: submenu`, exact: true });
/** As the keyboard does: the button is there for nobody else. */
async function press(title: string) {
  const button = disclosure(title).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard("{Enter}");
}

/** The mouse as the browser tells of it, without waiting for what it does. */
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
function moveTo(target: Element, point = middleOf(target)) {
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

function middleOf(target: Element) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function tap(target: Element, pointerType = "touch") {
  for (const type of ["pointerdown", "pointerup"])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
  await nextFrame();
}

async function violations() {
  // Colours in the middle of a transition are not what is looked at.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false } },
  });
  return found.map(({ id, nodes: [first] }) => `${id}: ${first?.html}`);
}

test("a real mouse opens the flyout, moves into it and stays there", async () => {
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

test("opens after 300 ms on an item, and not when the mouse leaves before", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(299);
  expect(panel()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(heading()).toBe("All of Coffee"));
  moveTo(document.querySelector("main")!);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(panel()).toBeNull());
  tracked = [];
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(250);
  moveTo(document.querySelector("main")!);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(panel()).toBeNull();
  expect(tracked).toEqual([]);
});

test("the flyout answers from its first frame on and takes 600 ms to move in", async () => {
  await show();
  await press("Coffee");
  const [animation] = panel()!.getAnimations();
  expect(animation?.effect?.getTiming().duration).toBe(600);
  const { x, y } = middleOf(panel()!.querySelector("a")!);
  expect(document.elementFromPoint(x, y)?.textContent).toBe("All of Coffee");
  expect(Number(getComputedStyle(panel()!).opacity)).toBeGreaterThan(0);
});

test("closes 1000 ms after the mouse left, and stays when it comes back in time", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(panel()).not.toBeNull());
  const overlay = document.querySelector(".kontor-navigation__overlay")!;
  moveTo(overlay);
  await vi.advanceTimersByTimeAsync(999);
  expect(panel()).not.toBeNull();
  moveTo(panel()!);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(panel()).not.toBeNull();
  moveTo(overlay);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(panel()).toBeNull());
});

test("an open flyout gives way to the sibling's after the same time, but not to a slanted path", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(heading()).toBe("All of Coffee"));
  // On its way down to the flyout the mouse is over the sibling for longer than the delay.
  const { left, top } = link("Kitchen").getBoundingClientRect();
  for (let step = 0; step < 16; step++) {
    moveTo(link("Kitchen"), { x: left + step, y: top + step });
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(heading()).toBe("All of Coffee");
  // Then it stays after all.
  await vi.advanceTimersByTimeAsync(400);
  await vi.waitFor(() => expect(heading()).toBe("All of Kitchen"));
  expect(panel()!.getAnimations()).toEqual([]);
});

test("along the bar the sibling opens", async () => {
  await show();
  vi.useFakeTimers();
  moveTo(link("Coffee"));
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(heading()).toBe("All of Coffee"));
  const { left, top } = link("Kitchen").getBoundingClientRect();
  for (let step = 0; step < 8; step++) {
    moveTo(link("Kitchen"), { x: left + step, y: top + 5 });
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.waitFor(() => expect(heading()).toBe("All of Kitchen"));
});

test("a mouse that rests on an item when React comes has waited already", async () => {
  stubEndpoints();
  const container = document.body.appendChild(document.createElement("div"));
  const bar = (
    <Bar>
      <Navigation {...navigation} />
    </Bar>
  );
  container.innerHTML = renderToString(bar);
  attachActiveItem(container.querySelector("header")!);
  await userEvent.hover(link("Coffee"));
  expect(Number(link("Coffee").dataset.since)).toBeGreaterThan(performance.now() - 5_000);
  vi.useFakeTimers();
  link("Coffee").dataset.since = `${performance.now() - 100}`;
  const source = loadNavigation(navigation);
  root = hydrateRoot(
    container,
    <Bar>
      <Navigation {...navigation} source={source} />
    </Bar>,
    { onRecoverableError: (error) => expect.fail(String(error)) },
  );
  await nextRealFrame();
  await vi.advanceTimersByTimeAsync(199);
  expect(panel()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(heading()).toBe("All of Coffee"));
  expect(logged).not.toHaveBeenCalled();
});

test("the first tap opens, the second follows the link", async () => {
  await show();
  for (const pointerType of ["touch", "pen"]) {
    await tap(link("Coffee"), pointerType);
    expect(heading()).toBe("All of Coffee");
    expect(followed).toEqual([]);
    await tap(link("Kitchen"), pointerType);
    expect(heading()).toBe("All of Kitchen");
    expect(followed).toEqual([]);
    await tap(link("Kitchen"), pointerType);
    expect(followed).toEqual(["/kitchen"]);
    followed = [];
    await tap(document.querySelector("main")!, pointerType);
    expect(panel()).toBeNull();
  }
});

test("an item without anything below it is a link for all", async () => {
  await show();
  await tap(link("Sale"));
  expect(followed).toEqual(["/sale"]);
  expect(document.querySelectorAll(".kontor-navigation__item > button")).toHaveLength(3);
});

test("a click of the mouse follows the link at once", async () => {
  await show();
  await userEvent.click(link("Coffee"));
  expect(followed).toEqual(["/coffee"]);
});

test("keys: links and buttons in turn, arrows between items, down into the flyout, Escape back", async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.element(disclosure("Coffee")).toHaveFocus();
  expect(getComputedStyle(disclosure("Coffee").element()).opacity).toBe("1");
  await userEvent.keyboard("{Enter}");
  await expect.element(disclosure("Coffee")).toHaveAttribute("aria-expanded", "true");
  expect(disclosure("Coffee").element().getAttribute("aria-controls")).toBe(panel()!.id);
  await userEvent.keyboard(" ");
  await expect.element(disclosure("Coffee")).toHaveAttribute("aria-expanded", "false");

  await userEvent.keyboard("{ArrowRight}");
  await expect.element(disclosure("Kitchen")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(disclosure("Worlds")).toHaveFocus();
  link("Coffee").focus();
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(link("Sale"));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(link("Worlds"));
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(document.activeElement).toBe(link("Coffee"));

  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("All of Coffee");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("link", { name: "Espresso" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(panel).toBeNull();
  expect(document.activeElement).toBe(link("Coffee"));
});

test("closes when the focus goes elsewhere", async () => {
  await show();
  await press("Kitchen");
  await expect.poll(heading).toBe("All of Kitchen");
  document.querySelector<HTMLElement>("main a")!.focus();
  await expect.poll(panel).toBeNull();
});

test.each([
  ["a click outside", async () => document.querySelector<HTMLElement>("main")!.click()],
  [
    "a click on the shade",
    async () => document.querySelector<HTMLElement>(".kontor-navigation__overlay")!.click(),
  ],
  [closeNavigationEvent, async () => window.dispatchEvent(new Event(closeNavigationEvent))],
  ["leaving the window", async () => window.dispatchEvent(new Event("blur"))],
  ["leaving the page", async () => window.dispatchEvent(new Event("pagehide"))],
  ["too little room", () => page.viewport(700, 800)],
])("%s closes it", async (_name, act) => {
  await show();
  await press("Coffee");
  await expect.poll(panel).not.toBeNull();
  await act();
  await expect.poll(panel).toBeNull();
  expect(document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
});

test.each([true, false])("the page is held under it when the header is sticky: %s", async (is) => {
  await show({ isSticky: is });
  await press("Coffee");
  await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
  expect(document.body.classList.contains("header2020-flyout-open")).toBe(is);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.body.classList.contains("header2020-flyout-open")).toBe(false);
});

test.each([
  ["MATCH", true],
  ["SMARTPHONE", true],
  ["TABLET", false],
] as const)("and when the platform is a mobile one: %s", async (platform, is) => {
  await show({ platform });
  // A mobile platform has the drawer in sight; whoever opens a flyout all the same moves no page under it.
  document.querySelector<HTMLElement>(".kontor-navigation__item > button")!.click();
  await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
  expect(document.body.classList.contains("header2020-flyout-open")).toBe(is);
});

test("themeworlds come in the order scout, new, more, lastChance, with all they say", async () => {
  await show();
  await press("Worlds");
  await expect.poll(panel).not.toBeNull();
  const headlines = [...panel()!.querySelectorAll("h2")].map((found) => found.textContent);
  expect(headlines).toEqual(["Discover", "New", "More", "Last chance"]);
  const teasers = [...panel()!.querySelectorAll(".kontor-navigation__teaser")];
  expect(teasers.map(({ textContent }) => textContent)).toEqual([
    "SkiComing soon",
    "HotKontorCardCosy evenings",
    "PicnicSold out",
    "Tea timeUntil 24 DecemberOnly 3 days left",
  ]);
  const picture = teasers[0]!.querySelector("img")!;
  expect(["width", "height", "loading"].map((name) => picture.getAttribute(name))).toEqual([
    "488",
    "287",
    "lazy",
  ]);
});

test("pictures have their room before they come", async () => {
  await show();
  await press("Coffee");
  const picture = panel()!.querySelector("img")!;
  const { width, height } = picture.getBoundingClientRect();
  expect(width / height).toBeCloseTo(488 / 287, 1);
});

test("items with children are toggled, one in each list; teasers are shown", async () => {
  await show();
  await press("Coffee");
  const beans = page.getByRole("button", { name: "Beans" });
  await expect.element(beans).toHaveAttribute("aria-expanded", "false");
  await beans.click();
  await expect.element(beans).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("link", { name: "All of Beans" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Espresso" })).toBeVisible();
  await beans.click();
  await expect.element(beans).toHaveAttribute("aria-expanded", "false");
  expect(panel()!.textContent).not.toContain("Espresso");
  const teaser = page.getByRole("link", { name: /This year's harvest/ });
  await expect.element(teaser).toHaveAttribute("rel", "noopener noreferrer");
  expect(teaser.element().textContent).toBe(
    "NewKontorCardThis year's harvestFresh from the roastery (opens a new window)",
  );
});

test("tells what was opened and what was followed", async () => {
  await show();
  await press("Coffee");
  await page.getByRole("button", { name: "Beans" }).click();
  await page.getByRole("link", { name: "Espresso" }).click();
  expect(followed).toEqual(["/espresso"]);
  const event = { event: "ga_event", eventCategory: "navigation" };
  expect(tracked).toEqual([
    { ...event, eventAction: "open", eventLabel: "Coffee" },
    { ...event, eventAction: "click", eventLabel: "Coffee>Beans>Espresso" },
  ]);
});

test("asks for both once; on the way the flyout has its link", async () => {
  const asked = await show({ never: true });
  await press("Coffee");
  await expect.poll(() => panel()?.textContent).toBe("All of CoffeeLoading …");
  expect(asked).toEqual(["/jsonflyoutnavigation?site=DE", themeworldsPath]);
  expect(await violations()).toEqual([]);
});

test("without navigation the links stay links, and the reason is logged", async () => {
  await show({ navigation: failure });
  await vi.waitFor(() => expect(logged.mock.calls.flat()).toContainEqual(new TypeError("offline")));
  await tap(link("Coffee"));
  expect(followed).toEqual(["/coffee"]);
  vi.useFakeTimers();
  moveTo(link("Kitchen"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(panel()).toBeNull();
  expect(document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
});

test("without themeworlds the others have their flyouts", async () => {
  await show({ themeworlds: failure });
  await tap(link("Worlds"));
  expect(followed).toEqual(["/worlds"]);
  await tap(link("Coffee"));
  expect(heading()).toBe("All of Coffee");
});

test.each(Object.entries(oddAnswers))("an odd answer harms nothing: %s", async (_name, answer) => {
  await show({ navigation: answer, themeworlds: answer });
  for (const item of document.querySelectorAll(".kontor-navigation__item > a")) await tap(item);
  const links = [...document.querySelectorAll("header a")];
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter(({ href }: Partial<HTMLAnchorElement>) => href?.startsWith("java"))).toEqual(
    [],
  );
  expect(document.querySelector("img[src=x]")).toBeNull();
});

test("five hundred items below one are shown", async () => {
  await show({ navigation: oddAnswers.large });
  await press("Everything");
  await expect.poll(() => panel()?.querySelectorAll("li").length).toBe(500);
  await Promise.all(
    panel()!
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(Math.abs(panel()!.getBoundingClientRect().bottom - innerHeight)).toBeLessThan(1);
});

test("other items than those of the HTML take their place", async () => {
  await show({
    items: [{ title: "Old", href: "/old", kind: "category", segments: [] }, navigation.items[0]!],
  });
  const titles = [...document.querySelectorAll(".kontor-navigation__item > a")];
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "Worlds",
    "Coffee",
    "Kitchen",
    "Sale",
  ]);
});

test("the page's item is marked before React and after it, the page itself in the flyout", async () => {
  const before = location.href;
  history.replaceState(null, "", "/m/espresso");
  try {
    document.body.innerHTML = renderToString(
      <Bar>
        <Navigation
          {...navigation}
          items={navigation.items.map((item) =>
            item.title === "Coffee" ? { ...item, segments: ["coffee", "espresso"] } : item,
          )}
        />
      </Bar>,
    );
    attachActiveItem(document.querySelector("header")!);
    expect(document.querySelector("[aria-current]")).toBe(link("Coffee"));
    document.body.replaceChildren();

    await show();
    expect(document.querySelector("[aria-current]")).toBe(link("Coffee"));
    expect(link("Coffee").getAttribute("aria-current")).toBe("true");
    await press("Coffee");
    await page.getByRole("button", { name: "Beans" }).click();
    await expect
      .element(page.getByRole("link", { name: "Espresso" }))
      .toHaveAttribute("aria-current", "page");
  } finally {
    history.replaceState(null, "", before);
  }
});

describe("on a page that changes its address itself", () => {
  const before = location.href;
  afterEach(() => history.replaceState(null, "", before));
  const active = () => document.querySelector("[aria-current]")?.textContent;

  test("the item goes with it", async () => {
    await show();
    history.pushState(null, "", "/kitchen");
    await expect.poll(active).toBe("Kitchen");
    history.replaceState(null, "", "/sale");
    await expect.poll(active).toBe("Sale");
  });

  test("it goes back with it where browsers tell of that alone", async () => {
    const api = Object.getOwnPropertyDescriptor(window, "navigation")!;
    Reflect.deleteProperty(window, "navigation");
    try {
      await show();
      history.replaceState(null, "", "/kitchen");
      await nextFrame();
      expect(active()).toBeUndefined();
      window.dispatchEvent(new PopStateEvent("popstate"));
      await expect.poll(active).toBe("Kitchen");
    } finally {
      Object.defineProperty(window, "navigation", api);
    }
  });
});

test("teasers may say the same twice", async () => {
  const [coffee] = nodes;
  const [teaser] = coffee!.teaser!.list;
  const twice = { ...teaser!, badges: ["New", "New"] };
  const [world] = themeworlds.sections.lastChance.themeworlds;
  const again = { ...world!, endDateText: "Sold out", availability: "SOLDOUT" };
  await show({
    navigation: { children: [{ ...coffee, teaser: { title: "", list: [twice] } }] },
    themeworlds: {
      ...themeworlds,
      sections: { lastChance: { headline: "Last", themeworlds: [again] } },
    },
  });
  await press("Coffee");
  await expect.poll(() => panel()?.textContent).toContain("NewNewKontorCard");
  await press("Worlds");
  await expect.poll(() => panel()?.textContent).toContain("Sold outSold out");
  expect(logged).not.toHaveBeenCalled();
});

test.each(["Worlds", "Coffee"])("is accessible with %s open", async (title) => {
  await show();
  expect(await violations()).toEqual([]);
  await press(title);
  await expect.poll(panel).not.toBeNull();
  expect(await violations()).toEqual([]);
});

test("narrow: a drawer with one list at a time", async () => {
  await page.viewport(360, 700);
  await show();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Products" });
  await expect.element(drawer).toBeVisible();
  expect(document.body.classList.contains("header2020-flyout-open")).toBe(true);
  expect(drawer.element().contains(document.activeElement)).toBe(true);
  expect(await violations()).toEqual([]);

  await drawer.getByRole("button", { name: "Coffee" }).click();
  await expect.element(drawer.getByRole("button", { name: "Back" })).toHaveFocus();
  await expect.element(drawer.getByRole("link", { name: "All of Coffee" })).toBeVisible();
  await expect.element(drawer.getByRole("link", { name: /harvest/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await drawer.getByRole("button", { name: "Beans" }).click();
  await drawer.getByRole("link", { name: "Espresso" }).click();
  expect(tracked.map(({ eventAction, eventLabel }) => `${eventAction} ${eventLabel}`)).toEqual([
    "open Coffee",
    "open Coffee>Beans",
    "click Coffee>Beans>Espresso",
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
  expect(document.body.classList.contains("header2020-flyout-open")).toBe(false);
});

test.each([
  ["its button", () => page.getByRole("button", { name: "Close" }).click()],
  ["a click beside it", () => userEvent.click(document.body, { position: { x: 640, y: 300 } })],
  [closeNavigationEvent, async () => window.dispatchEvent(new Event(closeNavigationEvent))],
  ["more room", () => page.viewport(1280, 700)],
])("narrow: %s closes the drawer", async (_name, act) => {
  await page.viewport(700, 700);
  await show();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  await act();
  await expect.poll(() => document.querySelector("dialog")).toBeNull();
});

test("narrow: fits 320 pixels with letters of twice the size", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  try {
    await show();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Coffee" }).click();
    const drawer = document.querySelector("dialog")!;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
    expect(drawer.clientWidth).toBeLessThanOrEqual(320);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});

/** Timers of the test are held; the browser's own go on. */
function nextRealFrame() {
  const channel = new MessageChannel();
  return new Promise<void>((seen) => {
    channel.port1.onmessage = () => seen();
    channel.port2.postMessage(null);
  });
}
