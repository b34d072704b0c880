import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "CZ",
  locale: "cs-CZ",
  language: "cs",
  timeZone: "Europe/Prague",
  currency: { code: "CZK", step: 100 },
  label: "Česko",
  flag: "CZ",
  market: "CZ",
  shipping: { cost: 9900, freeFrom: 99900, cardFreeFrom: 49900 },
  taxRates: { standard: 21, coffee: 12 },
  returnDays: 30,
};
