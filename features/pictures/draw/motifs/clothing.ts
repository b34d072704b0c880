import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import {
  area,
  blend,
  box,
  flip,
  form,
  line,
  linen,
  mix,
  oval,
  times,
  tonesOf,
} from "./textiles.ts";

/** The back of a garment seen through its neckline, with the label. */
const backNeck = (id: string, d: string, p: Palette): string =>
  `${blend(`${id}-back`, d, [mix(p.dark, "#1c1410", 0.25), p.dark], [0, 1])}${area(box(284, 66, 32, 15, 2), mix(p.accent, "#fbf4e6", 0.5), 0.9)}`;

/** Ribbing: fine upright lines between two heights. */
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

const button = (x: number, y: number, colour: string, r = 8): string =>
  `${area(oval(x + 1.5, y + 2.5, r), "#2a1a14", 0.3)}${area(oval(x, y, r), colour)}${area(oval(x - r * 0.25, y - r * 0.3, r * 0.5), "#ffffff", 0.3)}`;

const shortSleeve =
  "M214 72C160 86 122 112 100 152C78 194 58 232 40 272C70 300 104 316 138 324C152 296 164 268 176 244L214 72Z";
const longSleeve =
  "M212 72C156 90 126 118 112 172C90 270 66 380 46 506C44 522 52 530 66 534L116 546C128 548 134 542 138 530C150 440 160 350 180 262L212 72Z";
const torso =
  "M238 56C214 68 186 78 166 92C178 150 180 210 176 290C172 390 168 490 164 578C164 588 170 592 180 594C260 602 340 602 420 594C430 592 436 588 436 578C432 490 428 390 424 290C420 210 422 150 434 92C414 78 386 68 362 56C350 104 250 104 238 56Z";
const torsoFolds = (p: Palette): string =>
  `${line("M184 226C214 250 226 262 236 286M416 226C386 250 376 262 366 286", p.dark, 13, 0.3)}${line("M206 420C240 452 256 500 252 560M398 380C370 440 360 500 366 570M310 430C322 480 316 530 322 580", p.dark, 14, 0.22)}${line("M230 160C216 250 214 340 212 420", "#ffffff", 22, 0.24)}${line("M286 420C296 480 290 530 296 580", "#ffffff", 14, 0.18)}`;
const sleeveFolds = (p: Palette, turn: (d: string) => string): string =>
  line(
    turn(
      "M164 250C146 262 132 268 116 268M150 322C132 336 116 342 100 342M136 420C116 434 100 438 84 436",
    ),
    p.dark,
    10,
    0.32,
  ) + line(turn("M128 190C112 280 96 370 80 470"), "#ffffff", 10, 0.22);

/** Both sleeves of a top. */
const sleeves = (
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

const trouserLegs =
  "M190 16L410 16C424 120 442 330 452 584C452 592 448 596 440 597L338 600C330 600 326 596 326 588C322 470 314 330 302 210L298 210C286 330 278 470 274 588C274 596 270 600 262 600L160 597C152 596 148 592 148 584C158 330 176 120 190 16Z";

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

const collar = (id: string, p: Palette): string =>
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

export const clothing = {
  "t-shirt": (p) =>
    `${backNeck("t-shirt", "M238 56C260 44 340 44 362 56C350 104 250 104 238 56Z", p)}${sleeves("t-shirt", shortSleeve, p, (turn) => line(turn("M48 258C78 286 110 300 144 308"), p.dark, 3, 0.45, "7 5"))}${form("t-shirt-body", torso, p, { depth: 34, soft: torsoFolds(p), crisp: `${line("M164 574C260 584 340 584 436 574", p.dark, 3, 0.45, "7 5")}${line("M229 64C246 122 354 122 371 64", p.dark, 3, 0.5)}` })}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form("t-shirt-rib", "M238 56C250 104 350 104 362 56L374 62C358 124 242 124 226 62Z", p, { depth: 8 })}${area(box(206, 566, 30, 20, 2), p.accent)}`,
  shirt: (p) =>
    `${backNeck("shirt", "M242 50C262 38 338 38 358 50L340 100H260Z", p)}${sleeves("shirt", longSleeve, p, (turn) => area(turn("M52 484L142 506L132 550L40 530Z"), mix(p.base, p.light, 0.4)) + line(turn("M52 484L142 506"), p.dark, 3, 0.5))}${form(
      "shirt-body",
      "M240 58C214 68 186 78 166 92C178 150 180 210 176 290C172 380 168 460 160 548C176 590 240 586 300 598C360 586 424 590 440 548C432 460 428 380 424 290C420 210 422 150 434 92C414 78 386 68 360 58L300 100Z",
      p,
      {
        depth: 34,
        soft: torsoFolds(p),
        crisp: `${times(15, (i) => line(`M${166 + i * 19} 40V600`, p.accent, 2.5, 0.35))}${area("M284 80H318V600H284Z", mix(p.base, p.light, 0.35), 0.9)}${line("M284 90V600M318 90V600", p.dark, 2.5, 0.4)}`,
      },
    )}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form("shirt-pocket", "M346 206H404V264L375 280L346 264Z", p, { depth: 8, crisp: line("M346 220H404", p.dark, 2.5, 0.5) })}${times(6, (i) => button(301, 158 + i * 74, mix(p.light, "#fffaf0", 0.6), 7))}${collar("shirt", p)}${button(300, 102, mix(p.light, "#fffaf0", 0.6), 6)}`,
  sweater: (p) =>
    `${form("sweater-collar", "M226 46C250 26 350 26 374 46L366 100H234Z", p, { depth: 12 }) + backNeck("sweater", "M238 58C262 46 338 46 362 58C350 112 250 112 238 58Z", p)}${sleeves("sweater", longSleeve, p, (turn) => times(7, (i) => line(turn(`M${52 + i * 14} ${484 + i * 4}L${44 + i * 14} ${536 + i * 4}`), p.dark, 3, 0.45)) + line(turn("M50 480L144 500"), p.dark, 4, 0.35))}${form(
      "sweater-body",
      torso,
      p,
      {
        depth: 40,
        soft: torsoFolds(p),
        crisp: `${ribs(166, 440, 11, 546, 60, p.dark)}${line("M160 544C260 552 340 552 440 544", p.dark, 4, 0.35)}${times(3, (k) => times(13, (i) => line(`M${226 + k * 64} ${136 + i * 32}c24 6 24 22 0 30M${250 + k * 64} ${136 + i * 32}c-24 6 -24 22 0 30`, p.dark, 3.5, 0.32)))}${times(4, (k) => line(`M${204 + k * 64} 120V540`, p.dark, 2.5, 0.28))}`,
      },
    )}${line("M168 98C180 150 182 210 178 280M432 98C420 150 418 210 422 280", p.dark, 3, 0.4)}${form("sweater-neck", "M226 46C228 42 236 42 240 52C256 104 344 104 360 52C364 42 372 42 374 46C378 54 380 60 382 66C360 140 240 140 218 66C220 60 222 54 226 46Z", p, { depth: 10, crisp: times(15, (i) => line(`M${230 + i * 10} ${64 + 36 * Math.sin((i / 14) * Math.PI)}l${(i - 7) * -1.2} 34`, p.dark, 2.5, 0.4)) })}`,
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
  coat: (p) =>
    `${backNeck("coat", "M244 40C262 28 338 28 356 40L372 90L310 270H290L228 90Z", p)}${sleeves("coat", "M222 62C172 76 146 104 136 152C120 240 104 330 90 420C88 434 94 442 106 446L152 456C164 458 170 452 172 440C180 370 188 300 198 232L222 62Z", p, (turn) => line(turn("M96 410L178 426"), p.dark, 4, 0.5) + line(turn("M112 444L122 418"), p.dark, 3, 0.4))}${form(
      "coat-body",
      "M240 44C216 56 194 66 178 78C192 140 196 200 192 260C180 370 164 480 148 588C180 602 300 604 452 588C436 480 420 370 408 260C404 200 408 140 422 78C406 66 384 56 360 44L300 220Z",
      p,
      {
        depth: 36,
        soft: `${line("M206 300C200 400 186 500 176 600M250 340C244 430 236 520 230 600M388 300C398 400 408 500 420 600M350 360C356 440 364 520 370 600", p.dark, 15, 0.24)}${line("M226 320C218 420 208 510 200 590M226 140C218 180 216 220 214 250", "#ffffff", 16, 0.24)}`,
        crisp: `${line("M286 220C284 350 282 480 280 604", p.dark, 4, 0.55)}${line("M276 220C274 350 272 480 270 604", p.dark, 2, 0.3, "7 5")}`,
      },
    )}${line("M180 84C194 140 198 200 194 250M420 84C406 140 402 200 406 250", p.dark, 3, 0.45)}${form("coat-lapel-right", "M360 42C376 52 384 66 386 84L398 128L366 134L374 150L296 262C300 180 330 120 360 42Z", p, { depth: 14 })}${form("coat-lapel-left", "M240 42C224 52 216 66 214 84L202 128L234 134L226 150L300 268C304 200 268 120 240 42Z", p, { depth: 14 })}${[(d: string) => d, flip].map((turn, i) => form(`coat-pocket${i}`, turn("M190 388L252 398L248 424L186 414Z"), p, { depth: 8 })).join("")}${form("coat-belt", "M190 276C260 290 340 290 410 276L412 310C340 324 260 324 188 310Z", tonesOf(mix(p.base, p.dark, 0.25)), { depth: 10 })}${form("coat-belt-end", "M318 296L344 294L352 404L326 408Z", tonesOf(mix(p.base, p.dark, 0.15)), { depth: 8 })}${line(box(300, 278, 44, 40, 8), p.accent, 7)}${[356, 452].map((y) => button(262, y, p.accent, 11) + button(322, y + (y === 356 ? 70 : 0), p.accent, y === 356 ? 0.1 : 11)).join("")}`,
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
  dress: (p) =>
    `${backNeck("dress", "M240 44C264 34 336 34 360 44C352 122 248 122 240 44Z", p)}${[(d: string) => d, flip].map((turn, i) => form(`dress-sleeve${i}`, turn("M216 56C176 66 148 92 132 132C122 158 116 180 112 200C138 220 166 228 196 228L222 120Z"), p, { depth: 20, soft: line(turn("M160 110C150 150 142 176 136 206M190 110C180 150 176 180 172 214"), p.dark, 9, 0.3) })).join("")}${form(
      "dress-skirt",
      "M208 276C180 380 140 480 92 572C90 580 94 584 102 586C160 600 230 590 300 600C370 590 440 600 498 586C506 584 510 580 508 572C460 480 420 380 392 276Z",
      p,
      {
        depth: 34,
        crisp: times(7, (row) =>
          times(9, (i) =>
            area(oval(96 + i * 52 + (row % 2) * 26, 316 + row * 42, 6, 6), p.accent, 0.8),
          ),
        ),
        soft: `${line("M232 300C216 400 186 500 160 590M272 300C266 400 248 500 236 600M330 300C338 400 352 500 366 600M370 300C388 400 416 500 444 590", p.dark, 16, 0.3)}${line("M214 320C190 410 156 500 128 580M252 310C242 400 218 500 198 590M306 310C308 400 304 500 306 590", "#ffffff", 15, 0.28)}`,
      },
    )}${form(
      "dress-top",
      "M242 44C222 52 206 60 192 72C206 130 206 210 206 284C260 296 340 296 394 284C394 210 394 130 408 72C394 60 378 52 358 44C348 110 252 110 242 44Z",
      p,
      {
        depth: 30,
        crisp: times(4, (row) =>
          times(6, (i) =>
            area(oval(200 + i * 42 + (row % 2) * 21, 124 + row * 42, 6, 6), p.accent, 0.8),
          ),
        ),
        soft: `${line("M224 150C236 190 240 230 238 270M376 150C364 190 360 230 362 270", p.dark, 11, 0.26)}`,
      },
    )}${form("dress-belt", "M205 268C260 280 340 280 395 268L397 292C340 304 260 304 203 292Z", tonesOf(p.accent), { depth: 8 })}${line("M243 50C254 118 346 118 357 50", mix(p.base, p.dark, 0.5), 4, 0.6)}`,
  pyjamas: (p) =>
    `<g transform="translate(196 96) scale(0.84)">${form("pyjamas-legs", trouserLegs, p, { depth: 34, crisp: times(14, (i) => line(`M${150 + i * 24} 0V600`, p.accent, 4, 0.45)) + area("M130 560H470V610H130Z", p.accent, 0.7), soft: line("M226 250C216 360 210 470 208 600M380 250C390 360 394 470 396 600", p.dark, 10, 0.3) })}</g><g transform="translate(-34 6) scale(0.86)">${backNeck("pyjamas", "M242 50C262 38 338 38 358 50L320 170H280Z", p)}${sleeves("pyjamas", longSleeve, p, (turn) => times(10, (i) => line(turn(`M${30 + i * 20} 560L${90 + i * 20} 60`), p.accent, 4, 0.4)) + area(turn("M46 490L144 512L134 556L36 534Z"), p.base) + line(turn("M48 490L146 511"), p.accent, 6))}${form("pyjamas-body", "M240 52C214 66 186 78 166 92C178 150 180 210 176 290C172 390 168 490 164 578C164 588 170 592 180 594C260 600 340 600 420 594C430 592 436 588 436 578C432 490 428 390 424 290C420 210 422 150 434 92C414 78 386 66 360 52L300 190Z", p, { depth: 34, crisp: times(14, (i) => line(`M${164 + i * 21} 40V600`, p.accent, 4, 0.4)) + line("M286 190V600", p.accent, 6), soft: torsoFolds(p) })}${[(d: string) => d, flip].map((turn, i) => form(`pyjamas-lapel${i}`, turn("M242 44C226 54 216 68 212 86L236 122L226 138L300 206C282 150 258 100 242 44Z"), p, { depth: 12 }) + line(turn("M212 86L236 122L226 138L300 206"), p.accent, 6)).join("")}${form("pyjamas-pocket", "M338 236H408V312H338Z", p, { depth: 10 })}${line("M338 240H408", p.accent, 7)}${times(4, (i) => button(302, 260 + i * 84, mix(p.light, "#fffaf0", 0.6), 9))}</g>`,
  socks: (p) =>
    `<g transform="translate(130 8)">${sock("socks-back", { ...p, base: mix(p.base, p.dark, 0.22), light: p.base })}</g><g transform="translate(-44 56)">${sock("socks-front", p)}</g>`,
  scarf: (p) =>
    `${form("scarf-tail-back", "M330 250L442 232C462 330 470 430 466 536L352 542C354 440 346 340 330 250Z", tonesOf(mix(p.base, p.dark, 0.25)), { depth: 26, crisp: area("M330 430L480 426V452L330 458ZM330 476L480 472V486L330 490Z", p.accent, 0.9) + ribs(340, 470, 12, 220, 330, p.dark) })}${times(10, (i) => line(`M${358 + i * 11.4} 540c3 18 -3 32 ${i % 2 ? 3 : -3} 48`, mix(p.base, p.dark, 0.2), 6))}${area("M170 120C180 50 420 50 430 120C420 190 360 214 300 214C240 214 180 190 170 120Z", mix(p.dark, "#1c1410", 0.2))}${form("scarf-loop-back", "M150 120C170 40 430 40 450 120C462 150 440 170 420 150C380 92 220 92 180 150C160 172 136 150 150 120Z", tonesOf(mix(p.base, p.dark, 0.2)), { depth: 22, soft: line("M180 116C230 70 370 70 420 116", p.dark, 8, 0.4) })}${form("scarf-tail", "M176 250L302 270C290 360 284 460 286 566L150 558C152 450 160 340 176 250Z", p, { depth: 28, crisp: `${ribs(150, 310, 12, 230, 350, p.dark)}${area("M140 440L300 448V478L140 470ZM140 494L300 502V518L140 510Z", p.accent)}`, soft: line("M214 270C206 370 200 470 200 560", "#ffffff", 18, 0.3) + line("M256 270C246 370 242 470 244 566", p.dark, 14, 0.28) })}${times(12, (i) => line(`M${157 + i * 11.4} ${560 + i * 0.6}c3 14 -3 24 ${i % 2 ? 3 : -3} 38`, mix(p.base, p.light, 0.25), 6))}${form("scarf-loop", "M142 122C120 190 160 280 300 296C440 280 480 190 458 122C446 96 420 100 412 126C396 176 350 196 300 198C250 196 204 176 188 126C180 100 154 96 142 122Z", p, { depth: 40, soft: `${line("M160 150C176 226 230 256 300 262C370 256 420 226 440 150", p.dark, 10, 0.4)}${line("M168 180C196 234 240 240 300 244", "#ffffff", 14, 0.35)}${line("M176 130C196 196 250 222 300 226C350 222 404 196 424 130", p.dark, 8, 0.3)}`, crisp: times(24, (i) => line(`M${142 + i * 13.4} ${120 + 60 * Math.sin((i / 23) * Math.PI)}l${(11.5 - i) * 2.2} 110`, p.dark, 2.5, 0.22)) })}`,
  beanie: (p) =>
    `${form("beanie-pom", "M300 40C330 30 352 40 360 60C384 66 396 92 386 114C396 140 376 168 350 170C330 188 280 190 258 172C228 170 208 144 216 116C204 94 216 68 240 60C250 38 276 30 300 40Z", tonesOf(p.accent), { depth: 34, soft: times(14, (i) => line(`M300 110L${300 + 90 * Math.cos(i * 0.45)} ${110 + 84 * Math.sin(i * 0.45)}`, "#ffffff", 5, 0.3)), crisp: times(26, (i) => line(`M${300 + 34 * Math.cos(i * 1.9)} ${110 + 30 * Math.sin(i * 1.9)}l${26 * Math.cos(i * 2.3)} ${24 * Math.sin(i * 2.3)}`, mix(p.accent, "#3a2418", 0.4), 3, 0.4)) })}${form("beanie-crown", "M92 460C80 280 150 150 300 148C450 150 520 280 508 460Z", p, { depth: 50, crisp: times(11, (i) => line(`M300 140C${300 + (i - 5) * 46} 180 ${300 + (i - 5) * 46} 320 ${300 + (i - 5) * 42} 470`, p.dark, 5, 0.3)), soft: line("M180 260C160 310 148 350 144 400", "#ffffff", 26, 0.4) + line("M80 452H520", p.dark, 26, 0.4) })}${form("beanie-cuff", "M84 444C82 428 92 420 108 420C220 436 380 436 492 420C508 420 518 428 516 444L522 568C522 584 514 590 498 590C380 602 220 602 102 590C86 590 78 584 78 568Z", p, { depth: 34, crisp: times(28, (i) => line(`M${88 + i * 16} 410V604`, p.dark, 5, 0.36)) })}${form("beanie-label", box(404, 482, 60, 56, 5), tonesOf(mix(p.accent, "#8a5a3c", 0.3)), { depth: 8 })}`,
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
