import type { Motif } from "../motif.ts";
import type { Palette } from "../palette.ts";
import { area, form, line, mix, steel, texture, times, wood, box } from "./textiles.ts";

/** Draws one cloth folded over a rail: its front from y 44 down to `length`, its back a little longer. */
function onRail(id: string, p: Palette, width: number, crisp: string, foot = ""): string {
  const [left, right] = [300 - width / 2, 300 + width / 2];
  const back = { light: p.base, base: mix(p.base, p.dark, 0.45), dark: p.dark };
  return `${line("M70 26V62M530 26V62", steel.dark, 12)}${form(`${id}-rail`, box(40, 44, 520, 20, 10), steel, { depth: 8 })}
    ${form(`${id}-back`, `M${left + 14} 50H${right + 14}L${right + 18} 590Q${300} 604 ${left + 10} 590Z`, back, { depth: 14 })}
    ${form(
      `${id}-front`,
      `M${left} 58Q${left} 36 ${left + 22} 36H${right - 22}Q${right} 36 ${right} 58L${right + 6} 540Q${300 + width * 0.2} 552 300 542T${left - 6} 544Z`,
      p,
      {
        depth: 26,
        crisp,
        soft: `${line(`M${left + width * 0.24} 70C${left + width * 0.2} 220 ${left + width * 0.28} 380 ${left + width * 0.22} 530M${left + width * 0.66} 70C${left + width * 0.7} 220 ${left + width * 0.62} 380 ${left + width * 0.7} 530`, p.dark, 16, 0.28)}${line(`M${left + width * 0.12} 80C${left + width * 0.1} 240 ${left + width * 0.14} 400 ${left + width * 0.1} 520M${left + width * 0.46} 80C${left + width * 0.44} 240 ${left + width * 0.5} 400 ${left + width * 0.46} 520`, "#ffffff", 18, 0.35)}`,
      },
    )}${foot}`;
}

export const towels = {
  /** Dense terry with a woven border. */
  towel: (p) =>
    onRail(
      "towel",
      p,
      300,
      `${texture("towel-loops", 14, 38, area("M0 6q4 -7 8 0zM7 25q4 -7 8 0z", mix(p.light, "#ffffff", 0.3), 0.4))}${area("M130 440H470V490H130Z", mix(p.base, p.dark, 0.16))}${line("M130 448H470M130 482H470", mix(p.light, "#ffffff", 0.2), 5, 0.8)}${times(16, (i) => line(`M${140 + i * 20} 458l10 14l10 -14`, mix(p.light, "#ffffff", 0.2), 3, 0.6))}`,
    ),

  /** A thin striped cloth with knotted fringes. */
  "hamam-towel": (p) => {
    const pale = mix(p.ground, "#fffaf2", 0.6);
    return onRail(
      "hamam-towel",
      p,
      340,
      `${times(16, (i) => area(`M110 ${84 + i * 26}H490V${90 + i * 26}H110Z`, pale, 0.85))}${area("M110 120H490V142H110ZM110 392H490V414H110Z", pale, 0.9)}${area("M110 428H490V436H110ZM110 446H490V454H110Z", p.accent, 0.9)}${times(60, (i) => line(`M${120 + i * 6} 30V560`, p.dark, 1, 0.12))}`,
      times(17, (i) =>
        line(
          `M${132 + i * 21} 540c2 10 -2 14 0 20M${132 + i * 21} 560c-4 12 -6 18 -8 30M${132 + i * 21} 560c0 12 2 18 2 32M${132 + i * 21} 560c4 12 6 18 9 28`,
          i % 2 ? pale : mix(p.base, p.light, 0.4),
          4,
        ),
      ),
    );
  },

  /** Waffle weave: a relief of squares. */
  "waffle-towel": (p) =>
    onRail(
      "waffle-towel",
      p,
      330,
      `${texture("waffle-towel-weave", 18, 18, area("M4 6h12v12h-12z", p.dark, 0.26) + line("M4 6h12M4 6v12", "#2a1a14", 2, 0.16))}${line("M126 500H474M126 520H474", mix(p.light, "#ffffff", 0.3), 4, 0.7)}`,
    ),

  /** A grid of oiled slats to stand on. */
  "shower-grid": () => {
    const tones = { light: "#d9a26c", base: "#a9703f", dark: "#6d4322" };
    const slat = (i: number): string => {
      const y = 300 + i * 34 + i * i * 1.6;
      const next = y + 24 + i * 3;
      const inset = 96 - i * 11;
      return (
        form(
          `shower-grid-slat${i}`,
          `M${inset} ${y}H${600 - inset}L${606 - inset} ${next}H${inset - 6}Z`,
          tones,
          {
            depth: 8,
            crisp: line(
              `M${inset + 10} ${y + 8}c120 -6 240 8 ${580 - 2 * inset} 2M${inset + 30} ${y + 17}c140 6 220 -6 ${520 - 2 * inset} 0`,
              tones.dark,
              2.5,
              0.4,
            ),
          },
        ) + area(`M${inset - 6} ${next}H${606 - inset}V${next + 10}H${inset - 6}Z`, tones.dark)
      );
    };
    return `${area("M150 310H190L150 600H90ZM410 310H450L510 600H450ZM284 310H316L322 600H278Z", mix(tones.dark, "#2a1812", 0.3))}${times(7, slat)}${[
      [150, 314],
      [300, 314],
      [450, 314],
      [112, 560],
      [300, 560],
      [488, 560],
    ]
      .map(([x = 0, y = 0]) => area(`M${x - 5} ${y}a5 3 0 1 1 10 0a5 3 0 1 1 -10 0z`, wood.dark))
      .join("")}`;
  },
} satisfies Record<string, Motif>;
