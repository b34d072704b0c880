import type { ReducedSorting } from "../../commerce/catalogue-contract.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/** Units of time, each a number of a countdown. */
export type CountdownUnit = "days" | "hours" | "minutes" | "seconds";

/**
 * Texts of the discount shop. {day} is a day with its weekday, without a year: "Freitag, 4. Dezember"; {time} an hour with minutes,
 * {zone} the name of the site's time zone.
 */
export interface DiscountShopTexts {
  title: string;
  lead: string;
  /** When a sale begins, and ends: {day}, {time}, {zone}. */
  begins: string;
  ends: string;
  /** Names the countdown for screen readers. */
  remaining: string;
  units: Record<CountdownUnit, Plural>;
  /** In the place of the countdown, when the sale has opened. */
  opened: string;
  toOpened: string;
  /** When members of the customer card come in: {day}, {time}. */
  membersFrom: string;
  /** That they already do, and the link to their page. */
  membersNow: string;
  toMembers: string;
  /** On the page for members, of a sale that begins later for all others: {day}, {time}. */
  early: string;
  /** On the page for members, to all others. */
  membersOnly: string;
  membersOnlyHint: string;
  toLogin: string;
  toCard: string;
  /** After a sale's end: {title}. */
  over: string;
  /** Announces a sale: {title}, {day}, {time}. */
  nextOne: string;
  /** Above the products that are reduced while no sale is open. */
  alreadyReduced: string;
  none: string;
  noneHint: string;
  toHome: string;
  /** On a product of which few are left. */
  left: Plural;
  /** The last day of a reduced price: {date}. */
  priceUntil: string;
  sortings: Record<Extract<ReducedSorting, "saving" | "ending">, string>;
}
