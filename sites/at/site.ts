import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "AT",
  locale: "de-AT",
  language: "de",
  timeZone: "Europe/Vienna",
  currency: { code: "EUR", step: 1 },
  label: "Österreich",
  flag: "AT",
  market: "AT",
  shipping: { cost: 495, freeFrom: 2000 },
  taxRates: { standard: 20, coffee: 10 },
  returnDays: 14,
};
