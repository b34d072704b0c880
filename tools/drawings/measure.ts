import { writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Motif } from "./motif.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { palettes } from "./palette.ts";

/** Measures every motif and rewrites extents.ts. Run it after drawing or changing a motif. */
const margin = 100;
const side = 600 + 2 * margin;
const rows: string[] = [];
for (const name of (Object.keys(motifs) as MotifName[]).sort()) {
  const paint: Motif = motifs[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side / 2}" height="${side / 2}" viewBox="${-margin} ${-margin} ${side} ${side}">${paint(palettes.terracotta)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) > 100) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    }
  }
  const box = [left, top, right, bottom].map((value) =>
    Math.round((value * side) / info.width - margin),
  );
  rows.push(`  "${name}": [${box.join(", ")}],`);
}
writeFileSync(
  new URL("extents.ts", import.meta.url),
  `/** Written by \`node measure.ts\`: the box that each motif really fills, as left, top, right, bottom. */
export const extents: Record<string, readonly [number, number, number, number]> = {\n${rows.join("\n")}\n};\n`,
);
