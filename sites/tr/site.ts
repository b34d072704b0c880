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
  postalCode: { pattern: "\\d{5}", example: "34000" },
  phone: "+90 212 555 01 20",
  shipping: { cost: 8990, freeFrom: 100000, coffeeFreeFrom: 17500 },
  deliveryDays: { from: 1, to: 2 },
  taxRates: { standard: 20, coffee: 1 },
  returns: { days: 90 },
  newsletter: {
    discount: 10,
    voucherMonths: 3,
    minimumAge: 16,
    unconfirmedDays: 14,
    fields: { firstName: "required", lastName: "required" },
    needsConsent: true,
  },
  card: {
    spendPerBean: 5_000,
    beans: 100,
    beansWorth: 10_000,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 18,
  },
};
