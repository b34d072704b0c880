import type { Motif } from "./motif.ts";
import { motifs } from "./motifs.ts";
import { written } from "./motifs/lettering.ts";
import { palettes } from "./palette.ts";
import { type Box, boxOf, shadowOf, standing, type Thing } from "./placed.ts";
import { line } from "./shade.ts";

/** How high a product is, in centimetres. */
export interface RealSize {
  height: number;
  /** Whether the picture shows the figure, which stands in the catalogue. */
  isShown?: boolean;
  /** Textiles lie folded beside the cup. */
  isFolded?: boolean;
}

const side = 1200;
/** A cup of cappuccino on its saucer, without the steam above it, as `cups.ts` draws it. */
const cupBox: Box = [8, 200, 594, 600];
const cupHeight = 8.5;
const gap = 70;

/** Draws a product and a cup of coffee in their sizes. */
export function besideCup(thing: Thing, { height, isShown, isFolded }: RealSize): string {
  const { palette, print } = thing;
  const motif = isFolded ? "folded-cloth" : thing.motif;
  const box = boxOf(motif);
  const [wide, high] = [box[2] - box[0], box[3] - box[1]];
  const [cupWide, cupHigh] = [cupBox[2] - cupBox[0], cupBox[3] - cupBox[1]];
  const productWidth = (height * wide) / high;
  const cupWidth = (cupHeight * cupWide) / cupHigh;
  const left = isShown ? 200 : 120;
  const perCentimetre = Math.min(
    (side - left - 90 - gap) / (productWidth + cupWidth),
    800 / Math.max(height, cupHeight),
    46,
  );
  const used = (productWidth + cupWidth) * perCentimetre + gap;
  const start = left + (side - left - 90 - used) / 2;
  const middle = start + (productWidth * perCentimetre) / 2;
  const cupMiddle = start + productWidth * perCentimetre + gap + (cupWidth * perCentimetre) / 2;
  const shadow = shadowOf(palette);
  const tallest = Math.max(height, cupHeight * 1.4) * perCentimetre;
  const floor = Math.round(side / 2 + tallest / 2 + 30);
  const at = (x: number, y: number, scale: number) => ({ x: Math.round(x), y, scale });
  const paint: Motif = motifs[motif];
  const product = standing(
    { drawing: paint(palette, print), box, shadow },
    at(middle, floor, (height * perCentimetre) / high),
    0.2,
  );
  const cup = standing(
    { drawing: motifs["cappuccino-cup"](palettes.snow), box: cupBox, shadow },
    at(cupMiddle, floor + 30, (cupHeight * perCentimetre) / cupHigh),
    0.2,
    "-cup",
  );
  return `${product}${cup}${isShown ? ruler(height, start - 60, floor, height * perCentimetre, shadow) : ""}`;
}

/** Draws the height beside a product as a line with a figure. */
function ruler(height: number, x: number, floor: number, length: number, colour: string): string {
  const top = Math.round(floor - length);
  const from = Math.round(x);
  const figure = written(`${height} cm`, {
    cx: 0,
    top: -15,
    height: 30,
    width: 160,
    colour,
  });
  return `${line(`M${from} ${top}V${floor}M${from - 14} ${top}H${from + 14}M${from - 14} ${floor}H${from + 14}`, colour, 4)}
    <g transform="translate(${from - 38} ${Math.round((top + floor) / 2)}) rotate(-90)">${figure}</g>`;
}
