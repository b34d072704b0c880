import type { Motif } from "./motif.ts";
import { barCode } from "./motifs/back-print.ts";
import { motifs } from "./motifs.ts";
import { boxOf, shadowOf, standing, type Thing } from "./placed.ts";
import { block, flatShade, gradient, kraft, line, mark, mix, shape, tonesOf } from "./shade.ts";

/** Draws the carton of a product from behind, with the product printed on it. */
export function carton({ motif, palette }: Thing): string {
  const [left, top, right, bottom] = boxOf(motif);
  const ratio = Math.min(1.3, Math.max(0.72, (right - left) / (bottom - top)));
  const [width, height] = ratio > 1 ? [640, 640 / ratio + 60] : [680 * ratio, 680];
  const [depth, rise] = [110, 62];
  const ink = mix(palette.dark, "#2a1a12", 0.4);
  const panel = { x: 34, y: 34, width: width - 68, height: height - 176 };
  const scale = Math.min(
    (panel.width * 0.8) / (right - left),
    (panel.height * 0.86) / (bottom - top),
  );
  const paint: Motif = motifs[motif];
  const product = `<g transform="translate(${panel.x + panel.width / 2} ${panel.y + panel.height / 2}) scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})">${paint(palette)}</g>`;
  const accent = tonesOf(mix(palette.base, palette.light, 0.3));
  const drawing = `<defs>${flatShade("carton-front", kraft)}${gradient("carton-side", [
    [0, mix(kraft.base, kraft.dark, 0.6)],
    [1, kraft.dark],
  ])}${gradient("carton-top", [
    [0, mix(kraft.light, "#ffffff", 0.3)],
    [1, kraft.light],
  ])}${flatShade("carton-panel", { light: "#fffdf8", base: mix(palette.ground, "#fffaf2", 0.5), dark: mix(palette.ground, palette.dark, 0.18) })}</defs>
    ${shape(`M0 0L${depth} ${-rise}H${width + depth}L${width} 0Z`, "url(#carton-top)")}
    ${shape(`M${width * 0.44} 0L${width * 0.44 + depth} ${-rise}h${width * 0.12}L${width * 0.56} 0Z`, accent.light, 'opacity=".8"')}
    ${shape(`M${width} 0L${width + depth} ${-rise}V${height - rise}L${width} ${height}Z`, "url(#carton-side)")}
    ${block(0, 0, width, height, 4, "url(#carton-front)")}${shape(`M0 0H${width}V5H0Z`, "#fff", 'opacity=".35"')}
    ${shape(`M${width * 0.44} 0h${width * 0.12}v26h${-width * 0.12}Z`, accent.base, 'opacity=".75"')}
    ${block(panel.x, panel.y, panel.width, panel.height, 8, "url(#carton-panel)")}${product}
    ${mark(62, height - 88, 28, ink)}
    ${[0, 1, 2, 3].map((row) => block(106, height - 112 + row * 15, [190, 160, 176, 104][row]! * Math.min(1, width / 600), 5, 2.5, ink, 'opacity=".5"')).join("")}
    ${line(`M${width - 182} ${height - 58}V${height - 108}M${width - 198} ${height - 92}l16 -18l16 18M${width - 204} ${height - 50}h44`, ink, 5)}
    ${barCode(width - 130, height - 116)}`;
  const fit = Math.min(820 / (width + depth), 860 / (height + rise));
  return standing(
    { drawing, box: [0, -rise, width + depth, height], shadow: shadowOf(palette) },
    { x: 600, y: Math.round(600 + ((height + rise) * fit) / 2), scale: fit },
    0.2,
  );
}
