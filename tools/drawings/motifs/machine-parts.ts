import { black, block, disc, foot, line, porcelain, solid, steel } from "../shade.ts";

/** Draws a dial with a pointer. */
export const dial = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  pointer: string,
  turn = -40,
): string =>
  `<circle cx="${cx + r * 0.12}" cy="${cy + r * 0.2}" r="${r}" fill="#1b1210" opacity=".28"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/><path d="M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx} ${cy - r}A${r * 1.4} ${r * 1.4} 0 0 0 ${cx - r} ${cy}Z" fill="#fff" opacity=".35"/><g transform="rotate(${turn} ${cx} ${cy})">${line(`M${cx} ${cy - r * 0.82}V${cy - r * 0.36}`, pointer, Math.max(3, r * 0.14))}</g>`;

/** Draws a small cup under a spout; its foot at x, y. */
export function smallCup(id: string, x: number, y: number, size: number): string {
  const s = size / 100;
  const profile = [
    [46 * s, y - 72 * s],
    [44 * s, y - 48 * s],
    [36 * s, y - 18 * s],
    [24 * s, foot(24 * s, y)],
  ] as const;
  return `${line(`M${x + 40 * s} ${y - 56 * s}C${x + 78 * s} ${y - 64 * s} ${x + 76 * s} ${y - 20 * s} ${x + 34 * s} ${y - 24 * s}`, porcelain.dark, 9 * s)}${solid(id, x, profile, porcelain, { shine: 0.5 })}${disc(x, y - 72 * s, 46 * s, "#fffefb")}${disc(x, y - 71 * s, 40 * s, "#7a4d31")}${disc(x - 4 * s, y - 70 * s, 30 * s, "#a8713f", 'opacity=".7"')}`;
}

/** Draws the slotted tray under the spout. */
export const tray = (x: number, y: number, width: number): string =>
  `${block(x, y, width, 30, 8, black.base)}${block(x, y, width, 8, 4, steel.base)}${line(
    Array.from(
      { length: Math.floor(width / 22) - 1 },
      (_, index) => `M${x + 20 + index * 22} ${y + 4}h10`,
    ).join(""),
    black.dark,
    3,
  )}`;
