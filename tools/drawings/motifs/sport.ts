import type { Motif } from "../motif.ts";
import {
  area,
  blend,
  box,
  brass,
  form,
  glow,
  line,
  mix,
  oval,
  rubber,
  steel,
  times,
  tonesOf,
} from "./textiles.ts";

export const sport = {
  leggings: (p) =>
    `${form(
      "leggings-legs",
      "M196 16C260 6 340 6 404 16C418 90 426 150 420 240C412 340 398 430 392 520L386 588C386 596 382 600 374 600L330 600C324 600 320 596 320 588C320 490 316 360 302 226L298 226C284 360 280 490 280 588C280 596 276 600 270 600L226 600C218 600 214 596 214 588L208 520C202 430 188 340 180 240C174 150 182 90 196 16Z",
      p,
      {
        depth: 32,
        crisp: `${area("M150 0H450V84C350 96 250 96 150 84Z", p.dark, 0.45)}${area("M440 90C404 200 420 330 372 430C352 470 360 540 366 610H440ZM160 90C196 200 180 330 228 430C248 470 240 540 234 610H160Z", mix(p.base, p.light, 0.3), 0.9)}${line("M181 86C260 98 340 98 419 86", p.light, 3, 0.7)}${line("M300 92V230", p.dark, 3, 0.5)}`,
        soft: `${line("M230 130C214 230 228 340 244 430", "#ffffff", 18, 0.34)}${line("M348 240C350 330 344 430 342 520", "#ffffff", 14, 0.26)}${line("M300 226C276 236 256 236 240 230M300 226C324 236 344 236 360 230M280 400C262 410 250 410 240 404M322 400C340 410 350 410 362 404", p.dark, 10, 0.36)}`,
      },
    )}`,
  "yoga-mat": (p) =>
    `${form("yoga-mat-tail", "M70 546L470 546L548 600L96 600C78 596 70 570 70 546Z", { light: p.light, base: mix(p.base, p.light, 0.45), dark: p.base }, { depth: 8, crisp: times(34, (i) => line(`M${40 + i * 16} 540l26 64`, p.dark, 2, 0.16)) })}${form("yoga-mat-roll", "M112 356L472 356L472 596L112 596C66 596 40 540 40 476C40 412 66 356 112 356Z", p, { depth: 52, crisp: times(40, (i) => line(`M${44 + i * 12} 350V600`, p.dark, 2, 0.1)), soft: line("M90 412H470", "#ffffff", 26, 0.4) })}${form("yoga-mat-end", oval(472, 476, 62, 120), { light: p.light, base: mix(p.base, p.light, 0.4), dark: p.dark }, { depth: 12 })}${line("M520 476C520 554 496 580 472 580C440 580 424 530 424 476C424 420 446 382 472 382C498 382 508 430 508 476C508 530 494 562 472 562C450 562 436 520 436 476C436 430 452 400 472 400C490 400 496 440 496 476C496 516 488 542 472 542C458 542 450 510 450 476C450 446 460 424 472 424C482 424 484 450 484 476", p.dark, 5, 0.7)}${[150, 330].map((x, i) => form(`yoga-mat-strap${i}`, `M${x} 352h34v248h-34C${x - 44} 590 ${x - 44} 362 ${x} 352Z`, tonesOf(p.accent), { depth: 12 })).join("")}${line("M164 352C170 250 330 250 344 352", mix(p.accent, "#3a2418", 0.12), 18)}${line("M160 348C168 246 332 246 346 348", mix(p.accent, "#ffffff", 0.3), 4, 0.6)}${form("yoga-mat-buckle", box(142, 440, 30, 44, 6), brass, { depth: 6 })}`,
  dumbbells: (p) => {
    const one = (id: string, transform: string) => {
      const head = (x: number, side: string) =>
        form(
          `${id}-${side}`,
          `M${x} 246L${x + 26} 214L${x + 104} 214L${x + 130} 246L${x + 130} 354L${x + 104} 386L${x + 26} 386L${x} 354Z`,
          p,
          {
            depth: 26,
            crisp: `${area(`M${x} 246L${x + 26} 214V386L${x} 354Z`, "#ffffff", 0.12)}${area(`M${x + 104} 214L${x + 130} 246V354L${x + 104} 386Z`, "#1c1410", 0.16)}`,
            soft: line(`M${x + 30} 236H${x + 98}`, "#ffffff", 14, 0.4),
          },
        );
      return `<g class="piece" transform="${transform}">${form(`${id}-bar`, box(150, 272, 300, 56, 16), steel, { depth: 18, crisp: times(16, (i) => line(`M${206 + i * 12} 260l16 80`, "#6f6b66", 2.5, 0.45)) })}${form(`${id}-ring-left`, box(176, 256, 22, 88, 8), tonesOf(p.accent), { depth: 8 })}${form(`${id}-ring-right`, box(402, 256, 22, 88, 8), tonesOf(p.accent), { depth: 8 })}${head(48, "left")}${head(422, "right")}</g>`;
    };
    return `${one("dumbbells-back", "translate(70 138) rotate(-18 300 300) scale(0.86)")}${one("dumbbells-front", "translate(-6 218) scale(0.99)")}`;
  },
  "water-bottle": (p) =>
    `${line("M262 70C250 6 350 6 338 70", mix(p.dark, "#2a1a14", 0.3), 20)}${line("M262 66C254 14 330 8 334 40", p.light, 4, 0.5)}${form("water-bottle-lid", "M228 70C228 58 236 54 248 54H352C364 54 372 58 372 70V124H228Z", tonesOf(mix(p.dark, "#2a1a14", 0.2)), { depth: 22, crisp: times(15, (i) => line(`M${226 + i * 10.6} 76V124`, "#ffffff", 2, 0.12)) })}${form("water-bottle-neck", "M238 124H362V146H238Z", steel, { depth: 12 })}${form("water-bottle-body", "M238 144H362C368 180 420 190 422 250L418 560C418 586 404 600 380 600H220C196 600 182 586 182 560L178 250C180 190 232 180 238 144Z", p, { depth: 56, soft: line("M218 250C214 350 214 460 220 560", "#ffffff", 22, 0.55), crisp: `${area("M160 440H440V470H160ZM160 482H440V490H160Z", p.accent)}` })}${form("water-bottle-drop", "M300 262C272 306 256 328 256 354C256 384 276 400 300 400C324 400 344 384 344 354C344 328 328 306 300 262Z", tonesOf(mix(p.accent, p.light, 0.2)), { depth: 10 })}`,
  "bike-helmet": (p) =>
    `${line("M176 452C200 520 250 560 286 578M420 436C390 510 340 560 296 580M250 452C262 510 276 550 290 576", rubber.base, 13)}${line("M180 456C204 520 250 556 284 572", rubber.light, 3, 0.6)}${form("bike-helmet-buckle", box(266, 562, 50, 36, 10), tonesOf(p.accent), { depth: 8 })}${form("bike-helmet-inside", "M62 436C100 400 480 380 548 410C500 480 420 470 380 450C300 476 140 490 62 436Z", rubber, { depth: 16 })}${form("bike-helmet-shell", "M40 400C30 230 160 120 330 118C480 118 580 230 570 390C568 416 540 420 520 408C470 386 420 396 376 414C300 446 180 470 84 450C56 444 42 430 40 400Z", p, { depth: 48, soft: line("M120 270C170 190 250 160 330 158", "#ffffff", 26, 0.5) })}${["M114 356C124 286 170 224 236 198C256 196 258 210 246 222C198 258 168 306 156 366C146 388 112 384 114 356Z", "M214 366C216 290 256 220 318 180C340 172 350 186 340 202C298 252 276 310 270 368C262 396 216 396 214 366Z", "M328 350C326 280 350 224 388 186C408 176 420 190 412 208C388 256 380 306 386 348C384 376 332 380 328 350Z", "M440 340C432 290 436 250 448 216C460 200 474 208 476 226C478 264 488 304 504 334C508 360 450 368 440 340Z"].map((d, i) => form(`bike-helmet-vent${i}`, d, { light: mix(p.dark, "#1c1410", 0.3), base: mix(p.dark, "#1c1410", 0.5), dark: "#1c1410" }, { depth: 10 })).join("")}${line("M46 414C130 452 290 424 376 384C430 364 490 364 564 392", p.accent, 12)}`,
  backpack: (p) =>
    `${line("M236 92C230 10 370 10 364 92", mix(p.accent, "#3a2418", 0.2), 18)}${form("backpack-side-left", "M128 300C90 310 84 350 86 400L92 540C96 570 120 580 150 578V300Z", { ...p, base: mix(p.base, p.dark, 0.3) }, { depth: 16 })}${form("backpack-side-right", "M472 300C510 310 516 350 514 400L508 540C504 570 480 580 450 578V300Z", { ...p, base: mix(p.base, p.dark, 0.5) }, { depth: 16 })}${form("backpack-body", "M126 250C126 120 200 66 300 66C400 66 474 120 474 250L484 540C484 580 462 600 430 600H170C138 600 116 580 116 540Z", p, { depth: 46, soft: line("M176 210C190 150 230 120 280 112", "#ffffff", 22, 0.42) })}${form("backpack-pocket", "M158 396C158 378 168 368 186 368H414C432 368 442 378 442 396L450 548C450 570 438 582 418 582H182C162 582 150 570 150 548Z", p, { depth: 30, crisp: line("M164 414H438", p.dark, 3, 0.5, "7 5") })}${form("backpack-flap", "M120 250C118 122 196 62 300 62C404 62 482 122 480 250L482 296C482 330 462 346 430 346H170C138 346 118 330 118 296Z", p, { depth: 40, crisp: line("M132 262C132 146 204 80 300 80C396 80 468 146 468 262L470 292C470 320 452 332 428 332H172C148 332 130 320 130 292Z", p.dark, 3, 0.4, "7 5"), soft: line("M170 220C180 150 230 110 290 104", "#ffffff", 20, 0.4) })}${[190, 372].map((x, i) => form(`backpack-strap${i}`, `M${x} 250h38v190l-19 16l-19 -16z`, tonesOf(p.accent), { depth: 10, crisp: line(`M${x + 6} 256v180M${x + 32} 256v180`, mix(p.accent, "#3a2418", 0.4), 2, 0.6, "5 4") }) + line(box(x - 6, 372, 50, 34, 6), brass.dark, 8) + line(box(x - 7, 371, 50, 34, 6), brass.light, 3)).join("")}${form("backpack-label", box(262, 196, 76, 52, 5), tonesOf(p.accent), { depth: 8 })}`,
  "gym-bag": (p) =>
    `${line("M196 330C190 130 410 130 404 330", mix(p.accent, "#3a2418", 0.35), 20)}${form("gym-bag-body", "M66 352C80 292 120 270 180 268H420C480 270 520 292 534 352C560 420 566 500 556 560C550 588 530 600 500 600H100C70 600 50 588 44 560C34 500 40 420 66 352Z", p, { depth: 52, soft: `${line("M120 320C200 290 340 290 430 300", "#ffffff", 26, 0.36)}${line("M180 420C200 470 190 530 200 590M410 430C400 480 412 540 402 590", p.dark, 12, 0.24)}` })}${form("gym-bag-end-left", "M66 352C86 320 110 330 120 370C134 440 134 520 122 596H100C70 600 50 588 44 560C34 500 40 420 66 352Z", tonesOf(p.accent), { depth: 18 })}${form("gym-bag-end-right", "M534 352C514 320 490 330 480 370C466 440 466 520 478 596H500C530 600 550 588 556 560C566 500 560 420 534 352Z", tonesOf(p.accent), { depth: 18 })}${line("M150 292H450", p.dark, 10, 0.75)}${line("M152 292H448", brass.light, 4, 0.9, "3 6")}${form("gym-bag-pull", "M420 288h34v14h-34z", brass, { depth: 5 })}${form("gym-bag-pocket", box(226, 438, 148, 122, 12), p, { depth: 18, crisp: line("M236 462H364", p.dark, 6, 0.6) })}${[190, 382].map((x, i) => form(`gym-bag-strap${i}`, `M${x} 312h30v286h-30z`, tonesOf(p.accent), { depth: 8, crisp: line(`M${x + 5} 316v280M${x + 25} 316v280`, mix(p.accent, "#3a2418", 0.4), 2, 0.6, "6 5") })).join("")}${line("M204 320C200 160 400 160 396 320", tonesOf(p.accent).base, 22)}${line("M200 316C198 152 390 150 394 300", tonesOf(p.accent).light, 4, 0.7)}${form("gym-bag-grip", "M256 186C280 174 320 174 344 186L346 214C320 202 280 202 254 214Z", rubber, { depth: 10 })}`,
  tent: (p) =>
    `${line("M120 470L14 596M492 470L590 594", mix(p.accent, "#6b5236", 0.5), 4)}${line("M14 596v-20M590 594v-20", rubber.base, 8)}${form("tent-back", "M300 120C420 170 510 330 560 590L300 590Z", { ...p, base: mix(p.base, p.dark, 0.3) }, { depth: 26, soft: line("M340 170C420 260 470 400 496 580", "#ffffff", 20, 0.18) })}${form("tent-front", "M300 118C180 170 90 330 40 590L420 590C410 400 370 220 300 118Z", p, { depth: 34, soft: line("M240 180C160 270 110 410 84 560", "#ffffff", 26, 0.34) })}${blend("tent-inside", "M262 230C210 330 166 460 142 590L366 590C356 440 322 310 262 230Z", [mix(p.dark, "#2a1a10", 0.5), mix(p.accent, p.dark, 0.5), mix(p.accent, "#ffdf9c", 0.55)], [0.3, 1])}${glow("tent-light", 258, 530, 120, 110, "#ffe4a4", 0.85)}${form("tent-mat", "M150 576C200 556 310 556 362 576L366 590H142Z", tonesOf(mix(p.accent, "#c4674a", 0.35)), { depth: 6 })}${form("tent-flap-left", "M262 230C204 330 160 460 136 590L184 590C210 560 200 480 216 440C236 400 256 330 262 230Z", { ...p, base: p.light }, { depth: 14 })}${form("tent-flap-right", "M262 230C330 300 372 440 382 590L346 590C330 560 344 500 326 450C310 410 280 330 262 230Z", { ...p, base: mix(p.base, p.light, 0.5) }, { depth: 14 })}${line("M300 118C180 170 90 330 40 590M300 118C370 220 410 400 420 590", p.accent, 7)}${line("M300 118C420 170 510 330 560 590", p.dark, 5, 0.6)}${line("M286 130L314 92", brass.dark, 8)}${line("M198 448l26 6M328 452l-24 8", p.accent, 9)}`,
} satisfies Record<string, Motif>;
