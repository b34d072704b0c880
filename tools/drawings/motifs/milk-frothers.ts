import type { Motif } from "../motif.ts";
import {
  black,
  block,
  disc,
  flatShade,
  foot,
  line,
  metalShade,
  mix,
  porcelain,
  roundShade,
  shape,
  solid,
  steel,
} from "../shade.ts";

export const milkFrothers = {
  "milk-frother": (p) => {
    const jug = [
      [132, 120],
      [130, 180],
      [138, 400],
      [146, foot(146, 520)],
    ] as const;
    return `<defs>${metalShade("milk-frother-steel")}${roundShade("milk-frother-base", black)}</defs>
    ${line("M424 190C540 180 546 420 432 430", p.dark, 34)}${line("M426 184C528 178 530 402 436 416", mix(p.base, p.light, 0.3), 10, 'opacity=".8"')}
    ${shape("M176 140L120 108Q150 98 190 104Z", mix(p.base, p.light, 0.2))}
    ${solid("milk-frother-jug", 300, jug, p)}
    ${shape("M166 468A142 20 0 0 0 434 468L446 500A146 21 0 0 1 154 500Z", "url(#milk-frother-steel)")}
    <circle cx="300" cy="330" r="30" fill="${mix(p.base, p.dark, 0.4)}"/><circle cx="300" cy="330" r="25" fill="${mix(p.accent, "#ffffff", 0.2)}"/><path d="M292 322v-6M308 322v-6M300 322v-8M289 328h22v6a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9Z" stroke="${p.dark}" stroke-width="3" fill="none" stroke-linecap="round"/>
    ${solid(
      "milk-frother-lid",
      300,
      [
        [138, 96],
        [138, 96],
        [138, 122],
        [138, 122],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 96, 138, "#8d8782")}${disc(300, 95, 126, black.light)}${disc(284, 91, 80, "#fff", 'opacity=".14"')}
    ${solid(
      "milk-frother-knob",
      300,
      [
        [32, 54],
        [26, 70],
        [24, 94],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 54, 32, black.light)}
    ${solid(
      "milk-frother-foot",
      300,
      [
        [156, 530],
        [172, 548],
        [176, foot(176)],
      ],
      black,
      { shine: 0.12 },
    )}${disc(300, 530, 156, black.light)}${shape("M154 510A146 22 0 0 0 446 510V524A148 22 0 0 1 152 524Z", black.dark)}
    ${line("M470 574C540 590 570 580 590 560", black.base, 9)}<circle cx="300" cy="578" r="8" fill="${p.accent}"/>`;
  },

  /** A whisk with batteries in its handle, in a mug of froth. */
  "wand-frother": (p) => {
    const id = "wand-frother";
    const mug = [
      [132, 330],
      [132, 330],
      [130, 540],
      [112, foot(112)],
    ] as const;
    const wire = steel.dark;
    return `<defs>${metalShade(`${id}-grip`, p)}${metalShade(`${id}-steel`)}</defs>
    ${line("M392 390C480 372 484 510 386 510", porcelain.dark, 30)}${line("M394 384C468 370 472 494 390 500", "#fff", 8, 'opacity=".7"')}${solid(`${id}-mug`, 280, mug, porcelain, { shine: 0.5 })}
    ${disc(280, 330, 132, "#fffefb")}${disc(280, 333, 122, "#e9dccb")}<path d="M160 330C166 300 210 296 232 306C252 288 300 288 318 304C350 292 396 304 400 330A122 18 0 0 1 160 330Z" fill="#fffaf1"/>
    <g transform="rotate(14 290 330)">${line("M290 250V318", wire, 7)}${line("M290 316C268 316 262 334 290 336C318 334 312 316 290 316", wire, 4)}
    ${shape("M266 30Q266 2 290 2T314 30L320 200Q320 232 302 252H278Q260 232 260 200Z", `url(#${id}-grip)`)}${shape("M263 120H317L318 134H262Z", p.dark, 'opacity=".4"')}${block(279, 46, 22, 44, 11, black.base)}${block(283, 52, 14, 18, 7, mix(p.accent, "#ffffff", 0.2))}${block(276, 250, 28, 14, 5, `url(#${id}-steel)`)}</g>
    <path d="M230 330C240 318 330 318 346 332A122 18 0 0 1 220 346Z" fill="#fffaf1"/>`;
  },

  /** A steel jug that lifts off a base with a dial. */
  "induction-frother": (p) => {
    const id = "induction-frother";
    const jug = [
      [120, 104],
      [118, 160],
      [126, 330],
      [130, foot(130, 420)],
    ] as const;
    return `<defs>${metalShade(`${id}-steel`)}${flatShade(`${id}-base`, p)}</defs>
    ${line("M404 170C512 160 512 372 410 378", black.base, 30)}${line("M406 166C500 158 500 356 412 364", black.light, 8, 'opacity=".8"')}
    ${shape("M186 122L134 92Q160 82 200 88Z", steel.base)}${solid(`${id}-jug`, 300, jug, steel, { metal: true, shine: 0.4 })}
    ${solid(
      `${id}-lid`,
      300,
      [
        [124, 84],
        [124, 84],
        [124, 106],
        [124, 106],
      ],
      black,
      { shine: 0.2 },
    )}${disc(300, 84, 124, black.light)}${disc(300, 76, 34, black.dark)}${block(276, 44, 48, 34, 14, black.base)}
    ${shape("M130 424Q134 404 160 404H440Q466 404 470 424L500 572Q504 600 476 600H124Q96 600 100 572Z", `url(#${id}-base)`)}${disc(300, 420, 150, black.base)}${disc(300, 416, 140, black.light)}${shape("M112 540H488L498 580Q498 600 476 600H124Q102 600 102 580Z", p.dark, 'opacity=".25"')}
    <circle cx="304" cy="510" r="50" fill="#2a1812" opacity=".25"/><circle cx="300" cy="504" r="48" fill="url(#${id}-steel)"/><circle cx="300" cy="504" r="38" fill="${mix(p.base, p.light, 0.4)}"/>${line("M300 472V490", black.dark, 6)}${[-64, -32, 0, 32, 64].map((turn) => `<circle cx="300" cy="440" r="4" fill="${p.dark}" transform="rotate(${turn} 300 504)"/>`).join("")}<circle cx="410" cy="510" r="10" fill="${p.accent}"/>`;
  },
} satisfies Record<string, Motif>;
