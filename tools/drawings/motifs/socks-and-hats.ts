import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import { area, box, form, line, mix, times, tonesOf } from "./textiles.ts";
import { ribs } from "./garment-parts.ts";
import { piece, renamed } from "./pieces.ts";

const sock = (id: string, p: Palette): string =>
  form(
    id,
    "M120 30L262 22C264 120 262 210 268 300C276 338 330 374 386 404C436 430 446 500 408 528C386 544 350 542 322 530C266 506 190 470 150 424C120 390 124 330 126 270C128 190 124 110 120 30Z",
    p,
    {
      depth: 34,
      crisp: `${ribs(120, 268, 11, 14, 74, p.dark)}${area("M110 110L276 104L277 132L110 138ZM110 154L276 148L277 162L110 168Z", p.accent)}${area("M100 350C160 330 190 370 196 440L170 470L90 430Z", p.accent)}${area("M352 380C320 430 316 490 340 550L460 560L470 400Z", p.accent)}`,
      soft: `${line("M170 60C166 160 168 240 170 320", "#ffffff", 16, 0.28)}${line("M262 306C236 320 214 330 200 350M286 334C262 356 248 370 240 392", p.dark, 12, 0.34)}`,
    },
  );

/** Draws a low sock for running: padded heel, a tab above it. */
const runningSock = (id: string, p: Palette): string =>
  form(
    id,
    "M120 246C124 232 246 226 258 240C262 270 262 290 268 310C276 344 330 374 386 404C436 430 446 500 408 528C386 544 350 542 322 530C266 506 190 470 150 424C120 390 124 330 122 290Z",
    p,
    {
      depth: 30,
      crisp: `${area("M110 226H270V268H110Z", mix(p.base, p.dark, 0.5))}${area("M90 330C160 320 200 360 204 440L176 480L80 430Z", mix(p.base, p.dark, 0.4))}${area("M352 380C320 430 316 490 340 550L460 560L470 400Z", mix(p.base, p.dark, 0.4))}${times(7, (i) => line(`M${214 + i * 18} ${336 + i * 14}l-30 60`, p.light, 4, 0.5))}${area("M200 286H268V298H200Z", p.accent)}`,
      soft: line("M150 270C146 310 150 350 160 380", "#ffffff", 14, 0.35),
    },
  );

/** Draws a pair: the second sock lies behind the first. */
const pair = (id: string, p: Palette, draw: (id: string, p: Palette) => string): string =>
  piece(
    `<g transform="translate(96 -34)">${draw(`${id}-back`, { ...p, base: mix(p.base, p.dark, 0.22), light: p.base })}</g>${draw(`${id}-front`, p)}`,
  );

export const socksAndHats = {
  /** Two pairs: one in its colour, one in the darker second. */
  socks: (p) => {
    const second: Palette = { ...p, ...tonesOf(p.accent), accent: p.base };
    return `<g transform="translate(236 20) scale(.7)">${pair("socks-second", second, sock)}</g><g transform="translate(-46 160) scale(.74)">${pair("socks-first", p, sock)}</g>`;
  },

  "running-socks": (p) => {
    const one = pair("running-socks", p, runningSock);
    return `<g transform="translate(190 -60) scale(.86)">${one}</g><g transform="translate(-66 86) scale(.92)">${renamed(one, "front")}</g>`;
  },

  beanie: (p) =>
    `${form("beanie-crown", "M92 460C80 280 150 150 300 148C450 150 520 280 508 460Z", p, { depth: 50, crisp: times(15, (i) => line(`M300 140C${300 + (i - 5) * 46} 180 ${300 + (i - 5) * 46} 320 ${300 + (i - 5) * 42} 470`, p.dark, 5, 0.3)), soft: line("M180 260C160 310 148 350 144 400", "#ffffff", 26, 0.4) + line("M80 452H520", p.dark, 26, 0.4) })}${form("beanie-cuff", "M84 444C82 428 92 420 108 420C220 436 380 436 492 420C508 420 518 428 516 444L522 568C522 584 514 590 498 590C380 602 220 602 102 590C86 590 78 584 78 568Z", p, { depth: 34, crisp: times(28, (i) => line(`M${88 + i * 16} 410V604`, p.dark, 5, 0.36)) })}${form("beanie-label", box(404, 482, 60, 56, 5), tonesOf(mix(p.accent, "#8a5a3c", 0.3)), { depth: 8 })}`,
} satisfies Record<string, Motif>;
