import type { OptionalGroup } from "./consent-cookie.ts";

/** The sites and what every part needs to know of one. Figures and words of a site lie in `sites/`. */

/** The one list of sites, in the order in which the footer names the shops. docs/add-a-site.md adds one. */
export const siteCodes = ["DE", "AT", "CH", "CH_FR", "PL", "CZ", "HU", "SK", "TR"] as const;
export type SiteCode = (typeof siteCodes)[number];

/** A market has its own prices and stock. It is a country: CH_FR sells in the market of CH, in French. */
export type Market = Exclude<SiteCode, `${string}_${string}`>;
export const markets = siteCodes.filter((code): code is Market => !code.includes("_"));

export const defaultSite: SiteCode = "DE";

export const languages = ["de", "fr", "pl", "cs", "hu", "sk", "tr"] as const;
export type Language = (typeof languages)[number];

export const inEveryLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

export interface Currency {
  /** ISO 4217. */
  code: "EUR" | "CHF" | "CZK" | "HUF" | "PLN" | "TRY";
  /** A word shown behind the number instead of the symbol that the locale would use. */
  word?: string;
  /** Smallest step of a price, in hundredths: 5 for CHF, 100 for HUF. */
  step: number;
}

export interface Site {
  code: SiteCode;
  /** BCP 47: the page's `lang`, number and date formats, collation. */
  locale: string;
  language: Language;
  /** IANA name: its midnight starts a day at the site. */
  timeZone: string;
  currency: Currency;
  /** Name of the country in its own language, for the list of shops. */
  label: string;
  /** ISO 3166 code of the flag. */
  flag: Market;
  /** Prices and stock of the catalogue: CH and CH_FR are one market. */
  market: Market;
  /** How its postal codes look: the pattern of an input. */
  postalCode: { pattern: string; example: string };
  /** Of the customer service: international, in the groups in which the country writes it. */
  phone: string;
  shipping: Shipping;
  /** Working days from the order to the door. */
  deliveryDays: { from: number; to: number };
  /** Value added tax in percent, contained in every price. */
  taxRates: { standard: number; coffee: number };
  /** How long the shop takes products back: at least as long as the law asks for. */
  returns: { days: number; months?: undefined } | { months: number; days?: undefined };
  newsletter: Newsletter;
  card: Card;
  /** What visitors are asked for, in this order; where nothing is said, all that there is. */
  consentGroups?: readonly OptionalGroup[];
}

/** Delivery costs, and values of products from which delivery is free, in hundredths of the currency. */
export interface Shipping {
  cost: number;
  freeFrom: number;
  /** With the KontorCard. */
  cardFreeFrom?: number;
  /** A value of coffee alone from which delivery is free. */
  coffeeFreeFrom?: number;
}

export interface Newsletter {
  /** Percent off the first order. */
  discount: number;
  /** The voucher with that discount is valid so long after the confirmation. */
  voucherMonths: number;
  minimumAge: number;
  /** Sign-ups that were not confirmed are deleted after so many days. */
  unconfirmedDays: number;
  /** Subscribers who confirmed or changed nothing for so many years get no more newsletters. */
  inactiveYears?: number;
  /** Consents are entered in a public register. */
  register?: "IYS";
  /** What the form asks for besides the address, in its order. */
  fields?: Partial<Record<"salutation" | "firstName" | "lastName", "optional" | "required">>;
  /** The law wants a box to be ticked before commercial messages are sent. */
  needsConsent?: true;
}

/** The KontorCard: beans for purchases, which the shopper spends in lots. */
export interface Card {
  /** One bean for every so much spent, in hundredths of the currency. */
  spendPerBean: number;
  /** Beans of a lot. */
  beans: number;
  /** What a lot is worth, in hundredths of the currency. */
  beansWorth: number;
  beanMonths: number;
  /** Beans that come with the first card. */
  welcomeBeans: number;
  minimumAge: number;
  /** Every so-manieth coffee in a store is free. */
  freeCoffee?: number;
}

export function isSiteCode(value: unknown): value is SiteCode {
  return siteCodes.some((code) => code === value);
}

/** An unknown site is the German one. */
export function siteCodeOr(value: unknown, fallback: SiteCode = defaultSite): SiteCode {
  const code = typeof value === "string" ? value.toUpperCase() : value;
  return isSiteCode(code) ? code : fallback;
}
