import type { Plural } from "../../platform/shared/texts/words.ts";
import type { AttachProblem, BookingKind } from "./card-contract.ts";
import type { CardMailTexts } from "./card-mails.ts";

/** Messages of the customer card in one language. */
export interface CustomerCardTexts {
  /** Above the button of a card: what its press means. With `{age}` and `{terms}`, the title of the terms, which is a link. */
  accept: string;
  /** Alternative of the code: `{number}`. */
  code: string;
  codeHint: string;
  /** The value of the full lots, with `{amount}`. */
  worth: string;
  /** Beans until the next lot, with `{count}` and `{amount}`. */
  missing: Plural;
  statement: string;
  noBookings: string;
  columns: Record<"reason" | "beans", string>;
  kinds: Record<BookingKind, string>;
  /** Label of an order, with `{number}`. */
  order: string;
  /** Label of an order of another person of the household. */
  otherOrder: string;
  expiry: string;
  noExpiry: string;
  /** Label of the moment at which a lot is valid last, with `{date}`. */
  validUntil: string;
  waiting: string;
  noWaiting: string;
  /** With `{date}`. */
  waitingUntil: string;
  waitingDelivery: string;
  household: string;
  householdIntro: string;
  manager: string;
  self: string;
  /** Instead of a card number, after the mail. */
  invited: string;
  invite: string;
  inviteEmail: string;
  inviteHint: string;
  remove: string;
  /** Accessible name that begins with `remove`: `{name}`. */
  removeOf: string;
  /** With `{manager}`. */
  join: { title: string; text: string; beans: string; button: string };
  joinProblems: Record<"full" | "inHousehold" | "invalid" | "alreadyIn", string>;
  inviteProblems: Record<"full" | "notManager" | "tooMany" | "self", string>;
  leave: {
    title: string;
    link: string;
    /** Consequences for the beans: of the last card with `{count}`, and of one in a household. */
    alone: Plural;
    household: string;
    button: string;
    keep: string;
  };
  /** Adds a card that the customer has got in a store. */
  attach: {
    title: string;
    link: string;
    intro: string;
    /** To a customer who has a card already. */
    replaces: string;
    numberHint: string;
    code: string;
    codeHint: string;
    button: string;
    problems: Record<AttachProblem, string>;
  };
  /** Beside the button that deletes the account, with {beans} and {waiting}, both with their unit. */
  accountEnd: { alone: string; household: string };
  /** At the checkout. */
  spend: {
    title: string;
    /** The balance, with `{count}`. */
    balance: Plural;
    label: string;
    none: string;
    /** With `{count}` and `{amount}`. */
    option: Plural;
    button: string;
    /** The sum of the order is too small for a lot, or the balance; with `{beans}` and `{amount}`. */
    tooFew: string;
  };
  /** Beans that an order will earn, with `{count}`. */
  earns: Plural;
  /** Beans that an order has earned, with `{count}`. */
  earned: Plural;
  mails: CardMailTexts;
}
