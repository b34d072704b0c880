import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import { backNeck, both, button, longSleeve, sleeves, torsoFolds } from "./garment-parts.ts";
import { area, form, line, linen, mix, oval, times, tonesOf } from "./textiles.ts";

const jacketBody =
  "M236 52C210 66 182 78 162 92C176 150 178 210 174 290C170 380 168 470 164 566C164 580 170 586 180 588C260 596 340 596 420 588C430 586 436 580 436 566C432 470 430 380 426 290C422 210 424 150 438 92C418 78 390 66 364 52L300 90Z";

const zip = (id: string, from: number, to: number, colour: string): string =>
  `${area(`M290 ${from}H310V${to}H290Z`, "#2a1a14", 0.35)}${line(`M300 ${from + 8}V${to - 4}`, mix(colour, "#fff3d8", 0.3), 6, 0.9, "3 8")}${form(`${id}-pull`, `M294 ${from + 80}h12l4 36h-20z`, tonesOf(colour), { depth: 4 })}`;

/** Draws rows of quilting: a seam below, the light on each row above it. */
const rows = (p: Palette, step: number): { crisp: string; soft: string } => ({
  crisp: times(Math.ceil(560 / step), (i) =>
    line(
      `M20 ${70 + i * step}C180 ${84 + i * step} 420 ${84 + i * step} 580 ${70 + i * step}`,
      p.dark,
      4,
      0.55,
    ),
  ),
  soft: times(Math.ceil(560 / step), (i) =>
    line(
      `M40 ${92 + i * step}C180 ${106 + i * step} 420 ${106 + i * step} 560 ${92 + i * step}`,
      "#ffffff",
      step * 0.28,
      0.3,
    ),
  ),
});

const stand = (id: string, p: Palette): string =>
  both((turn, i) =>
    form(
      `${id}-stand${i}`,
      turn("M246 34C230 40 222 62 226 88L292 120L300 96C272 84 252 62 246 34Z"),
      p,
      { depth: 12 },
    ),
  );

export const outerwear = {
  /** Light and evenly quilted, with a stand-up collar. */
  "quilted-jacket": (p) => {
    const { crisp, soft } = rows(p, 44);
    return `${backNeck("quilted-jacket", "M240 46C260 34 340 34 360 46L330 110H270Z", p)}${sleeves("quilted-jacket", longSleeve, p, (turn) => times(9, (i) => line(turn(`M${150 - i * 13} ${120 + i * 48}L${200 - i * 9} ${136 + i * 48}`), p.dark, 4, 0.5) + line(turn(`M${96 - i * 7} ${140 + i * 46}L${176 - i * 6} ${164 + i * 46}`), p.dark, 4, 0.5)))}${form("quilted-jacket-body", jacketBody, p, { depth: 34, crisp, soft })}${zip("quilted-jacket", 104, 588, p.accent)}${stand("quilted-jacket", p)}${both((turn) => line(turn("M196 420L236 480"), mix(p.dark, "#1c1410", 0.3), 6, 0.8))}`;
  },

  /** Narrowly quilted, with a collar of cord and press studs. */
  "cord-collar-jacket": (p) => {
    const cord = {
      light: mix(p.accent, p.light, 0.5),
      base: mix(p.accent, p.base, 0.45),
      dark: mix(p.accent, p.dark, 0.6),
    };
    const diamonds = times(30, (i) =>
      line(
        `M${-300 + i * 40} 40L${260 + i * 40} 600M${900 - i * 40} 40L${340 - i * 40} 600`,
        p.dark,
        3,
        0.45,
      ),
    );
    return `${backNeck("cord-collar-jacket", "M240 46C260 34 340 34 360 46L330 110H270Z", p)}${sleeves("cord-collar-jacket", longSleeve, p, (turn) => times(14, (i) => line(turn(`M${10 + i * 20} 580L${130 + i * 20} 60`), p.dark, 3, 0.35) + line(turn(`M${-40 + i * 24} 120L${120 + i * 24} 600`), p.dark, 3, 0.3)))}${form("cord-collar-jacket-body", jacketBody, p, { depth: 34, crisp: `${diamonds}${area("M284 80H316V600H284Z", mix(p.base, p.dark, 0.25))}`, soft: torsoFolds(p) })}${line("M284 100V590M316 100V590", p.dark, 3, 0.5)}${times(6, (i) => button(300, 146 + i * 78, mix(p.accent, "#c9a25c", 0.4), 9))}${both((turn, i) => form(`cord-collar-jacket-collar${i}`, turn("M244 36C226 44 214 70 212 100L256 158L300 108C272 92 252 68 244 36Z"), cord, { depth: 12, crisp: times(12, (k) => line(turn(`M${206 + k * 8} 30V170`), cord.dark, 3, 0.45)) }) + form(`cord-collar-jacket-pocket${i}`, turn("M190 410H262V500Q226 512 190 500Z"), p, { depth: 10, crisp: area(turn("M186 406H266V428H186Z"), cord.base) }))}`;
  },

  /** Waterproof and smooth: welded seams, a hood and a flap over the zip. */
  "rain-jacket": (p) =>
    `${form("rain-jacket-hood", "M206 118C180 36 240 4 300 4S420 36 394 118C366 146 234 146 206 118Z", p, { depth: 26, soft: line("M232 50C246 28 274 18 300 18", "#ffffff", 14, 0.4) })}${form("rain-jacket-lining", "M236 120C222 66 256 40 300 40S378 66 364 120C344 140 256 140 236 120Z", { light: p.base, base: mix(p.dark, "#1c1410", 0.2), dark: mix(p.dark, "#1c1410", 0.5) }, { depth: 18 })}${sleeves("rain-jacket", longSleeve, p, (turn) => area(turn("M48 488L146 510L134 556L36 534Z"), p.dark, 0.35) + line(turn("M64 500L120 512"), mix(p.light, "#ffffff", 0.2), 8, 0.7))}${form("rain-jacket-body", jacketBody.replace("L300 90Z", "C340 110 260 110 236 52Z"), p, { depth: 38, soft: torsoFolds(p), crisp: `${line("M164 190C220 214 380 214 436 190", p.light, 4, 0.6)}${line("M164 196C220 220 380 220 436 196", p.dark, 3, 0.5)}${area("M274 96H326V600H274Z", mix(p.base, p.light, 0.18))}${line("M274 96V600M326 96V600", p.dark, 3, 0.45)}` })}${line("M166 98C178 150 180 210 176 280M434 98C422 150 420 210 424 280", p.light, 3, 0.5)}${times(5, (i) => button(300, 150 + i * 96, mix(p.dark, "#1c1410", 0.3), 10))}${both((turn, i) => form(`rain-jacket-pocket${i}`, turn("M184 420L258 408L262 432L188 446Z"), p, { depth: 8 }) + line(turn(i ? "M268 128V186" : "M268 128V200"), mix(p.accent, "#fff3d8", 0.3), 6))}`,

  /** Thin, with bands that shine in the dusk. */
  "running-jacket": (p) => {
    const band = "#f4f2ec";
    return `${backNeck("running-jacket", "M240 46C260 34 340 34 360 46L330 110H270Z", p)}${sleeves("running-jacket", longSleeve, { ...p, base: mix(p.base, p.dark, 0.22) }, (turn) => area(turn("M74 380L162 398L158 416L70 398Z"), band) + area(turn("M44 500L140 524L134 552L36 530Z"), p.dark, 0.5))}${form("running-jacket-body", jacketBody, p, { depth: 34, soft: torsoFolds(p), crisp: `${area("M150 210C240 236 360 236 450 210V230C360 256 240 256 150 230Z", band)}${area("M150 566H450V600H150Z", p.dark, 0.4)}${area("M150 90C190 180 196 400 186 600H140V90ZM450 90C410 180 404 400 414 600H460V90Z", mix(p.base, p.dark, 0.35))}` })}${zip("running-jacket", 104, 588, p.dark)}${stand("running-jacket", p)}${both((turn) => line(turn("M204 400L214 492"), mix(p.dark, "#1c1410", 0.2), 5, 0.8))}${form("running-jacket-mark", "M352 300l34 -12l-12 40z", tonesOf(band), { depth: 3 })}`;
  },

  /** Straight, single-breasted, without a belt. */
  coat: (p) =>
    `${backNeck("coat", "M244 40C262 28 338 28 356 40L372 90L310 270H290L228 90Z", p)}${sleeves("coat", "M222 62C172 76 146 104 136 152C120 240 104 330 90 420C88 434 94 442 106 446L152 456C164 458 170 452 172 440C180 370 188 300 198 232L222 62Z", p, (turn) => line(turn("M98 404L180 420"), p.dark, 4, 0.5))}${form("coat-body", "M240 44C216 56 194 66 178 78C192 140 192 220 186 300C180 400 174 500 170 590C200 602 300 604 430 590C426 500 420 400 414 300C408 220 408 140 422 78C406 66 384 56 360 44L300 220Z", p, { depth: 36, soft: `${line("M216 300C212 400 208 500 204 600M388 300C392 400 396 500 398 600", p.dark, 15, 0.24)}${line("M204 150C200 260 198 400 192 560", "#ffffff", 16, 0.24)}`, crisp: `${times(50, (i) => line(`M${170 + ((i * 61) % 264)} ${60 + ((i * 97) % 540)}l8 -5`, p.light, 2, 0.25))}${line("M312 226C310 350 308 480 308 604", p.dark, 4, 0.55)}` })}${line("M180 84C194 140 194 220 188 270M420 84C406 140 406 220 412 270", p.dark, 3, 0.45)}${form("coat-lapel-right", "M360 42C376 52 384 66 386 84L398 128L366 134L374 150L300 270C304 180 330 120 360 42Z", p, { depth: 14 })}${form("coat-lapel-left", "M240 42C224 52 216 66 214 84L202 128L234 134L226 150L306 276C304 204 268 120 240 42Z", p, { depth: 14 })}${both((turn, i) => form(`coat-pocket${i}`, turn("M196 392L262 396L262 422L194 418Z"), p, { depth: 8 }))}${times(3, (i) => button(290, 306 + i * 84, mix(p.dark, "#1c1410", 0.4), 12))}`,

  /** Short and double-breasted, after the jackets of sailors, with a wide collar. */
  "pea-coat": (p) =>
    `${backNeck("pea-coat", "M240 46C262 32 338 32 360 46L372 100L310 240H290L228 100Z", p)}${sleeves("pea-coat", longSleeve, p, (turn) => line(turn("M56 474L150 496"), p.dark, 4, 0.6))}${form("pea-coat-body", "M236 50C210 64 182 76 162 90C176 150 180 220 174 300C168 390 162 470 158 552C200 572 400 572 442 552C438 470 432 390 426 300C420 220 424 150 438 90C418 76 390 64 364 50L316 240Z", p, { depth: 38, soft: torsoFolds(p), crisp: `${times(50, (i) => line(`M${164 + ((i * 61) % 270)} ${60 + ((i * 97) % 500)}l8 -5`, p.light, 2, 0.25))}${line("M366 246C368 350 368 460 370 570", p.dark, 4, 0.6)}` })}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.45)}${form("pea-coat-lapel-right", "M362 40C392 50 412 72 420 104L436 156L388 166L400 186L330 268C310 190 330 110 362 40Z", p, { depth: 16 })}${form("pea-coat-lapel-left", "M238 40C208 50 188 72 180 104L164 156L212 166L200 186L316 276C300 200 270 110 238 40Z", p, { depth: 16 })}${times(3, (i) => button(250, 304 + i * 78, mix(p.dark, "#1c1410", 0.45), 13) + button(344, 304 + i * 78, mix(p.dark, "#1c1410", 0.45), 13))}${both((turn) => line(turn("M192 404L208 486"), mix(p.dark, "#1c1410", 0.3), 8, 0.7))}`,

  /** For children: waterproof and smooth, with a hood and studs that cold fingers can close. */
  "kids-jacket": (p) =>
    `${form("kids-jacket-hood", "M196 130C176 30 240 6 300 6C360 6 424 30 404 130C380 166 220 166 196 130Z", p, { depth: 30, soft: line("M226 60C240 36 270 26 300 26", "#ffffff", 16, 0.4) })}${form("kids-jacket-lining", "M226 130C216 60 256 40 300 40C344 40 384 60 374 130C350 156 250 156 226 130Z", tonesOf(p.accent), { depth: 22, crisp: times(9, (i) => line(`M216 ${52 + i * 12}H384`, mix(p.accent, "#ffffff", 0.5), 4, 0.5)) })}${both((turn, i) => form(`kids-jacket-sleeve${i}`, turn("M206 120C146 132 108 168 92 226C74 300 58 380 46 456C44 470 50 478 62 482L120 496C132 498 140 494 142 482C154 400 166 340 184 280Z"), p, { depth: 28, crisp: area(turn("M48 446L148 470L138 506L38 486Z"), p.dark, 0.4) + line(turn("M66 396L152 414"), linen.light, 9, 0.9), soft: line(turn("M124 200C104 280 88 360 76 430"), "#ffffff", 14, 0.35) + line(turn("M160 300C140 316 124 318 104 314M146 380C128 394 112 394 92 390"), p.dark, 10, 0.3) }))}${form("kids-jacket-body", "M214 122C196 128 182 136 170 146C182 200 180 250 172 320C164 400 160 480 156 566C156 582 164 590 178 592C260 602 340 602 422 592C436 590 444 582 444 566C440 480 436 400 428 320C420 250 418 200 430 146C418 136 404 128 386 122C360 150 240 150 214 122Z", p, { depth: 40, crisp: `${area("M270 130H330V610H270Z", mix(p.base, p.light, 0.2))}${line("M270 140V600M330 140V600", p.dark, 3, 0.45)}${area("M140 300H460V318H140Z", linen.light, 0.9)}`, soft: line("M206 180C198 280 196 400 196 540", "#ffffff", 22, 0.3) })}${times(5, (i) => `${area(oval(302, 183 + i * 88, 17), "#2a1a14", 0.3)}${form(`kids-jacket-stud${i}`, oval(300, 180 + i * 88, 16), tonesOf(p.accent), { depth: 6 })}`)}${both((turn, i) => form(`kids-jacket-pocket${i}`, turn("M184 420H258V510Q220 522 182 510Z"), p, { depth: 10 }) + form(`kids-jacket-flap${i}`, turn("M178 410H264V440H178Z"), p, { depth: 8 }))}${line("M262 150v60M338 150v60", linen.base, 6)}`,
} satisfies Record<string, Motif>;
