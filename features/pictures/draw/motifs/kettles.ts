import type { Motif } from "../motif.ts";
import {
  black,
  brass,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  metalShade,
  mix,
  shape,
  solid,
  wood,
} from "../shade.ts";

export const kettles = {
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
