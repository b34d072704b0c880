import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "DE",
  locale: "de-DE",
  language: "de",
  timeZone: "Europe/Berlin",
  currency: { code: "EUR", word: "Euro", step: 1 },
  label: "Deutschland",
  flag: "DE",
  market: "DE",
  shipping: { cost: 495, freeFrom: 2000 },
  taxRates: { standard: 19, coffee: 7 },
  returnDays: 30,
};
