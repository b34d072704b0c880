import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { AspectRatio, type Ratio } from "./AspectRatio.tsx";
import { Picture, type PictureSource } from "./Picture.tsx";
import { pack, table } from "./example-pictures.ts";

const image = () => document.querySelector("img")!;
const html = (source: object) =>
  renderToString(<Picture src={pack} alt="" sources={[source as PictureSource]} />);

test.each([
  [{ srcset: "/a.webp" }, '<source srcSet="/a.webp"/>'],
  [{ srcset: "/a.webp", breakpoint: "m" }, 'media="(min-width: 767px)"'],
  [{ srcset: "/a.webp", breakpoint: 1024 }, 'media="(min-width: 1024px)"'],
  [
    { srcset: "/a.webp", media: "(orientation: landscape)", breakpoint: "xs", type: "image/webp" },
    'type="image/webp" media="(orientation: landscape) and (min-width: 374px)"',
  ],
])("a picture's source %j becomes %s", (source, expected) => {
  expect(html(source)).toContain(expected);
});

test.each([
  [{ media: "print" }, "needs a srcset"],
  [{ srcset: "" }, "needs a srcset"],
  [
    { srcset: "/a.webp", sizes: "50vw", class: "x" },
    "unknown sizes, class. It may have srcset, media, type, breakpoint only.",
  ],
])("a picture's source %j is refused with what is allowed", (source, message) => {
  expect(() => html(source)).toThrow(message);
});

test("a picture shows the first source that fits the window", async () => {
  await page.viewport(1024, 600);
  const sources = [{ srcset: table, breakpoint: "xl" as const }];
  show(<Picture src={pack} alt="" sources={sources} isPriority />);
  await expect.poll(() => image().currentSrc).toBe(table);
  await page.viewport(900, 600);
  await expect.poll(() => image().currentSrc).toBe(pack);
});

test("a picture's space is reserved before it loads", () => {
  show(<Picture src="/nothing-yet.webp" alt="A teaser" isPriority />);
  const { width, height } = image().getBoundingClientRect();
  expect(width / height).toBeCloseTo(488 / 287, 2);
});

test.each<[Ratio, number]>([
  ["16/9", 16 / 9],
  ["4/3", 4 / 3],
  ["3/2", 3 / 2],
  ["1/1", 1],
  [2.35, 2.35],
])("a picture of another shape fills a place of %s", async (ratio, expected) => {
  show(<Picture src={pack} alt="" ratio={ratio} isPriority />);
  await expect.poll(() => image().naturalWidth).toBeGreaterThan(0);
  const { width, height } = image().getBoundingClientRect();
  const { width: placeWidth, height: placeHeight } = document
    .querySelector(".kontor-ratio")!
    .getBoundingClientRect();
  expect(width / height).toBeCloseTo(expected, 1);
  expect([width, height]).toEqual([placeWidth, placeHeight]);
});

test("no element of a picture has a style attribute, and an invalid ratio is refused", () => {
  expect(renderToString(<Picture src={pack} alt="" ratio={2.35} />)).not.toContain("style=");
  for (const ratio of [0, -1, Number.NaN, Infinity])
    expect(() => renderToString(<AspectRatio ratio={ratio}>x</AspectRatio>)).toThrow(
      `Ratio ${ratio} must be a positive number`,
    );
});
