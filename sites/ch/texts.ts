import { swissSpelling } from "../../shared/words.ts";
import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";

const swiss = JSON.parse(swissSpelling(JSON.stringify(german))) as SiteTexts;

export const texts: SiteTexts = {
  ...swiss,
  catalogue: { ...swiss.catalogue, returns: "3 Monate Rückgaberecht" },
  home: {
    ...swiss.home,
    benefits: [
      { title: "Versandkostenfrei ab CHF 30.–", text: "Darunter CHF 6.90, egal wie schwer." },
      { title: "3 Monate Rückgaberecht", text: "Per Post oder in einem Store." },
      ...swiss.home.benefits.slice(2),
    ],
  },
};
