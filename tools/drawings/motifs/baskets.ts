import type { Motif } from "../motif.ts";
import type { Tones } from "../shade.ts";
import type { Palette } from "../palette.ts";
import { piece, pieces } from "./pieces.ts";
import {
  area,
  box,
  brass,
  form,
  line,
  linen,
  mix,
  oval,
  times,
  tonesOf,
  wood,
} from "./textiles.ts";

/** Draws coils of rope, one upon the other, around a round basket. */
const coils = (
  count: number,
  top: number,
  height: number,
  half: (share: number) => number,
  tones: Tones,
): string =>
  times(count, (i) => {
    const y = top + (i * height) / count;
    const r = half(i / count);
    const d = `M${300 - r} ${y}A${r} ${r * 0.15} 0 0 0 ${300 + r} ${y}`;
    const thick = (height / count) * 0.96;
    return `${line(d, mix(tones.base, tones.dark, 0.5), thick)}${line(`M${300 - r} ${y - 3}A${r} ${r * 0.15} 0 0 0 ${300 + r} ${y - 3}`, tones.base, thick * 0.74)}${line(`M${300 - r * 0.96} ${y - 4}A${r} ${r * 0.15} 0 0 0 ${300 + r * 0.2} ${y + r * 0.14}`, tones.light, thick * 0.3, 0.7, "10 9")}`;
  });

const feltBox = (p: Palette): string => {
  const id = "felt-boxes";
  return `${form(`${id}-inside`, "M70 170L150 110H530L470 170Z", { light: p.base, base: p.dark, dark: mix(p.dark, "#1c1410", 0.4) }, { depth: 14 })}${form(`${id}-side`, "M470 170L530 110V530L470 598Z", { light: p.base, base: mix(p.base, p.dark, 0.5), dark: p.dark }, { depth: 16 })}${form(`${id}-front`, "M70 170H470V588Q470 600 458 600H82Q70 600 70 588Z", p, { depth: 26, crisp: times(80, (i) => line(`M${70 + ((i * 53) % 400)} ${176 + ((i * 97) % 420)}l${((i * 7) % 13) - 6} ${((i * 5) % 11) - 5}`, i % 2 ? p.light : p.dark, 2.5, 0.4)) })}${line("M76 186H464M458 186V590", mix(p.light, "#ffffff", 0.2), 3, 0.8, "9 7")}${form(`${id}-strap`, "M216 300C216 360 324 360 324 300L342 300C342 384 198 384 198 300Z", tonesOf("#8a5a36"), { depth: 8 })}${area(oval(207, 304, 8), brass.base)}${area(oval(333, 304, 8), brass.base)}`;
};

export const baskets = {
  /** Coiled from cotton rope, soft enough for toys. */
  "laundry-basket": (p) =>
    `${area(oval(300, 200, 206, 32), mix(p.dark, "#1c1410", 0.3))}${form("laundry-basket-sheet", "M130 200C120 130 190 96 250 110C300 84 380 92 404 130C450 130 480 164 470 202A206 32 0 0 1 130 200Z", linen, { depth: 24, soft: line("M220 130C210 160 214 190 220 220M320 110C310 150 316 190 322 222M400 140C392 170 398 190 400 214", "#b79f7c", 9, 0.5) })}${coils(17, 210, 372, (share) => 208 - 18 * share + 26 * Math.sin(share * Math.PI), p)}${line("M94 200A206 31 0 0 0 506 200", p.light, 16)}${[-1, 1].map((side) => `${line(`M${300 + side * 214} 262C${300 + side * 282} 262 ${300 + side * 282} 350 ${300 + side * 222} 352`, p.dark, 24)}${line(`M${300 + side * 214} 258C${300 + side * 274} 260 ${300 + side * 274} 342 ${300 + side * 222} 346`, p.base, 15)}`).join("")}${form("laundry-basket-patch", box(256, 400, 88, 56, 6), tonesOf("#9a6a44"), { depth: 8 })}`,

  /** Two bags in a bamboo frame, for light and dark laundry. */
  "laundry-sorter": (p) => {
    const bamboo = tonesOf("#c99f62");
    const bag = (id: string, x: number, tones: Tones, cloth: Tones): string =>
      piece(
        `${form(`${id}-cloth`, `M${x + 12} 196C${x + 16} 150 ${x + 70} 120 ${x + 118} 132C${x + 168} 116 ${x + 222} 150 ${x + 228} 196Z`, cloth, { depth: 18, soft: line(`M${x + 80} 140C${x + 74} 160 ${x + 76} 180 ${x + 80} 200M${x + 160} 136C${x + 154} 160 ${x + 158} 180 ${x + 160} 200`, cloth.dark, 8, 0.5) })}${form(id, `M${x} 186H${x + 240}L${x + 226} 548Q${x + 224} 566 ${x + 206} 566H${x + 34}Q${x + 16} 566 ${x + 14} 548Z`, tones, { depth: 30, soft: line(`M${x + 70} 220C${x + 64} 340 ${x + 74} 440 ${x + 68} 540M${x + 180} 220C${x + 186} 340 ${x + 174} 440 ${x + 180} 540`, tones.dark, 14, 0.3) })}${area(`M${x - 4} 180H${x + 244}V206H${x - 4}Z`, mix(tones.base, tones.dark, 0.2))}${line(`M${x + 4} 204H${x + 236}`, tones.dark, 3, 0.5, "8 6")}`,
      );
    return `${line("M70 596L530 170M530 596L70 170", mix(bamboo.base, bamboo.dark, 0.5), 15)}${bag("laundry-sorter-light", 46, { light: "#fffdf8", base: mix(p.ground, "#fffaf2", 0.4), dark: mix(p.base, p.ground, 0.4) }, linen)}${bag("laundry-sorter-dark", 314, p, tonesOf("#4f5a68"))}${[34, 552].map((x, i) => form(`laundry-sorter-post${i}`, box(x - 4, 160, 22, 440, 8), bamboo, { depth: 8, crisp: [0, 1, 2].map((k) => line(`M${x - 6} ${260 + k * 120}h26`, bamboo.dark, 4, 0.6)).join("") })).join("")}${form("laundry-sorter-rail", box(24, 164, 552, 20, 8), bamboo, { depth: 8 })}${form("laundry-sorter-foot", box(24, 560, 552, 18, 8), bamboo, { depth: 8 })}`;
  },

  /** Plaited from water hyacinth, with two handles. */
  "hyacinth-basket": () => {
    const plait = tonesOf("#b98d52");
    const cells = times(9, (row) =>
      times(11, (cell) => {
        const y = 262 + row * 35;
        const half = 214 - row * 5;
        const x = 300 - half + ((cell + (row % 2) * 0.5) * 2 * half) / 11;
        const lean = (cell - 5) / 6;
        const drop = 30 * Math.sqrt(Math.max(0, 1 - lean * lean));
        return `<g transform="translate(${x.toFixed(0)} ${(y + drop).toFixed(0)}) rotate(${(-lean * 8).toFixed(0)})"><path d="M-2 18C6 -6 34 -6 42 14C36 32 8 36 -2 18Z" fill="${mix(plait.base, cell < 4 ? plait.light : plait.dark, Math.abs(cell - 4) * 0.09)}"/><path d="M2 16C10 2 28 0 38 12" fill="none" stroke="${plait.light}" stroke-width="3" opacity=".6"/><path d="M4 24C14 32 30 30 38 20" fill="none" stroke="${plait.dark}" stroke-width="3" opacity=".5"/></g>`;
      }),
    );
    const ear = (x: number): string =>
      `${line(`M${x - 44} 262C${x - 60} 130 ${x + 60} 130 ${x + 44} 262`, plait.dark, 26)}${line(`M${x - 44} 258C${x - 58} 134 ${x + 58} 134 ${x + 44} 258`, plait.base, 17)}${line(`M${x - 42} 250C${x - 52} 142 ${x + 50} 140 ${x + 40} 250`, plait.light, 6, 0.7, "12 10")}`;
    return `${area(oval(300, 262, 218, 34), "#5a3d24")}<path d="M82 262L116 566A184 28 0 0 0 484 566L518 262A218 34 0 0 1 82 262Z" fill="${plait.dark}"/>${cells}${line("M82 262A218 34 0 0 0 518 262", plait.dark, 22)}${line("M82 258A218 34 0 0 0 518 258", plait.base, 14)}${line("M84 254A218 34 0 0 0 516 254", plait.light, 5, 0.8, "14 10")}${ear(104)}${ear(496)}`;
  },

  /** Two soft boxes of felt with leather handles. */
  "felt-boxes": (p) =>
    pieces("felt-boxes-one", feltBox(p), [
      [424, 556, 0.66],
      [196, 600, 0.72],
    ]),

  /** Flat, with a zip and a window. */
  "underbed-box": (p) =>
    `${form("underbed-box-top", "M40 440L120 352H560L592 440Z", { light: mix(p.light, "#ffffff", 0.3), base: p.light, dark: p.base }, { depth: 14 })}${form("underbed-box-window", "M130 422L176 370H456L470 422Z", { light: "#ffffff", base: "#dfe9ea", dark: "#9fb2b6" }, { depth: 10, crisp: `${area("M150 422L186 384H300L296 422Z", "#d9a6a0", 0.8)}${area("M300 422L304 380H400L408 422Z", "#f0e2c8", 0.9)}${area("M410 422L402 390H456L466 422Z", "#8fa285", 0.8)}` })}${line("M130 422L176 370H456L470 422Z", p.dark, 4, 0.5)}${line("M52 436L128 360H552L582 436", mix(p.dark, "#3a2418", 0.3), 5, 0.7, "6 5")}${form("underbed-box-front", "M28 436H596V580Q596 598 578 598H46Q28 598 28 580Z", p, { depth: 26, soft: line("M160 450C150 500 164 550 156 592M440 450C450 500 436 550 446 592", p.dark, 12, 0.25) })}${line("M36 452H588", mix(p.dark, "#3a2418", 0.2), 4, 0.6, "8 6")}${form("underbed-box-handle", "M232 500C232 550 392 550 392 500L414 500C414 578 210 578 210 500Z", tonesOf(p.accent), { depth: 8 })}${form("underbed-box-pull", box(566, 428, 16, 34, 5), tonesOf(wood.dark), { depth: 5 })}`,
} satisfies Record<string, Motif>;
