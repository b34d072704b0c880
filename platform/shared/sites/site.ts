import type { Brand } from "../brand/brand.ts";
import type { OptionalGroup } from "../cookies/consent-cookie.ts";

/** A site and its basic properties. The shop has the list of its sites, and hands it in (site-set.ts). */

/** The code of one of the shop's sites, such as "CH_FR". It is checked where it enters. */
export type SiteCode = string;

/** ISO 3166 code of a country with its own prices and stock. CH_FR sells in the market CH, in French. */
export type Market = string;

/** Returns the name of a site's folder and of its host on a developer's machine: "ch-fr" for CH_FR. */
export const siteSlug = (code: string) => code.toLowerCase().replace("_", "-");

/** BCP 47, such as "fr". */
export type Language = string;

/**
 * A kind of products with rules of its own for tax, free delivery or subscription. The shop names its kinds in the tax rates of its sites;
 * "goods" are products of no other kind, and a "giftCard" is taxed when it is redeemed.
 */
export type ProductKind = string;
export const giftCard: ProductKind = "giftCard";

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** A word shown behind the number instead of the locale's symbol. */
  word?: string;
  /** Smallest step of a price, in hundredths: 5 for CHF, 100 for HUF. */
  step: number;
}

/**
 * A public holiday by its rule: a day of each year ("12-25"), a number of days from Easter Sunday ("easter+1"), or a day of the Islamic
 * calendar ("islamic 10-01"), which is computed and may differ by a day from the one that a country announces.
 */
type Holiday =
  | `${number}-${number}`
  | `easter${"+" | "-"}${number}`
  | `islamic ${number}-${number}`;

export interface Site {
  code: SiteCode;
  /** BCP 47: the page's `lang`, number and date formats, collation. */
  locale: string;
  language: Language;
  /** IANA name. Days at the site start at midnight of this zone. */
  timeZone: string;
  currency: Currency;
  /** Name of the country in its own language, for the list of shops. */
  label: string;
  /** ISO 3166 code of the country. Selects prices and stock of the catalogue: CH and CH_FR are one market. */
  market: Market;
  /** Format of postal codes; `pattern` is that of an input. */
  postalCode: { pattern: string; example: string };
  /** Phone number of the customer service: international, grouped as usual in the country. */
  phone: string;
  shipping: Shipping;
  /** Working days from order to delivery, or to dispatch where the site has `transitDays`. */
  deliveryDays: { from: number; to: number };
  /** Working days from dispatch to delivery, where distances differ too much for one period. */
  transitDays?: { from: number; to: number };
  /** Local time ("14:00") until which an order is handled on the same working day. With it, product pages name the days of delivery. */
  handledUntil?: string;
  /** Public holidays, on which no order is handled or delivered. */
  holidays?: readonly Holiday[];
  /** Value added tax in percent, included in every price: of each kind of products but gift cards. */
  taxRates: { goods: number; [kind: ProductKind]: number };
  /** Period in which the shop accepts returns, at least as long as the law requires. */
  returns: { days: number; months?: undefined } | { months: number; days?: undefined };
  newsletter: NewsletterFigures;
  /** The consent groups that visitors are asked about, in this order; by default all of them. */
  consentGroups?: readonly OptionalGroup[];
  brand: Brand;
  /** Kinds that can be ordered by subscription. Without one the cart takes no new subscription, and says so beside those it has. */
  subscriptionKinds?: readonly ProductKind[];
  /** Further figures that texts of the shop name by placeholders, formatted. */
  ownFigures?: Record<string, string>;
}

/** Delivery costs, and order values from which delivery is free, in hundredths of the currency. */
export interface Shipping {
  cost: number;
  freeFrom: number;
  /** Threshold with the loyalty card. */
  cardFreeFrom?: number;
  /** Values of products of one kind from which delivery is free. */
  kindFreeFrom?: Record<ProductKind, number>;
}

export interface NewsletterFigures {
  /** Percent off the first order. */
  discount: number;
  /** Months for which the discount's voucher is valid after the confirmation. */
  voucherMonths: number;
  minimumAge: number;
  /** Days after which unconfirmed sign-ups are deleted. */
  unconfirmedDays: number;
  /** Years without confirming or changing anything after which subscribers get no more newsletters. */
  inactiveYears?: number;
  /** Public register in which consents must be recorded. */
  register?: "IYS";
  /** Fields of the form in addition to the address, in order. */
  fields?: Partial<Record<"salutation" | "firstName" | "lastName", "optional" | "required">>;
  /** Whether the law requires a ticked box before commercial messages are sent. */
  needsConsent?: true;
}
