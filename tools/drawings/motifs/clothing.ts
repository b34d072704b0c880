import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import { area, blend, box, flip, form, line, linen, mix, times, tonesOf } from "./textiles.ts";
import {
  backNeck,
  button,
  longSleeve,
  ribs,
  shortSleeve,
  sleeves,
  torso,
  torsoFolds,
  trouserLegs,
} from "./garment-parts.ts";

const shoe = (id: string, p: Palette, dx: number, dy: number, size: number): string =>
  `<g transform="translate(${dx} ${dy}) scale(${size})">${form(`${id}-lining`, "M66 350C84 330 100 340 116 344C150 346 176 330 196 312L250 340L240 400H70Z", tonesOf(p.dark), { depth: 10 })}${form(`${id}-tongue`, "M186 340C190 286 214 258 246 266C272 274 280 306 300 344L250 380Z", tonesOf(p.light), { depth: 14 })}${form(
    `${id}-upper`,
    "M50 548C38 470 44 396 60 344C66 326 86 324 98 340C120 364 158 364 184 346C204 332 216 314 238 316C262 320 276 346 298 366C330 394 368 414 412 426C482 444 552 462 564 524L566 548Z",
    p,
    {
      depth: 34,
      crisp: `${area("M40 560C30 470 40 390 60 334L98 340C116 400 126 470 128 560Z", mix(p.base, p.dark, 0.32))}${area("M424 560C414 500 434 450 486 438L580 470V560Z", mix(p.base, p.light, 0.55))}${area("M206 560C236 500 276 462 330 436L362 452C318 480 282 514 262 560Z", p.accent, 0.95)}${line("M112 376C160 396 196 380 222 352C250 380 300 430 384 462", mix(p.base, p.dark, 0.6), 3, 0.6, "8 6")}`,
      soft: line("M440 440C490 450 530 466 548 500", "#ffffff", 12, 0.4),
    },
  )}${times(5, (i) => line(`M${222 + i * 31} ${372 + i * 19}L${256 + i * 31} ${324 + i * 22}`, mix(p.dark, "#2a1a14", 0.2), 13, 0.3) + line(`M${220 + i * 31} ${368 + i * 19}L${256 + i * 31} ${320 + i * 22}`, linen.light, 11))}${line("M256 322C240 290 206 296 218 316C226 330 250 330 256 322C276 300 306 316 292 330C282 340 262 334 256 322", linen.light, 8)}${form(`${id}-sole`, "M38 536C200 548 400 548 570 536C584 556 580 594 560 600L62 600C40 598 30 560 38 536Z", linen, { depth: 14, crisp: line("M34 574H574", mix(linen.base, "#8a6f52", 0.5), 5, 0.7) })}</g>`;

export const clothing = {
  "t-shirt": (p) =>
    `${backNeck("t-shirt", "M238 56C260 44 340 44 362 56C350 104 250 104 238 56Z", p)}${sleeves("t-shirt", shortSleeve, p, (turn) => line(turn("M48 258C78 286 110 300 144 308"), p.dark, 3, 0.45, "7 5"))}${form("t-shirt-body", torso, p, { depth: 34, soft: torsoFolds(p), crisp: `${line("M164 574C260 584 340 584 436 574", p.dark, 3, 0.45, "7 5")}${line("M229 64C246 122 354 122 371 64", p.dark, 3, 0.5)}` })}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form("t-shirt-rib", "M238 56C250 104 350 104 362 56L374 62C358 124 242 124 226 62Z", p, { depth: 8 })}${area(box(206, 566, 30, 20, 2), p.accent)}`,
  cardigan: (p) =>
    `${backNeck("cardigan", "M238 56C260 42 340 42 362 56L310 330H290Z", p)}${sleeves("cardigan", longSleeve, p, (turn) => times(7, (i) => line(turn(`M${52 + i * 14} ${484 + i * 4}L${44 + i * 14} ${536 + i * 4}`), p.dark, 3, 0.45)))}${form(
      "cardigan-body",
      "M238 56C214 68 186 78 166 92C178 150 180 210 176 290C172 390 168 490 164 578C164 588 170 592 180 594C260 602 340 602 420 594C430 592 436 588 436 578C432 490 428 390 424 290C420 210 422 150 434 92C414 78 386 68 362 56C352 150 334 230 302 300C268 230 248 150 238 56Z",
      p,
      {
        depth: 38,
        soft: torsoFolds(p),
        crisp: `${ribs(166, 440, 11, 546, 60, p.dark)}${times(26, (i) => line(`M160 ${110 + i * 17}H440`, p.dark, 2.5, 0.1))}`,
      },
    )}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form("cardigan-band-right", "M362 56L382 64C372 170 352 250 320 314L320 598L284 598L284 306C318 230 350 150 362 56Z", p, { depth: 12, crisp: line("M310 330V600M294 330V600", p.dark, 2, 0.25) })}${form("cardigan-band-left", "M238 56L218 64C228 170 248 250 284 318L302 300C268 230 250 150 238 56Z", p, { depth: 10 })}${[
      ["M204 440H262V528H204Z", 0],
      ["M338 440H396V528H338Z", 1],
    ]
      .map(([d, i]) =>
        form(`cardigan-pocket${i}`, String(d), p, {
          depth: 10,
          crisp: area(`M200 440H400V456H200Z`, p.dark, 0.3),
        }),
      )
      .join("")}${times(4, (i) => button(302, 336 + i * 72, p.accent, 11))}`,
  jacket: (p) =>
    `${backNeck("jacket", "M240 50C260 36 340 36 360 50L330 110H270Z", p)}${sleeves("jacket", longSleeve, p, (turn) => area(turn("M46 490L144 512L134 556L36 534Z"), p.dark, 0.55))}${form(
      "jacket-body",
      "M236 52C210 66 182 78 162 92C176 150 178 210 174 290C170 380 168 470 164 566C164 580 170 586 180 588C260 596 340 596 420 588C430 586 436 580 436 566C432 470 430 380 426 290C422 210 424 150 438 92C418 78 390 66 364 52L300 112Z",
      p,
      {
        depth: 36,
        soft: torsoFolds(p),
        crisp: `${area("M150 532C260 544 340 544 450 532V610H150Z", p.dark, 0.5)}${ribs(166, 440, 12, 536, 70, p.dark)}${line("M170 214C210 226 260 228 296 228M430 214C390 226 340 228 304 228", p.dark, 3, 0.5)}`,
      },
    )}${line("M166 98C178 150 180 210 176 280M434 98C422 150 420 210 424 280", p.dark, 3, 0.5)}${area("M290 104H310V592H290Z", p.dark, 0.7)}${line("M300 112V590", mix(p.accent, "#fff3d8", 0.3), 6, 0.9, "3 8")}${form("jacket-pull", "M293 250h14l4 42h-22z", tonesOf(p.accent), { depth: 5 })}${[(d: string) => d, flip].map((turn, i) => form(`jacket-pocket${i}`, turn("M196 392L214 386L262 470L242 478Z"), p, { depth: 8 }) + line(turn("M203 394L250 474"), p.dark, 4, 0.7) + form(`jacket-collar${i}`, turn("M246 40C232 44 222 62 226 84L272 140L298 108C270 94 252 68 246 40Z"), tonesOf(mix(p.base, p.light, 0.4)), { depth: 14 })).join("")}${form("jacket-chest", "M344 262H402V316H344Z", p, { depth: 8 })}${form("jacket-flap", "M340 256H406V276L373 288L340 276Z", tonesOf(mix(p.base, p.light, 0.3)), { depth: 8 })}${button(373, 276, p.accent, 6)}`,
  trousers: (p) =>
    `${blend("trousers-inside", "M192 22C240 10 360 10 408 22L404 40H196Z", [mix(p.dark, "#1c1410", 0.2), p.dark])}${form(
      "trousers-legs",
      trouserLegs,
      p,
      {
        depth: 34,
        soft: `${line("M300 200C276 216 250 222 226 222M300 206C326 218 350 224 374 222", p.dark, 12, 0.34)}${line("M226 250C216 360 210 470 208 600M380 250C390 360 394 470 396 600", p.dark, 8, 0.3)}${line("M204 250C192 360 186 470 182 590M352 260C358 370 362 470 364 590", "#ffffff", 16, 0.24)}${line("M262 380C240 392 220 394 196 388M340 390C362 400 384 400 408 392", p.dark, 10, 0.2)}`,
        crisp: `${line("M188 58C260 64 340 64 412 58", p.dark, 3, 0.55)}${line("M300 62V206", p.dark, 4, 0.5)}${line("M322 62C326 130 320 168 302 190", p.dark, 2.5, 0.5, "7 5")}${line("M196 66C204 110 190 130 178 142M404 66C396 110 410 130 422 142", p.dark, 4, 0.55)}${line("M146 580L276 584M454 580L324 584", p.dark, 3, 0.4, "7 5")}`,
      },
    )}${[226, 372].map((x) => area(box(x - 5, 12, 11, 52, 3), mix(p.base, p.dark, 0.35))).join("")}${button(300, 38, p.accent, 9)}`,
  scarf: (p) =>
    `${form("scarf-tail-back", "M330 250L442 232C462 330 470 430 466 536L352 542C354 440 346 340 330 250Z", tonesOf(mix(p.base, p.dark, 0.25)), { depth: 26, crisp: area("M330 430L480 426V452L330 458ZM330 476L480 472V486L330 490Z", p.accent, 0.9) + ribs(340, 470, 12, 220, 330, p.dark) })}${times(10, (i) => line(`M${358 + i * 11.4} 540c3 18 -3 32 ${i % 2 ? 3 : -3} 48`, mix(p.base, p.dark, 0.2), 6))}${area("M170 120C180 50 420 50 430 120C420 190 360 214 300 214C240 214 180 190 170 120Z", mix(p.dark, "#1c1410", 0.2))}${form("scarf-loop-back", "M150 120C170 40 430 40 450 120C462 150 440 170 420 150C380 92 220 92 180 150C160 172 136 150 150 120Z", tonesOf(mix(p.base, p.dark, 0.2)), { depth: 22, soft: line("M180 116C230 70 370 70 420 116", p.dark, 8, 0.4) })}${form("scarf-tail", "M176 250L302 270C290 360 284 460 286 566L150 558C152 450 160 340 176 250Z", p, { depth: 28, crisp: `${ribs(150, 310, 12, 230, 350, p.dark)}${area("M140 440L300 448V478L140 470ZM140 494L300 502V518L140 510Z", p.accent)}`, soft: line("M214 270C206 370 200 470 200 560", "#ffffff", 18, 0.3) + line("M256 270C246 370 242 470 244 566", p.dark, 14, 0.28) })}${times(12, (i) => line(`M${157 + i * 11.4} ${560 + i * 0.6}c3 14 -3 24 ${i % 2 ? 3 : -3} 38`, mix(p.base, p.light, 0.25), 6))}${form("scarf-loop", "M142 122C120 190 160 280 300 296C440 280 480 190 458 122C446 96 420 100 412 126C396 176 350 196 300 198C250 196 204 176 188 126C180 100 154 96 142 122Z", p, { depth: 40, soft: `${line("M160 150C176 226 230 256 300 262C370 256 420 226 440 150", p.dark, 10, 0.4)}${line("M168 180C196 234 240 240 300 244", "#ffffff", 14, 0.35)}${line("M176 130C196 196 250 222 300 226C350 222 404 196 424 130", p.dark, 8, 0.3)}`, crisp: times(24, (i) => line(`M${142 + i * 13.4} ${120 + 60 * Math.sin((i / 23) * Math.PI)}l${(11.5 - i) * 2.2} 110`, p.dark, 2.5, 0.22)) })}`,
  slippers: (p) => {
    const one = (id: string, dx: number, dy: number) =>
      `<g transform="translate(${dx} ${dy})">${form(`${id}-sole`, "M26 318C20 250 70 226 140 236C220 248 330 236 400 262C450 282 464 330 440 356C420 372 380 372 340 372L90 372C50 372 30 352 26 318Z", tonesOf("#a9805a"), { depth: 14 })}${form(`${id}-inside`, "M40 300C34 250 80 234 140 244C220 256 300 250 340 268L330 340L100 346C60 346 44 330 40 300Z", linen, { depth: 22 })}${form(`${id}-upper`, "M196 240C230 190 300 172 360 190C430 212 470 280 458 330C450 356 420 360 380 360L240 360C206 350 180 290 196 240Z", p, { depth: 34, soft: line("M250 220C300 196 350 204 384 228", "#ffffff", 20, 0.4) })}${form(`${id}-cuff`, "M186 236C196 220 226 216 236 232C216 270 226 320 262 352C252 372 222 370 210 356C176 318 170 270 186 236Z", linen, { depth: 16, crisp: times(14, (i) => line(`M${190 + (i % 2) * 18} ${244 + i * 8}l14 6`, "#b79f7c", 3, 0.4)) })}</g>`;
    return `${one("slippers-back", 136, 120)}${one("slippers-front", 10, 226)}`;
  },
  sneakers: (p) =>
    shoe(
      "sneakers-back",
      { ...p, base: mix(p.base, p.dark, 0.22), light: mix(p.light, p.base, 0.4) },
      92,
      -24,
      0.86,
    ) + shoe("sneakers-front", p, -6, 48, 0.92),
} satisfies Record<string, Motif>;
