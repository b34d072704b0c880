import { describe, expect, test } from "vitest";
import { shown, warned } from "../../tests/support/promotion-answers.ts";
import { fc } from "../../tests/support/seed.ts";
import { contrast } from "../../platform/shared/brand/colours.ts";

describe("pictures", () => {
  const cutout = (width: number, more: object = {}) => ({
    targetSize: { width },
    imagePath: `/service/imagedelivery/image/hero/${width}.webp`,
    ...more,
  });
  const image = (...cutouts: unknown[]) => ({ imageData: { cutouts } });

  test("a promotion's pictures are those of img when it has cutouts, else those of piImage", () => {
    const piImage = image(cutout(480));
    expect(shown({ img: image(cutout(960)), piImage })?.cutouts.map(({ width }) => width)).toEqual([
      960,
    ]);
    for (const img of [undefined, null, {}, image(), { imageData: "x" }])
      expect(shown({ img, piImage })?.cutouts.map(({ width }) => width)).toEqual([480]);
    expect(shown({})?.cutouts).toEqual([]);
  });

  test("a promotion's pictures lie under /img, narrow windows first, with the allowed styles", () => {
    const { promotion, warnings } = warned({
      img: image(
        cutout(1600, { imageCss: "object-position: 60% 50%; position: fixed; color" }),
        cutout(480, { breakpoint: "m", containerCss: "aspect-ratio: 4 / 3" }),
        cutout(320, { breakpoint: 374 }),
      ),
    });
    expect(promotion?.cutouts).toEqual([
      { width: 320, path: "/img/hero/320.webp", upTo: 374, imageStyle: {}, containerStyle: {} },
      {
        width: 480,
        path: "/img/hero/480.webp",
        upTo: 767,
        imageStyle: {},
        containerStyle: { "aspect-ratio": "4 / 3" },
      },
      {
        width: 1600,
        path: "/img/hero/1600.webp",
        upTo: undefined,
        imageStyle: { "object-position": "60% 50%" },
        containerStyle: {},
      },
    ]);
    expect(warnings).toHaveLength(2);
  });

  test.each([
    { imagePath: undefined },
    { imagePath: "//evil.example/a.webp" },
    { imagePath: "javascript:alert(1)" },
    { imagePath: "/a.webp 1x, /b.webp" },
    { targetSize: undefined },
    { targetSize: { width: "480" } },
    { targetSize: { width: 0 } },
  ])("incomplete pictures of a promotion are left out: %o", (broken) => {
    const { promotion, warnings } = warned({ img: image(cutout(960, broken), 7) });
    expect(promotion).toMatchObject({ headline: "Headline", cutouts: [] });
    expect(warnings).toHaveLength(2);
  });

  test.each(["url(https://evil.example)", "expression(alert(1))", "50%} body {color: red"])(
    "a promotion's picture may not have the style %s",
    (value) => {
      const { promotion, warnings } = warned({
        img: image(cutout(960, { imageCss: `object-position: ${value}` })),
      });
      expect(promotion?.cutouts[0]?.imageStyle).toEqual({});
      expect(warnings.length).toBeGreaterThan(0);
    },
  );
});

describe("colours", () => {
  const colours = (backgroundColorCode: unknown, textColor?: unknown) =>
    warned({ backgroundColorCode, textColor });

  test("a promotion's colours are used when the text is readable", () => {
    expect(colours("#1d1210", "#fbe9d2")).toEqual({
      promotion: expect.objectContaining({ colours: { background: "#1d1210", text: "#fbe9d2" } }),
      warnings: [],
    });
  });
  test("a promotion's text is black or white when it cannot be read or has no colour", () => {
    expect(colours("#1d1210", "#333333").promotion?.colours?.text).toBe("#ffffff");
    expect(colours("#fbe9d2", "#ffffff").promotion?.colours?.text).toBe("#000000");
    expect(colours("#fbe9d2", "red;}").promotion?.colours?.text).toBe("#000000");
    expect(colours("#fbe9d2", "red;}").warnings).toHaveLength(1);
    expect(colours("#fbe9d2").warnings).toEqual([]);
  });
  test.each(["red", "#fff", "#12345g", "url(x)", 7, null])(
    "%j is no colour of a promotion",
    (colour) => {
      expect(colours(colour, "#000000").promotion?.colours).toBeUndefined();
      expect(colours(colour, "#000000").warnings).toHaveLength(1);
    },
  );
  test("the contrast of a promotion's colours is that of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });
  test("a promotion's text is readable on every background", () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, fc.option(colour, { nil: undefined }), (background, text) => {
        const found = colours(background, text).promotion!.colours!;
        expect(contrast(found.background, found.text)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
