import { heroes, type HeroName } from "./heroes.ts";
import { motifs } from "./motifs.ts";
import { palettes } from "./palette.ts";
import { drawPicture, type Drawing } from "./picture.ts";
import { settings } from "./settings.ts";

/** The names that content may use. */
export const pictureNames = {
  motifs: Object.keys(motifs),
  palettes: Object.keys(palettes),
  settings: Object.keys(settings),
};

/** The large pictures of the home page and of campaigns. */
export const heroDrawings = Object.keys(heroes).map((hero) => ({
  id: `hero-${hero}`,
  drawing: { hero },
}));

/** Returns the SVG of a drawing as stored in the database: a product in a view, or a hero. */
export function draw(drawing: unknown): string {
  const { hero } = drawing as { hero?: HeroName };
  return hero ? heroes[hero]() : drawPicture(drawing as Drawing);
}
