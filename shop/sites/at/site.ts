import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "AT",
  locale: "de-AT",
  language: "de",
  timeZone: "Europe/Vienna",
  currency: { code: "EUR", step: 1 },
  label: "Österreich",
  market: "AT",
  postalCode: { pattern: "\\d{4}", example: "1010" },
  phone: "+43 1 555 0120",
  shipping: { cost: 495, freeFrom: 2000 },
  deliveryDays: { from: 2, to: 4 },
  taxRates: { goods: 20, coffee: 10 },
  returns: { days: 14 },
  newsletter: {
    discount: 10,
    voucherMonths: 3,
    minimumAge: 16,
    unconfirmedDays: 14,
    fields: { salutation: "optional", firstName: "optional", lastName: "optional" },
  },
  card: {
    spendPerBean: 100,
    beans: 100,
    beansWorth: 200,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 16,
  },
};
