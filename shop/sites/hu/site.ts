import type { ShopFigures } from "../shop-site.ts";

export const site: ShopFigures = {
  code: "HU",
  locale: "hu-HU",
  language: "hu",
  timeZone: "Europe/Budapest",
  currency: { code: "HUF", step: 100 },
  label: "Magyarország",
  market: "HU",
  postalCode: { pattern: "\\d{4}", example: "1051" },
  phone: "+36 1 555 0120",
  shipping: { cost: 149000, freeFrom: 1499000 },
  deliveryDays: { from: 2, to: 4 },
  taxRates: { goods: 27, coffee: 27 },
  returns: { days: 30 },
  newsletter: {
    discount: 10,
    voucherMonths: 1,
    minimumAge: 16,
    unconfirmedDays: 14,
    fields: { salutation: "required", lastName: "required", firstName: "required" },
  },
  card: {
    spendPerBean: 40_000,
    beans: 100,
    beansWorth: 80_000,
    beanMonths: 36,
    welcomeBeans: 50,
    minimumAge: 16,
  },
};
