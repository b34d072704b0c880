import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "CH",
  locale: "de-CH",
  language: "de",
  timeZone: "Europe/Zurich",
  currency: { code: "CHF", step: 5 },
  label: "Schweiz",
  market: "CH",
  postalCode: { pattern: "\\d{4}", example: "8001" },
  phone: "+41 41 555 01 20",
  shipping: { cost: 690, freeFrom: 3000 },
  deliveryDays: { from: 2, to: 3 },
  taxRates: { goods: 8.1, coffee: 2.6 },
  returns: { months: 3 },
  newsletter: { discount: 10, voucherMonths: 3, minimumAge: 16, unconfirmedDays: 14 },
  card: {
    spendPerBean: 100,
    beans: 100,
    beansWorth: 200,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 16,
  },
};
