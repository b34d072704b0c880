import type { Motif } from "../motif.ts";
import { area, box, form, leaf, line, linen, mix, oval, times, tonesOf } from "./textiles.ts";

const ash = tonesOf("#d6b183");
const oak = tonesOf("#c79a63");
const beech = tonesOf("#d8ae7c");

export const furniture = {
  /** A high back in a frame of ash that shows. */
  armchair: (p) => {
    const leg = (id: string, d: string): string => form(id, d, ash, { depth: 8 });
    return `${leg("armchair-leg-back-left", "M150 420L176 420L150 596L132 596Z")}${leg("armchair-leg-back-right", "M450 420L424 420L450 596L468 596Z")}${form("armchair-back", "M164 470C150 300 144 130 166 70C176 34 220 16 300 16S424 34 434 70C456 130 450 300 436 470Z", p, { depth: 44, soft: `${line("M230 60C210 160 214 280 226 400M370 60C390 160 386 280 374 400", p.dark, 12, 0.22)}${line("M196 90C214 62 260 48 300 48", "#ffffff", 24, 0.4)}`, crisp: line("M190 460C176 300 172 150 192 86C200 60 240 44 300 44S400 60 408 86C428 150 424 300 410 460", p.dark, 3, 0.35) })}${form("armchair-head", "M196 92C230 74 370 74 404 92C414 120 412 152 404 172C360 186 240 186 196 172C188 152 186 120 196 92Z", p, { depth: 24 })}${form("armchair-seat", "M128 424C180 396 420 396 472 424C486 444 484 478 470 494C420 508 180 508 130 494C116 478 114 444 128 424Z", p, { depth: 30, soft: line("M170 428C240 412 340 412 410 424", "#ffffff", 14, 0.5) })}${leg("armchair-rail", "M96 486H504V512H96Z")}${leg("armchair-leg-left", "M84 330L112 330L118 600L90 600Z")}${leg("armchair-leg-right", "M516 330L488 330L482 600L510 600Z")}${[0, 1].map((i) => form(`armchair-arm${i}`, i ? "M424 316C460 306 510 310 532 326C540 336 536 350 524 352L438 348C424 344 416 324 424 316Z" : "M176 316C140 306 90 310 68 326C60 336 64 350 76 352L162 348C176 344 184 324 176 316Z", ash, { depth: 12, crisp: line(i ? "M436 328C470 322 500 326 520 336" : "M164 328C130 322 100 326 80 336", ash.dark, 2.5, 0.4) })).join("")}`;
  },

  /** Solid oak from its seat to its feet. */
  stool: () =>
    `${form("stool-leg-back-left", "M222 250L244 250L214 570L196 570Z", tonesOf(mix(oak.base, oak.dark, 0.5)), { depth: 8 })}${form("stool-leg-back-right", "M378 250L356 250L386 570L404 570Z", tonesOf(mix(oak.base, oak.dark, 0.5)), { depth: 8 })}${line("M176 470H424", oak.dark, 13)}${form("stool-leg-left", "M170 240L202 240L136 600L112 600Z", oak, { depth: 12 })}${form("stool-leg-right", "M430 240L398 240L464 600L488 600Z", oak, { depth: 12 })}${form("stool-bar", "M146 502L454 502L458 522L142 522Z", oak, { depth: 10 })}${form("stool-edge", "M92 190C92 236 184 262 300 262C416 262 508 236 508 190V214C508 260 416 286 300 286C184 286 92 260 92 214Z", oak, { depth: 14 })}${form("stool-seat", oval(300, 190, 208, 62), { light: mix(oak.light, "#ffffff", 0.2), base: mix(oak.base, oak.light, 0.45), dark: oak.base }, { depth: 20, crisp: times(7, (i) => line(`M${100 + i * 8} ${150 + i * 14}C220 ${138 + i * 16} 380 ${160 + i * 12} ${500 - i * 6} ${148 + i * 15}`, oak.dark, 2.5, 0.35)) })}`,

  /** Its top is a tray that lifts off. */
  "side-table": (p) =>
    `${form("side-table-leg-back", box(290, 270, 18, 300, 6), tonesOf(p.dark), { depth: 8 })}${form("side-table-leg-left", "M176 262L198 262L152 600L132 600Z", p, { depth: 10 })}${form("side-table-leg-right", "M424 262L402 262L448 600L468 600Z", p, { depth: 10 })}<path d="M142 540A158 24 0 0 0 458 540" fill="none" stroke="${p.dark}" stroke-width="13"/><path d="M142 536A158 24 0 0 0 458 536" fill="none" stroke="${p.base}" stroke-width="7"/>${form("side-table-under", "M84 232C84 268 180 296 300 296S516 268 516 232Z", { light: p.base, base: mix(p.base, p.dark, 0.4), dark: p.dark }, { depth: 12 })}${form("side-table-rim", "M60 186C60 234 168 272 300 272S540 234 540 186V218C540 266 432 304 300 304S60 266 60 218Z", p, { depth: 16 })}${form("side-table-top", oval(300, 188, 240, 66), { light: mix(p.light, "#ffffff", 0.1), base: mix(p.base, p.light, 0.3), dark: p.base }, { depth: 16 })}<ellipse cx="300" cy="188" rx="239" ry="65" fill="none" stroke="${mix(p.light, "#ffffff", 0.25)}" stroke-width="8"/>${[0, 1].map((i) => area(i ? "M490 256C512 246 528 232 534 218L534 232C528 246 512 260 490 270Z" : "M110 256C88 246 72 232 66 218L66 232C72 246 88 260 110 270Z", mix(p.dark, "#1c1410", 0.45))).join("")}${area(oval(352, 190, 60, 14), "#2a1a14", 0.25)}${form("side-table-cup", "M286 118H396C398 160 380 194 362 202H320C302 194 284 160 286 118Z", linen, { depth: 16 })}${line("M394 134C430 126 428 176 382 176", linen.dark, 11)}${area(oval(341, 120, 54, 11), "#fffaf2")}${area(oval(341, 121, 47, 8), "#6b4128")}`,

  /** Steel, folds flat: crossed legs under a slatted top. */
  "folding-table": (p) =>
    `${line("M166 300L446 596M434 300L154 596", p.dark, 20)}${line("M164 296L442 590M432 296L156 590", p.base, 12)}${line("M162 294L240 376", p.light, 4, 0.7)}${area(oval(300, 442, 13), mix(p.dark, "#1c1410", 0.3))}${line("M196 548H404", p.dark, 13)}${line("M196 546H404", p.base, 7)}${form("folding-table-edge", "M46 250C46 292 160 326 300 326S554 292 554 250V270C554 312 440 346 300 346S46 312 46 270Z", p, { depth: 12 })}${form("folding-table-top", oval(300, 250, 254, 74), { light: mix(p.light, "#ffffff", 0.2), base: mix(p.base, p.light, 0.4), dark: p.base }, { depth: 14, crisp: times(11, (i) => line(`M40 ${188 + i * 13}H560`, mix(p.dark, "#1c1410", 0.2), 5, 0.55)) })}<ellipse cx="300" cy="250" rx="250" ry="71" fill="none" stroke="${mix(p.base, p.light, 0.3)}" stroke-width="13"/>${[222, 380].map((x, i) => `${area(oval(x + 4, 254 - i * 16, 46, 11), "#2a1a14", 0.25)}${form(`folding-table-cup${i}`, `M${x - 40} ${190 - i * 16}h80c2 34 -12 58 -26 64h-28c-14 -6 -28 -30 -26 -64z`, linen, { depth: 12 })}${area(oval(x, 191 - i * 16, 39, 8), "#6b4128")}${line(`M${x + 38} ${202 - i * 16}c26 -6 24 32 -10 32`, linen.dark, 8)}`).join("")}`,

  /** Four shelves between two ladders of beech. */
  "shelf-unit": () => {
    const floors = [150, 290, 430, 570];
    const post = (id: string, x: number, y: number, tones = beech): string =>
      form(id, box(x, y, 20, 600 - y, 4), tones, { depth: 6 });
    const back = tonesOf(mix(beech.base, beech.dark, 0.5));
    const book = (x: number, y: number, h: number, w: number, colour: string): string =>
      area(box(x, y - h, w, h, 2), colour) +
      area(box(x, y - h, w * 0.3, h, 2), "#ffffff", 0.22) +
      line(`M${x + w * 0.25} ${y - h + 14}h${w * 0.5}`, "#ffffff", 2.5, 0.6);
    const spines = ["#b9745a", "#8b9b7b", "#2f4560", "#d6a23a", "#6e4360", "#cdb899"];
    return `${post("shelf-unit-back-left", 142, 20, back)}${post("shelf-unit-back-right", 438, 20, back)}${[84, 496].map((x) => [80, 220, 360, 500].map((y) => line(`M${x} ${y}L${x < 300 ? 152 : 448} ${y - 10}`, beech.dark, 8)).join("")).join("")}${floors.map((y, i) => `${form(`shelf-unit-board${i}`, `M74 ${y}L148 ${y - 26}H452L526 ${y}Z`, { light: mix(beech.light, "#ffffff", 0.2), base: beech.light, dark: beech.base }, { depth: 8, crisp: line(`M120 ${y - 8}C240 ${y - 12} 360 ${y - 4} 490 ${y - 9}`, beech.dark, 2, 0.4) })}${form(`shelf-unit-edge${i}`, box(72, y, 456, 16, 3), beech, { depth: 6 })}`).join("")}
      ${[0, 1, 2, 3, 4, 5].map((i) => book(150 + i * 24, 142, 78 + ((i * 17) % 24), 21, spines[i] ?? "#b9745a")).join("")}${form("shelf-unit-vase", "M392 78C366 96 364 126 384 144h44C448 126 446 96 420 78V66h-28z", linen, { depth: 14 })}
      ${form("shelf-unit-tin", "M170 220H246V282H170Z", tonesOf("#c4674a"), { depth: 14 })}${area(oval(208, 220, 38, 8), "#e8b79a")}${[0, 1, 2].map((i) => book(330 + i * 25, 282, 84 - i * 8, 22, spines[i + 2] ?? "#2f4560")).join("")}
      ${form("shelf-unit-pot", "M160 360H240L228 422H172Z", tonesOf("#c4674a"), { depth: 12 })}${times(7, (i) => `<path d="M200 362C${170 + i * 8} ${330 - (i % 3) * 10} ${150 + i * 18} ${320 - (i % 2) * 16} ${146 + i * 18} ${300 + Math.abs(i - 3) * 8}C${170 + i * 12} 320 ${190 + i * 4} 340 200 362Z" fill="${mix(leaf.base, i % 2 ? "#3f5f4a" : "#c2cf8f", 0.3)}"/>`)}${[0, 1, 2].map((i) => area(box(330 + i * 6, 400 - i * 20, 120 - i * 12, 18, 3), spines[i] ?? "#b9745a")).join("")}
      ${form("shelf-unit-basket", "M166 506H290L280 562H176Z", tonesOf("#b98d52"), { depth: 14, crisp: times(5, (i) => line(`M160 ${514 + i * 11}h140`, "#7d5a2c", 3, 0.5, "11 7")) })}${[0, 1, 2, 3].map((i) => book(350 + i * 25, 562, 70 + ((i * 13) % 20), 22, spines[5 - i] ?? "#b9745a")).join("")}
      ${post("shelf-unit-left", 68, 40)}${post("shelf-unit-right", 512, 40)}`;
  },

  /** Steel frame and acacia slats, folds flat. */
  "garden-chair": (p) => {
    const slat = (id: string, d: string): string => form(id, d, tonesOf("#b07a46"), { depth: 8 });
    return `${line("M166 596L430 330M434 596L170 330", p.dark, 18)}${line("M164 592L428 328M432 592L172 330", p.base, 11)}${line("M168 50L182 360M432 50L418 360", p.dark, 20)}${line("M165 50L179 358M429 50L415 358", p.base, 13)}${line("M162 54L172 300", p.light, 4, 0.8)}${line("M166 44H434", p.base, 15)}${[92, 142, 192].map((y, i) => slat(`garden-chair-back${i}`, `M164 ${y}Q300 ${y - 14} 436 ${y}L434 ${y + 34}Q300 ${y + 20} 166 ${y + 34}Z`)).join("")}${times(5, (i) => slat(`garden-chair-seat${i}`, `M${166 - i * 13} ${326 + i * 19}H${434 + i * 13}L${438 + i * 13} ${342 + i * 19}H${162 - i * 13}Z`))}${line("M112 424L170 326M488 424L430 326", p.base, 12)}${line("M210 552H390", p.dark, 13)}${line("M210 549H390", p.base, 7)}${area(oval(300, 461, 11), mix(p.dark, "#1c1410", 0.3))}${area(oval(166, 600, 22, 6), p.dark)}${area(oval(434, 600, 22, 6), p.dark)}`;
  },
} satisfies Record<string, Motif>;
