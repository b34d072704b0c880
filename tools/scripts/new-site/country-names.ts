import { displayNames, numberFormat } from "../../../platform/shared/texts/formats.ts";
import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";
import type { ShopFigures } from "../../../shop/sites/shop-site.ts";

/** How the sites' languages write value added tax. */
const taxes: Record<ShopLanguage, string> = {
  de: "MwSt|MWST|USt|[Mm]ehrwertsteuer|[Uu]msatzsteuer",
  fr: "TVA",
  pl: "VAT",
  cs: "DPH",
  sk: "DPH",
  hu: "[Áá]fa|[Áá]fá",
  tr: "KDV",
};

/** Endings without which the name of a country begins its adjective, too: "Polska", "polski". */
const endings = /(?:land|ország|iye|[aáoey])$/;

/**
 * Returns a pattern for what in a site's words belongs to its country: the country's name and adjective, its currency and its taxes.
 * It may find too much: what it finds is only marked.
 */
export function countryNames({ market, language, locale, currency }: ShopFigures): RegExp {
  const country = displayNames(language, { type: "region" }).of(market)!;
  const names = [
    country.replace(endings, ""),
    currency.code,
    ...currencyWords(locale, currency.code),
  ];
  const words = [...new Set(names)].map((name) => RegExp.escape(name)).join("|");
  return new RegExp(String.raw`(?<!\p{L})(?:${words}|${taxes[language]})\p{L}*`, "giu");
}

/** Returns the words for one and for several units of a currency, such as "franc", "francs". */
function currencyWords(locale: string, code: string): string[] {
  const format = numberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  });
  return [1, 2, 5].flatMap((amount) =>
    format
      .formatToParts(amount)
      .filter(({ type }) => type === "currency")
      // "francs suisses": the first word alone is used, too.
      .flatMap(({ value }) => value.split(" ").slice(0, 1)),
  );
}
