import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "CZ",
  locale: "cs-CZ",
  language: "cs",
  timeZone: "Europe/Prague",
  currency: { code: "CZK", step: 100 },
  label: "Česko",
  market: "CZ",
  postalCode: { pattern: "\\d{3} ?\\d{2}", example: "110 00" },
  phone: "+420 200 555 012",
  shipping: { cost: 9900, freeFrom: 99900, cardFreeFrom: 49900 },
  deliveryDays: { from: 2, to: 4 },
  taxRates: { goods: 21, coffee: 12 },
  returns: { days: 30 },
  newsletter: { discount: 10, voucherMonths: 3, minimumAge: 18, unconfirmedDays: 14 },
  card: {
    spendPerBean: 2_500,
    beans: 100,
    beansWorth: 5_000,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 18,
    freeCoffee: 11,
  },
};
