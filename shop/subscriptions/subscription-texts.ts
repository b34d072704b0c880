import type { EndReason, FailureReason, SubscriptionChange } from "./subscriptions-contract.ts";

interface Words {
  subject: string;
  text: string;
}

/** A page behind a link: what it asks, and what it says when it is done. */
interface StepWords {
  title: string;
  text: string;
  button: string;
  done: string;
}

/** Texts of mails about subscriptions, and of the pages behind their links. `{article}` is a product's name, `{day}` a date. */
export interface SubscriptionMailTexts {
  /** Why these mails are sent, and that their links need no login. */
  reason: string;
  /** Why one without links is sent. */
  reasonOver: string;
  /** Names of facts: number, interval, day of the next delivery, what is done about a sold-out article, recipient of a present. */
  facts: { number: string; interval: string; next: string; soldOut: string; recipient: string };
  /** `alternative` has `{article}`. */
  soldOut: { skip: string; alternative: string; similar: string };
  /** Labels of the links in mails. */
  links: { skip: string; move: string; cancel: string };
  /** That it can be ended at any time, without a period of notice. */
  anyTime: string;
  opened: Words;
  /** The text has `{day}`; `most` says that it does not cost more than this, and what happens if it gets cheaper. */
  announced: Words & { most: string };
  /** Notice of a higher price of a piece: `{price}` from `{day}` on, `{agreed}` until then. */
  higherPrice: { title: string; text: string };
  placed: { subject: string; late: string; another: string };
  failed: Words & { reasons: Record<FailureReason, string>; next: string };
  /** A sentence for each change. */
  changed: {
    subject: string;
    texts: Record<Exclude<SubscriptionChange["kind"], "cancel" | "pause">, string>;
  };
  paused: Words;
  /** The text has `{day}`, on which it ended; `ordered` says that the last delivery is being ordered. */
  cancelled: Words & { ordered: string };
  ended: { subject: string; texts: Record<EndReason, string> };
  pages: {
    skip: StepWords;
    /** `day` is the label of the field, `outside` with `{from}` and `{to}` refuses a day. */
    move: StepWords & { day: string; outside: string };
    cancel: StepWords;
    /** The delivery of the mail was ordered or skipped. */
    tooLate: { title: string; text: string };
    ended: { title: string; text: string };
    invalid: { title: string; text: string };
    /** The form that finds a subscription; `notFound` is the answer to every wrong number or address. */
    find: { text: string; number: string; button: string; notFound: string };
    unavailable: string;
  };
}
