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
  shape,
  solid,
  steel,
} from "../shade.ts";

export const milkFrothers = {
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
