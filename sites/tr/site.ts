import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "TR",
  locale: "tr-TR",
  language: "tr",
  timeZone: "Europe/Istanbul",
  currency: { code: "TRY", word: "TL", step: 1 },
  label: "Türkiye",
  flag: "TR",
  market: "TR",
  shipping: { cost: 8990, freeFrom: 100000, coffeeFreeFrom: 17500 },
  taxRates: { standard: 20, coffee: 1 },
  returnDays: 90,
};
