import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "DE",
  locale: "de-DE",
  language: "de",
  timeZone: "Europe/Berlin",
  currency: { code: "EUR", word: "Euro", step: 1 },
  label: "Deutschland",
  market: "DE",
  postalCode: { pattern: "\\d{5}", example: "20457" },
  phone: "+49 40 555 0120",
  shipping: { cost: 495, freeFrom: 2000 },
  deliveryDays: { from: 2, to: 3 },
  taxRates: { goods: 19, coffee: 7 },
  returns: { days: 30 },
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
