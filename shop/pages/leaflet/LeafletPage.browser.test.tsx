import "../../shop.css";
import "./leaflet-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "../../../tests/support/show.tsx";
import { attachLeaflet } from "./attach-leaflet.ts";
import { exampleBook } from "./LeafletPage.examples.tsx";
import { LeafletPage } from "./LeafletPage.tsx";

const { texts } = exampleBook.content;
const words = texts.leaflets;
const count = exampleBook.sheets.length + 1;
const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const status = page.getByRole("status").first();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const stage = () => element(".kontor-leaflet__stage");
const addressBefore = location.pathname + location.search;

beforeEach(async () => {
  await page.viewport(390, 800);
  document.body.innerHTML = renderToString(
    <main>
      <LeafletPage {...exampleBook} hasCurrent={false} />
    </main>,
  );
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", addressBefore);
});

const attach = () =>
  attachLeaflet(element("[data-part]"), {
    id: exampleBook.id,
    texts: { page: words.page, pages: words.pages },
  });

/** Returns the numbers of the pages that the stage shows. */
function pagesInView() {
  const { left, right } = stage().getBoundingClientRect();
  return [...document.querySelectorAll(".kontor-leaflet__page")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    return box.left > left - 2 && box.right < right + 2 ? Number(one.id.slice(5)) : [];
  });
}
async function showsPages(...numbers: number[]) {
  await expect.poll(pagesInView).toEqual(numbers);
}

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
const swipe = (by: number) => {
  finger("pointerdown", 0);
  finger("pointermove", by);
  finger("pointerup", by);
};
const scale = () => new DOMMatrix(getComputedStyle(element(".kontor-leaflet__book")).transform).a;

test("before the script, all pages are in a list, with their headlines and products", async () => {
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const headlines = page.getByRole("heading", { level: 2 }).elements();
  expect(headlines.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    "Frisch",
    "Für alle",
  ]);
  expect(document.querySelectorAll(".kontor-leaflet__products article").length).toBe(13);
  expect(document.querySelectorAll("form[data-kontor-add]").length).toBe(11);
});

test("buttons, arrow keys, page keys, Home and End turn, and the address follows", async () => {
  attach();
  await showsPages(1);
  await button(words.next).click();
  await showsPages(2);
  await expect.element(status).toHaveTextContent("Seite 2 von 6");
  expect(location.hash).toBe("#page-2");
  await userEvent.keyboard("{ArrowRight}");
  await showsPages(3);
  await userEvent.keyboard("{PageDown}");
  await showsPages(4);
  await userEvent.keyboard("{PageUp}{ArrowLeft}");
  await showsPages(2);
  await userEvent.keyboard("{End}");
  await showsPages(count);
  await expect.element(button(words.next)).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Home}");
  await showsPages(1);
  expect(location.hash).toBe("");
});

test("arrow keys turn while nothing has the focus, and other keys scroll the page", async () => {
  attach();
  element("body").focus();
  await userEvent.keyboard("{ArrowRight}");
  await showsPages(2);
  await userEvent.keyboard("{End}{PageDown}");
  await expect.element(status).toHaveTextContent("Seite 2 von 6");
});

test("a swipe turns, a short movement does not, and a swipe over a link follows none", async () => {
  attach();
  swipe(-20);
  await showsPages(1);
  swipe(-120);
  await showsPages(2);
  const link = element("#page-2 h3 a");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  expect(link.dispatchEvent(click)).toBe(false);
  swipe(200);
  await showsPages(1);
});

test("a tap on a link still follows it", () => {
  attach();
  let followed = false;
  const link = element("#page-1 h1");
  link.addEventListener("click", () => (followed = true));
  finger("pointerdown", 0);
  finger("pointerup", 0);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(followed).toBe(true);
});

test("a link of the overview turns to its page, and the back button returns", async () => {
  attach();
  await page.getByRole("link", { name: "4. Ein Knopf" }).click();
  await showsPages(4);
  expect(location.hash).toBe("#page-4");
  await expect
    .element(page.getByRole("link", { name: "4. Ein Knopf" }))
    .toHaveAttribute("aria-current", "true");
  history.back();
  await showsPages(1);
});

test("an address with a page opens there", async () => {
  history.replaceState(null, "", "#page-3");
  attach();
  await showsPages(3);
  await expect.element(status).toHaveTextContent("Seite 3 von 6");
});

test("the focus turns to the page that it enters", async () => {
  attach();
  element("#page-3 h3 a").focus();
  await showsPages(3);
  expect(stage().scrollLeft).toBe(0);
});

test("wide windows show the cover alone, then two pages, and the last one", async () => {
  await page.viewport(1280, 900);
  attach();
  await showsPages(1);
  await button(words.next).click();
  await showsPages(2, 3);
  await expect.element(status).toHaveTextContent("Seiten 2 und 3 von 6");
  await userEvent.keyboard("{ArrowRight}");
  await showsPages(4, 5);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await showsPages(6);
  // A narrower window keeps the page.
  await page.viewport(390, 800);
  await showsPages(6);
});

test("buttons, keys, a double tap, two fingers and the wheel with a key zoom", async () => {
  attach();
  await button(words.zoomIn).click();
  expect(scale()).toBeCloseTo(1.6);
  await userEvent.keyboard("-");
  expect(scale()).toBe(1);
  for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"] as const)
    finger(type, 0);
  expect(scale()).toBe(2.5);
  await userEvent.keyboard("0");
  finger("pointerdown", -50, 0, 1);
  finger("pointerdown", 50, 0, 2);
  finger("pointermove", 150, 0, 2);
  finger("pointerup", 150, 0, 2);
  finger("pointerup", -50, 0, 1);
  expect(scale()).toBe(2);
  await userEvent.keyboard("0");
  const wheel = (init: WheelEventInit) =>
    stage().dispatchEvent(new WheelEvent("wheel", { deltaY: -300, cancelable: true, ...init }));
  // The page scrolls.
  expect(wheel({})).toBe(true);
  expect(scale()).toBe(1);
  expect(wheel({ ctrlKey: true })).toBe(false);
  expect(scale()).toBeCloseTo(Math.E);
});

test("arrow keys move what is zoomed, and a turned page is whole again", async () => {
  attach();
  stage().focus();
  await userEvent.keyboard("+{ArrowRight}");
  await showsPages();
  expect(new DOMMatrix(getComputedStyle(element(".kontor-leaflet__book")).transform).e).toBe(-80);
  await button(words.next).click();
  expect(scale()).toBe(1);
  await showsPages(2);
});

test.each([390, 1280])(
  "at %i px, axe finds nothing before the script and after it",
  async (width) => {
    await page.viewport(width, 900);
    expect(await violations()).toEqual([]);
    attach();
    await button(words.next).click();
    await showsPages(...(width > 980 ? [2, 3] : [2]));
    expect(await violations()).toEqual([]);
  },
);

test("nothing is wider than a narrow window", async () => {
  await page.viewport(320, 700);
  attach();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
