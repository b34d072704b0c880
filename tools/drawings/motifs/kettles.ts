import type { Motif } from "../motif.ts";
import {
  black,
  block,
  brass,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  mark,
  metalShade,
  mix,
  roundShade,
  shape,
  solid,
  steel,
  wood,
} from "../shade.ts";

export const kettles = {
  kettle: (p) => {
    const body = [
      [86, 186],
      [104, 210],
      [150, 330],
      [176, 470],
      [182, foot(182, 572)],
    ] as const;
    return `<defs>${metalShade("kettle-steel")}${roundShade("kettle-wood", wood)}${gradient(
      "kettle-spout",
      [
        [0, mix(p.base, p.light, 0.8)],
        [1, mix(p.base, p.dark, 0.4)],
      ],
      [0, 0, 1, 1],
    )}</defs>
    <path d="M152 490C70 480 96 300 20 214L50 204C130 276 120 390 190 420Z" fill="url(#kettle-spout)"/><path d="M40 210C112 286 100 392 160 446" stroke="#fff" stroke-width="8" fill="none" opacity=".3"/><ellipse cx="36" cy="208" rx="19" ry="7" fill="${p.dark}" transform="rotate(-14 36 208)"/>
    ${line("M420 250C520 210 590 250 574 340C566 400 530 450 470 480", p.dark, 16)}
    <path d="M470 214C560 204 600 262 584 344C574 400 552 436 524 460L494 438C530 400 552 360 550 318C548 266 520 246 466 252Z" fill="url(#kettle-wood)"/><path d="M484 222C552 222 582 268 572 336" stroke="#fff" stroke-width="6" fill="none" opacity=".4" stroke-linecap="round"/>
    ${solid("kettle-body", 310, body, p)}${line("M136 520A180 26 0 0 0 484 520", p.dark, 3, 'opacity=".35"')}
    ${shape("M224 190A86 13 0 0 0 396 190L404 204A94 14 0 0 1 216 204Z", "url(#kettle-steel)")}
    ${disc(310, 182, 90, steel.dark)}${solid(
      "kettle-lid",
      310,
      [
        [40, 132],
        [70, 146],
        [86, 176],
      ],
      p,
      { shine: 0.2 },
    )}${disc(310, 132, 40, mix(p.base, p.light, 0.5))}
    ${block(302, 108, 16, 24, 4, steel.dark)}<ellipse cx="310" cy="92" rx="30" ry="24" fill="url(#kettle-wood)"/><ellipse cx="302" cy="84" rx="11" ry="7" fill="#fff" opacity=".45"/>
    ${solid(
      "kettle-foot",
      310,
      [
        [190, 556],
        [196, 566],
        [196, foot(196)],
      ],
      black,
      { shine: 0.1 },
    )}<circle cx="310" cy="588" r="6" fill="${p.accent}"/>
    ${mark(310, 400, 44, p.base === "#f3eee6" ? p.accent : mix(p.light, "#ffffff", 0.35))}`;
  },

  /** For the stove: enamelled, with a beech handle above and a whistle on its spout. */
  "whistling-kettle": (p) => {
    const id = "whistling-kettle";
    const body = [
      [110, 262],
      [190, 300],
      [232, 400],
      [234, 500],
      [206, foot(206)],
    ] as const;
    return `<defs>${metalShade(`${id}-steel`)}${flatShade(`${id}-wood`, wood)}${gradient(
      `${id}-spout`,
      [
        [0, mix(p.base, p.light, 0.8)],
        [1, mix(p.base, p.dark, 0.4)],
      ],
      [0, 0, 1, 1],
    )}</defs>
    ${line("M196 300C140 120 210 70 300 70S460 120 404 300", black.base, 16)}${line("M193 296C140 122 210 66 300 66", "#fff", 4, 'opacity=".4"')}<path d="M196 92Q200 46 300 46T404 92Q404 106 388 104Q300 84 212 104Q196 106 196 92Z" fill="url(#${id}-wood)"/><path d="M216 82Q240 60 300 58" stroke="#fff" stroke-width="6" fill="none" opacity=".45" stroke-linecap="round"/>
    <path d="M430 420C500 400 500 330 548 296L582 326C552 370 560 450 460 500Z" fill="url(#${id}-spout)"/><path d="M538 276L598 322L584 342L524 294Z" fill="${black.base}"/><circle cx="582" cy="290" r="20" fill="${black.base}"/><circle cx="577" cy="284" r="6" fill="#fff" opacity=".4"/>
    ${solid(`${id}-body`, 296, body, p, { shine: 0.4 })}${shape("M64 516A232 35 0 0 0 528 516L512 566A206 30 0 0 1 88 566Z", p.dark, 'opacity=".26"')}${line("M90 572A206 30 0 0 0 502 572", black.base, 6, 'opacity=".6"')}
    ${disc(296, 262, 116, mix(p.base, p.dark, 0.5))}${solid(
      `${id}-lid`,
      296,
      [
        [30, 208],
        [80, 226],
        [110, 256],
      ],
      p,
      { shine: 0.3 },
    )}${disc(296, 208, 30, p.light)}
    ${solid(
      `${id}-knob`,
      296,
      [
        [16, 162],
        [30, 172],
        [24, 196],
        [14, 208],
      ],
      wood,
      { shine: 0.35 },
    )}${disc(296, 162, 17, wood.light)}<circle cx="200" cy="292" r="9" fill="${brass.base}"/><circle cx="398" cy="292" r="9" fill="${brass.base}"/>`;
  },
} satisfies Record<string, Motif>;
