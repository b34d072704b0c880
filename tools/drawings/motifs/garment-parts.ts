import type { Palette } from "../palette.ts";
import { area, blend, box, flip, form, line, mix, oval, times } from "./textiles.ts";

/** Draws both sides of a garment: `turn` mirrors absolute path data for the second. */
export const both = (draw: (turn: (d: string) => string, side: number) => string): string =>
  [(d: string) => d, flip].map(draw).join("");

/** Draws the back of a garment seen through its neckline, with the label. */
export const backNeck = (id: string, d: string, p: Palette): string =>
  `${blend(`${id}-back`, d, [mix(p.dark, "#1c1410", 0.25), p.dark], [0, 1])}${area(box(284, 66, 32, 15, 2), mix(p.accent, "#fbf4e6", 0.5), 0.9)}`;

/** Draws ribbing: fine upright lines between two heights. */
export const ribs = (
  from: number,
  to: number,
  step: number,
  y: number,
  height: number,
  colour: string,
): string =>
  times(Math.floor((to - from) / step) + 1, (i) =>
    line(`M${from + i * step} ${y}v${height}`, colour, 3, 0.38),
  );

export const button = (x: number, y: number, colour: string, r = 8): string =>
  `${area(oval(x + 1.5, y + 2.5, r), "#2a1a14", 0.3)}${area(oval(x, y, r), colour)}${area(oval(x - r * 0.25, y - r * 0.3, r * 0.5), "#ffffff", 0.3)}`;

export const shortSleeve =
  "M214 72C160 86 122 112 100 152C78 194 58 232 40 272C70 300 104 316 138 324C152 296 164 268 176 244L214 72Z";
export const longSleeve =
  "M212 72C156 90 126 118 112 172C90 270 66 380 46 506C44 522 52 530 66 534L116 546C128 548 134 542 138 530C150 440 160 350 180 262L212 72Z";
export const torso =
  "M238 56C214 68 186 78 166 92C178 150 180 210 176 290C172 390 168 490 164 578C164 588 170 592 180 594C260 602 340 602 420 594C430 592 436 588 436 578C432 490 428 390 424 290C420 210 422 150 434 92C414 78 386 68 362 56C350 104 250 104 238 56Z";
export const torsoFolds = (p: Palette): string =>
  `${line("M184 226C214 250 226 262 236 286M416 226C386 250 376 262 366 286", p.dark, 13, 0.3)}${line("M206 420C240 452 256 500 252 560M398 380C370 440 360 500 366 570M310 430C322 480 316 530 322 580", p.dark, 14, 0.22)}${line("M230 160C216 250 214 340 212 420", "#ffffff", 22, 0.24)}${line("M286 420C296 480 290 530 296 580", "#ffffff", 14, 0.18)}`;
export const sleeveFolds = (p: Palette, turn: (d: string) => string): string =>
  line(
    turn(
      "M164 250C146 262 132 268 116 268M150 322C132 336 116 342 100 342M136 420C116 434 100 438 84 436",
    ),
    p.dark,
    10,
    0.32,
  ) + line(turn("M128 190C112 280 96 370 80 470"), "#ffffff", 10, 0.22);

/** Draws both sleeves of a top. */
export const sleeves = (
  id: string,
  d: string,
  p: Palette,
  crisp: (turn: (d: string) => string) => string = () => "",
): string =>
  [(way: string) => way, flip]
    .map((turn, i) =>
      form(`${id}-sleeve${i}`, turn(d), p, {
        depth: 22,
        crisp: crisp(turn),
        soft: sleeveFolds(p, turn),
      }),
    )
    .join("");

export const trouserLegs =
  "M190 16L410 16C424 120 442 330 452 584C452 592 448 596 440 597L338 600C330 600 326 596 326 588C322 470 314 330 302 210L298 210C286 330 278 470 274 588C274 596 270 600 262 600L160 597C152 596 148 592 148 584C158 330 176 120 190 16Z";

export const collar = (id: string, p: Palette): string =>
  [(d: string) => d, flip]
    .map((turn, i) =>
      form(
        `${id}-collar${i}`,
        turn("M242 46C232 60 226 76 224 92L250 142L300 96C270 88 250 72 242 46Z"),
        p,
        { depth: 12, crisp: line(turn("M231 94L252 130L290 96"), p.dark, 2, 0.4, "6 5") },
      ),
    )
    .join("");
