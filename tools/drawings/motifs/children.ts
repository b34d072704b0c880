import type { Motif } from "../motif.ts";
import { area, form, line, mix, oval, times, tonesOf } from "./textiles.ts";

const boot = (
  id: string,
  dx: number,
  dy: number,
  tones: { light: string; base: string; dark: string },
  accent: string,
): string =>
  `<g transform="translate(${dx} ${dy})">${line("M104 66C104 -6 158 -2 158 74M222 74C222 -2 276 -6 276 66", mix(tones.dark, accent, 0.35), 17)}${area(oval(190, 58, 104, 26), mix(tones.dark, "#1c1410", 0.3))}${form(`${id}-leg`, "M86 56C120 88 260 88 294 56C298 150 292 240 288 320C296 362 340 376 390 400C440 424 452 462 448 506L92 506C84 400 98 240 86 56Z", tones, { depth: 44, crisp: `${area("M80 420C150 412 190 440 196 510H70Z", tones.dark, 0.35)}${area("M340 510C340 440 380 410 440 420L470 520Z", tones.light, 0.5)}`, soft: line("M134 120C136 220 136 320 138 400", "#ffffff", 22, 0.55) + line("M330 392C370 402 400 420 412 450", "#ffffff", 14, 0.5) })}${form(`${id}-band`, "M85 52C120 86 260 86 295 52L296 92C260 126 120 126 87 92Z", tonesOf(accent), { depth: 12 })}${form(`${id}-sole`, "M84 496H452C462 512 460 530 446 532H96C80 530 78 512 84 496Z", tonesOf(mix(tones.dark, accent, 0.35)), { depth: 10, crisp: times(18, (i) => line(`M${92 + i * 20} 518v20`, "#1c1410", 5, 0.25)) })}${line("M262 120v50", accent, 12)}</g>`;

export const children = {
  "plush-bear": (p) => {
    const pad = tonesOf(mix(p.light, "#f8ead2", 0.55));
    return `${form("plush-bear-ear-left", oval(176, 100, 62), p, { depth: 26 })}${form("plush-bear-ear-right", oval(424, 100, 62), p, { depth: 26 })}${form("plush-bear-ear-in-left", oval(180, 106, 34), pad, { depth: 14 })}${form("plush-bear-ear-in-right", oval(420, 106, 34), pad, { depth: 14 })}${form("plush-bear-arm-left", "M190 320C130 330 86 390 92 452C96 490 140 500 164 470C184 440 200 400 214 380Z", p, { depth: 30 })}${form("plush-bear-arm-right", "M410 320C470 330 514 390 508 452C504 490 460 500 436 470C416 440 400 400 386 380Z", p, { depth: 30 })}${form("plush-bear-body", "M300 300C400 300 440 400 436 480C432 560 380 592 300 592C220 592 168 560 164 480C160 400 200 300 300 300Z", p, { depth: 50 })}${form("plush-bear-belly", oval(300, 466, 84, 92), pad, { depth: 30 })}${form("plush-bear-leg-left", "M120 486C150 456 220 470 230 520C236 570 200 600 150 600C100 600 84 566 92 532C96 512 106 498 120 486Z", p, { depth: 28 })}${form("plush-bear-leg-right", "M480 486C450 456 380 470 370 520C364 570 400 600 450 600C500 600 516 566 508 532C504 512 494 498 480 486Z", p, { depth: 28 })}${form("plush-bear-pad-left", oval(144, 546, 36, 38), pad, { depth: 14 })}${form("plush-bear-pad-right", oval(456, 546, 36, 38), pad, { depth: 14 })}${form("plush-bear-head", "M300 62C420 62 466 140 458 214C450 296 390 330 300 330C210 330 150 296 142 214C134 140 180 62 300 62Z", p, { depth: 50, soft: line("M200 140C230 108 280 98 320 100", "#ffffff", 24, 0.4) })}${form("plush-bear-muzzle", oval(300, 246, 76, 58), pad, { depth: 24 })}${form("plush-bear-nose", "M272 216C280 204 320 204 328 216C330 232 312 244 300 244C288 244 270 232 272 216Z", tonesOf("#4a3228"), { depth: 10 })}${line("M300 244V262C292 278 270 278 262 268M300 262C308 278 330 278 338 268", "#4a3228", 5)}${area(oval(226, 190, 15, 17), "#35231b")}${area(oval(374, 190, 15, 17), "#35231b")}${area(oval(221, 184, 5), "#ffffff")}${area(oval(369, 184, 5), "#ffffff")}${form("plush-bear-bow", "M300 340C262 304 214 310 214 344C214 380 264 384 300 352C336 384 386 380 386 344C386 310 338 304 300 340Z", tonesOf(mix(p.accent, "#c4674a", 0.6)), { depth: 16 })}${form("plush-bear-knot", oval(300, 346, 19), tonesOf(mix(p.accent, "#c4674a", 0.6)), { depth: 8 })}`;
  },
  "rain-boots": (p) =>
    boot(
      "rain-boots-back",
      130,
      0,
      { ...p, base: mix(p.base, p.dark, 0.28), light: p.base },
      mix(p.accent, p.dark, 0.2),
    ) + boot("rain-boots-front", -10, 66, p, p.accent),
} satisfies Record<string, Motif>;
