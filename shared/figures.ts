import { numberFormat } from "./formats.ts";
import { formatAmount } from "./money.ts";
import type { Site } from "./site.ts";

/**
 * The figures of a site as its texts write them. A text names one as a place, `{freeDeliveryFrom}`, so that each stands
 * once, in `sites/<site>/site.ts`. content/README.md lists the places for editors.
 */
export type Figures = Record<string, string>;

export function figuresOf(site: Site): Figures {
  const { phone, shipping, deliveryDays, returns, newsletter, card } = site;
  return {
    phone: phone.replaceAll(" ", "\u00a0"),
    phoneUrl: phoneUrl(phone),
    voucherValidity: inMonths(newsletter.voucherMonths, site),
    ...written(
      {
        freeDeliveryFrom: shipping.freeFrom,
        cardFreeDeliveryFrom: shipping.cardFreeFrom,
        coffeeFreeDeliveryFrom: shipping.coffeeFreeFrom,
        deliveryCost: shipping.cost,
        cardSpendPerBean: card.spendPerBean,
        cardBeansWorth: card.beansWorth,
      },
      (amount) => formatAmount(amount, site),
    ),
    ...written(
      {
        deliveryDaysFrom: deliveryDays.from,
        deliveryDaysTo: deliveryDays.to,
        returnDays: returns.days,
        returnMonths: returns.months,
        newsletterDiscount: newsletter.discount,
        newsletterAge: newsletter.minimumAge,
        newsletterUnconfirmedDays: newsletter.unconfirmedDays,
        cardBeans: card.beans,
        cardBeanMonths: card.beanMonths,
        cardWelcomeBeans: card.welcomeBeans,
        cardAge: card.minimumAge,
        cardFreeCoffee: card.freeCoffee,
      },
      String,
    ),
  };
}

/** "3 Monate", as the language counts them. */
const inMonths = (months: number, { locale }: Site) =>
  numberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" })
    .format(months)
    .replaceAll(" ", "\u00a0");

/** The address that calls a number (RFC 3966): "tel:+49405550120". */
const phoneUrl = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Puts figures into the places of a text; `mistake` gets what is wrong with a place that the site has no figure for. */
export function fillFigures(
  text: string,
  figures: Figures,
  mistake: (what: string) => void,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const figure = figures[name];
    if (figure === undefined)
      mistake(`there is no place ${place}; there are ${Object.keys(figures).join(", ")}`);
    return figure ?? place;
  });
}

/** The figures that the site has, as its texts write them. */
function written(
  figures: Record<string, number | undefined>,
  write: (figure: number) => string,
): Figures {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) =>
      figure === undefined ? [] : [[name, write(figure)]],
    ),
  );
}
