import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadFonts, promotionsOf, showHeader } from "../../tests/support/site-header.tsx";
import { testedSites } from "../../tests/support/tested-sites.ts";

/** Checks the layout of the header's parts with the texts of every site. */

beforeAll(loadFonts);
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute("style");
});

const rectOf = (shape: Element | Range) => shape.getBoundingClientRect();
const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true }) && rectOf(element).width > 1;

type Edges = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Returns the edges of an icon's drawing, without the empty field around it. */
function drawing(icon: Element): Edges {
  const shapes = [...icon.children].map(rectOf);
  return {
    left: Math.min(...shapes.map(({ left }) => left)),
    right: Math.max(...shapes.map(({ right }) => right)),
    top: Math.min(...shapes.map(({ top }) => top)),
    bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
  };
}

/** Returns icons, logo and badges of the bar, with the link or button that each belongs to. */
function marksOf(header: Element) {
  return [...header.querySelectorAll("[data-kontor-bar] :is(svg, b)")]
    .filter(isShown)
    .map((mark) => ({
      mark,
      owner: mark.closest("a, button")!,
      rect: mark.localName === "svg" ? drawing(mark) : rectOf(mark),
    }));
}

const overlaps = (one: Edges, other: Edges) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Returns overlapping marks of two different links. */
function collisions(header: Element): string[] {
  const marks = marksOf(header);
  return marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter((other) => one.owner !== other.owner && overlaps(one.rect, other.rect))
      .map((other) => `${one.mark.outerHTML} and ${other.mark.outerHTML}`),
  );
}

describe.each(testedSites)("%s", (code) => {
  test.each([320, 360, 390, 768, 980, 1024])(
    `the header of ${code} on a page of %i px with margins has nothing that sticks out or overlaps`,
    async (width) => {
      await page.viewport(width, 800);
      document.body.style.margin = "8px";
      const header = showHeader(code);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const { left, right } = rectOf(header);
      for (const { mark, rect } of marksOf(header)) {
        expect(rect.left, mark.outerHTML).toBeGreaterThanOrEqual(left);
        expect(rect.right, mark.outerHTML).toBeLessThanOrEqual(right);
      }
      expect(collisions(header)).toEqual([]);
    },
  );

  test(`strip, bar and banner of ${code} leave the page to its content at 360 px`, async () => {
    await page.viewport(360, 800);
    document.body.style.margin = "0";
    for (const banner of promotionsOf(code, "banner"))
      expect(rectOf(showHeader(code, { banner })).height, banner.headline).toBeLessThanOrEqual(150);
  });

  test.each([980, 1024, 1280])(
    `strip and banner of ${code} are one line each at %i px`,
    async (width) => {
      await page.viewport(width, 800);
      document.body.style.margin = "0";
      for (const banner of promotionsOf(code, "banner")) {
        const header = showHeader(code, { banner });
        for (const list of [".kontor-banner", ".kontor-benefits ul"]) {
          const parts = [...header.querySelector(list)!.children].filter(isShown).map(rectOf);
          const lowestTop = Math.max(...parts.map(({ top }) => top));
          const highestBottom = Math.min(...parts.map(({ bottom }) => bottom));
          expect(lowestTop, banner.headline).toBeLessThan(highestBottom);
        }
        const strip = header.querySelector(".kontor-benefits ul")!;
        expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
      }
    },
  );
});

test.each(["SMARTPHONE", "CLASSIC"] as const)(
  "the place determines the layout of the header's bar, not the window: %s",
  async (platform) => {
    await page.viewport(1280, 800);
    const header = showHeader("CH_FR", {
      platform,
      place: `width: ${platform === "CLASSIC" ? 700 : 304}px`,
    });
    const { right } = rectOf(header);
    for (const { mark, rect } of marksOf(header))
      expect(rect.right, mark.outerHTML).toBeLessThanOrEqual(right);
    expect(collisions(header)).toEqual([]);
  },
);

test.each([360, 768, 1024, 1920])(
  "at %i px the outer icons of the header end with the content of the page",
  async (width) => {
    await page.viewport(width, 800);
    document.body.style.margin = "0";
    const header = showHeader("DE");
    const bar = header.querySelector("[data-kontor-bar] > div")!;
    const { paddingLeft, paddingRight } = getComputedStyle(bar);
    const left = rectOf(bar).left + Number.parseFloat(paddingLeft);
    const right = rectOf(bar).right - Number.parseFloat(paddingRight);
    expect(
      Math.abs(drawing(header.querySelector("[data-kontor-back] svg")!).left - left),
    ).toBeLessThan(1.5);
    const last =
      width < 980
        ? drawing(header.querySelector(".kontor-navigation__menu svg")!)
        : rectOf(header.querySelector(".kontor-minicart b")!);
    expect(Math.abs(last.right - right)).toBeLessThan(1.5);
  },
);

test.each(testedSites)(
  "the cart's icon of %s stands over the middle of its label, and its count ends with the content",
  async (code) => {
    await page.viewport(980, 800);
    document.body.style.margin = "0";
    const header = showHeader(code);
    const cart = (part: string) => header.querySelector(`.kontor-minicart > a > ${part}`)!;
    const label = new Range();
    label.selectNodeContents(cart("span"));
    const middleOf = ({ left, right }: Edges) => (left + right) / 2;
    const icon = middleOf(rectOf(cart("svg")));
    expect(Math.abs(icon - middleOf(label.getBoundingClientRect()))).toBeLessThan(1);
    const bar = header.querySelector("[data-kontor-bar] > div")!;
    const right = rectOf(bar).right - Number.parseFloat(getComputedStyle(bar).paddingRight);
    expect(rectOf(cart("b")).right).toBeLessThan(right + 1);
    expect(rectOf(cart("span")).right).toBeLessThan(right + 1);
  },
);

test("the strip of benefits fades out where there is more, and its end is clear of that", async () => {
  await page.viewport(360, 800);
  const strip = showHeader("DE").querySelector(".kontor-benefits ul")!;
  const { maskImage } = getComputedStyle(strip);
  const fade = Number(/(\d+)px\)$/.exec(maskImage)?.[1]);
  expect(fade).toBeGreaterThan(0);
  strip.scrollLeft = strip.scrollWidth;
  // Browsers scroll by whole pixels.
  await expect
    .poll(() => rectOf(strip.lastElementChild!).right)
    .toBeLessThan(rectOf(strip).right - fade + 1);
});

test("the focus ring of a benefit leaves its icon and its text uncovered", async () => {
  await page.viewport(1280, 800);
  const strip = showHeader("DE").querySelector<HTMLElement>(".kontor-benefits ul")!;
  for (const link of strip.querySelectorAll("a")) {
    link.focus({ focusVisible: true });
    expect(link.matches(":focus-visible")).toBe(true);
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    const inner = Number.parseFloat(outlineOffset);
    expect(inner + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
    const content = document.createRange();
    content.selectNodeContents(link);
    const [ring, shown] = [rectOf(link), rectOf(content)];
    expect(shown.left).toBeGreaterThanOrEqual(ring.left - inner);
    expect(shown.right).toBeLessThanOrEqual(ring.right + inner);
    expect(ring.left).toBeGreaterThanOrEqual(rectOf(strip).left);
    expect(ring.right).toBeLessThanOrEqual(rectOf(strip).right);
  }
});

test("the button that opens the preview of the cart leaves the label beside it uncovered", async () => {
  await page.viewport(1280, 800);
  const header = showHeader("DE");
  const label = document.createRange();
  label.selectNodeContents(header.querySelector(".kontor-minicart a > span")!);
  const button = header.querySelector(".kontor-minicart > button")!;
  const [covering, covered] = [rectOf(button), rectOf(label)];
  expect(covering.width).toBeGreaterThan(0);
  // A line begins above its letters.
  expect(covering.bottom).toBeLessThanOrEqual(covered.top + 3);
});
