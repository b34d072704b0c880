import { numberFormat } from "./formats.ts";
import type { Currency, Site } from "./site.ts";

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
    ...inForms("freeDeliveryFrom", shipping.freeFrom, site),
    ...inForms("cardFreeDeliveryFrom", shipping.cardFreeFrom, site),
    ...inForms("coffeeFreeDeliveryFrom", shipping.coffeeFreeFrom, site),
    ...inForms("deliveryCost", shipping.cost, site),
    ...inForms("cardSpendPerBean", card.spendPerBean, site),
    ...inForms("cardBeansWorth", card.beansWorth, site),
    ...numbers({
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
    }),
  };
}

/** The address that calls a number (RFC 3966): "tel:+49405550120". */
const phoneUrl = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Puts figures into the places of a text; `mistake` throws what is wrong with a place that the site has no figure for. */
export function fillFigures(
  text: string,
  figures: Figures,
  mistake: (what: string) => never,
): string {
  return text.replace(
    /\{(\w+)\}/g,
    (place, name: string) =>
      figures[name] ??
      mistake(`there is no place ${place}; there are ${Object.keys(figures).join(", ")}`),
  );
}

/** An amount in two forms, "20 €" and "20 Euro", at whose spaces no line breaks. */
function inForms(name: string, amount: number | undefined, site: Site): Figures {
  if (amount === undefined) return {};
  const { number, word } = partsOf(amount, site);
  const { code } = site.currency;
  const signed = code === "CHF" ? `CHF ${number}` : `${number} ${signs[code]}`;
  return {
    [name]: signed.replaceAll(" ", "\u00a0"),
    [`${name}Word`]: `${number}\u00a0${word}`.replaceAll(" ", "\u00a0"),
  };
}

function numbers(figures: Record<string, number | undefined>): Figures {
  const known = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  return Object.fromEntries(known.map(([name, figure]) => [name, String(figure)]));
}

/** How running text writes a currency: behind the number, but "CHF 30". */
const signs: Record<Currency["code"], string> = {
  EUR: "€",
  CHF: "CHF",
  CZK: "Kč",
  HUF: "Ft",
  PLN: "zł",
  TRY: "TL",
};

/** Unlike a price, an amount in running text has no decimals when it is whole. */
function partsOf(amount: number, { locale, currency }: Site) {
  const format = (currencyDisplay: "symbol" | "name") =>
    numberFormat(locale, {
      style: "currency",
      currency: currency.code,
      currencyDisplay,
      trailingZeroDisplay: "stripIfInteger",
    }).formatToParts(amount / 100);
  const number = format("symbol")
    .filter(({ type }) => ["integer", "group", "decimal", "fraction"].includes(type))
    .map(({ value }) => value)
    .join("");
  return { number, word: format("name").findLast(({ type }) => type === "currency")!.value };
}
