import type { Motif } from "../motif.ts";
import { area, flip, form, line, mix, times } from "./textiles.ts";
import {
  backNeck,
  both,
  button,
  longSleeve,
  ribs,
  shortSleeve,
  sleeves,
  torso,
  torsoFolds,
  trouserLegs,
} from "./garment-parts.ts";
import { piece } from "./pieces.ts";

export const nightwear = {
  pyjamas: (p) =>
    `<g transform="translate(196 96) scale(0.84)">${form("pyjamas-legs", trouserLegs, p, { depth: 34, crisp: times(14, (i) => line(`M${150 + i * 24} 0V600`, p.accent, 4, 0.45)) + area("M130 560H470V610H130Z", p.accent, 0.7), soft: line("M226 250C216 360 210 470 208 600M380 250C390 360 394 470 396 600", p.dark, 10, 0.3) })}</g><g transform="translate(-34 6) scale(0.86)">${backNeck("pyjamas", "M242 50C262 38 338 38 358 50L320 170H280Z", p)}${sleeves("pyjamas", longSleeve, p, (turn) => times(10, (i) => line(turn(`M${30 + i * 20} 560L${90 + i * 20} 60`), p.accent, 4, 0.4)) + area(turn("M46 490L144 512L134 556L36 534Z"), p.base) + line(turn("M48 490L146 511"), p.accent, 6))}${form("pyjamas-body", "M240 52C214 66 186 78 166 92C178 150 180 210 176 290C172 390 168 490 164 578C164 588 170 592 180 594C260 600 340 600 420 594C430 592 436 588 436 578C432 490 428 390 424 290C420 210 422 150 434 92C414 78 386 66 360 52L300 190Z", p, { depth: 34, crisp: times(14, (i) => line(`M${164 + i * 21} 40V600`, p.accent, 4, 0.4)) + line("M286 190V600", p.accent, 6), soft: torsoFolds(p) })}${[(d: string) => d, flip].map((turn, i) => form(`pyjamas-lapel${i}`, turn("M242 44C226 54 216 68 212 86L236 122L226 138L300 206C282 150 258 100 242 44Z"), p, { depth: 12 }) + line(turn("M212 86L236 122L226 138L300 206"), p.accent, 6)).join("")}${form("pyjamas-pocket", "M338 236H408V312H338Z", p, { depth: 10 })}${line("M338 240H408", p.accent, 7)}${times(4, (i) => button(302, 260 + i * 84, mix(p.light, "#fffaf0", 0.6), 9))}</g>`,

  /** Smooth jersey with ribbed cuffs at neck, wrists and ankles. */
  "cuffed-pyjamas": (p) => {
    const cuff = { light: p.base, base: mix(p.base, p.dark, 0.35), dark: p.dark };
    return `${piece(`<g transform="translate(196 96) scale(0.84)">${form("cuffed-pyjamas-legs", trouserLegs, p, { depth: 34, soft: line("M226 250C216 360 210 470 208 560M380 250C390 360 394 470 396 560", p.dark, 10, 0.3), crisp: line("M188 52C260 60 340 60 412 52", p.dark, 4, 0.5) })}${both((turn, i) => form(`cuffed-pyjamas-ankle${i}`, turn("M158 556L268 560L258 612L166 608Z"), cuff, { depth: 10, crisp: ribs(150, 280, 9, 550, 70, p.dark) }))}${form("cuffed-pyjamas-waist", "M188 12H412L416 48C340 56 260 56 184 48Z", cuff, { depth: 8, crisp: ribs(184, 420, 9, 8, 46, p.dark) })}</g>`)}${piece(`<g transform="translate(-34 6) scale(0.86)">${backNeck("cuffed-pyjamas", "M238 56C260 44 340 44 362 56C350 104 250 104 238 56Z", p)}${sleeves("cuffed-pyjamas", longSleeve, p, (turn) => area(turn("M50 482L146 504L134 556L36 534Z"), cuff.base) + times(8, (k) => line(turn(`M${54 + k * 12} ${486 + k * 3}L${46 + k * 12} ${538 + k * 3}`), p.dark, 3, 0.4)))}${form("cuffed-pyjamas-body", torso, p, { depth: 34, soft: torsoFolds(p), crisp: area("M150 548H450V610H150Z", cuff.base) + ribs(166, 440, 11, 548, 60, p.dark) })}${form("cuffed-pyjamas-neck", "M238 56C250 110 350 110 362 56L380 64C362 138 238 138 220 64Z", cuff, { depth: 8 })}${form("cuffed-pyjamas-pocket", "M336 206H400V262L368 276L336 262Z", p, { depth: 8 })}</g>`)}`;
  },

  /** Muslin, short sleeves and short legs. */
  "short-pyjamas": (p) => {
    const piping = mix(p.light, "#fffaf0", 0.5);
    const crinkle = times(30, (i) =>
      line(`M${60 + ((i * 83) % 480)} ${60 + ((i * 47) % 520)}q10 -7 20 0t20 0`, p.dark, 2.5, 0.18),
    );
    return `${piece(`<g transform="translate(190 300) scale(0.72)">${form("short-pyjamas-legs", "M176 16H424C440 120 466 250 484 360C486 374 480 380 468 382L336 394C326 394 322 390 320 380L302 240H298L280 380C278 390 274 394 264 394L132 382C120 380 114 374 116 360C134 250 160 120 176 16Z", p, { depth: 34, crisp: crinkle + line("M176 60C260 70 340 70 424 60", p.dark, 3, 0.5) + line("M116 352L276 370M484 352L324 370", piping, 7), soft: line("M220 90C204 190 190 270 184 350M380 90C396 190 410 270 416 350", p.dark, 12, 0.26) })}${line("M280 52C270 110 290 120 284 150M316 52C326 110 310 120 320 150", piping, 8)}</g>`)}${piece(`<g transform="translate(-26 6) scale(0.8)">${backNeck("short-pyjamas", "M242 50C262 38 338 38 358 50L320 170H280Z", p)}${sleeves("short-pyjamas", shortSleeve, p, (turn) => line(turn("M48 258C78 286 110 300 144 308"), piping, 7))}${form("short-pyjamas-body", "M240 52C214 66 186 78 166 92C178 150 180 210 176 290C172 390 168 450 166 500C260 516 340 516 434 500C432 450 428 390 424 290C420 210 422 150 434 92C414 78 386 66 360 52L300 190Z", p, { depth: 34, crisp: crinkle + line("M300 190V510M164 488C260 502 340 502 436 488", piping, 6), soft: torsoFolds(p) })}${both((turn, i) => form(`short-pyjamas-lapel${i}`, turn("M242 44C226 54 216 68 212 86L236 122L226 138L300 206C282 150 258 100 242 44Z"), p, { depth: 12 }) + line(turn("M212 86L236 122L226 138L300 206"), piping, 6))}${times(3, (i) => button(312, 250 + i * 84, piping, 9))}</g>`)}`;
  },
} satisfies Record<string, Motif>;
