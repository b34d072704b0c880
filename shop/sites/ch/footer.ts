import { footer as german } from "../de/footer.ts";
import type { SiteFooter } from "../site-footer.ts";

export const footer: SiteFooter = {
  networks: ["facebook", "instagram", "youtube"],
  carriers: { chPost: "Die Schweizerische Post" },
  seals: {
    chVersand: "Schweizer Versandhandel, HANDELSVERBAND.swiss",
    gutGemacht: "Gut gemacht: Artikel aus verantwortungsvoller Herstellung",
  },
  texts: {
    ...german.texts,
    serviceHours: "Montag bis Freitag, 8 bis 18 Uhr",
    returnsHeading: "{returnMonths} Monate Rückgaberecht",
    returnsText:
      "Passt nicht oder gefällt nicht? Senden Sie den Artikel innerhalb von {returnMonths} Monaten kostenlos zurück.",
    withdrawal: "Rückgaberecht",
    withdraw: "Artikel zurückgeben",
    cardText: "Eine Bohne für jeden Franken – die Karte ist kostenlos.",
    legal: {
      imprint: "Impressum",
      privacy: "Datenschutz",
      terms: "AGB",
      withdrawal: "Rückgaberecht",
      accessibility: "Barrierefreiheit",
      guarantee: "Gewährleistung",
    },
    salesTax: "Alle Preise in {currencyCode} inkl. MWST, zzgl. [Versandkosten].",
  },
};
