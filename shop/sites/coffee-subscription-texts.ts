import type { Plural } from "../../platform/shared/texts/words.ts";

interface TitledText {
  title: string;
  text: string;
}

/** Texts about coffee by subscription: the page that sells it, the checkout, and the account. */
export interface CoffeeSubscriptionTexts {
  /** Name of the page, in links and its title. */
  title: string;
  /** In results of search engines. */
  description: string;
  /** The large picture. `{percent}` is the saving. */
  hero: { headline: string; text: string; button: string };
  howTitle: string;
  /** With `{percent}`, `{from}` and `{to}` weeks, and `{days}` of notice. */
  steps: TitledText[];
  chooseTitle: string;
  chooseText: string;
  /** Link of a coffee: its name follows for screen readers. */
  choose: string;
  chosen: string;
  /** Link back to all coffees. */
  otherCoffee: string;
  /** Where the site sells no coffee now. */
  nothing: TitledText;
  form: {
    /** Link of a product's page. */
    more: string;
    title: string;
    pack: string;
    /** Price of the pack without subscription: "statt {price}". */
    instead: string;
    quantity: string;
    interval: string;
    begin: string;
    now: string;
    nowHint: string;
    later: string;
    laterHint: string;
    day: string;
    soldOut: string;
    skip: string;
    skipHint: string;
    alternative: string;
    alternativeHint: string;
    which: string;
    /** Instead of a certain coffee. */
    similar: string;
    gift: string;
    giftHint: string;
    deliveries: string;
    message: string;
    /** With `{max}` characters. */
    messageHint: string;
    recipientName: string;
    recipient: string;
    recipientHint: string;
  };
  summary: {
    title: string;
    /** Price of one delivery, without its delivery costs. */
    perDelivery: string;
    usual: string;
    /** "Sie sparen" */
    saving: string;
    delivery: string;
    deliveryFree: string;
    total: string;
    /** For a present: price of all deliveries at prices of today. */
    allDeliveries: Plural;
    show: string;
    add: string;
    save: string;
  };
  /** Term, price and how to cancel, beside each button that leads to a contract. `{notice}` and `{priceNotice}` are days. */
  law: string;
  faqTitle: string;
  faq: { question: string; answer: string }[];
  problems: {
    check: string;
    article: string;
    quantity: string;
    interval: string;
    /** With `{from}` and `{to}`. */
    day: string;
    deliveries: string;
    message: string;
    alternative: string;
    /** Too late: the delivery is being ordered. */
    tooLate: string;
    ended: string;
    address: string;
    payment: string;
    /** The form is older than what is stored. */
    changedElsewhere: string;
    unknown: string;
  };
  entry: {
    /** Marks a line of an order. */
    firstNow: string;
    /** With `{day}`. */
    firstOn: string;
    /** Below it, with the `{total}` of that delivery. */
    firstCosts: string;
    gift: Plural;
    skip: string;
    /** With `{name}`. */
    alternative: string;
    /** With `{name}`. */
    goesTo: string;
    /** "Sie sparen {amount} je Lieferung." */
    saving: string;
    change: string;
  };
  checkout: {
    title: string;
    /** Says on the first step that an account is needed. */
    account: string;
    /** Where nothing is due today. */
    nothingToday: string;
    /** Heading of what begins another day. */
    later: string;
    /** Where something begins another day, with the `{total}` that is paid now. */
    today: string;
    /** Replaces it while the amount is not known. */
    todayChanged: string;
  };
  account: {
    empty: TitledText;
    /** After the last button of the checkout. */
    placed: string;
    next: string;
    /** With `{day}` and `{total}`. */
    nextOn: string;
    noPrice: string;
    announced: string;
    isOrdered: string;
    pausedUntil: string;
    ended: string;
    endedHint: string;
    manage: string;
    skip: string;
    move: string;
    moveTo: string;
    pause: string;
    pauseUntil: string;
    resume: string;
    contents: string;
    article: string;
    saveContents: string;
    address: string;
    saveAddress: string;
    payment: string;
    savePayment: string;
    cancel: string;
    cancelQuestion: string;
    cancelText: string;
    keep: string;
    saved: string;
    cancelled: string;
    deliveries: string;
    noDeliveries: string;
    toOrder: string;
    /** A higher price, with `{price}` and `{date}`. */
    higherPrice: string;
    /** Price of a piece: "{price} je Packung". */
    perPack: string;
    giftLeft: Plural;
    states: Record<"announced" | "ordering" | "placed" | "skipped" | "failed", string>;
    reasons: Record<"soldOut" | "notSold" | "address" | "openOrders" | "paymentLimit", string>;
  };
}
