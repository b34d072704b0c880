import { extents } from "./extents.ts";
import type { Motif } from "./motif.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { type Palette, type PaletteName, palettes } from "./palette.ts";
import { fromAbove, type SettingName, settings } from "./settings.ts";
import { glow, mix, translucent } from "./shade.ts";

export interface Drawing {
  motif: MotifName;
  palette: PaletteName;
  setting: SettingName;
  lettering?: readonly string[];
  view: "plain" | "scene" | "detail";
}

const side = 1200;

/** Objects that hang on the wall: their shadow falls on it. */
const hanging: ReadonlySet<MotifName> = new Set<MotifName>([
  "apron",
  "curtain",
  "fairy-lights",
  "garden-tools",
  "hanging-toiletry-bag",
  "hook-rail",
  "mirror",
  "pendant-lamp",
  "picture-frame",
  "grill-apron",
  "hamam-towel",
  "tea-towels",
  "towel",
  "waffle-towel",
  "wall-clock",
]);

/** Flat objects: a setting shows them from above. */
const lying: ReadonlySet<MotifName> = new Set<MotifName>([
  "baking-tools",
  "cardigan",
  "coat",
  "cord-collar-jacket",
  "cuffed-pyjamas",
  "cutlery",
  "dress",
  "garden-gloves",
  "gift-card",
  "jacket",
  "kids-jacket",
  "kids-t-shirts",
  "knife",
  "knit-dress",
  "leggings",
  "linen-blouse",
  "linen-dress",
  "neck-pillow",
  "patched-sweater",
  "pea-coat",
  "puzzle",
  "pyjamas",
  "quilted-jacket",
  "rain-jacket",
  "resistance-bands",
  "romper",
  "running-jacket",
  "running-shirt",
  "running-socks",
  "scarf",
  "shirt",
  "short-pyjamas",
  "sleeping-bag",
  "socks",
  "sports-top",
  "sweater",
  "t-shirt",
  "t-shirts",
  "travel-adapter",
  "trousers",
  "folding-umbrella",
  "wooden-spoons",
  "zip-cardigan",
]);

/** Luminous objects have hardly any shadow. */
const glowing: ReadonlySet<MotifName> = new Set<MotifName>(["fairy-lights", "pendant-lamp"]);

const flat = (motif: MotifName): boolean => hanging.has(motif) || lying.has(motif);

interface Place {
  x: number;
  /** The foot of the object; for a flat one its lower edge. */
  y: number;
  scale: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const boxOf = (motif: MotifName): Box => extents[motif] ?? [0, 0, 600, 600];

interface Thing {
  motif: MotifName;
  palette: Palette;
  lettering?: readonly string[] | undefined;
}

/** Draws the object with its shadow: one cast to the right on the ground, and a dark line where it stands. */
function placed(
  { motif, palette, lettering }: Thing,
  { x, y, scale }: Place,
  depth: number,
): string {
  const paint: Motif = motifs[motif];
  const [left, top, right, bottom] = boxOf(motif);
  const middle = (left + right) / 2;
  const put = `translate(${x} ${y}) scale(${scale.toFixed(3)}) translate(${-middle} ${-bottom})`;
  const dark = mix(palette.dark, "#2a1a12", 0.55);
  const defs = `<defs><g id="thing">${paint(palette, lettering)}</g>
    <filter id="cast" x="-.3" y="-.6" width="1.8" height="2.4"><feGaussianBlur in="SourceAlpha" stdDeviation="${flat(motif) ? 16 : 12}" result="soft"/><feFlood flood-color="${dark}"/><feComposite in2="soft" operator="in"/></filter>
    <clipPath id="foot"><rect x="${left - 40}" y="${Math.max(top, bottom - 70)}" width="${right - left + 80}" height="110"/></clipPath></defs>`;
  if (flat(motif)) {
    return `${defs}<g filter="url(#cast)" opacity="${glowing.has(motif) ? 0.08 : 0.3}"><g transform="translate(16 22)"><use href="#thing" transform="${put}"/></g></g><use href="#thing" transform="${put}"/>`;
  }
  const thrown = (flatness: number, lean: number): string =>
    `translate(${x} ${y}) matrix(1 0 ${-lean} ${flatness} 0 0) scale(${scale.toFixed(3)}) translate(${-middle} ${-bottom})`;
  return `${defs}
    <g filter="url(#cast)" opacity=".2"><g transform="translate(4 -4)"><use href="#thing" transform="${thrown(depth, 0.42)}"/></g></g>
    <g filter="url(#cast)" opacity=".5"><g transform="translate(6 2)"><g transform="${thrown(0.16, 0)}"><g clip-path="url(#foot)"><use href="#thing"/></g></g></g></g>
    <use href="#thing" transform="${put}"/>`;
}

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
export function drawPicture({ motif, palette: name, setting, lettering, view }: Drawing): string {
  const palette = palettes[name];
  const thing = { motif, palette, lettering };
  const place = onGround(motif);
  const content =
    view === "scene"
      ? inSetting(thing, setting)
      : `${translucent(ground(palette))}${placed(thing, place, 0.2)}`;
  const viewBox = view === "detail" ? closeUp(motif, place) : `0 0 ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${viewBox}">${content}</svg>`;
}
