import type { Motif } from "../motif.ts";
import { piece } from "./pieces.ts";
import {
  area,
  box,
  brass,
  form,
  line,
  linen,
  mix,
  oval,
  rubber,
  steel,
  texture,
  times,
  tonesOf,
} from "./textiles.ts";

const wheels = (id: string, y: number): string =>
  [132, 190, 372, 430]
    .map((x, i) => form(`${id}-wheel${i}`, box(x, y, 38, 600 - y, 12), rubber, { depth: 9 }))
    .join("");

const trolley = (id: string, top: number): string =>
  `${line(`M240 ${top}V26M360 ${top}V26`, steel.dark, 14)}${line(`M237 ${top}V26M357 ${top}V26`, steel.light, 4)}${form(`${id}-grip`, box(222, 2, 156, 32, 13), rubber, { depth: 11 })}`;

export const luggage = {
  /** For the cabin: a smooth shell with a padded pocket in front. */
  "cabin-case": (p) =>
    `${trolley("cabin-case", 130)}${wheels("cabin-case", 556)}${form("cabin-case-body", box(110, 118, 380, 452, 40), p, { depth: 46, soft: line("M150 190C150 300 150 400 154 500", "#ffffff", 20, 0.35) })}${form("cabin-case-pocket", box(140, 176, 320, 236, 22), { light: p.light, base: mix(p.base, p.dark, 0.22), dark: p.dark }, { depth: 24, soft: line("M176 210H380", "#ffffff", 14, 0.3) })}${line("M156 206H444V392", mix(p.dark, "#2a1a14", 0.4), 6, 0.7)}${line("M156 206H444V392", brass.light, 2.5, 0.9, "2 5")}${form("cabin-case-pull", box(424, 384, 24, 46, 7), brass, { depth: 6 })}${times(5, (i) => line(`M${160 + i * 70} 436V552`, p.dark, 6, 0.4) + line(`M${166 + i * 70} 436V552`, p.light, 3, 0.6))}${form("cabin-case-lock", box(282, 134, 60, 28, 7), steel, { depth: 6, crisp: line("M294 148h34", "#55514d", 6, 0.7, "4 7") })}${form("cabin-case-handle", "M230 104H370V124H230Z", rubber, { depth: 6 })}`,

  /** Woven cloth with pockets; a zip around it lets it grow. */
  "soft-case": (p) =>
    `${trolley("soft-case", 140)}${[150, 408].map((x, i) => form(`soft-case-wheel${i}`, box(x, 560, 44, 40, 16), rubber, { depth: 10 })).join("")}${form("soft-case-body", "M122 150C122 128 138 116 160 116H440C462 116 478 128 478 150L490 540C490 566 474 580 450 580H150C126 580 110 566 110 540Z", p, { depth: 44, crisp: times(60, (i) => line(`M100 ${120 + i * 8}H500`, p.light, 1.4, 0.18)) + times(50, (i) => line(`M${104 + i * 8} 110V590`, p.dark, 1.4, 0.2)) })}${line("M134 160C134 142 148 130 164 130H436C452 130 466 142 466 160L476 536C476 554 464 566 446 566H154C136 566 124 554 124 536Z", mix(p.dark, "#2a1a14", 0.3), 8, 0.8)}${line("M134 160C134 142 148 130 164 130H436C452 130 466 142 466 160L476 536C476 554 464 566 446 566H154C136 566 124 554 124 536Z", brass.light, 2, 0.7, "2 6")}${form("soft-case-pocket-top", "M168 176H432V300H168Z", p, { depth: 22, soft: line("M190 196H380", "#ffffff", 14, 0.25) })}${line("M178 194H422", mix(p.accent, "#ffffff", 0.2), 5, 0.9, "3 5")}${form("soft-case-pull-top", box(400, 186, 34, 14, 6), tonesOf(p.accent), { depth: 4 })}${form("soft-case-pocket", "M156 326H444L450 540H150Z", p, { depth: 30, soft: line("M180 350H390", "#ffffff", 16, 0.25) })}${line("M168 348H432", mix(p.accent, "#ffffff", 0.2), 5, 0.9, "3 5")}${form("soft-case-pull", box(398, 340, 38, 15, 6), tonesOf(p.accent), { depth: 4 })}${form("soft-case-handle", "M226 118C230 92 370 92 374 118L356 122C348 110 252 110 244 122Z", tonesOf(mix(p.dark, "#2a1a14", 0.2)), { depth: 6 })}${form("soft-case-label", box(268, 420, 64, 40, 5), tonesOf(p.accent), { depth: 6 })}`,

  /** Thin nylon that folds to the size of a book, which lies beside it. */
  "foldable-bag": (p) => {
    const creases =
      "M190 250L230 540M330 240L320 548M450 260L420 540M120 400C220 384 380 384 500 400";
    return `${line("M200 260C180 90 380 90 360 260", p.dark, 22)}${line("M196 256C178 86 376 84 356 256", p.base, 14)}${form("foldable-bag-body", "M70 262C70 246 82 238 98 238H462C480 238 490 248 490 262L510 540C512 566 500 580 474 580H86C60 580 48 566 50 540Z", p, { depth: 40, crisp: `${line(creases, p.dark, 3, 0.4)}${line("M66 290H494", mix(p.dark, "#2a1a14", 0.3), 6, 0.7)}${line("M66 290H494", linen.light, 2.5, 0.8, "2 6")}`, soft: line(creases, mix(p.light, "#ffffff", 0.4), 14, 0.4) })}${form("foldable-bag-pocket", "M180 360H370V500H180Z", p, { depth: 14, crisp: line("M190 376H360", linen.light, 3, 0.7, "2 6") })}${form("foldable-bag-pouch", box(416, 452, 164, 148, 16), { light: p.light, base: mix(p.base, p.dark, 0.15), dark: p.dark }, { depth: 22, crisp: line("M424 480H572", linen.light, 3.5, 0.9, "2 6"), soft: line("M440 500C460 496 500 496 530 500", "#ffffff", 12, 0.4) })}${form("foldable-bag-loop", "M570 470C596 470 596 520 570 520L570 508C580 506 580 484 570 482Z", tonesOf(p.accent), { depth: 4 })}`;
  },

  /** Opens like a case: a zip all around, and straps to carry it on the back. */
  "travel-backpack": (p) =>
    `${line("M250 62C254 4 346 4 350 62", mix(p.dark, "#2a1a14", 0.3), 18)}${form("travel-backpack-strap-left", "M132 120C84 200 84 420 120 540L146 536C124 420 124 220 160 130Z", rubber, { depth: 12 })}${form("travel-backpack-strap-right", "M468 120C516 200 516 420 480 540L454 536C476 420 476 220 440 130Z", rubber, { depth: 12 })}${form("travel-backpack-body", "M136 140C136 84 172 54 226 54H374C428 54 464 84 464 140V540C464 580 442 600 406 600H194C158 600 136 580 136 540Z", p, { depth: 46, soft: line("M176 150C178 110 200 88 240 84", "#ffffff", 20, 0.4) })}${line("M152 146C152 96 182 72 230 72H370C418 72 448 96 448 146V532C448 566 430 584 400 584H200C170 584 152 566 152 532Z", mix(p.dark, "#2a1a14", 0.3), 8, 0.8)}${line("M152 146C152 96 182 72 230 72H370C418 72 448 96 448 146V532C448 566 430 584 400 584H200C170 584 152 566 152 532Z", brass.light, 2.5, 0.8, "2 6")}${form("travel-backpack-pull", box(438, 300, 20, 46, 8), brass, { depth: 5 })}${form("travel-backpack-top", "M190 128H410V238H190Z", p, { depth: 18 })}${line("M200 146H400", linen.light, 3.5, 0.8, "2 6")}${form("travel-backpack-pocket", "M182 290H418V540H182Z", p, { depth: 26, soft: line("M206 320H360", "#ffffff", 14, 0.3) })}${line("M194 312H406", linen.light, 3.5, 0.8, "2 6")}${[270, 500].map((y, i) => form(`travel-backpack-belt${i}`, box(128, y, 344, 22, 4), rubber, { depth: 5 }) + form(`travel-backpack-buckle${i}`, box(270, y - 7, 60, 36, 8), rubber, { depth: 7 })).join("")}`,

  /** Hangs open from its hook and shows what is in it. */
  "hanging-toiletry-bag": (p) => {
    const inside = {
      light: mix(p.light, "#ffffff", 0.4),
      base: mix(p.light, "#ffffff", 0.1),
      dark: p.base,
    };
    return `${line("M300 78V40C300 8 346 8 346 40C346 58 328 62 318 54", steel.dark, 9)}${line("M298 76V40C298 10 340 8 342 36", steel.light, 3, 0.8)}${form("hanging-toiletry-bag-top", "M140 90C140 76 150 68 164 68H436C450 68 460 76 460 90V310H140Z", inside, { depth: 18 })}${form("hanging-toiletry-bag-mirror", box(196, 96, 208, 92, 10), { light: "#ffffff", base: "#dfe9ea", dark: "#aebfc2" }, { depth: 8, crisp: area("M196 188L300 80L340 80L236 196Z", "#ffffff", 0.6) })}${form("hanging-toiletry-bag-brush", box(216, 196, 12, 112, 5), tonesOf("#5d859c"), { depth: 4 })}${form("hanging-toiletry-bag-tube", "M262 200H306V320H262Z", tonesOf("#fbf4e6"), { depth: 8 })}${form("hanging-toiletry-bag-bottle", "M336 222H388V320H336Z", tonesOf("#c4674a"), { depth: 10 })}${form("hanging-toiletry-bag-cap", box(348, 204, 28, 22, 5), rubber, { depth: 5 })}${form("hanging-toiletry-bag-net", "M148 246H452V314H148Z", tonesOf(mix(p.base, p.light, 0.3)), { depth: 10, crisp: times(34, (i) => line(`M${130 + i * 10} 240l60 80M${190 + i * 10} 240l-60 80`, p.dark, 1.4, 0.4)) })}${line("M148 246H452", p.accent, 6, 0.9)}${form("hanging-toiletry-bag-pouch", "M116 314H484V560C484 586 470 600 444 600H156C130 600 116 586 116 560Z", p, { depth: 40, soft: line("M150 380C148 440 150 500 158 550", "#ffffff", 20, 0.35) })}${line("M130 342H470", mix(p.dark, "#2a1a14", 0.3), 8, 0.8)}${line("M130 342H470", brass.light, 3, 0.9, "2 6")}${form("hanging-toiletry-bag-pull", box(430, 336, 40, 15, 7), brass, { depth: 5 })}${form("hanging-toiletry-bag-label", box(262, 450, 76, 48, 6), tonesOf(p.accent), { depth: 8 })}`;
  },

  /** Five bags of different sizes, stacked. */
  "packing-cubes": (p) => {
    const cube = (
      id: string,
      x: number,
      y: number,
      width: number,
      height: number,
      colour: string,
    ): string =>
      piece(
        `${form(`${id}-body`, box(x, y, width, height, 24), tonesOf(colour), { depth: 26, soft: line(`M${x + 36} ${y + 28}h${width * 0.5}`, "#ffffff", 12, 0.4) })}${form(`${id}-net`, box(x + 28, y + 30, width - 56, height - 50, 12), tonesOf(mix(colour, "#fff6e4", 0.26)), { depth: 10, crisp: texture(`${id}-mesh`, 12, 12, line("M0 0L12 12M12 0L0 12", mix(colour, "#2a1a14", 0.4), 1.4, 0.32)) })}${line(`M${x + 18} ${y + 14}H${x + width - 18}`, mix(colour, "#2a1a14", 0.4), 7, 0.8)}${line(`M${x + 22} ${y + 14}H${x + width - 22}`, brass.light, 2.5, 0.9, "2 6")}${form(`${id}-pull`, box(x + width - 54, y + 7, 30, 13, 6), brass, { depth: 4 })}`,
      );
    return `${cube("packing-cubes-e", 96, 92, 180, 92, mix(p.base, p.light, 0.5))}${cube("packing-cubes-d", 292, 92, 222, 92, p.base)}${cube("packing-cubes-c", 84, 180, 432, 118, mix(p.base, p.light, 0.25))}${cube("packing-cubes-b", 62, 294, 476, 144, mix(p.base, p.dark, 0.25))}${cube("packing-cubes-a", 40, 434, 520, 166, p.base)}`;
  },

  /** Folded to the length of a hand, in its sleeve, its strap on the handle. */
  "folding-umbrella": (p) =>
    `<g transform="translate(20 250) rotate(-38 270 44) scale(1.06)">${form("folding-umbrella-sleeve", "M70 6H420C444 6 450 24 450 44S444 84 420 84H70C52 84 46 64 46 44S52 6 70 6Z", p, { depth: 26, crisp: line("M90 20C200 30 320 20 440 34M90 66C200 58 320 68 440 56", p.dark, 4, 0.4), soft: line("M80 24H410", "#ffffff", 12, 0.4) })}${form("folding-umbrella-band", box(220, 2, 34, 86, 6), { light: p.base, base: mix(p.base, p.dark, 0.5), dark: p.dark }, { depth: 8 })}${form("folding-umbrella-handle", box(444, 18, 72, 52, 18), rubber, { depth: 14 })}${line("M512 44C560 30 566 92 530 92C516 92 512 78 520 70", rubber.base, 6)}${form("folding-umbrella-tip", box(18, 34, 34, 20, 8), steel, { depth: 6 })}</g>`,

  /** Leather, closed by a zip around three sides; passport and boarding pass look out. */
  "document-wallet": (p) =>
    `${form("document-wallet-pass", box(240, 96, 220, 260, 14), tonesOf("#7c4a45"), { depth: 18, crisp: `${line(oval(350, 210, 42), brass.light, 6)}${line("M308 210H392M350 168V252M324 178C308 200 308 220 324 242M376 178C392 200 392 220 376 242", brass.light, 3.5)}` })}${form("document-wallet-ticket", "M126 150L322 120L350 340L154 366Z", { light: "#fffdf6", base: "#faf3e4", dark: "#d8c8ab" }, { depth: 10, crisp: `${area("M126 150L322 120L327 158L131 188Z", p.accent)}${line("M150 220L284 198M154 246L244 232", "#a08d74", 6, 0.7)}` })}${form("document-wallet-back", box(56, 240, 488, 350, 26), tonesOf(mix(p.base, p.dark, 0.4)), { depth: 18 })}${form("document-wallet-front", box(56, 284, 488, 316, 26), p, { depth: 44, crisp: times(120, (i) => area(oval(60 + ((i * 97) % 480), 290 + ((i * 61) % 304), 2.4, 1.6), i % 2 ? p.light : p.dark, 0.25)), soft: line("M110 340H420", "#ffffff", 20, 0.3) })}${line("M62 262H524Q540 262 540 280V570Q540 594 516 594H84", mix(p.dark, "#1c1410", 0.3), 9, 0.9)}${line("M62 262H524Q540 262 540 280V570Q540 594 516 594H84", brass.light, 3, 0.9, "2 6")}${line("M76 320Q76 304 92 304H500Q516 304 516 320V560Q516 574 502 574H90Q76 574 76 560Z", mix(p.light, "#fff3d8", 0.2), 2.5, 0.7, "8 6")}${form("document-wallet-pull", box(36, 250, 54, 24, 9), brass, { depth: 7 })}${form("document-wallet-tab", "M24 254H44V330L34 342L24 330Z", tonesOf(p.accent), { depth: 6 })}`,
} satisfies Record<string, Motif>;
