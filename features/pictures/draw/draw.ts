import { heroes, type HeroName } from "./heroes.ts";
import { motifs } from "./motifs.ts";
import { palettes } from "./palette.ts";
import { drawPicture, type Drawing } from "./picture.ts";
import { settings } from "./settings.ts";

/** What content may name. */
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

/** The SVG of a drawing as the database keeps it: a thing in a view, or a hero. */
export function draw(drawing: unknown): string {
  const { hero } = drawing as { hero?: HeroName };
  return hero ? heroes[hero]() : drawPicture(drawing as Drawing);
}
