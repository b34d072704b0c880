import sharp from "sharp";
import { expect, test } from "vitest";
import { draw, heroDrawings, pictureNames } from "./drawing.ts";
import { design } from "../../shop/brand.ts";
import type { Drawing } from "./picture.ts";
import { lightGround } from "./shade.ts";

/** `--kontor-surface` of the dark themes. */
const darkGrounds = ["#261a13", "#211e1b", "#152636"];
const [darkGround] = darkGrounds as [string];

const side = 60;
type Pixels = ArrayLike<number>;

/** Returns the red, green and blue of each pixel of a drawing on a ground. */
const seen = (drawing: Parameters<typeof draw>[0], ground: string, change = (svg: string) => svg) =>
  sharp(Buffer.from(change(draw(drawing))))
    .resize({ width: side })
    .flatten({ background: ground })
    .raw()
    .toBuffer();

/** WCAG 2.2, mean relative luminance. */
function luminance(pixels: Pixels): number {
  const parts = Array.from(pixels, (value, index) => {
    const part = value / 255;
    const linear = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    return linear * [0.2126, 0.7152, 0.0722][index % 3]!;
  });
  return parts.reduce((sum, part) => sum + part, 0) / (pixels.length / 3);
}

/** Returns the upper edge, which shows only the ground. */
const edge = (pixels: Buffer) => pixels.subarray(0, side * 3 * 4);

/** Returns the middle, which shows the product itself. */
const middle = (pixels: Buffer) =>
  [26, 32, 38].flatMap((y) => [...pixels.subarray((y * side + 26) * 3, (y * side + 34) * 3)]);

const coat: Drawing = { motif: "coat", palette: "charcoal", setting: "studio", view: "plain" };

test.each(pictureNames.palettes)(
  "the ground of a product of the palette %s is light on a light page and dark on a dark one",
  async (palette) => {
    const drawing = { ...coat, palette };
    expect(luminance(edge(await seen(drawing, lightGround)))).toBeGreaterThan(0.6);
    for (const ground of darkGrounds)
      expect(luminance(edge(await seen(drawing, ground)))).toBeLessThan(0.2);
  },
);

test.each(pictureNames.settings)("the setting %s is dim on a dark page", async (setting) => {
  for (const motif of ["coat", "vase"] as const)
    expect(
      luminance(await seen({ ...coat, motif, setting, view: "scene" }, darkGround)),
    ).toBeLessThan(0.25);
});

test.each(heroDrawings)(
  "the large picture $id is dim on a dark page where text is shown over it",
  async ({ drawing }) => {
    const pixels = await seen(drawing, darkGround);
    const rows = Array.from({ length: pixels.length / side / 3 }, (_, row) => row * side * 3);
    const left = rows.flatMap((row) => [...pixels.subarray(row, row + 24 * 3)]);
    // Text in dark themes has a contrast of 4.5 to 1 on it.
    expect(luminance(left)).toBeLessThan(0.145);
  },
);

test.each([coat, { ...coat, view: "scene" as const }, heroDrawings[0]!.drawing])(
  "on a light page a picture looks as it is drawn: %j",
  async (drawing) => {
    const asDrawn = await seen(drawing, lightGround, (svg) =>
      svg.replace('filter="url(#translucent)"', ""),
    );
    const shown = await seen(drawing, lightGround);
    const differences = Array.from(shown, (value, index) => Math.abs(value - asDrawn[index]!));
    expect(Math.max(...differences)).toBeLessThanOrEqual(4);
  },
);

test.each(["plain", "scene"] as const)(
  "a black coat keeps its colours on a dark page, and stands out: %s",
  async (view) => {
    const drawing = { ...coat, view };
    const light = await seen(drawing, lightGround);
    const dark = await seen(drawing, darkGround);
    expect(middle(dark)).toEqual(middle(light));
    const contrast = (luminance(edge(dark)) + 0.05) / (luminance(middle(dark)) + 0.05);
    expect(contrast).toBeGreaterThan(1.25);
  },
);

test("drawings look as they are drawn on the surface of the shop's light themes", () => {
  expect(design.colours.surface?.[0]).toBe(lightGround);
});
