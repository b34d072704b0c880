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
  shipping: { cost: 390, freeFrom: 4000 },
  returnDays: 30,
};
