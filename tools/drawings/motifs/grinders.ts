import type { Motif } from "../motif.ts";
import {
  bean,
  black,
  block,
  brass,
  disc,
  flatShade,
  foot,
  gradient,
  line,
  metalShade,
  mix,
  roundShade,
  shape,
  solid,
  steel,
  strip,
  turned,
  wood,
} from "../shade.ts";
import { dial } from "./machine-parts.ts";

export const grinders = {
  "electric-grinder": (p) => {
    const hopper = [
      [128, 70],
      [128, 110],
      [112, 190],
      [84, 236],
    ] as const;
    const body = [
      [104, 232],
      [112, 250],
      [126, 340],
      [140, 520],
      [148, foot(148, 596)],
    ] as const;
    return `<defs>${gradient("electric-grinder-glass", [
      [0, "#ffffff", 0.75],
      [0.25, "#f2e7d8", 0.35],
      [0.6, "#cbb79c", 0.25],
      [1, "#8f7358", 0.7],
    ])}${metalShade("electric-grinder-steel")}${roundShade("electric-grinder-lid", black)}
      ${gradient(
        "electric-grinder-dark",
        [
          [0, black.dark],
          [1, black.light],
        ],
        [0, 0, 0, 1],
      )}<clipPath id="electric-grinder-clip"><path d="${turned(300, hopper)}"/></clipPath></defs>
    ${shape(turned(300, hopper), "#efe4d4", 'opacity=".55"')}
    <g clip-path="url(#electric-grinder-clip)"><rect x="160" y="128" width="280" height="140" fill="#35211a"/>${Array.from({ length: 34 }, (_, index) => bean(178 + ((index * 41) % 250), 122 + Math.floor(index / 6) * 22 + ((index * 13) % 11), 40, (index * 67) % 180)).join("")}</g>
    ${shape(turned(300, hopper), "url(#electric-grinder-glass)")}${shape(strip(300, hopper, -0.84, -0.68), "#fff", 'opacity=".6"')}
    ${solid(
      "electric-grinder-cap",
      300,
      [
        [134, 34],
        [134, 34],
        [134, 72],
        [134, 72],
      ],
      black,
      { shine: 0.18 },
    )}${disc(300, 34, 134, black.light)}${disc(300, 30, 46, black.base)}${block(268, 10, 64, 22, 11, black.dark)}
    ${solid("electric-grinder-body", 300, body, p)}
    ${shape("M196 236A104 15 0 0 0 404 236L408 258A108 16 0 0 1 192 258Z", "url(#electric-grinder-steel)")}
    ${line("M186 300A114 17 0 0 0 414 300", p.dark, 3, 'opacity=".4"')}
    ${shape("M206 366Q206 350 222 350H378Q394 350 394 366L402 540H198Z", "url(#electric-grinder-dark)")}
    ${shape("M252 346H348L338 392H262Z", "url(#electric-grinder-steel)")}
    ${solid(
      "electric-grinder-bin",
      300,
      [
        [78, 434],
        [80, 470],
        [78, foot(78, 560)],
      ],
      { light: "#fbf5ec", base: "#cdbba6", dark: "#8f7a66" },
      { shine: 0.6 },
    )}${shape("M222 486A79 11 0 0 0 378 486L378 548A78 12 0 0 1 222 548Z", "#5a3a29", 'opacity=".85"')}${disc(300, 434, 78, "#fffaf2")}${disc(300, 435, 70, "#b9a48d")}
    ${shape("M158 540H442L448 574A148 22 0 0 1 152 574Z", p.dark, 'opacity=".25"')}
    ${dial(300, 302, 25, p.accent, black.dark, 30)}`;
  },

  /** A small steel tumbler with a see-through lid that is pressed down. */
  "blade-grinder": (p) => {
    const id = "blade-grinder";
    const lid = [
      [70, 96],
      [128, 112],
      [140, 180],
      [142, 276],
    ] as const;
    const body = [
      [142, 276],
      [146, 330],
      [150, 480],
      [164, foot(164)],
    ] as const;
    return `<defs>${gradient(`${id}-glass`, [
      [0, "#ffffff", 0.8],
      [0.25, "#f2e7d8", 0.3],
      [0.6, "#cbb79c", 0.2],
      [1, "#6f5a48", 0.6],
    ])}<clipPath id="${id}-clip"><path d="${turned(300, lid)}"/></clipPath></defs>
    ${shape(turned(300, lid), "#efe4d4", 'opacity=".6"')}<g clip-path="url(#${id}-clip)">${disc(300, 262, 140, "#4a2c1c")}${Array.from({ length: 26 }, (_, index) => bean(186 + ((index * 37) % 230), 226 + ((index * 17) % 44), 36, (index * 67) % 180)).join("")}</g>${shape(turned(300, lid), `url(#${id}-glass)`)}${shape(strip(300, lid, -0.8, -0.66), "#fff", 'opacity=".6"')}${disc(300, 96, 70, "#ffffff", 'opacity=".6"')}
    ${solid(`${id}-body`, 300, body, p, { metal: true, shine: 0.3 })}${shape("M158 276A142 21 0 0 0 442 276V300A142 21 0 0 1 158 300Z", black.base)}
    ${shape("M137 540A163 24 0 0 0 463 540L464 576A164 24 0 0 1 136 576Z", black.dark)}${block(270, 396, 60, 26, 13, black.base)}<circle cx="316" cy="409" r="9" fill="${p.accent}"/>`;
  },

  /** A slim steel cylinder with a crank on top. */
  "hand-grinder": (p) => {
    const id = "hand-grinder";
    const body = [
      [72, 176],
      [74, 200],
      [74, 400],
      [74, 400],
    ] as const;
    const jar = [
      [74, 404],
      [78, 430],
      [80, 540],
      [76, foot(76)],
    ] as const;
    return `<defs>${metalShade(`${id}-steel`)}</defs>
    ${solid(`${id}-jar`, 300, jar, steel, { metal: true, shine: 0.35 })}${solid(`${id}-body`, 300, body, steel, { metal: true, shine: 0.35 })}
    ${solid(
      `${id}-grip`,
      300,
      [
        [78, 250],
        [80, 262],
        [80, 372],
        [78, 386],
      ],
      p,
      { shine: 0.25 },
    )}${line("M222 280A79 12 0 0 0 378 280M221 306A80 12 0 0 0 379 306M221 332A80 12 0 0 0 379 332M222 358A79 12 0 0 0 378 358", mix(p.base, p.dark, 0.6), 5, 'opacity=".5"')}
    ${line("M226 402A74 11 0 0 0 374 402", "#6f6b67", 5)}
    ${solid(
      `${id}-lid`,
      300,
      [
        [40, 138],
        [72, 150],
        [75, 180],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 138, 40, black.light)}${block(290, 92, 20, 48, 6, `url(#${id}-steel)`)}
    ${shape("M286 96Q286 82 300 82L468 62Q482 62 482 74Q482 84 470 86L306 112Q286 112 286 96Z", `url(#${id}-steel)`)}
    ${solid(
      `${id}-knob`,
      470,
      [
        [16, -6],
        [34, 8],
        [30, 40],
        [14, 62],
      ],
      wood,
      { shine: 0.35 },
    )}${disc(470, -6, 16, wood.light)}`;
  },

  /** A beech mill for the lap, with brass and a drawer. */
  "box-grinder": () => {
    const bowl = [
      [150, 176],
      [148, 200],
      [110, 262],
      [70, 296],
    ] as const;
    return `<defs>${flatShade("box-grinder-front", wood)}${gradient("box-grinder-top", [
      [0, mix(wood.light, "#ffffff", 0.3)],
      [1, wood.base],
    ])}${metalShade("box-grinder-brass", brass)}${flatShade("box-grinder-drawer", { light: mix(wood.light, "#fff3df", 0.3), base: wood.light, dark: wood.base })}</defs>
    ${solid("box-grinder-bowl", 300, bowl, brass, { metal: true, shine: 0.35 })}${disc(300, 176, 150, brass.light)}${disc(300, 178, 138, brass.dark)}
    ${Array.from({ length: 14 }, (_, index) => bean(206 + ((index * 41) % 190), 168 + ((index * 7) % 24), 38, index * 53)).join("")}
    ${block(288, 90, 24, 100, 6, "url(#box-grinder-brass)")}${disc(300, 188, 34, brass.dark)}
    <path d="M286 96C340 78 420 60 486 58L488 80C420 84 350 100 304 116Z" fill="url(#box-grinder-brass)"/>${disc(300, 96, 30, brass.base)}${disc(298, 92, 24, brass.light)}
    ${shape("M462 62H498V44H462Z", brass.dark)}<path d="M452 -4Q480 -22 508 -4Q518 22 500 48H460Q442 22 452 -4Z" fill="url(#box-grinder-front)"/><ellipse cx="470" cy="8" rx="7" ry="14" fill="#fff" opacity=".4"/>
    ${shape("M112 312L140 288H460L488 312Z", "url(#box-grinder-top)")}${block(104, 310, 392, 30, 6, wood.base)}${block(104, 310, 392, 7, 3, "#fff", 'opacity=".35"')}
    ${block(124, 338, 352, 230, 4, "url(#box-grinder-front)")}${shape("M124 338H476V360H124Z", wood.dark, 'opacity=".35"')}${line("M140 380C220 372 300 390 460 378M140 540C240 552 340 532 462 546M136 400V520M466 400V530", wood.dark, 3, 'opacity=".25"')}
    ${block(180, 400, 240, 116, 8, wood.dark, 'opacity=".6"')}${block(176, 396, 240, 114, 8, "url(#box-grinder-drawer)")}${block(184, 402, 224, 6, 3, "#fff", 'opacity=".35"')}
    <circle cx="300" cy="462" r="21" fill="#1b1210" opacity=".3"/><circle cx="296" cy="454" r="20" fill="url(#box-grinder-brass)"/><circle cx="290" cy="448" r="7" fill="#fff" opacity=".7"/>
    ${block(96, 564, 408, 36, 8, wood.base)}${block(96, 564, 408, 7, 3, "#fff", 'opacity=".35"')}${block(96, 584, 408, 16, 8, wood.dark, 'opacity=".4"')}`;
  },
} satisfies Record<string, Motif>;
