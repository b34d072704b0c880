import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";

export const texts: SiteTexts = {
  ...german,
  cart: { ...german.cart, taxIncluded: "inkl. USt." },
  catalogue: {
    ...german.catalogue,
    taxIncluded: "inkl. USt., zzgl.",
    delivery: "Lieferung in 2 bis 4 Werktagen",
  },
  home: {
    ...german.home,
    benefits: [
      ...german.home.benefits.slice(0, 1),
      { title: "14 Tage Rückgaberecht", text: "Per Post oder in einem Store." },
      ...german.home.benefits.slice(2),
    ],
  },
};
