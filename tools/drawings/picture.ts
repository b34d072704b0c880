import type { PictureView } from "../../commerce/product-feed.ts";
import { besideCup, type RealSize } from "./beside-cup.ts";
import { careLabel, type CareSymbol } from "./care-label.ts";
import { carton } from "./carton.ts";
import type { MotifName } from "./motifs.ts";
import type { EmblemName } from "./motifs/emblems.ts";
import { type Palette, type PaletteName, palettes } from "./palette.ts";
import { boxOf, hanging, lying, type Place, placed, type Thing } from "./placed.ts";
import { fromAbove, type SettingName, settings } from "./settings.ts";
import { glow, mix, translucent } from "./shade.ts";

export interface Drawing {
  motif: MotifName;
  palette: PaletteName;
  setting: SettingName;
  lettering?: readonly string[];
  emblem?: EmblemName;
  size?: RealSize;
  care?: readonly CareSymbol[];
  view: PictureView;
}

const side = 1200;

function ground(palette: Palette): string {
  const bright = mix(palette.ground, "#fffdf9", 0.55);
  return `<defs>${glow(
    "ground",
    [
      [0, bright],
      [0.55, palette.ground],
      [1, mix(palette.ground, palette.dark, 0.13)],
    ],
    0.42,
    0.36,
    0.85,
  )}</defs>
    <rect width="${side}" height="${side}" fill="url(#ground)"/>`;
}

/** Returns the position on plain ground: in the middle, about 70 % of the height. */
function onGround(motif: MotifName): Place {
  const [left, top, right, bottom] = boxOf(motif);
  const scale = Math.min(850 / (bottom - top), 940 / (right - left), 1.75);
  return { x: side / 2, y: Math.round(side / 2 + ((bottom - top) * scale) / 2 + 6), scale };
}

function inSetting(thing: Thing, name: SettingName): string {
  const { motif, palette } = thing;
  const [left, top, right, bottom] = boxOf(motif);
  const [width, height] = [right - left, bottom - top];
  if (lying.has(motif)) {
    const large = Math.min(800 / height, 800 / width, 1.5);
    const at = { x: side / 2 + 10, y: Math.round(side / 2 + (height * large) / 2), scale: large };
    return `${translucent(fromAbove(name, palette))}${placed(thing, at, 0)}`;
  }
  const { back, front, floor, scale } = settings[name](palette);
  const large = Math.min((600 * scale) / height, (640 * scale) / width, scale * 1.35);
  const wall = floor - 150;
  if (hanging.has(motif)) {
    const fits = Math.min(large, (wall - 120) / height);
    const at = { x: side / 2, y: Math.round(wall / 2 + 40 + (height * fits) / 2), scale: fits };
    return `${translucent(back)}${placed(thing, at, 0)}${front}`;
  }
  return `${translucent(back)}${placed(thing, { x: side / 2, y: floor, scale: large }, 0.15)}${front}`;
}

/** The point of a motif for its close-up, as shares of its width and height; defaults to the upper left. */
const focus: Partial<Record<MotifName, readonly [x: number, y: number]>> = {
  armchair: [0.5, 0.5],
  broom: [0.28, 0.82],
  "capsule-box": [0.6, 0.78],
  "coffee-bag": [0.42, 0.55],
  "dinner-plates": [0.4, 0.84],
  "dish-brushes": [0.4, 0.8],
  "drying-rack": [0.4, 0.36],
  "enamel-mug": [0.5, 0.24],
  "espresso-cups": [0.3, 0.68],
  "filter-machine": [0.4, 0.72],
  "filter-papers": [0.5, 0.68],
  "floor-lamp": [0.42, 0.2],
  "folding-umbrella": [0.74, 0.3],
  "frying-pan": [0.42, 0.55],
  "garden-tools": [0.36, 0.72],
  hammock: [0.45, 0.62],
  "hand-grinder": [0.55, 0.34],
  "kitchen-scale": [0.5, 0.7],
  knife: [0.72, 0.3],
  "lunch-box": [0.5, 0.5],
  "machine-brushes": [0.46, 0.84],
  mirror: [0.72, 0.7],
  "pad-bag": [0.6, 0.78],
  "portafilter-machine": [0.55, 0.62],
  "pour-over": [0.48, 0.32],
  puzzle: [0.68, 0.66],
  "resistance-bands": [0.5, 0.3],
  "rimmed-plates": [0.4, 0.84],
  "small-filter-machine": [0.46, 0.72],
  socks: [0.36, 0.64],
  "storage-box": [0.45, 0.66],
  "t-shirts": [0.42, 0.4],
  "tea-towels": [0.42, 0.74],
  "thermo-filter-machine": [0.44, 0.7],
  towel: [0.5, 0.35],
  "wall-clock": [0.46, 0.44],
};

/** Returns the frame of the close-up. */
function closeUp(motif: MotifName, { x, y, scale }: Place): string {
  const [left, top, right, bottom] = boxOf(motif);
  const width = (right - left) * scale;
  const height = (bottom - top) * scale;
  const crop = Math.max(420, Math.min(660, Math.max(width, height) * 0.62));
  const [over, down] = focus[motif] ?? [
    0.42,
    Math.max(0.36, Math.min(0.5, (crop * 0.42) / height)),
  ];
  const corner = [x - width / 2 + width * over - crop / 2, y - height + height * down - crop / 2];
  return [...corner, crop, crop].map(Math.round).join(" ");
}

/** Draws one product picture as a complete SVG of 1200 by 1200. */
export function drawPicture(drawing: Drawing): string {
  const { motif, palette: name, lettering, emblem, view } = drawing;
  const palette = palettes[name];
  const print = lettering && { lettering, emblem };
  const thing: Thing = { motif, palette, print };
  const viewBox = view === "detail" ? closeUp(motif, onGround(motif)) : `0 0 ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${contentOf(thing, drawing)}</svg>`;
}

function contentOf(thing: Thing, { setting, size, care, view }: Drawing): string {
  const { motif, palette, print } = thing;
  if (view === "scene") return inSetting(thing, setting);
  const calm = translucent(ground(palette));
  if (view === "size" && size) return `${calm}${besideCup(thing, size)}`;
  if (view === "label" && care) return careLabel(palette, care);
  if (view !== "back") return `${calm}${placed(thing, onGround(motif), 0.2)}`;
  if (!print) return `${calm}${carton(thing)}`;
  return `${calm}${placed({ ...thing, print: { ...print, isBack: true } }, onGround(motif), 0.2)}`;
}
