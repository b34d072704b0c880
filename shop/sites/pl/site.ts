import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "PL",
  locale: "pl-PL",
  language: "pl",
  timeZone: "Europe/Warsaw",
  currency: { code: "PLN", step: 1 },
  label: "Polska",
  market: "PL",
  postalCode: { pattern: "\\d{2}-?\\d{3}", example: "00-950" },
  phone: "+48 22 555 01 20",
  shipping: { cost: 1299, freeFrom: 10000 },
  deliveryDays: { from: 2, to: 4 },
  taxRates: { goods: 23, coffee: 23 },
  returns: { days: 30 },
  newsletter: { discount: 10, voucherMonths: 3, minimumAge: 16, unconfirmedDays: 14 },
  card: {
    spendPerBean: 100,
    beans: 500,
    beansWorth: 1_000,
    beanMonths: 36,
    welcomeBeans: 200,
    minimumAge: 16,
  },
};
