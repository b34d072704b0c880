import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import {
  bean,
  black,
  block,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  metalShade,
  mix,
  porcelain,
  shape,
  solid,
} from "../shade.ts";
import { dial, smallCup, tray } from "./machine-parts.ts";

/** Draws a closed compartment of beans, seen through its smoky lid; its foot on y. */
function beans(id: string, x: number, y: number, width: number): string {
  const count = Math.floor(width / 26);
  return `<defs>${gradient(`${id}-lid`, [
    [0, "#ffffff", 0.7],
    [0.3, "#e9dccb", 0.45],
    [1, "#8f7358", 0.6],
  ])}</defs>${shape(`M${x + 14} ${y - 52}H${x + width - 14}L${x + width} ${y}H${x}Z`, "#4a2c1c")}
    ${Array.from({ length: count * 2 }, (_, index) => bean(x + 22 + (index % count) * 25, y - 14 - Math.floor(index / count) * 20, 32, index * 47)).join("")}
    ${shape(`M${x + 10} ${y - 66}H${x + width - 10}L${x + width} ${y}H${x}Z`, `url(#${id}-lid)`)}${block(x, y - 76, width, 14, 7, black.base)}${line(`M${x + 22} ${y - 56}L${x + 14} ${y - 8}`, "#fff", 6, 'opacity=".7"')}`;
}

interface Cabinet {
  left: number;
  right: number;
  top: number;
  radius: number;
}

/** Draws the cabinet with its niche, its tray and its feet; the panel and the spout come on top. */
function cabinet(id: string, p: Palette, { left, right, top, radius }: Cabinet): string {
  const width = right - left;
  return `<defs>${flatShade(`${id}-body`, p)}${metalShade(`${id}-steel`)}${gradient(
    `${id}-niche`,
    [
      [0, black.dark],
      [0.5, black.base],
      [1, black.light],
    ],
    [0, 0, 0.3, 1],
  )}${gradient(
    `${id}-panel`,
    [
      [0, black.light],
      [0.4, black.base],
      [1, black.dark],
    ],
    [0, 0, 1, 1],
  )}</defs>
    ${block(left, top, width, 596 - top, radius, `url(#${id}-body)`)}${block(right - 26, top + radius, 26, 570 - top - radius, 13, p.dark, 'opacity=".3"')}${block(left + 6, top + radius, 8, 540 - top - radius, 4, "#fff", 'opacity=".3"')}
    ${block(left + 34, 270, width - 68, 280, 16, `url(#${id}-niche)`)}${block(left + 34, 270, width - 68, 44, 16, "#000", 'opacity=".3"')}
    ${block(left + 22, 530, width - 44, 50, 12, `url(#${id}-steel)`)}${tray(left + 36, 526, width - 72)}
    ${block(left + 20, 584, 60, 16, 6, black.dark)}${block(right - 80, 584, 60, 16, 6, black.dark)}`;
}

/** Draws the height-adjustable spout around x, and the stream from it. */
const spout = (id: string, x: number, width: number): string =>
  `${block(x - width / 2, 256, width, 84, 14, `url(#${id}-steel)`)}${block(x - width / 2, 322, width, 18, 9, black.base)}${block(x - 34, 336, 24, 28, 6, black.dark)}${block(x + 10, 336, 24, 28, 6, black.dark)}${line(`M${x - 22} 364V440M${x + 22} 364V440`, "#6b432b", 5)}`;

export const fullyAutomaticMachines = {
  "fully-automatic-machine": (p) => `<defs>${flatShade("fully-automatic-machine-body", p)}
      ${gradient("fully-automatic-machine-top", [
        [0, mix(p.light, "#ffffff", 0.25)],
        [1, mix(p.base, p.light, 0.5)],
      ])}
      ${gradient(
        "fully-automatic-machine-niche",
        [
          [0, black.dark],
          [0.5, black.base],
          [1, black.light],
        ],
        [0, 0, 0.3, 1],
      )}
      ${gradient(
        "fully-automatic-machine-panel",
        [
          [0, black.light],
          [0.4, black.base],
          [1, black.dark],
        ],
        [0, 0, 1, 1],
      )}
      ${gradient("fully-automatic-machine-hopper", [
        [0, "#ffffff", 0.7],
        [0.3, "#e9dccb", 0.5],
        [1, "#8f7358", 0.6],
      ])}
      ${metalShade("fully-automatic-machine-steel")}</defs>
    ${shape("M170 24H430L446 92H154Z", "#5a3a29", 'opacity=".8"')}
    ${[
      [190, 76],
      [222, 66],
      [254, 78],
      [286, 68],
      [318, 78],
      [350, 66],
      [382, 76],
      [412, 74],
      [206, 58],
      [240, 52],
      [272, 56],
      [304, 54],
      [338, 52],
      [370, 56],
      [400, 56],
    ]
      .map(([x = 0, y = 0], index) => bean(x, y, 34, index * 47))
      .join("")}
    ${shape("M166 10Q168 2 178 2H422Q432 2 434 10L448 92H152Z", "url(#fully-automatic-machine-hopper)")}${line("M184 12L172 84", "#fff", 7, 'opacity=".7"')}
    ${block(150, 0, 300, 16, 8, black.base)}${block(158, 2, 200, 4, 2, "#fff", 'opacity=".3"')}
    ${shape("M90 84Q92 76 104 76H496Q508 76 510 84L524 112H76Z", "url(#fully-automatic-machine-top)")}
    ${block(66, 104, 468, 490, 26, "url(#fully-automatic-machine-body)")}
    ${block(494, 122, 40, 460, 20, p.dark, 'opacity=".3"')}${block(70, 120, 10, 440, 5, "#fff", 'opacity=".28"')}
    ${block(106, 128, 388, 108, 18, "url(#fully-automatic-machine-panel)")}
    ${block(206, 148, 188, 68, 8, "#14100f")}${shape("M206 156Q206 148 214 148H330L260 216H214Q206 216 206 208Z", "#fff", 'opacity=".08"')}
    <g fill="none" stroke="${mix(p.accent, "#ffffff", 0.35)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M230 172h26v14a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10ZM256 176h5a5 5 0 0 1 0 12h-5M286 168h30v18a10 10 0 0 1-10 10h-10a10 10 0 0 1-10-10ZM316 174h5a6 6 0 0 1 0 14h-5M346 164h24l-4 32h-16Z"/></g>
    ${dial(152, 182, 32, "url(#fully-automatic-machine-steel)", black.dark)}
    <g fill="${black.light}"><circle cx="428" cy="166" r="10"/><circle cx="462" cy="166" r="10"/><circle cx="428" cy="198" r="10"/><circle cx="462" cy="198" r="10" fill="${p.accent}"/></g>
    ${block(140, 258, 320, 292, 16, "url(#fully-automatic-machine-niche)")}${shape("M140 274Q140 258 156 258H444Q460 258 460 274V300H140Z", "#000", 'opacity=".35"')}
    ${block(226, 244, 148, 92, 14, "url(#fully-automatic-machine-steel)")}${block(226, 318, 148, 18, 9, black.base)}
    ${block(262, 332, 28, 34, 6, black.dark)}${block(310, 332, 28, 34, 6, black.dark)}
    ${line("M276 366V440M324 366V440", "#6b432b", 5)}
    <ellipse cx="306" cy="534" rx="90" ry="10" fill="#000" opacity=".4"/>${smallCup("fully-automatic-machine-cup", 300, 532, 150)}
    ${block(110, 528, 380, 52, 12, "url(#fully-automatic-machine-steel)")}${tray(128, 526, 344)}
    ${block(86, 582, 90, 18, 6, black.dark)}${block(424, 582, 90, 18, 6, black.dark)}`,

  /** Hardly wider than a cup. */
  "slim-automatic-machine": (p) => {
    const id = "slim-automatic-machine";
    return `${beans(id, 212, 92, 176)}<defs>${gradient(`${id}-top`, [
      [0, mix(p.light, "#ffffff", 0.25)],
      [1, mix(p.base, p.light, 0.4)],
    ])}</defs>${shape("M178 112L192 84H408L422 112Z", `url(#${id}-top)`)}${cabinet(id, p, { left: 168, right: 432, top: 104, radius: 22 })}
    ${block(192, 130, 216, 96, 14, `url(#${id}-panel)`)}${dial(300, 178, 34, `url(#${id}-steel)`, black.dark)}<circle cx="226" cy="178" r="14" fill="${black.light}"/><circle cx="374" cy="178" r="14" fill="${black.light}"/><path d="M219 174h14v6a7 7 0 0 1-14 0ZM366 172h16v10a8 8 0 0 1-16 0Z" fill="${mix(p.accent, "#ffffff", 0.5)}"/>
    ${spout(id, 300, 112)}${smallCup(`${id}-cup`, 300, 532, 128)}`;
  },

  /** With a hose that draws milk from a jug at its side. */
  "milk-automatic-machine": (p) => {
    const id = "milk-automatic-machine";
    const jug = [
      [52, 404],
      [58, 440],
      [60, 560],
      [54, foot(54)],
    ] as const;
    return `${beans(id, 110, 92, 280)}<defs>${gradient(`${id}-top`, [
      [0, mix(p.light, "#ffffff", 0.25)],
      [1, mix(p.base, p.light, 0.4)],
    ])}</defs>${shape("M52 112L70 84H430L448 112Z", `url(#${id}-top)`)}${cabinet(id, p, { left: 40, right: 460, top: 104, radius: 26 })}
    ${block(76, 128, 348, 100, 16, `url(#${id}-panel)`)}${block(94, 146, 136, 64, 8, "#14100f")}${line("M112 190Q130 166 148 178T184 170T212 164", mix(p.accent, "#ffffff", 0.35), 4)}
    ${[262, 298, 334].flatMap((x) => [162, 196].map((y) => `<circle cx="${x}" cy="${y}" r="12" fill="${black.light}"/><circle cx="${x}" cy="${y}" r="4" fill="${mix(p.accent, "#ffffff", 0.5)}"/>`)).join("")}${dial(392, 178, 26, `url(#${id}-steel)`, black.dark, 20)}
    ${spout(id, 250, 150)}${smallCup(`${id}-cup`, 250, 532, 150)}
    ${line("M322 300C400 290 420 340 460 356C520 372 536 380 536 420", black.base, 13)}${line("M322 298C398 288 420 336 460 352", "#fff", 3, 'opacity=".3"')}
    ${solid(`${id}-jug`, 536, jug, porcelain, { shine: 0.5 })}${shape("M478 462A59 9 0 0 0 594 462V566A54 9 0 0 1 482 566Z", "#ffffff", 'opacity=".5"')}${disc(536, 404, 54, black.base)}${disc(536, 400, 50, black.light)}${block(528, 380, 16, 24, 6, black.dark)}`;
  },

  /** Smooth and rounded, with a touch screen instead of buttons. */
  "touch-automatic-machine": (p) => {
    const id = "touch-automatic-machine";
    const cup = mix(p.accent, "#ffffff", 0.45);
    return `${cabinet(id, p, { left: 76, right: 524, top: 34, radius: 74 })}
    ${block(130, 24, 340, 18, 9, mix(p.base, p.dark, 0.4))}${shape("M104 96Q112 54 160 50H300Q170 62 130 140Z", "#fff", 'opacity=".3"')}
    ${block(134, 92, 332, 138, 22, "#14100f")}${shape("M134 114Q134 92 156 92H320L230 230H156Q134 230 134 208Z", "#fff", 'opacity=".07"')}
    <g fill="none" stroke="${cup}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M170 140h38v18a16 16 0 0 1-16 16h-6a16 16 0 0 1-16-16ZM208 146h8a8 8 0 0 1 0 18h-8M280 128h40l-6 50h-28ZM284 148h32M388 140h44v14a20 20 0 0 1-20 20h-4a20 20 0 0 1-20-20Z"/></g>${[189, 300, 410].map((x, index) => `<circle cx="${x}" cy="206" r="${index === 1 ? 7 : 5}" fill="${index === 1 ? cup : black.light}"/>`).join("")}
    ${spout(id, 300, 132)}${smallCup(`${id}-cup`, 300, 532, 150)}`;
  },

  /** Two compartments of beans and two cups at once. */
  "office-automatic-machine": (p) => {
    const id = "office-automatic-machine";
    return `${beans(`${id}-left`, 46, 92, 240)}${beans(`${id}-right`, 314, 92, 240)}${cabinet(id, p, { left: 14, right: 586, top: 92, radius: 22 })}
    ${block(14, 92, 572, 12, 6, "#fff", 'opacity=".2"')}${block(48, 118, 504, 116, 14, `url(#${id}-panel)`)}${block(200, 134, 200, 84, 8, "#14100f")}${shape("M200 142Q200 134 208 134H330L270 218H208Q200 218 200 210Z", "#fff", 'opacity=".08"')}
    <g fill="none" stroke="${mix(p.accent, "#ffffff", 0.35)}" stroke-width="4" stroke-linecap="round"><path d="M226 164h30v14a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12ZM266 164h30v14a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12ZM326 160h24l-4 32h-16ZM364 168h14M364 180h14"/></g>
    ${[84, 126, 168].flatMap((x) => [156, 198].map((y) => `<circle cx="${x}" cy="${y}" r="13" fill="${black.light}"/>`)).join("")}${dial(434, 178, 30, `url(#${id}-steel)`, black.dark)}${dial(506, 178, 30, `url(#${id}-steel)`, black.dark, 60)}
    ${spout(id, 196, 120)}${spout(id, 404, 120)}${smallCup(`${id}-cup1`, 196, 532, 128)}${smallCup(`${id}-cup2`, 404, 532, 128)}`;
  },
} satisfies Record<string, Motif>;
