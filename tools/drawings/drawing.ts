import { heroes, type HeroName } from "./heroes.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { type EmblemName, emblems } from "./motifs/emblems.ts";
import { type PaletteName, palettes } from "./palette.ts";
import { drawPicture, type Drawing } from "./picture.ts";
import { type SettingName, settings } from "./settings.ts";

/** The names that recipes may use. */
export const pictureNames = {
  motifs: Object.keys(motifs) as MotifName[],
  palettes: Object.keys(palettes) as PaletteName[],
  emblems: Object.keys(emblems) as EmblemName[],
  settings: Object.keys(settings) as SettingName[],
};

/** The large pictures of the home page and of campaigns. */
export const heroDrawings = Object.keys(heroes).map((hero) => ({
  id: `hero-${hero}`,
  drawing: { hero: hero as HeroName },
}));

/** Returns the SVG of a drawing: a product in a view, or a hero. */
export const draw = (drawing: Drawing | { hero: HeroName }): string =>
  "hero" in drawing ? heroes[drawing.hero]() : drawPicture(drawing);
