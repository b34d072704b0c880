import type { Site } from "../../shared/site.ts";

export const site: Site = {
  code: "HU",
  locale: "hu-HU",
  language: "hu",
  timeZone: "Europe/Budapest",
  currency: { code: "HUF", step: 100 },
  label: "Magyarország",
  flag: "HU",
  market: "HU",
  shipping: { cost: 149000, freeFrom: 1499000 },
  taxRates: { standard: 27, coffee: 27 },
  returnDays: 30,
};
