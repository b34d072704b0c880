import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "SK",
  locale: "sk-SK",
  language: "sk",
  timeZone: "Europe/Bratislava",
  currency: { code: "EUR", step: 1 },
  label: "Slovensko",
  flag: "SK",
  market: "SK",
  shipping: { cost: 390, freeFrom: 4000, cardFreeFrom: 2000 },
  taxRates: { standard: 23, coffee: 19 },
  returnDays: 30,
};
