import type { Motif } from "../motif.ts";
import { block, flatShade, gradient, kraft, line, mark, mix, shape } from "../shade.ts";

export const foldedCloth = {
  /** A textile of any kind, folded, with a band of paper around it. */
  "folded-cloth": (p) => {
    const fold = (y: number, height: number, inset: number): string => {
      const [left, right] = [40 + inset, 560 - inset];
      const middle = y + height / 2;
      const body = `M${left + 26} ${y}H${right - 18}Q${right + 8} ${middle} ${right - 18} ${y + height}H${left + 26}C${left - 14} ${y + height} ${left - 14} ${y} ${left + 26} ${y}Z`;
      return `${shape(body, "url(#folded-cloth-side)")}
      ${line(`M${left + 30} ${middle}H${right - 26}`, p.dark, 3, 'opacity=".35"')}
      ${line(`M${left + 28} ${y + 5}H${right - 22}`, mix(p.light, "#ffffff", 0.3), 4, 'opacity=".6"')}
      ${line(`M${left + 24} ${y + 8}C${left - 4} ${y + 14} ${left - 4} ${y + height - 14} ${left + 24} ${y + height - 8}`, p.light, 5, 'opacity=".5"')}
      ${shape(`M${left + 26} ${y + height - 12}H${right - 16}V${y + height}H${left + 26}Z`, p.dark, 'opacity=".28"')}`;
    };
    return `<defs>${gradient(
      "folded-cloth-side",
      [
        [0, mix(p.base, p.light, 0.5)],
        [0.5, p.base],
        [1, mix(p.base, p.dark, 0.45)],
      ],
      [0, 0, 1, 0.3],
    )}${flatShade("folded-cloth-top", { light: p.light, base: mix(p.base, p.light, 0.35), dark: p.base })}
    ${gradient("folded-cloth-band", [
      [0, mix(kraft.base, "#fffaf2", 0.5)],
      [1, mix(kraft.base, kraft.dark, 0.25)],
    ])}</defs>
    ${shape("M60 424C44 424 40 420 56 412L132 366Q140 362 152 362H470Q482 362 490 367L552 414Q560 422 546 424Z", "url(#folded-cloth-top)")}
    ${line("M150 368H474L534 414", mix(p.light, "#ffffff", 0.4), 3, 'opacity=".5"')}
    ${fold(540, 60, 0)}${fold(480, 62, 4)}${fold(422, 60, 8)}
    ${shape("M248 362H356L366 424H238Z", "url(#folded-cloth-band)")}${block(238, 424, 128, 176, 0, "url(#folded-cloth-band)")}
    ${shape("M238 424H366V432H238Z", kraft.dark, 'opacity=".3"')}${shape("M356 432H366V600H356Z", kraft.dark, 'opacity=".25"')}
    ${mark(302, 510, 40, mix(p.dark, "#2a1a12", 0.4))}`;
  },
} satisfies Record<string, Motif>;
