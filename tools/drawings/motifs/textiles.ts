import type { Motif } from "../motif.ts";
import type { Tones } from "../shade.ts";

/** Returns the colour at `share` (0 to 1) between two hex colours. */
export const mix = (from: string, to: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** Returns the lit and shaded tones of a single colour. */
export const tonesOf = (colour: string): Tones => ({
  light: mix(colour, "#fffaf0", 0.42),
  base: colour,
  dark: mix(colour, "#2a1a14", 0.36),
});

/** Materials that have a fixed colour regardless of the palette. */
export const wood = tonesOf("#bd8d5d");
export const leaf = tonesOf("#7c9162");
export const linen = tonesOf("#eee3d0");
export const steel = tonesOf("#b3b0aa");
export const brass = tonesOf("#c99f58");
export const rubber = tonesOf("#4a4440");

/** Returns a rectangle with round corners as path data. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Returns an ellipse as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** Returns path data of absolute "x y" pairs, mirrored around the middle of the box. */
export const flip = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${600 - Number(x)} ${y}`);

/** Draws a line with round ends. */
export const line = (d: string, colour: string, width = 3, opacity = 1, dashes = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${dashes ? ` stroke-dasharray="${dashes}"` : ""}/>`;

/** Draws a plain surface. */
export const area = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

/** Repeats a drawing, which receives its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Defines a texture that repeats over the whole box: one tile of it, drawn from 0 0. */
export const texture = (id: string, width: number, height: number, tile: string): string =>
  `<defs><pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile}</pattern></defs><rect width="600" height="620" fill="url(#${id})"/>`;

/** Defines a round light that fades to nothing. */
export const glow = (
  id: string,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  colour = "#ffe2a0",
  opacity = 0.7,
): string =>
  `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;

/** Defines a gradient from one colour to the next, from left to right or along the given direction. */
export const blend = (
  id: string,
  d: string,
  colours: readonly string[],
  to: readonly [number, number] = [1, 0],
): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join("")}</linearGradient></defs><path d="${d}" fill="url(#${id})"/>`;

interface Modelling {
  /** Folds and lights, drawn blurred. */
  soft?: string;
  /** Seams, stripes and prints, drawn sharp and clipped at the edge. */
  crisp?: string;
  /** How far the shading reaches in from the edge. */
  depth?: number;
}

/** Draws a body with volume: lit from the upper left, shaded at the lower right, with its folds and prints inside. */
export const form = (
  id: string,
  d: string,
  tones: Tones,
  { soft = "", crisp = "", depth = 24 }: Modelling = {},
): string =>
  `<defs><linearGradient id="${id}-fill" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${mix(tones.base, tones.light, 0.65)}"/><stop offset="0.5" stop-color="${tones.base}"/><stop offset="1" stop-color="${mix(tones.base, tones.dark, 0.4)}"/></linearGradient><clipPath id="${id}-edge"><path d="${d}"/></clipPath><filter id="${id}-soft" x="-0.25" y="-0.25" width="1.5" height="1.5"><feGaussianBlur stdDeviation="${depth * 0.45}"/></filter></defs><path d="${d}" fill="url(#${id}-fill)"/><g clip-path="url(#${id}-edge)">${crisp}<g filter="url(#${id}-soft)"><path d="${d}" fill="none" stroke="${tones.dark}" stroke-width="${depth * 1.2}" opacity="0.55" transform="translate(${-depth * 0.3} ${-depth * 0.3})"/><path d="${d}" fill="none" stroke="${mix(tones.light, "#ffffff", 0.3)}" stroke-width="${depth * 0.8}" opacity="0.5" transform="translate(${depth * 0.45} ${depth * 0.45})"/>${soft}</g></g>`;

const pillowShape =
  "M70 262C130 232 220 244 300 240C390 236 470 232 532 256C546 256 552 268 546 284C528 360 530 470 548 556C552 576 540 588 522 582C440 562 380 574 300 576C220 578 150 566 80 588C60 592 50 578 54 560C74 470 72 370 56 290C52 274 58 266 70 262Z";

const rugPoint = (u: number, v: number): string => {
  const half = 205 + 85 * v;
  return `${(300 + half * u).toFixed(1)} ${(330 + 256 * v).toFixed(1)}`;
};
const rugPatch = (u: number, v: number, across: number, along: number): string =>
  `M${rugPoint(u - across, v - along)}L${rugPoint(u + across, v - along)}L${rugPoint(u + across, v + along)}L${rugPoint(u - across, v + along)}Z`;
const rugDiamond = (u: number, v: number, across: number, along: number): string =>
  `M${rugPoint(u, v - along)}L${rugPoint(u + across, v)}L${rugPoint(u, v + along)}L${rugPoint(u - across, v)}Z`;

export const textiles = {
  pillow: (p) =>
    form("pillow-body", pillowShape, p, {
      depth: 56,
      soft: `${line("M66 276C120 320 150 340 170 400M534 272C480 320 460 350 448 400M66 574C110 540 130 520 142 480M536 568C500 540 476 520 466 486", p.dark, 16, 0.32)}${line("M210 330C260 312 310 310 350 322", "#ffffff", 34, 0.34)}${line("M250 480C320 500 380 470 420 440", p.dark, 22, 0.14)}`,
      crisp: line(
        "M92 286C180 262 420 262 508 280C494 380 496 480 510 552C420 540 180 542 92 556C108 460 106 370 92 286Z",
        p.dark,
        3,
        0.35,
      ),
    }) +
    line("M58 300C72 380 74 470 56 556", p.accent, 5, 0.9) +
    line("M546 290C530 370 532 470 546 552", p.accent, 5, 0.9),
  blanket: (p) => {
    const checks = (y: number, height: number) =>
      times(
        6,
        (i) =>
          line(`M${110 + i * 78} ${y}v${height}`, p.accent, 14, 0.45) +
          line(`M${132 + i * 78} ${y}v${height}`, p.light, 4, 0.8),
      ) + line(`M40 ${y + height * 0.5}h520`, p.accent, 12, 0.4);
    const layer = (index: number, x: number, y: number, height: number) =>
      form(
        `blanket-layer${index}`,
        `M${x + 40} ${y}L${548 - index * 4} ${y}C${572 - index * 4} ${y + 8} ${572 - index * 4} ${y + height - 8} ${548 - index * 4} ${y + height}L${x + 40} ${y + height}C${x} ${y + height - 6} ${x} ${y + 6} ${x + 40} ${y}Z`,
        p,
        { depth: 26, crisp: checks(y, height) },
      );
    return `${layer(2, 34, 498, 100)}${layer(1, 42, 404, 100)}${form("blanket-top", "M92 300C110 288 130 284 160 284L520 288C548 294 560 320 556 360C556 396 552 408 536 412L80 412C46 404 40 340 92 300Z", p, { depth: 34, crisp: checks(280, 140), soft: line("M110 330C240 310 380 316 500 330", "#ffffff", 26, 0.25) })}${form("blanket-flap", "M148 288C220 278 330 282 372 290C384 370 384 450 376 534C300 544 220 540 152 532C142 450 140 360 148 288Z", p, { depth: 26, crisp: times(3, (i) => line(`M${196 + i * 64} 280v270`, p.accent, 14, 0.45) + line(`M${216 + i * 64} 280v270`, p.light, 4, 0.8)) + line("M140 350h260M140 450h260", p.accent, 12, 0.4), soft: line("M200 300C196 380 200 460 196 530M320 300C326 380 320 460 326 530", p.dark, 12, 0.22) })}${times(19, (i) => line(`M${158 + i * 12} 534c2 14 -3 26 ${i % 2 ? 2 : -2} 40`, mix(p.base, p.light, 0.5), 6) + line(`M${160 + i * 12} 540c2 14 -3 22 ${i % 2 ? 2 : -2} 34`, p.dark, 1.5, 0.4))}`;
  },
  rug: (p) => {
    const outline = `M${rugPoint(-1, 0)}L${rugPoint(1, 0)}L${rugPoint(1, 1)}L${rugPoint(-1, 1)}Z`;
    const row = (v: number, count: number, colour: string, size: number) =>
      times(count, (i) =>
        area(rugDiamond(-0.86 + (1.72 * (i + 0.5)) / count, v, size, size * 0.62), colour),
      );
    return `${times(42, (i) => line(`M${rugPoint(-0.98 + i * 0.0478, 1)}l${((i - 20) * 0.14).toFixed(1)} 14`, linen.base, 5) + line(`M${rugPoint(-0.98 + i * 0.0478, 0)}l${((20 - i) * 0.1).toFixed(1)} -9`, linen.base, 4))}${form(
      "rug-body",
      outline,
      p,
      {
        depth: 14,
        crisp: `${area(rugPatch(0, 0.5, 0.92, 0.42), p.accent, 0.9)}${area(rugPatch(0, 0.5, 0.88, 0.385), p.base)}${area(rugPatch(0, 0.5, 0.84, 0.35), p.dark, 0.35)}${area(rugPatch(0, 0.5, 0.82, 0.335), mix(p.base, p.light, 0.25))}${row(0.26, 9, p.accent, 0.07)}${row(0.5, 4, p.dark, 0.19)}${row(0.5, 4, p.accent, 0.14)}${row(0.5, 4, p.base, 0.07)}${row(0.74, 9, p.accent, 0.07)}${line(`M${rugPoint(-0.78, 0.36)}L${rugPoint(0.78, 0.36)}M${rugPoint(-0.78, 0.64)}L${rugPoint(0.78, 0.64)}`, p.light, 5)}${times(30, (i) => line(`M${rugPoint(-1, i / 30)}L${rugPoint(1, i / 30)}`, p.dark, 1.5, 0.14))}`,
        soft: area(
          `M${rugPoint(-1, 0)}L${rugPoint(0.2, 0)}L${rugPoint(-0.5, 1)}L${rugPoint(-1, 1)}Z`,
          "#ffffff",
          0.16,
        ),
      },
    )}`;
  },
} satisfies Record<string, Motif>;
