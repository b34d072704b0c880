import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "PL",
  locale: "pl-PL",
  language: "pl",
  timeZone: "Europe/Warsaw",
  currency: { code: "PLN", step: 1 },
  label: "Polska",
  flag: "PL",
  market: "PL",
  shipping: { cost: 1299, freeFrom: 10000 },
  taxRates: { standard: 23, coffee: 23 },
  returnDays: 30,
};
