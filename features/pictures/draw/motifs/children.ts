import type { Motif } from "../motif.ts";
import {
  area,
  blend,
  box,
  brass,
  flip,
  form,
  glow,
  leaf,
  line,
  linen,
  mix,
  oval,
  steel,
  times,
  tonesOf,
  wood,
} from "./textiles.ts";

/** A five-pointed star with soft tips. */
const star = (cx: number, cy: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? r * 0.5 : r;
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  }).join("L")}Z`;

const wheel = (id: string, cx: number, cy: number, r: number, rim: string): string =>
  `${form(id, oval(cx, cy, r), tonesOf(rim), { depth: r * 0.4 })}${area(oval(cx, cy, r * 0.62), wood.base)}${area(oval(cx - r * 0.06, cy - r * 0.06, r * 0.54), mix(wood.base, wood.light, 0.6))}${area(oval(cx, cy, r * 0.16), wood.dark)}`;

const boot = (
  id: string,
  dx: number,
  dy: number,
  tones: { light: string; base: string; dark: string },
  accent: string,
): string =>
  `<g transform="translate(${dx} ${dy})">${area(oval(190, 58, 104, 26), mix(tones.dark, "#1c1410", 0.3))}${form(`${id}-leg`, "M86 56C120 88 260 88 294 56C298 150 292 240 288 320C296 362 340 376 390 400C440 424 452 462 448 506L92 506C84 400 98 240 86 56Z", tones, { depth: 44, crisp: `${area("M80 420C150 412 190 440 196 510H70Z", tones.dark, 0.35)}${area("M340 510C340 440 380 410 440 420L470 520Z", tones.light, 0.5)}`, soft: line("M134 120C136 220 136 320 138 400", "#ffffff", 22, 0.55) + line("M330 392C370 402 400 420 412 450", "#ffffff", 14, 0.5) })}${form(`${id}-band`, "M85 52C120 86 260 86 295 52L296 92C260 126 120 126 87 92Z", tonesOf(accent), { depth: 12 })}${form(`${id}-sole`, "M84 496H452C462 512 460 530 446 532H96C80 530 78 512 84 496Z", tonesOf(mix(tones.dark, accent, 0.35)), { depth: 10, crisp: times(18, (i) => line(`M${92 + i * 20} 518v20`, "#1c1410", 5, 0.25)) })}${line("M262 120v50", accent, 12)}</g>`;

export const children = {
  romper: (p) =>
    `${area("M246 60C264 48 336 48 354 60C346 112 254 112 246 60Z", p.dark)}${[(d: string) => d, flip].map((turn, i) => form(`romper-sleeve${i}`, turn("M216 74C168 88 138 112 116 150C94 190 74 236 58 282C54 296 60 304 72 308L128 328C140 332 148 326 152 314L190 232Z"), p, { depth: 24, crisp: area(turn("M60 270L158 306L146 340L46 306Z"), p.accent), soft: line(turn("M170 220C150 236 130 238 112 234"), p.dark, 10, 0.3) })).join("")}${form(
      "romper-body",
      "M244 58C220 68 196 78 178 92C190 160 188 220 180 290C170 380 150 440 128 520C124 536 128 546 142 550L238 584C252 588 262 582 268 570L292 508C296 500 304 500 308 508L332 570C338 582 348 588 362 584L458 550C472 546 476 536 472 520C450 440 430 380 420 290C412 220 410 160 422 92C404 78 380 68 356 58C348 112 252 112 244 58Z",
      p,
      {
        depth: 40,
        crisp: `${times(6, (row) => times(6, (i) => area(star(184 + i * 50 + (row % 2) * 25, 190 + row * 60, 12), p.accent, 0.75)))}${area("M110 510L276 566L262 600L100 560ZM490 510L324 566L338 600L500 560Z", p.accent)}${line("M300 116V500", p.dark, 3, 0.4)}${line("M230 560C260 480 280 470 300 470C320 470 340 480 370 560", p.dark, 3, 0.4)}`,
        soft: `${line("M220 180C212 280 200 380 180 460", "#ffffff", 24, 0.3)}${line("M300 500C276 470 250 452 226 448M300 500C324 470 350 452 374 448M380 330C392 380 400 430 416 480", p.dark, 13, 0.28)}`,
      },
    )}${line("M244 58C252 112 348 112 356 58", p.accent, 13)}${[160, 220, 280, 340].map((y) => area(oval(301, y + 2, 9), p.dark, 0.4) + area(oval(300, y, 9), linen.light)).join("")}`,
  "wooden-train": (p) => {
    const track = times(13, (i) =>
      form(`wooden-train-sleeper${i}`, box(10 + i * 46, 584, 26, 14, 3), tonesOf("#a67b50"), {
        depth: 5,
      }),
    );
    return `${track}${form("wooden-train-rail", box(0, 574, 600, 12, 4), wood, { depth: 6 })}${form("wooden-train-wagon", "M24 424H192V518H24Z", tonesOf(p.accent), { depth: 18 })}${form("wooden-train-cube-a", box(40, 366, 60, 60, 6), tonesOf(p.light), { depth: 14 })}${form("wooden-train-cube-b", oval(146, 396, 32), tonesOf("#c8745a"), { depth: 16 })}${form("wooden-train-wagon-front", "M16 430H200V522C200 528 196 532 190 532H26C20 532 16 528 16 522Z", tonesOf(p.accent), { depth: 20, crisp: line("M24 456H192", mix(p.accent, "#3a2418", 0.4), 3, 0.4) })}${line("M200 510H250", wood.dark, 10)}${form("wooden-train-chassis", box(240, 498, 344, 36, 10), wood, { depth: 14 })}${form("wooden-train-cab", "M256 300H376V500H256Z", p, { depth: 24 })}${form("wooden-train-window", box(282, 334, 66, 66, 14), { light: "#fff7e2", base: "#f6e3bb", dark: "#c9a86e" }, { depth: 12 })}${form("wooden-train-roof", "M236 276C236 266 244 262 254 262H380C390 262 396 266 396 276V306H236Z", tonesOf(mix(p.accent, "#c4674a", 0.25)), { depth: 14 })}${form("wooden-train-boiler", "M376 386H520C556 386 572 410 572 442C572 476 556 500 520 500H376Z", p, { depth: 34, crisp: area("M420 380H438V506H420ZM488 380H506V506H488Z", p.accent, 0.9), soft: line("M390 408H520", "#ffffff", 16, 0.45) })}${form("wooden-train-chimney", "M452 300H512L502 390H462Z", tonesOf(p.dark), { depth: 14 })}${form("wooden-train-chimney-top", box(440, 284, 84, 26, 10), tonesOf(p.accent), { depth: 10 })}${form("wooden-train-dome", "M390 388C390 352 434 352 434 388Z", brass, { depth: 10 })}${[
      ["a", 64, 34],
      ["b", 154, 34],
      ["c", 306, 46],
      ["d", 430, 38],
      ["e", 526, 38],
    ]
      .map(([id, x, r]) =>
        wheel(`wooden-train-wheel-${id}`, Number(x), 576 - Number(r), Number(r), p.dark),
      )
      .join("")}${line("M306 530L430 538L526 538", wood.dark, 9)}`;
  },
  "building-blocks": (p) => {
    const cube = (id: string, x: number, y: number, size: number, colour: string) =>
      form(`${id}-face`, box(x, y, size, size, 8), tonesOf(colour), { depth: 20 });
    return `${cube("building-blocks-a", 40, 460, 140, p.base)}${area(star(110, 530, 44), p.accent, 0.95)}${form("building-blocks-arch", "M216 600V470C216 462 220 458 228 458H420C428 458 432 462 432 470V600H384C384 510 264 510 264 600Z", wood, { depth: 18 })}${cube("building-blocks-b", 450, 476, 124, p.accent)}${form("building-blocks-moon", "M512 500C480 510 480 566 512 576C546 580 560 560 562 546C540 556 516 540 520 516C520 508 516 502 512 500Z", tonesOf(p.dark), { depth: 8 })}<g transform="translate(0 19)">${cube("building-blocks-c", 120, 316, 124, p.light)}${area(oval(182, 378, 36), p.dark, 0.8)}${area(oval(182, 378, 18), p.light)}${form("building-blocks-cylinder", "M282 330C282 304 398 304 398 330V440H282Z", tonesOf("#c8745a"), { depth: 26 })}${form("building-blocks-lid", oval(340, 330, 58, 17), tonesOf("#df9a80"), { depth: 8 })}${form("building-blocks-roof", "M232 298L330 150C336 142 344 142 350 150L448 298C450 304 448 308 440 308H240C232 308 230 304 232 298Z", p, { depth: 28 })}${form("building-blocks-beam", box(216, 298, 250, 34, 8), wood, { depth: 12 })}</g>`;
  },
  "plush-bear": (p) => {
    const pad = tonesOf(mix(p.light, "#f8ead2", 0.55));
    return `${form("plush-bear-ear-left", oval(176, 100, 62), p, { depth: 26 })}${form("plush-bear-ear-right", oval(424, 100, 62), p, { depth: 26 })}${form("plush-bear-ear-in-left", oval(180, 106, 34), pad, { depth: 14 })}${form("plush-bear-ear-in-right", oval(420, 106, 34), pad, { depth: 14 })}${form("plush-bear-arm-left", "M190 320C130 330 86 390 92 452C96 490 140 500 164 470C184 440 200 400 214 380Z", p, { depth: 30 })}${form("plush-bear-arm-right", "M410 320C470 330 514 390 508 452C504 490 460 500 436 470C416 440 400 400 386 380Z", p, { depth: 30 })}${form("plush-bear-body", "M300 300C400 300 440 400 436 480C432 560 380 592 300 592C220 592 168 560 164 480C160 400 200 300 300 300Z", p, { depth: 50 })}${form("plush-bear-belly", oval(300, 466, 84, 92), pad, { depth: 30 })}${form("plush-bear-leg-left", "M120 486C150 456 220 470 230 520C236 570 200 600 150 600C100 600 84 566 92 532C96 512 106 498 120 486Z", p, { depth: 28 })}${form("plush-bear-leg-right", "M480 486C450 456 380 470 370 520C364 570 400 600 450 600C500 600 516 566 508 532C504 512 494 498 480 486Z", p, { depth: 28 })}${form("plush-bear-pad-left", oval(144, 546, 36, 38), pad, { depth: 14 })}${form("plush-bear-pad-right", oval(456, 546, 36, 38), pad, { depth: 14 })}${form("plush-bear-head", "M300 62C420 62 466 140 458 214C450 296 390 330 300 330C210 330 150 296 142 214C134 140 180 62 300 62Z", p, { depth: 50, soft: line("M200 140C230 108 280 98 320 100", "#ffffff", 24, 0.4) })}${form("plush-bear-muzzle", oval(300, 246, 76, 58), pad, { depth: 24 })}${form("plush-bear-nose", "M272 216C280 204 320 204 328 216C330 232 312 244 300 244C288 244 270 232 272 216Z", tonesOf("#4a3228"), { depth: 10 })}${line("M300 244V262C292 278 270 278 262 268M300 262C308 278 330 278 338 268", "#4a3228", 5)}${area(oval(226, 190, 15, 17), "#35231b")}${area(oval(374, 190, 15, 17), "#35231b")}${area(oval(221, 184, 5), "#ffffff")}${area(oval(369, 184, 5), "#ffffff")}${form("plush-bear-bow", "M300 340C262 304 214 310 214 344C214 380 264 384 300 352C336 384 386 380 386 344C386 310 338 304 300 340Z", tonesOf(mix(p.accent, "#c4674a", 0.6)), { depth: 16 })}${form("plush-bear-knot", oval(300, 346, 19), tonesOf(mix(p.accent, "#c4674a", 0.6)), { depth: 8 })}`;
  },
  puzzle: (p) => {
    const knobs = (vertical: boolean) =>
      times(3, (k) =>
        times(4, (i) => {
          const at = 52 + (k + 1) * 124;
          const from = 110 + i * 114;
          const out = (i + k) % 2 ? 1 : -1;
          const point = (along: number, across: number) =>
            vertical
              ? `${at + across * out} ${from + along}`
              : `${52 + i * 124 + (along * 124) / 114} ${110 + (k + 1) * 114 + across * out}`;
          return line(
            `M${point(0, 0)}L${point(42, 0)}C${point(46, 6)} ${point(32, 16)} ${point(40, 26)}C${point(48, 36)} ${point(66, 36)} ${point(74, 26)}C${point(82, 16)} ${point(68, 6)} ${point(72, 0)}L${point(114, 0)}`,
            mix(p.dark, "#2a1a14", 0.2),
            3.5,
            0.55,
          );
        }),
      );
    const piece =
      "M0 0H38C44 8 30 18 38 28C46 38 66 38 74 28C82 18 68 8 74 0H112V40C120 46 130 32 140 40C150 48 150 66 140 74C130 82 120 68 112 74V112H0Z";
    return `${area(box(60, 122, 496, 456, 10), "#2a1a14", 0.18)}${form("puzzle-board", box(52, 110, 496, 456, 8), { light: "#fbe6c4", base: "#f6dcb4", dark: "#d9ac72" }, { depth: 14, crisp: `${area(oval(410, 210, 62), mix(p.accent, "#f0a860", 0.4))}${area("M40 380C140 280 230 270 320 340C400 390 480 350 560 310V580H40Z", p.light)}${area("M40 450C160 350 270 400 360 440C440 470 500 440 560 410V580H40Z", p.base)}${area("M40 520C180 450 330 520 560 490V580H40Z", p.dark)}${area("M150 420v-90l34 -70l34 70v90z", mix(p.dark, leaf.base, 0.4))}${area("M196 440v-60l26 -56l26 56v60z", mix(p.base, leaf.base, 0.5))}${knobs(true)}${knobs(false)}` })}${area("M424 452H548V566H424Z", mix(p.ground, "#7b5b43", 0.28))}<g transform="translate(408 458) rotate(14 60 60)">${area(piece, "#2a1a14", 0.25)}<g transform="translate(-6 -8)">${form("puzzle-piece", piece, { light: p.base, base: mix(p.dark, p.base, 0.4), dark: p.dark }, { depth: 12 })}</g></g>`;
  },
  "craft-set": (p) =>
    `${form("craft-set-paper", "M30 560L60 330L330 306L352 560Z", { light: "#fffdf6", base: "#faf3e4", dark: "#d8c8ab" }, { depth: 10, crisp: `${area(oval(134, 412, 30), p.accent)}${area("M44 520C110 440 180 470 230 490C280 500 320 470 350 440V570H40Z", p.light)}${area("M40 550C130 500 240 530 350 510V570H40Z", p.base)}` })}${[
      ["M262 420L228 110L248 104L292 420Z", p.accent, "M228 110L236 66L248 104Z"],
      ["M352 420L366 84L388 84L384 420Z", "#c8745a", "M366 84L377 42L388 84Z"],
      ["M398 420L456 130L476 136L428 420Z", p.light, "M456 130L478 90L476 136Z"],
    ]
      .map(
        ([d, colour, tip], i) =>
          form(`craft-set-pencil${i}`, String(d), tonesOf(String(colour)), { depth: 8 }) +
          form(`craft-set-tip${i}`, String(tip), tonesOf("#ecd2a4"), { depth: 4 }),
      )
      .join(
        "",
      )}${form("craft-set-brush", "M308 420L304 150H318L330 420Z", wood, { depth: 6 })}${form("craft-set-ferrule", "M300 112H322L320 156H302Z", steel, { depth: 6 })}${form("craft-set-bristles", "M298 114C292 84 304 58 316 40C324 62 332 88 324 114Z", tonesOf(p.base), { depth: 8 })}${form("craft-set-cup", "M236 356H456L440 570C438 584 430 590 416 590H276C262 590 254 584 252 570Z", p, { depth: 36, crisp: `${area("M220 440H480V480H220Z", p.accent, 0.95)}${times(6, (i) => area(star(264 + i * 38, 460, 11), p.base))}`, soft: line("M272 384C276 450 280 510 286 560", "#ffffff", 16, 0.45) })}${[
      [70, "#c8745a"],
      [162, "#e0b052"],
    ]
      .map(
        ([x, colour], i) =>
          form(
            `craft-set-pot${i}`,
            `M${x} 526h80v62c0 8 -4 12 -12 12h-56c-8 0 -12 -4 -12 -12z`,
            { light: "#ffffff", base: "#f4ece0", dark: "#c9b797" },
            { depth: 14 },
          ) +
          form(`craft-set-paint${i}`, oval(Number(x) + 40, 528, 40, 13), tonesOf(String(colour)), {
            depth: 6,
          }),
      )
      .join(
        "",
      )}<g transform="translate(470 480) rotate(28 50 50)">${line("M40 -60L66 70M66 -60L40 70", steel.base, 13)}${line("M38 -58L62 64", steel.light, 4, 0.9)}${line(oval(30, 92, 24, 28), p.accent, 13)}${line(oval(78, 92, 24, 28), p.accent, 13)}${area(oval(53, 6, 6), steel.dark)}</g>`,
  "rain-boots": (p) =>
    boot(
      "rain-boots-back",
      130,
      0,
      { ...p, base: mix(p.base, p.dark, 0.28), light: p.base },
      mix(p.accent, p.dark, 0.2),
    ) + boot("rain-boots-front", -10, 66, p, p.accent),
  "night-light": (p) =>
    `${glow("night-light-glow", 300, 270, 300, 300, "#ffd98f", 0.8)}${form("night-light-stem", box(288, 420, 24, 150, 6), brass, { depth: 8 })}${form("night-light-base", "M176 572C176 552 232 544 300 544C368 544 424 552 424 572V588C424 596 418 600 410 600H190C182 600 176 596 176 588Z", p, { depth: 18 })}${form("night-light-moon", "M340 44C200 50 110 150 116 268C122 394 220 470 330 462C400 456 452 420 478 372C390 400 300 350 284 260C272 176 300 96 340 44Z", { light: "#fffbea", base: "#ffe9b2", dark: "#e8b25f" }, { depth: 44, crisp: `${area(oval(190, 250, 24, 26), "#f3cf86", 0.55)}${area(oval(246, 376, 32, 28), "#f3cf86", 0.5)}${area(oval(232, 160, 15), "#f3cf86", 0.5)}` })}${line("M338 50L352 216", brass.base, 3)}${form("night-light-star", star(356, 254, 58), { light: "#fffbea", base: "#ffe29a", dark: "#e8b25f" }, { depth: 14 })}${blend("night-light-line", box(196, 560, 208, 5, 2), [p.light, p.accent])}`,
} satisfies Record<string, Motif>;
