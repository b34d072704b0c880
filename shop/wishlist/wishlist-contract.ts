import type { Amount } from "../../platform/shared/money.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/** Products in a list: its numbers stand in a cookie. */
export const maxWishes = 50;

/** Value of `data-kontor-link` of the link in the header. */
export const wishlistLink = "wishlist";

/** The event that is tracked when a product is added. */
export const wishEvent = "wish_added";

/** Names of the fields of its forms, and the values of `step`. */
export const wishFields = { step: "step", product: "product" } as const;
export const wishSteps = ["add", "remove", "cart", "share", "unshare"] as const;
export type WishStep = (typeof wishSteps)[number];

/** A product in a list. */
export interface Wish {
  /** Its public number. */
  product: number;
  /** Its price when it was added. */
  price: Amount;
  addedAt: Date;
}

export interface WishlistTexts {
  /** Name of the list, and label of its link in the header. */
  title: string;
  intro: string;
  empty: { title: string; text: string };
  toProducts: string;
  /** Button on a product's page. */
  add: string;
  /** Leads to a product that has variants. */
  choose: string;
  remove: string;
  /** With `{amount}` and `{date}`, on which the product was added. */
  priceFell: string;
  /** Products that the site no longer sells. */
  notSold: Plural;
  /** The list is full, with `{max}`. */
  full: string;
  tooMany: string;
  /** Whether the list stays after the visit. */
  kept: { account: string; browser: string; visit: string };
  share: {
    title: string;
    text: string;
    button: string;
    /** Label of the address. */
    address: string;
    end: string;
  };
  /** The page that others see. */
  shared: { title: string; intro: string; ended: { title: string; text: string } };
}
