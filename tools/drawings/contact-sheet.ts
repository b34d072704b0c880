import { basename } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type MotifName, motifs } from "./motifs.ts";
import { type PaletteName, palettes } from "./palette.ts";
import { type Drawing, drawPicture } from "./picture.ts";
import { readRecipes } from "./recipes.ts";
import { type SettingName, settings } from "./settings.ts";

/**
 * Draws a sheet of pictures for review: `node contact-sheet.ts OUT.png [MOTIF[:PALETTE[:SETTING or detail]] | FILE.yaml]…`. A
 * file of `recipes/` shows its products in all their colours. Without names the sheet shows every motif on plain ground.
 * The console lists the position of each.
 */
const [out = "sheet.png", ...names] = process.argv.slice(2);
const columns = 6;
const size = 300;
const paletteNames = Object.keys(palettes) as PaletteName[];
const wanted = names.length > 0 ? names : Object.keys(motifs);

/** Returns every product of a file of recipes in each of its colours, and in its setting. */
function ofRecipes(file: string): [title: string, Drawing][] {
  const { recipes } = readRecipes().find(({ name }) => name === basename(file, ".yaml"))!;
  return Object.entries(recipes).flatMap(([id, { colours = {}, ...recipe }]) => [
    ...[recipe.palette, ...Object.values(colours)].map((palette): [string, Drawing] => [
      id,
      { ...recipe, palette, view: "plain" },
    ]),
    [id, { ...recipe, view: "scene" }],
  ]);
}

function ofMotif(text: string, index: number): [title: string, Drawing] {
  const [motif = "", palette, where = "plain"] = text.split(":");
  if (!(motif in motifs)) throw new Error(`There is no motif ${motif}.`);
  const known = palette !== undefined && palette in palettes;
  const drawing: Drawing = {
    motif: motif as MotifName,
    palette: known
      ? (palette as PaletteName)
      : (paletteNames[(index * 5) % paletteNames.length] ?? "terracotta"),
    setting: where in settings ? (where as SettingName) : "studio",
    view: where in settings ? "scene" : where === "detail" ? "detail" : "plain",
  };
  return ["", drawing];
}

const drawings = wanted.flatMap((text, index) =>
  text.endsWith(".yaml") ? ofRecipes(text) : [ofMotif(text, index)],
);

const tiles: OverlayOptions[] = [];
for (const [index, [title, drawing]] of drawings.entries()) {
  const picture = await sharp(Buffer.from(drawPicture(drawing)))
    .resize(size, size)
    .png()
    .toBuffer();
  tiles.push({
    input: picture,
    left: (index % columns) * size,
    top: Math.floor(index / columns) * size,
  });
  console.log(
    `${Math.floor(index / columns) + 1}/${(index % columns) + 1}  ${drawing.motif}  ${drawing.palette}  ${drawing.view === "scene" ? drawing.setting : drawing.view}  ${title}`,
  );
}
await sharp({
  create: {
    width: Math.min(columns, drawings.length) * size,
    height: Math.ceil(drawings.length / columns) * size,
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
