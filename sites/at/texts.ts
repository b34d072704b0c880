import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";

export const texts: SiteTexts = {
  ...german,
  home: {
    ...german.home,
    benefits: [
      ...german.home.benefits.slice(0, 1),
      { title: "14 Tage Rückgaberecht", text: "Per Post oder in einem Store." },
      ...german.home.benefits.slice(2),
    ],
  },
};
