import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "SK",
  locale: "sk-SK",
  language: "sk",
  timeZone: "Europe/Bratislava",
  currency: { code: "EUR", step: 1 },
  label: "Slovensko",
  market: "SK",
  postalCode: { pattern: "\\d{3} ?\\d{2}", example: "811 01" },
  phone: "+421 2 555 0120",
  shipping: { cost: 390, freeFrom: 4000, cardFreeFrom: 2000 },
  deliveryDays: { from: 2, to: 4 },
  taxRates: { goods: 23, coffee: 19 },
  returns: { days: 30 },
  newsletter: { discount: 10, voucherMonths: 3, minimumAge: 18, unconfirmedDays: 14 },
  card: {
    spendPerBean: 100,
    beans: 100,
    beansWorth: 200,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 16,
    freeCoffee: 11,
  },
};
