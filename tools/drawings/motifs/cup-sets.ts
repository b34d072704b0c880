import type { Motif } from "../motif.ts";
import {
  disc,
  gradient,
  line,
  mix,
  shape,
  solid,
  strip,
  foot,
  turned,
  type Profile,
} from "../shade.ts";
import { cups } from "./cups.ts";
import { pieces } from "./pieces.ts";

export const cupSets = {
  "espresso-cups": (p) =>
    pieces("espresso-cups-one", cups["espresso-cup"](p), [
      [176, 520, 0.46],
      [430, 520, 0.46],
      [140, 598, 0.52],
      [440, 598, 0.52],
    ]),

  "cappuccino-cups": (p) =>
    pieces("cappuccino-cups-one", cups["cappuccino-cup"](p), [
      [404, 540, 0.62],
      [196, 600, 0.68],
    ]),

  /** Two glasses with double walls: the drink hangs in the air. */
  "latte-glasses": (p) => {
    const id = "latte-glasses";
    const outside: Profile = [
      [142, 40],
      [138, 180],
      [132, 420],
      [124, foot(124)],
    ];
    const drink: Profile = [
      [122, 110],
      [116, 240],
      [92, 440],
      [40, 540],
      [20, 556],
    ];
    const glass = `<defs>${gradient(
      `${id}-layers`,
      [
        [0, "#fff8ec"],
        [0.2, "#fbeedb"],
        [0.3, "#e5c39a"],
        [0.46, "#b98051"],
        [0.58, "#a06a3e"],
        [0.74, "#e9cfae"],
        [1, "#fbf0df"],
      ],
      [0, 0, 0, 1],
    )}${gradient(`${id}-round`, [
      [0, "#4a2818", 0.35],
      [0.2, "#ffffff", 0.18],
      [0.5, "#4a2818", 0],
      [1, "#4a2818", 0.42],
    ])}${gradient(`${id}-glass`, [
      [0, "#7f756b", 0.6],
      [0.07, "#ffffff", 0.55],
      [0.2, "#ffffff", 0.08],
      [0.86, "#ffffff", 0.06],
      [0.95, "#ffffff", 0.5],
      [1, "#7d7167", 0.6],
    ])}</defs>${shape(turned(300, outside), mix(p.ground, "#ffffff", 0.5), 'opacity=".55"')}${shape(turned(300, drink), `url(#${id}-layers)`)}${shape(turned(300, drink), `url(#${id}-round)`)}
      <path d="M178 112C184 70 230 62 260 70C290 54 330 54 350 70C390 64 416 80 422 112A122 18 0 0 1 178 112Z" fill="#fffaf1"/><g fill="#8a5a3a" opacity=".7"><circle cx="260" cy="92" r="4"/><circle cx="296" cy="82" r="5"/><circle cx="328" cy="94" r="4"/></g>
      ${shape(turned(300, outside), `url(#${id}-glass)`)}${shape(strip(300, outside, -0.88, -0.76), "#fff", 'opacity=".6"')}${line("M158 40A142 21 0 0 0 442 40", "#fff", 5, 'opacity=".9"')}<ellipse cx="300" cy="40" rx="142" ry="21" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>${disc(300, 580, 112, "#ffffff", 'opacity=".5"')}`;
    return pieces(`${id}-one`, glass, [
      [418, 560, 0.8],
      [184, 600, 0.86],
    ]);
  },

  /** Enamelled steel: thin walls and a dark rim. */
  "enamel-mug": (p) => {
    const id = "enamel-mug";
    const side: Profile = [
      [180, 170],
      [178, 200],
      [174, 540],
      [164, foot(164)],
    ];
    const rim = p.base === "#f3eee6" ? "#2f4560" : mix(p.dark, "#1c1410", 0.2);
    return `${line("M444 262C560 244 568 470 440 486", rim, 26)}${line("M446 264C552 248 558 462 444 482", p.base, 18)}${line("M448 258C540 248 548 440 452 466", "#fff", 5, 'opacity=".6"')}
    ${solid(`${id}-body`, 280, side, p, { shine: 0.5 })}${shape("M117 566A163 24 0 0 0 443 566L444 576A164 24 0 0 1 116 576Z", p.dark, 'opacity=".5"')}
    ${disc(280, 170, 184, rim)}${disc(280, 171, 172, mix(p.light, "#ffffff", 0.5))}${disc(280, 182, 158, "#6b4128")}${disc(268, 182, 110, "#8a5a3a", 'opacity=".7"')}
    ${[
      [196, 330, 3],
      [330, 410, 4],
      [236, 480, 3],
      [380, 300, 3],
      [300, 540, 4],
    ]
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${p.base === "#f3eee6" ? p.dark : "#f4eee5"}" opacity=".8"/>`,
      )
      .join("")}`;
  },
} satisfies Record<string, Motif>;
