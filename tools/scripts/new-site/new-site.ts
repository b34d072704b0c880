import { hasFlag } from "country-flag-icons";
import { mapValues } from "../../../platform/shared/objects.ts";
import { figuresOf } from "../../../platform/shared/sites/figures.ts";
import { displayNames, parsedLocale } from "../../../platform/shared/texts/formats.ts";
import { roundToStep } from "../../../platform/shared/money.ts";
import { siteSlug, type Currency } from "../../../platform/shared/sites/site.ts";
import {
  isSiteCode,
  siteCodes,
  type ShopLanguage,
  type ShopSiteCode,
} from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import type { ShopFigures } from "../../../shop/sites/shop-site.ts";

/** A site that the project does not have yet. */
export interface NewSite {
  /** Its code is in no list yet. */
  site: ShopFigures;
  /** The site whose words, pages and promotions it takes over. */
  words: ShopSiteCode;
  /** The site whose prices and amounts it takes over. */
  prices: ShopSiteCode;
  /** Units of its currency for one unit of the currency of `prices`. */
  rate: number;
  /** Whether its country has a site already, so that figures and prices are there. */
  isSecond: boolean;
}

export interface SiteOptions {
  /** Code of the site whose words it takes over. By default one in the country's main language, if possible with its currency. */
  like?: string;
  /** Code of the site whose prices it takes over. By default one with its currency. */
  prices?: string;
  /** By default the euro where the country has it. */
  currency?: string;
  /** Units of its currency for one unit of the currency of `prices`; a decimal number. */
  rate?: string;
}

/** Why a site cannot be added, and the remedy. */
export class SiteProblem extends Error {}

const refuse = (problem: string): never => {
  throw new SiteProblem(problem);
};

const euroCountries =
  "AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT".split(
    " ",
  );

/**
 * Describes the site of a code such as LU, or CH_IT for a second language of a country. Names, locale and time zone come from
 * Unicode's data, the other figures from existing sites. Throws a SiteProblem.
 */
export function newSite(code: string, options: SiteOptions): NewSite {
  const parts = /^([A-Z]{2})(?:_([A-Z]{2}))?$/.exec(code);
  if (!parts)
    return refuse(
      `"${code}" is no code of a site: write the ISO 3166 code of its country (LU), for a second language with that behind it (CH_IT).`,
    );
  const [, country = "", second] = parts;
  if (isSiteCode(code))
    refuse(`The site ${code} is there already, in shop/sites/${siteSlug(code)}/.`);
  checkCountry(country);
  if (!second) return firstOf(country, options);
  if (isSiteCode(country)) return secondOf(country, second.toLowerCase(), options);
  return refuse(`${country} has no site yet: add ${country} first, then ${code}.`);
}

function checkCountry(country: string) {
  const { region } = parsedLocale(`und-${country}`);
  if (region !== country)
    refuse(`"${country}" is no ISO 3166 code of a country; perhaps ${region}?`);
  if (!hasFlag(country) || timeZonesOf(country).length === 0)
    refuse(`"${country}" is no ISO 3166 code of a country, such as LU for Luxembourg.`);
}

/** Describes the first site of a country. */
function firstOf(country: string, options: SiteOptions): NewSite {
  const language = parsedLocale(`und-${country}`).maximize().language;
  const currencyCode = currencyOf(country, options);
  const inLanguage = siteCodes.filter((code) => allSites[code].site.language === language);
  const sells = (code: ShopSiteCode) => allSites[code].site.currency.code === currencyCode;
  const words = options.like
    ? existing(options.like, "--like")
    : (inLanguage.find(sells) ?? inLanguage[0] ?? noWords(country, language));
  const like = ownFigures(words);
  const { currency, prices, rate } = moneyOf(currencyCode, words, options);
  const site: ShopFigures = {
    ...like,
    ...namesOf(country, like.language),
    code: country as ShopSiteCode,
    market: country as ShopFigures["market"],
    timeZone: timeZonesOf(country)[0]!,
    currency,
    ...amounts(like, allSites[prices].site, (amount) => roundToStep(amount * rate, currency)),
  };
  return { site, words, prices, rate, isSecond: false };
}

/** Describes a site in a further language of a country: it has the figures and prices of the country's first one. */
function secondOf(country: ShopSiteCode, language: string, options: SiteOptions): NewSite {
  if (options.prices || options.currency || options.rate)
    refuse(
      `${country} has currency and prices already: leave out --prices, --currency and --rate.`,
    );
  const figures = ownFigures(country);
  const lacking = (words: ShopSiteCode) =>
    Object.keys(figuresOf(allSites[words].site)).filter(
      (name) => !(name in figuresOf(allSites[country].site)),
    );
  const inLanguage = siteCodes.filter((code) => allSites[code].site.language === language);
  const words = options.like
    ? existing(options.like, "--like")
    : (inLanguage.find((code) => lacking(code).length === 0) ??
      inLanguage[0] ??
      noWords(country, language));
  const like = allSites[words].site;
  if (like.language !== language)
    refuse(
      `${words} speaks ${nameOf(like.language)}, not ${nameOf(language)}: choose another --like.`,
    );
  if (lacking(words).length > 0)
    refuse(
      `The words of ${words} name {${lacking(words).join("}, {")}}, which ${country} does not have: give shop/sites/${siteSlug(country)}/site.ts these figures, or choose another --like.`,
    );
  const code = `${country}_${language.toUpperCase()}` as ShopSiteCode;
  const site: ShopFigures = { ...figures, ...namesOf(country, like.language), code };
  return { site, words, prices: country, rate: 1, isSecond: true };
}

/** Returns a site's own figures: brand and subscriptions are the shop's. */
function ownFigures(code: ShopSiteCode): ShopFigures {
  const { brand: _, subscriptionKinds: __, ownFigures: ___, ...figures } = allSites[code].site;
  return figures;
}

function existing(code: string, option: string): ShopSiteCode {
  if (isSiteCode(code)) return code;
  return refuse(`${option} "${code}" is no site; there are ${siteCodes.join(", ")}.`);
}

const nameOf = (language: string) => displayNames("en", { type: "language" }).of(language);

const noWords = (country: string, language: string) =>
  refuse(
    `No site has words in ${nameOf(language)}: name one in another language of ${country} with --like, for instance --like DE, or add the language first (docs/add-a-site.md).`,
  );

const namesOf = (country: string, language: ShopLanguage) => ({
  language,
  locale: `${language}-${country}`,
  label: displayNames(language, { type: "region" }).of(country)!,
});

const timeZonesOf = (country: string): string[] =>
  parsedLocale(`und-${country}`).getTimeZones() ?? [];

function currencyOf(country: string, { currency }: SiteOptions): Currency["code"] {
  const code =
    currency ??
    (euroCountries.includes(country)
      ? "EUR"
      : refuse(`Which currency has ${country}? Name it with --currency, for instance CHF.`));
  const names = displayNames("en", { type: "currency", fallback: "none" });
  if (/^[A-Z]{3}$/.test(code) && names.of(code)) return code;
  return refuse(`There is no currency "${code}": name one by its three letters, such as CHF.`);
}

/** Returns the currency, the site whose prices are taken over, and their rate. */
function moneyOf(code: Currency["code"], words: ShopSiteCode, options: SiteOptions) {
  const seller = [words, ...siteCodes].find((each) => allSites[each].site.currency.code === code);
  const prices = options.prices ? existing(options.prices, "--prices") : (seller ?? words);
  const theirs = allSites[prices].site.currency.code;
  const rate = Number(options.rate ?? (theirs === code ? 1 : NaN));
  if (!(rate > 0 && rate < Infinity))
    refuse(
      `${prices} sells in ${theirs}: say with --rate how many ${code} are 1 ${theirs}, for instance --rate 0.95.`,
    );
  const { step } = seller ? allSites[seller].site.currency : { step: 1 };
  const currency: Currency = { code, step };
  return { currency, prices, rate };
}

/**
 * Returns the figures in money, in hundredths. The words name the figures that `like` has; one that `prices` lacks is in
 * proportion to its free delivery.
 */
function amounts(like: ShopFigures, prices: ShopFigures, convert: (amount: number) => number) {
  const proportion = prices.shipping.freeFrom / like.shipping.freeFrom;
  const { kindFreeFrom, ...others } = like.shipping;
  type Amounts = Record<string, number | undefined>;
  const convertEach = <Figures extends object>(likes: Figures, own: object = {}) =>
    mapValues(likes as Record<string, number>, (amount, name) =>
      convert((own as Amounts)[name] ?? amount * proportion),
    ) as unknown as Figures;
  return {
    shipping: {
      ...convertEach(others, prices.shipping),
      ...(kindFreeFrom && {
        kindFreeFrom: convertEach(kindFreeFrom, prices.shipping.kindFreeFrom),
      }),
    },
    ...(like.card &&
      prices.card && {
        card: {
          ...like.card,
          spendPerBean: convert(prices.card.spendPerBean),
          beans: prices.card.beans,
          beansWorth: convert(prices.card.beansWorth),
          welcomeBeans: prices.card.welcomeBeans,
        },
      }),
  };
}
