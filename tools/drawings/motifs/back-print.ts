import { block, line, mark, shape } from "../shade.ts";

/** Draws lines that stand for small print, from x on. */
const smallPrint = (x: number, y: number, widths: readonly number[], colour: string): string =>
  widths
    .map((width, index) => block(x, y + index * 15, width, 5, 2.5, colour, 'opacity=".5"'))
    .join("");

/** Draws a bar code, 92 by 62. */
export function barCode(x: number, y: number): string {
  const widths = [3, 1.5, 5, 1.5, 3, 6, 1.5, 3, 1.5, 5, 3, 1.5, 6, 3, 1.5, 3];
  let at = x + 8;
  const bars = widths.map((width) => {
    const bar = `M${at.toFixed(1)} ${y + 6}h${width}v50h-${width}Z`;
    at += width + 2;
    return bar;
  });
  return `${block(x, y, 92, 62, 3, "#fffdf8")}${shape(bars.join(""), "#2a1d16")}`;
}

/** Draws a cup, a pour and a hand on a scale: how coffee is made, without words. */
const steps = (x: number, y: number, colour: string): string =>
  [
    line("M4 12H36V22C36 34 30 40 20 40S4 34 4 22ZM36 16C48 14 48 30 35 30", colour, 3.4),
    line("M6 8H34L24 26V40H16V26ZM20 0V8", colour, 3.4),
    line("M4 38H36M10 38C10 20 30 20 30 38M20 24V14M20 38L26 30", colour, 3.4),
  ]
    .map((path, index) => `<g transform="translate(${x + index * 62} ${y})">${path}</g>`)
    .join("");

/** Draws the back of a pack of coffee in a field: small print, steps, a bar code and the house mark. */
export function backPrint(
  { cx, top, width, height }: { cx: number; top: number; width: number; height: number },
  colour: string,
): string {
  const scale = Math.min(width / 226, height / 214);
  const left = cx - 113 * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">
    ${mark(20, 20, 18, colour)}${smallPrint(52, 8, [150, 118], colour)}
    ${smallPrint(2, 52, [222, 208, 146], colour)}${steps(26, 102, colour)}
    ${barCode(134, 152)}${smallPrint(2, 164, [112, 96, 104], colour)}</g>`;
}
