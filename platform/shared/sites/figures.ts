import type { Brand } from "../brand/brand.ts";
import { numberFormat } from "../texts/formats.ts";
import { formatAmount } from "../money.ts";
import type { Site } from "./site.ts";

/**
 * The figures of a site, formatted for its texts, and the names of its brand. A text refers to one by a placeholder, `{freeDeliveryFrom}`, so that each
 * figure is written once. shop/content/README.md lists the placeholders for editors.
 */
export type Figures = Record<string, string>;

export function figuresOf(site: Site): Figures {
  const { phone, currency, shipping, deliveryDays, transitDays, returns, newsletter, brand } = site;
  const kindsFreeFrom = Object.entries(shipping.kindFreeFrom ?? {}).map(
    ([kind, amount]) => [`${kind}FreeDeliveryFrom`, amount] as const,
  );
  return {
    ...brandNames(brand),
    currencyCode: currency.code,
    phone: phone.replaceAll(" ", "\u00a0"),
    phoneUrl: phoneUrl(phone),
    voucherValidity: inMonths(newsletter.voucherMonths, site),
    ...written(
      {
        freeDeliveryFrom: shipping.freeFrom,
        cardFreeDeliveryFrom: shipping.cardFreeFrom,
        ...Object.fromEntries(kindsFreeFrom),
        deliveryCost: shipping.cost,
      },
      (amount) => formatAmount(amount, site),
    ),
    ...written(
      {
        deliveryDaysFrom: deliveryDays.from,
        deliveryDaysTo: deliveryDays.to,
        transitDaysFrom: transitDays?.from,
        transitDaysTo: transitDays?.to,
        returnDays: returns.days,
        returnMonths: returns.months,
        newsletterDiscount: newsletter.discount,
        newsletterAge: newsletter.minimumAge,
        newsletterUnconfirmedDays: newsletter.unconfirmedDays,
      },
      String,
    ),
    ...site.ownFigures,
  };
}

/** The names of a brand, which pages of a shop's team may also write out. */
export const brandNames = ({ name, card, company, domain }: Brand): Figures => ({
  shopName: name,
  cardName: card,
  company,
  domain,
});

/** Formats a number of months: "3 Monate", with the language's plural. */
const inMonths = (months: number, { locale }: Site) =>
  numberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" })
    .format(months)
    .replaceAll(" ", "\u00a0");

/** Returns the `tel:` address of a phone number (RFC 3966): "tel:+49405550120". */
export const phoneUrl = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Replaces the placeholders of a text by figures. Calls `mistake` for a placeholder for which the site has no figure. */
export function fillFigures(
  text: string,
  figures: Figures,
  report: (what: string) => void,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const figure = figures[name];
    if (figure === undefined)
      report(`there is no place ${place}; there are ${Object.keys(figures).join(", ")}`);
    return figure ?? place;
  });
}

/** Formats the figures of the site for its texts. */
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
