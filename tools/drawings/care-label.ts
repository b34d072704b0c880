import { written } from "./motifs/lettering.ts";
import type { Palette } from "./palette.ts";
import { block, flatShade, gradient, line, mark, mix, shape } from "./shade.ts";

/** Words of the attribute `care` for which there is a symbol (ISO 3758). */
export const careSymbols = [
  "hand-wash",
  "machine-30",
  "machine-40",
  "machine-60",
  "wool-wash",
  "no-tumble",
  "tumble",
  "iron-low",
  "no-iron",
] as const;
export type CareSymbol = (typeof careSymbols)[number];

const stroke = (d: string, ink: string) => line(d, ink, 6);
const tub = "M6 26L18 88H92L104 26M6 26q12 -10 24 0t25 0t25 0t24 0";
const dryer = "M12 12H98V98H12ZM90 55A35 35 0 1 1 20 55A35 35 0 1 1 90 55";
const iron = "M8 84C10 54 28 44 54 44H84V28H48M84 44L98 84Z";
const cross = "M6 100L104 10M6 10L104 100";

/** Draws the symbol of a word in a box of 110 by 110. */
function symbol(care: CareSymbol, ink: string): string {
  const inTub = (text: string) =>
    `${stroke(tub, ink)}${written(text, { cx: 55, top: 46, height: 28, width: 60, colour: ink })}`;
  switch (care) {
    case "hand-wash":
      return `${stroke(tub, ink)}${stroke("M34 4L48 46C40 40 34 46 40 52L58 70H74V40L60 34L52 8", ink)}`;
    case "machine-30":
      return inTub("30");
    case "machine-40":
      return inTub("40");
    case "machine-60":
      return inTub("60");
    case "wool-wash":
      return `${inTub("30")}${stroke("M18 98H92M18 109H92", ink)}`;
    case "tumble":
      return `${stroke(dryer, ink)}<circle cx="44" cy="55" r="6" fill="${ink}"/><circle cx="66" cy="55" r="6" fill="${ink}"/>`;
    case "no-tumble":
      return `${stroke(dryer, ink)}${stroke(cross, ink)}`;
    case "iron-low":
      return `${stroke(iron, ink)}<circle cx="56" cy="66" r="7" fill="${ink}"/>`;
    case "no-iron":
      return `${stroke(iron, ink)}${stroke(cross, ink)}`;
  }
}

/** Draws the label of a textile close up, sewn into its seam. */
export function careLabel(p: Palette, care: readonly CareSymbol[]): string {
  const ink = mix(p.dark, "#2a1a12", 0.55);
  const thread = mix(p.base, p.dark, 0.55);
  const symbols = care
    .map(
      (word, index) =>
        `<g transform="translate(${600 - (care.length * 150) / 2 + 20 + index * 150} 640)">${symbol(word, ink)}</g>`,
    )
    .join("");
  return `<defs>${gradient(
    "cloth",
    [
      [0, mix(p.base, p.light, 0.6)],
      [0.5, p.base],
      [1, mix(p.base, p.dark, 0.45)],
    ],
    [0, 0, 1, 1],
  )}
    <pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 3h12M0 9h12" stroke="${p.light}" stroke-width="2.4" opacity=".28"/><path d="M3 0v12M9 0v12" stroke="${p.dark}" stroke-width="1.8" opacity=".2"/></pattern>
    ${flatShade("label", { light: "#fffefb", base: "#fbf6ee", dark: "#d9cebd" })}
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>
    <rect width="1200" height="1200" fill="url(#cloth)"/><rect width="1200" height="1200" fill="url(#weave)"/>
    ${shape("M0 0H1200V236C900 262 300 262 0 236Z", mix(p.base, p.dark, 0.22))}<path d="M0 0H1200V236C900 262 300 262 0 236Z" fill="url(#weave)"/>
    <path d="M0 240C300 266 900 266 1200 240V286C900 312 300 312 0 286Z" fill="${p.dark}" opacity=".45" filter="url(#soft)"/>
    <path d="M0 204C300 230 900 230 1200 204M0 180C300 206 900 206 1200 180" fill="none" stroke="${mix(p.light, "#ffffff", 0.2)}" stroke-width="6" stroke-dasharray="26 16" stroke-linecap="round" opacity=".85"/>
    <g filter="url(#soft)" opacity=".45">${block(236, 262, 760, 640, 10, mix(p.dark, "#1c120c", 0.5))}</g>
    ${shape("M220 246H980L984 868Q600 884 216 868Z", "url(#label)")}
    ${line("M232 268H968", thread, 5, 'stroke-dasharray="16 12" opacity=".8"')}
    ${mark(600, 404, 74, ink)}
    ${[0, 1].map((row) => block(600 - [170, 120][row]!, 530 + row * 30, [340, 240][row]!, 10, 5, ink, 'opacity=".45"')).join("")}
    ${symbols}`;
}
