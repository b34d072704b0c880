import { swissSpelling } from "../../../platform/shared/words.ts";
import type { SiteTexts } from "../site-texts.ts";
import { texts as german } from "../de/texts.ts";
import { consent } from "./texts/consent.ts";

const swiss = JSON.parse(swissSpelling(JSON.stringify(german))) as SiteTexts;

export const texts: SiteTexts = {
  ...swiss,
  consent,
  cart: { ...swiss.cart, taxIncluded: "inkl. MWST", taxOf: "darin {rate} MWST" },
  mail: {
    ...swiss.mail,
    imprint: [
      "{shopName} (Schweiz) AG, Industriestrasse 8, 6300 Zug, Schweiz",
      "Verwaltungsrat: Claudia Ammann (Präsidentin), Jonas Petersen",
      "Handelsregister des Kantons Zug, UID CHE-555.012.000",
      "Telefon {phone}, service@{domain}",
    ],
  },
  catalogue: {
    ...swiss.catalogue,
    taxIncluded: "inkl. MWST, zzgl.",
    returns: "{returnMonths} Monate Rückgaberecht",
  },
  searchPage: {
    ...swiss.searchPage,
    headline: "Suchergebnisse für «{query}»",
    noResults: "Zu «{query}» haben wir nichts gefunden.",
  },
};
