import type { Motif } from "../motif.ts";
import { type Palette, palettes } from "../palette.ts";
import { clothing } from "./clothing.ts";
import {
  backNeck,
  both,
  button,
  collar,
  longSleeve,
  ribs,
  shortSleeve,
  sleeves,
  torso,
  torsoFolds,
} from "./garment-parts.ts";
import { piece, renamed } from "./pieces.ts";
import { area, form, line, mix, times, tonesOf } from "./textiles.ts";

/** Draws a plain shirt with its collar, cuffs and button band. */
const shirt = (id: string, p: Palette, more: string): string =>
  `${backNeck(id, "M242 50C262 38 338 38 358 50L340 100H260Z", p)}${sleeves(id, longSleeve, p, (turn) => area(turn("M52 484L142 506L132 550L40 530Z"), mix(p.base, p.light, 0.4)) + line(turn("M52 484L142 506"), p.dark, 3, 0.5))}${form(`${id}-body`, "M240 58C214 68 186 78 166 92C178 150 180 210 176 290C172 380 168 460 160 548C176 590 240 586 300 598C360 586 424 590 440 548C432 460 428 380 424 290C420 210 422 150 434 92C414 78 386 68 360 58L300 100Z", p, { depth: 34, soft: torsoFolds(p), crisp: `${more}${area("M284 80H318V600H284Z", mix(p.base, p.light, 0.35), 0.9)}${line("M284 90V600M318 90V600", p.dark, 2.5, 0.4)}` })}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}`;

const knit = (id: string, p: Palette, more: string): string =>
  `${backNeck(id, "M236 52C260 38 340 38 364 52C352 108 248 108 236 52Z", p)}${sleeves(id, longSleeve, p, (turn) => times(7, (i) => line(turn(`M${52 + i * 14} ${484 + i * 4}L${44 + i * 14} ${536 + i * 4}`), p.dark, 3, 0.45)))}${form(`${id}-body`, torso, p, { depth: 38, soft: torsoFolds(p), crisp: `${more}${ribs(166, 440, 11, 546, 60, p.dark)}${line("M160 544C260 552 340 552 440 544", p.dark, 4, 0.35)}` })}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form(`${id}-neck`, "M226 46C228 42 236 42 240 52C256 104 344 104 360 52C364 42 372 42 374 46C378 54 380 60 382 66C360 140 240 140 218 66C220 60 222 54 226 46Z", p, { depth: 10, crisp: times(15, (i) => line(`M${230 + i * 10} ${64 + 36 * Math.sin((i / 14) * Math.PI)}l${(i - 7) * -1.2} 34`, p.dark, 2.5, 0.4)) })}`;

const small = (svg: string, x: number, y: number, lean: number): string =>
  piece(`<g transform="translate(${x} ${y}) rotate(${lean} 300 300) scale(.72)">${svg}</g>`);

export const tops = {
  /** Two: one in its colour, one white. */
  "t-shirts": (p) =>
    `${small(renamed(clothing["t-shirt"]({ ...palettes.snow, accent: p.base }), "white"), 176, -10, 5)}${small(clothing["t-shirt"](p), -10, 110, -4)}`,

  /** Two for children: one plain, one striped. */
  "kids-t-shirts": (p) => {
    const stripe = mix(p.light, "#fffaf0", 0.75);
    const striped = `${backNeck("kids-t-shirts", "M238 56C260 44 340 44 362 56C350 104 250 104 238 56Z", p)}${sleeves("kids-t-shirts", shortSleeve, p, (turn) => times(6, (i) => line(turn(`M${180 - i * 30} ${96 + i * 36}L${220 - i * 16} ${150 + i * 40}`), stripe, 15)))}${form("kids-t-shirts-body", torso, p, { depth: 34, soft: torsoFolds(p), crisp: times(12, (i) => area(`M140 ${110 + i * 42}H460V${129 + i * 42}H140Z`, stripe)) })}${form("kids-t-shirts-rib", "M238 56C250 104 350 104 362 56L374 62C358 124 242 124 226 62Z", p, { depth: 8 })}`;
    return `${small(striped, 176, -10, 5)}${small(clothing["t-shirt"](p), -10, 110, -4)}`;
  },

  /** Oxford cloth with a button-down collar. */
  shirt: (p) =>
    `${shirt("shirt", p, times(70, (i) => line(`M150 ${50 + i * 8}H450`, "#ffffff", 1.6, 0.2)) + times(40, (i) => line(`M${150 + i * 8} 40V600`, p.dark, 1.4, 0.12)))}${form("shirt-pocket", "M346 206H404V264L375 280L346 264Z", p, { depth: 8, crisp: line("M346 220H404", p.dark, 2.5, 0.5) })}${times(6, (i) => button(301, 158 + i * 74, mix(p.light, "#fffaf0", 0.6), 7))}${collar("shirt", p)}${both((turn, i) => button(i ? 348 : 252, 130, mix(p.light, "#fffaf0", 0.6), 5) + line(turn("M236 86L250 128"), p.dark, 2, 0.3))}${button(300, 102, mix(p.light, "#fffaf0", 0.6), 6)}`,

  /** Washed linen, loose, open at the neck, its sleeves rolled up. */
  "linen-blouse": (p) => {
    const slubs = times(56, (i) =>
      line(
        `M${120 + ((i * 71) % 350)} ${60 + ((i * 113) % 520)}h${18 + ((i * 13) % 34)}`,
        i % 2 ? p.light : p.dark,
        2,
        0.3,
      ),
    );
    return `${backNeck("linen-blouse", "M240 48C260 36 340 36 360 48L326 190H274Z", p)}${sleeves("linen-blouse", "M212 72C150 88 116 122 100 182C84 244 72 306 62 362C60 376 66 384 78 388L146 404C158 406 164 400 166 388C172 340 178 290 190 240Z", p, (turn) => area(turn("M66 340L172 366L164 408L56 384Z"), mix(p.base, p.light, 0.3)) + line(turn("M66 340L172 366M62 362L168 386"), p.dark, 3, 0.5))}${form("linen-blouse-body", "M238 54C212 66 182 78 158 94C170 160 170 230 162 310C154 400 148 480 146 560C180 590 250 580 300 576C350 580 420 590 454 560C452 480 446 400 438 310C430 230 430 160 442 94C418 78 388 66 362 54L300 210Z", p, { depth: 34, soft: `${torsoFolds(p)}${line("M240 230C230 330 224 440 216 560M366 230C376 330 384 440 392 560", p.dark, 14, 0.2)}`, crisp: `${slubs}${line("M300 212V580", p.dark, 4, 0.45)}${line("M150 540C240 566 360 566 450 540", p.dark, 3, 0.4, "7 5")}` })}${both((turn, i) => form(`linen-blouse-collar${i}`, turn("M242 42C226 54 216 72 216 92L244 152L300 214C282 156 256 96 242 42Z"), p, { depth: 12 }))}${times(4, (i) => button(308, 262 + i * 82, mix(p.accent, "#f4ead9", 0.3), 8))}`;
  },

  /** Finely knitted, nothing but stitches. */
  sweater: (p) =>
    knit(
      "sweater",
      p,
      times(44, (i) => line(`M${160 + i * 6.4} 60V560`, p.dark, 1.8, 0.16)) +
        times(60, (i) => line(`M150 ${70 + i * 8}H450`, p.light, 1.2, 0.12)),
    ),

  /** Coarser, with patches on its elbows. */
  "patched-sweater": (p) =>
    `${knit("patched-sweater", p, times(22, (i) => line(`M${158 + i * 13} 60V560`, p.dark, 4, 0.22)) + times(30, (i) => line(`M150 ${74 + i * 16}H450`, p.light, 2, 0.16)))}${both((turn, i) => form(`patched-sweater-elbow${i}`, turn("M92 306C104 290 132 292 140 312C146 346 140 384 126 404C112 416 88 408 82 390C78 362 82 328 92 306Z"), tonesOf(mix(p.accent, "#6b4530", 0.45)), { depth: 10 }) + line(turn("M96 314C106 300 128 302 134 318C138 346 134 376 122 394C112 402 96 396 90 384C86 362 88 334 96 314Z"), "#fff3d8", 2.5, 0.6, "6 5"))}`,

  /** With a zip and a collar that stands up. */
  "zip-cardigan": (p) =>
    `${sleeves("zip-cardigan", longSleeve, p, (turn) => times(7, (i) => line(turn(`M${52 + i * 14} ${484 + i * 4}L${44 + i * 14} ${536 + i * 4}`), p.dark, 3, 0.45)))}${form("zip-cardigan-body", torso.replace("C350 104 250 104 238 56Z", "C340 84 260 84 238 56Z"), p, { depth: 38, soft: torsoFolds(p), crisp: `${times(22, (i) => line(`M${158 + i * 13} 60V560`, p.dark, 4, 0.24))}${ribs(166, 440, 11, 546, 60, p.dark)}` })}${form("zip-cardigan-collar", "M232 60C228 30 244 14 262 12C288 22 312 22 338 12C356 14 372 30 368 60C372 84 330 104 300 106C270 104 228 84 232 60Z", p, { depth: 16, crisp: ribs(226, 378, 9, 6, 110, p.dark) })}${form("zip-cardigan-inside", "M262 20C286 30 314 30 338 20C342 40 326 62 300 66C274 62 258 40 262 20Z", { light: p.base, base: p.dark, dark: mix(p.dark, "#1c1410", 0.4) }, { depth: 8 })}${area("M290 70H310V600H290Z", p.dark, 0.6)}${line("M300 80V592", mix(p.accent, "#fff3d8", 0.3), 6, 0.9, "3 8")}${form("zip-cardigan-pull", "M293 150h14l4 42h-22z", tonesOf(p.accent), { depth: 5 })}${both((turn) => line(turn("M192 420L232 500"), mix(p.dark, "#1c1410", 0.2), 7, 0.7))}`,

  /** Thin cloth with short sleeves, an open mesh at its sides. */
  "running-shirt": (p) =>
    `${backNeck("running-shirt", "M238 56C260 44 340 44 362 56C350 104 250 104 238 56Z", p)}${sleeves("running-shirt", shortSleeve, { ...p, base: mix(p.base, p.dark, 0.3), light: p.base }, (turn) => line(turn("M46 256C76 284 108 298 142 306"), "#f4f2ec", 7, 0.9))}${form("running-shirt-body", torso, p, { depth: 34, soft: torsoFolds(p), crisp: `${area("M150 80C196 200 200 420 190 610H130V80ZM450 80C404 200 400 420 410 610H470V80Z", mix(p.base, p.dark, 0.3))}${times(7, (i) => times(24, (k) => area(`M${152 + i * 6} ${220 + k * 15}h3v3h-3zM${446 - i * 6} ${220 + k * 15}h3v3h-3z`, p.dark, 0.5)))}${line("M172 210C240 232 360 232 428 210", "#f4f2ec", 6, 0.9)}` })}${line("M214 72L176 244M386 72L424 244", p.dark, 3, 0.4)}${form("running-shirt-rib", "M238 56C250 104 350 104 362 56L372 60C356 116 244 116 228 60Z", tonesOf(mix(p.base, p.dark, 0.4)), { depth: 6 })}${form("running-shirt-mark", "M352 168l34 -12l-12 40z", tonesOf("#f4f2ec"), { depth: 3 })}`,

  /** A cropped top with a broad band; its crossed straps show behind. */
  "sports-top": (p) => {
    const strap = mix(p.base, p.dark, 0.45);
    return `${line("M212 60C260 150 330 210 396 262M388 60C340 150 270 210 204 262", strap, 34)}${line("M208 60C256 150 326 210 392 262", mix(p.base, p.light, 0.2), 5, 0.6)}${form("sports-top-body", "M190 50C204 40 224 40 236 50C238 160 262 214 300 214C338 214 362 160 364 50C376 40 396 40 410 50C406 150 424 220 462 258C458 330 456 400 458 470C400 492 200 492 142 470C144 400 142 330 138 258C176 220 194 150 190 50Z", p, { depth: 36, crisp: `${line("M186 262C220 320 270 344 300 344C330 344 380 320 414 262", p.dark, 4, 0.4)}`, soft: `${line("M206 250C200 310 206 360 214 400", "#ffffff", 24, 0.35)}${line("M300 240V400", p.dark, 16, 0.2)}${line("M392 290C398 340 396 380 390 410", p.dark, 16, 0.25)}` })}${form("sports-top-band", "M140 452C200 476 400 476 460 452L464 536C400 560 200 560 136 536Z", { light: p.light, base: mix(p.base, p.dark, 0.3), dark: p.dark }, { depth: 16, crisp: times(7, (i) => line(`M130 ${470 + i * 11}C200 ${494 + i * 11} 400 ${494 + i * 11} 470 ${470 + i * 11}`, p.dark, 2.5, 0.35)) })}${form("sports-top-mark", "M286 500l14 -14l14 14l-14 14z", tonesOf(p.accent), { depth: 4 })}`;
  },
} satisfies Record<string, Motif>;
