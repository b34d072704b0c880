import type { Motif } from "../motif.ts";
import {
  block,
  disc,
  flatShade,
  gradient,
  line,
  mark,
  mix,
  porcelain,
  shape,
  steel,
  wood,
} from "../shade.ts";
import { brewing } from "./brewing.ts";
import { piece, pieces } from "./pieces.ts";

/** Draws a round beech handle from its loop at the top down to y. */
const stick = (x: number, top: number, to: number, width: number): string =>
  `${block(x - width / 2, top, width, to - top, width / 2, "url(#brushes-stick)")}${block(x - width / 2 + 5, top + 12, 6, to - top - 24, 3, "#fff", 'opacity=".4"')}<circle cx="${x}" cy="${top + 20}" r="6" fill="${wood.dark}"/>`;

const sticks = gradient("brushes-stick", [
  [0, wood.light],
  [0.5, wood.base],
  [1, wood.dark],
]);

const hairs = (
  x: number,
  y: number,
  width: number,
  height: number,
  spread: number,
  colour: string,
): string =>
  `<path d="M${x} ${y}H${x + width}L${x + width + spread} ${y + height}Q${x + width / 2} ${y + height + 8} ${x - spread} ${y + height}Z" fill="${colour}"/>${line(
    Array.from({ length: Math.round(width / 8) }, (_, index) => {
      const share = (index + 0.5) / Math.round(width / 8);
      return `M${(x + width * share).toFixed(1)} ${y + 3}L${(x - spread + (width + 2 * spread) * share).toFixed(1)} ${y + height - 2}`;
    }).join(""),
    mix(colour, "#3a2418", 0.5),
    2.5,
    'opacity=".45"',
  )}`;

export const care = {
  /** Two bottles. */
  "descaler-bottles": (p) =>
    pieces("descaler-bottles-one", brewing.descaler(p), [
      [426, 566, 0.8],
      [176, 600, 0.88],
    ]),

  /** A box and its ten tablets. */
  "cleaning-tablets": (p) => {
    const tablet = (x: number, y: number): string =>
      piece(
        `<ellipse cx="${x + 6}" cy="${y + 12}" rx="34" ry="11" fill="#2a1812" opacity=".25"/><path d="M${x - 32} ${y - 4}V${y + 8}A32 11 0 0 0 ${x + 32} ${y + 8}V${y - 4}Z" fill="${porcelain.dark}"/><ellipse cx="${x}" cy="${y - 4}" rx="32" ry="11" fill="#fffefb"/>${line(`M${x - 20} ${y - 4}H${x + 20}`, porcelain.dark, 3)}`,
      );
    return `<defs>${flatShade("cleaning-tablets-front", p)}${gradient("cleaning-tablets-side", [
      [0, mix(p.base, p.dark, 0.6)],
      [1, p.dark],
    ])}</defs>${shape("M120 70L166 34H486L440 70Z", mix(p.light, "#ffffff", 0.2))}${shape("M440 70L486 34V470L440 512Z", "url(#cleaning-tablets-side)")}${block(120, 70, 320, 442, 4, "url(#cleaning-tablets-front)")}
    <path d="M120 150H440V372H120Z" fill="${mix(p.ground, "#fffaf2", 0.6)}"/><path d="M120 372H440V394H120Z" fill="${p.accent}"/>${mark(280, 110, 24, mix(p.light, "#ffffff", 0.4))}
    <circle cx="240" cy="262" r="62" fill="${mix(p.base, p.dark, 0.1)}"/><circle cx="236" cy="256" r="62" fill="#fffefb"/><circle cx="236" cy="256" r="62" fill="none" stroke="${p.base}" stroke-width="5"/>${line("M200 256H272", p.base, 5)}<g fill="${p.accent}"><path d="M346 196l9 26 26 9-26 9-9 26-9-26-26-9 26-9ZM386 288l6 16 16 6-16 6-6 16-6-16-16-6 16-6Z"/></g>
    ${[0, 1, 2, 3, 4, 5, 6].map((index) => tablet(76 + index * 74, 540 + (index % 2) * 10)).join("")}${[0, 1, 2].map((index) => tablet(196 + index * 100, 586)).join("")}`;
  },

  /** For the grinder, the portafilter and the steam nozzle. */
  "machine-brushes": () =>
    `<defs>${sticks}${flatShade("machine-brushes-wood", wood)}</defs>
    <g transform="rotate(-10 150 600)">${piece(`${stick(150, 120, 460, 34)}${block(128, 440, 44, 40, 8, steel.base)}${hairs(132, 478, 36, 112, 20, "#3a3634")}`)}</g>
    ${piece(`${stick(306, 60, 420, 38)}<path d="M254 420Q254 400 274 400H338Q358 400 358 420V470H254Z" fill="url(#machine-brushes-wood)"/>${hairs(258, 468, 96, 120, 8, "#e6d3ae")}`)}
    <g transform="rotate(10 460 600)">${piece(`${stick(460, 150, 430, 30)}${line("M460 430V590", steel.dark, 7)}${line(Array.from({ length: 15 }, (_, index) => `M${440 + index * 0.4} ${450 + index * 10}L${480 - index * 0.4} ${446 + index * 10}`).join(""), "#4a4440", 5)}`)}</g>`,

  /** For plates, bottles and joints. */
  "dish-brushes": () =>
    `<defs>${sticks}${flatShade("dish-brushes-wood", wood)}</defs>
    <g transform="rotate(-9 150 600)">${piece(`${stick(156, 60, 460, 36)}<ellipse cx="156" cy="480" rx="76" ry="52" fill="url(#dish-brushes-wood)"/><ellipse cx="140" cy="462" rx="40" ry="16" fill="#fff" opacity=".3"/>${hairs(88, 500, 136, 92, 12, "#e6d3ae")}`)}</g>
    ${piece(`${stick(334, 10, 250, 34)}${line("M334 250V560", steel.dark, 8)}${Array.from({ length: 21 }, (_, index) => line(`M${334 - 62 + Math.abs(index - 14) * 1.6} ${296 + index * 14}L${334 + 62 - Math.abs(index - 14) * 1.6} ${286 + index * 14}`, index % 2 ? "#e6d3ae" : "#cdb489", 12)).join("")}${disc(334, 580, 34, "#cdb489")}`)}
    ${piece(`<path d="M430 470Q430 420 470 420H560Q590 420 590 450V500H430Z" fill="url(#dish-brushes-wood)"/>${block(440, 426, 120, 8, 4, "#fff", 'opacity=".4"')}${hairs(436, 498, 148, 98, 4, "#c9b084")}`)}`,
} satisfies Record<string, Motif>;
