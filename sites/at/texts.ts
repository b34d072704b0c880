import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";

export const texts: SiteTexts = {
  ...german,
  cart: { ...german.cart, taxIncluded: "inkl. USt.", taxOf: "darin {rate} USt." },
  catalogue: { ...german.catalogue, taxIncluded: "inkl. USt., zzgl." },
};
