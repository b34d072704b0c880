import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "CH_FR",
  locale: "fr-CH",
  language: "fr",
  timeZone: "Europe/Zurich",
  currency: { code: "CHF", step: 5 },
  label: "Suisse",
  flag: "CH",
  market: "CH",
  shipping: { cost: 690, freeFrom: 3000 },
  taxRates: { standard: 8.1, coffee: 2.6 },
  returnDays: 90,
};
