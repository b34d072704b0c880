import type { Motif } from "../motif.ts";
import { area, flip, form, line, mix, times } from "./textiles.ts";
import { backNeck, both, button, ribs, sleeves } from "./garment-parts.ts";

export const dresses = {
  dress: (p) =>
    `${backNeck("dress", "M240 44C264 34 336 34 360 44C352 122 248 122 240 44Z", p)}${[(d: string) => d, flip].map((turn, i) => form(`dress-sleeve${i}`, turn("M216 56C176 66 148 92 132 132C122 158 116 180 112 200C138 220 166 228 196 228L222 120Z"), p, { depth: 20, soft: line(turn("M160 110C150 150 142 176 136 206M190 110C180 150 176 180 172 214"), p.dark, 9, 0.3) })).join("")}${form(
      "dress-skirt",
      "M208 276C180 380 140 480 92 572C90 580 94 584 102 586C160 600 230 590 300 600C370 590 440 600 498 586C506 584 510 580 508 572C460 480 420 380 392 276Z",
      p,
      {
        depth: 34,
        soft: `${line("M232 300C216 400 186 500 160 590M272 300C266 400 248 500 236 600M330 300C338 400 352 500 366 600M370 300C388 400 416 500 444 590", p.dark, 16, 0.3)}${line("M214 320C190 410 156 500 128 580M252 310C242 400 218 500 198 590M306 310C308 400 304 500 306 590", "#ffffff", 15, 0.28)}`,
      },
    )}${form(
      "dress-top",
      "M242 44C222 52 206 60 192 72C206 130 206 210 206 284C260 296 340 296 394 284C394 210 394 130 408 72C394 60 378 52 358 44C348 110 252 110 242 44Z",
      p,
      {
        depth: 30,
        soft: `${line("M224 150C236 190 240 230 238 270M376 150C364 190 360 230 362 270", p.dark, 11, 0.26)}`,
      },
    )}${form("dress-belt", "M205 268C260 280 340 280 395 268L397 292C340 304 260 304 203 292Z", { ...p, base: mix(p.base, p.dark, 0.35) }, { depth: 8 })}${line("M243 50C254 118 346 118 357 50", mix(p.base, p.dark, 0.5), 4, 0.6)}`,

  /** Straight, with buttons from top to hem. */
  "linen-dress": (p) => {
    const slubs = times(46, (i) =>
      line(
        `M${130 + ((i * 71) % 330)} ${60 + ((i * 113) % 530)}h${18 + ((i * 13) % 30)}`,
        i % 2 ? p.light : p.dark,
        2,
        0.28,
      ),
    );
    return `${backNeck("linen-dress", "M246 46C266 36 334 36 354 46L320 130H280Z", p)}${both((turn, i) => form(`linen-dress-sleeve${i}`, turn("M218 58C184 66 162 84 150 112C138 140 128 166 122 190C146 208 170 214 192 212L222 120Z"), p, { depth: 18, crisp: line(turn("M124 182C148 198 170 204 192 202"), p.dark, 3, 0.5, "7 5") }))}${form("linen-dress-body", "M244 46C222 56 204 64 190 76C200 150 196 230 184 320C172 410 160 500 152 584C200 600 400 600 448 584C440 500 428 410 416 320C404 230 400 150 410 76C396 64 378 56 356 46L300 140Z", p, { depth: 34, crisp: `${slubs}${area("M284 130H316V600H284Z", mix(p.base, p.light, 0.3))}${line("M284 136V600M316 136V600", p.dark, 2.5, 0.45)}${line("M150 568C240 584 360 584 450 568", p.dark, 3, 0.45, "7 5")}`, soft: `${line("M230 200C220 330 208 460 200 580M376 200C386 330 396 460 404 580", p.dark, 14, 0.26)}${line("M216 180C208 300 196 420 186 540M340 240C346 360 350 470 352 580", "#ffffff", 18, 0.28)}` })}${both((turn, i) => form(`linen-dress-collar${i}`, turn("M246 42C234 56 228 74 228 90L254 148L300 132C274 110 254 80 246 42Z"), p, { depth: 10 }))}${times(7, (i) => button(300, 168 + i * 60, mix(p.light, "#fffaf0", 0.5), 7))}${both((turn) => line(turn("M196 380L238 388"), p.dark, 4, 0.5))}`;
  },

  /** Knitted, with a small roll neck and long sleeves. */
  "knit-dress": (p) =>
    `${sleeves("knit-dress", "M222 66C172 80 146 108 136 156C120 244 104 330 92 412C90 426 96 434 108 438L152 448C164 450 170 444 172 432C180 366 188 300 198 236L222 66Z", p, (turn) => times(7, (i) => line(turn(`M${100 + i * 11} ${396 + i * 3}L${94 + i * 11} ${440 + i * 3}`), p.dark, 3, 0.45)))}${form("knit-dress-body", "M238 70C214 78 194 88 178 100C190 160 200 210 198 270C186 370 170 480 158 586C170 598 430 598 442 586C430 480 414 370 402 270C400 210 410 160 422 100C406 88 386 78 362 70C340 84 260 84 238 70Z", p, { depth: 36, crisp: `${times(24, (i) => line(`M${150 + i * 13} 60V600`, p.dark, 3, 0.2))}${area("M140 556H460V610H140Z", mix(p.base, p.dark, 0.25))}${ribs(150, 452, 10, 556, 60, p.dark)}`, soft: `${line("M230 280C216 380 204 480 198 560M372 280C386 380 396 480 402 560", p.dark, 14, 0.26)}${line("M206 260C240 280 360 280 394 260", p.dark, 12, 0.22)}${line("M222 130C218 190 222 230 222 260M250 320C240 420 232 500 228 560", "#ffffff", 18, 0.28)}` })}${form("knit-dress-neck", "M240 34C240 14 360 14 360 34L366 78C340 98 260 98 234 78Z", { light: p.light, base: mix(p.base, p.light, 0.2), dark: p.dark }, { depth: 14, crisp: ribs(236, 366, 9, 10, 90, p.dark) })}${line("M240 36C262 50 338 50 360 36", mix(p.dark, "#1c1410", 0.3), 7, 0.6)}`,
} satisfies Record<string, Motif>;
