import "../../shop.css";
import "./stores-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { allSites } from "../../sites/all-sites.ts";
import { attachStoreFinder } from "./attach-store-finder.ts";
import { exampleFinder } from "./StoreFinder.examples.tsx";
import { StoreFinderPage } from "./StoreFinderPage.tsx";

const words = allSites.DE.texts.stores;
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const status = page.getByRole("status");
const nearMe = page.getByRole("button", { name: words.nearMe });
const namesInOrder = () =>
  [...document.querySelectorAll(".kontor-store h3")].map((heading) => heading.textContent);
const viewBox = () => element(".kontor-map__land").getAttribute("viewBox");

beforeEach(() => {
  document.body.innerHTML = renderToString(<StoreFinderPage {...exampleFinder} />);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function attach() {
  const { frame } = exampleFinder.map!;
  attachStoreFinder(element(".kontor-stores"), {
    texts: { ...words, mapName: words.map },
    locale: "de-DE",
    frame,
  });
}

/** Lets the browser answer the next question for the position. */
function answerPosition(answer: { latitude: number; longitude: number } | { code: number }) {
  return vi
    .spyOn(navigator.geolocation, "getCurrentPosition")
    .mockImplementation((onPosition, onError) => {
      if ("code" in answer)
        onError!({ ...answer, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      else onPosition({ coords: answer } as unknown as GeolocationPosition);
    });
}

test("without a script, neither the buttons of the map nor that of the position are there", async () => {
  await expect.element(page.getByRole("searchbox", { name: words.search })).toBeVisible();
  await expect.element(nearMe).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: words.zoomIn })).not.toBeInTheDocument();
});

test("the position is asked for after a press, and orders list and pins by distance", async () => {
  const asked = answerPosition({ latitude: 48.2, longitude: 11.6 });
  attach();
  expect(asked).not.toHaveBeenCalled();
  await nearMe.click();
  expect(namesInOrder()).toEqual([
    "München, Sendlinger Straße",
    "Köln, Ehrenstraße",
    "Hamburg, Sandtorkai",
  ]);
  await expect.element(status).toHaveTextContent("München, Sendlinger Straße, 7,6 km entfernt");
  const munich = element("#store-munchen-sendlinger-strasse");
  expect(munich.textContent).toContain("7,6\u00a0km entfernt");
  expect(munich.querySelector(".kontor-store__number")!.textContent).toBe("1");
  const pin = element('[href="#store-munchen-sendlinger-strasse"]');
  expect(pin.querySelector("text")!.textContent).toBe("1");
  expect(element("[data-here]").getAttribute("visibility")).toBe("visible");
});

test("a position abroad is said, with the nearest store, and has no place on the map", async () => {
  answerPosition({ latitude: 41.9, longitude: 12.5 });
  attach();
  await nearMe.click();
  await expect.element(status).toHaveTextContent(/im Ausland.*München/);
  expect(element("[data-here]").getAttribute("visibility")).toBe("hidden");
});

test.each([
  [1, words.positionRefused],
  [2, words.positionUnknown],
])(
  "when the browser answers with error %i, the page says what to do instead",
  async (code, text) => {
    answerPosition({ code });
    attach();
    await nearMe.click();
    await expect.element(status).toHaveTextContent(text);
    expect(namesInOrder()[0]).toBe("Hamburg, Sandtorkai");
  },
);

test("the map zooms and moves by buttons and keys, and arrow keys scroll the page before", async () => {
  attach();
  const whole = viewBox();
  await page.getByRole("button", { name: words.zoomIn }).click();
  expect(viewBox()).not.toBe(whole);
  await page.getByRole("button", { name: words.wholeCountry }).click();
  expect(viewBox()).toBe(whole);
  element(".kontor-map").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(viewBox()).toBe(whole);
  await userEvent.keyboard("+");
  const enlarged = viewBox();
  expect(enlarged).not.toBe(whole);
  await userEvent.keyboard("{ArrowRight}");
  expect(viewBox()).not.toBe(enlarged);
  await userEvent.keyboard("0");
  expect(viewBox()).toBe(whole);
});

test("the wheel scrolls the page until the map has the focus", () => {
  attach();
  const whole = viewBox();
  const drawing = element(".kontor-map__drawing");
  const turn = (init: WheelEventInit) => {
    const event = new WheelEvent("wheel", {
      bubbles: true,
      cancelable: true,
      deltaY: -300,
      ...init,
    });
    drawing.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn({})).toBe(false);
  expect(viewBox()).toBe(whole);
  expect(turn({ ctrlKey: true })).toBe(true);
  expect(viewBox()).not.toBe(whole);
  element(".kontor-map").focus();
  expect(turn({ deltaY: 3_000 })).toBe(true);
  expect(viewBox()).toBe(whole);
});

test("pins are no tab stops, and a click on one leads to the store's link", async () => {
  attach();
  const pin = element('[href="#store-koln-ehrenstrasse"]');
  expect(pin.tabIndex).toBe(-1);
  expect(pin.closest("[aria-hidden]")).not.toBeNull();
  pin.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.element(page.getByRole("link", { name: "Köln, Ehrenstraße" })).toHaveFocus();
  expect(pin.hasAttribute("data-pointed")).toBe(true);
});

test("nothing is wider than a narrow window", async () => {
  await page.viewport(320, 700);
  attach();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
