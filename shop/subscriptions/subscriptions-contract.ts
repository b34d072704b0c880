import type { Amount } from "../../platform/shared/money.ts";
import type { Market, SiteCode } from "../../platform/shared/sites/site.ts";

/** A calendar day of the site's time zone: "2026-12-04". */
export type CalendarDay = string;

/** Figures of all subscriptions. */
export const subscriptionLimits = {
  /** Weeks between two deliveries. */
  weeks: { from: 2, to: 12 },
  quantity: { from: 1, to: 20 },
  /** Deliveries of a subscription that is a present. */
  giftDeliveries: { from: 2, to: 12 },
  /** Characters of the message of a present. */
  giftMessage: 500,
  /** Days from the mail that announces a delivery to its order. */
  noticeDays: 3,
  /** Days from the notice of a higher price to the first delivery that costs it. */
  priceNoticeDays: 30,
  /** Days between two deliveries, however late the first one was. */
  shortestGapDays: 7,
  /** The last day, from today, to which a delivery is moved or until which a subscription is paused. */
  aheadDays: 182,
  /** Deliveries in a row that could not be made, after which a subscription ends. */
  failures: 3,
  /** Years for which a subscription is kept after its end: claims from it end after three full years (§ 195, § 199 BGB). */
  keptYears: 4,
  /** Characters of a remark of staff. */
  note: 500,
} as const;

/** Has the fields of addresses of orders; a field that was left out is empty. */
export interface SubscriptionAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  town: string;
  region: string;
  country: Market;
  phone?: string;
}

export interface SubscriptionBilling {
  address: SubscriptionAddress;
  vatNumber: string;
}

export type SubscriptionPayment = "invoice" | "prepayment";

/**
 * The way to go on with a delivery whose article is sold out: another article, for its price but never for more, or no delivery. Without an
 * article the shop takes a similar one.
 */
export type WhenSoldOut = { kind: "skip" } | { kind: "alternative"; tcm?: string };

/** A present: the giver pays each delivery when it is made, and the subscription ends after the last one. */
export interface GiftOfSubscription {
  deliveries: number;
  /** Their name. */
  recipient: string;
  /** For the recipient, with each delivery. */
  message: string;
}

/** The choices of a shopper. */
export interface ChosenSubscription {
  /** The article, of which the grind is a part. */
  tcm: string;
  quantity: number;
  intervalWeeks: number;
  /** The price of a piece that the shopper saw, with the saving. */
  price: Amount;
  /**
   * The day on which the first delivery is ordered. Without it the order that opens the subscription is the first delivery, and has its
   * pieces in a line of the kind "subscription".
   */
  firstDelivery?: CalendarDay;
  whenSoldOut: WhenSoldOut;
  gift?: GiftOfSubscription;
  /** Where its deliveries go, such as to the recipient of a present; by default where the order goes. */
  address?: SubscriptionAddress;
}

/** An order that opens subscriptions. */
export interface OpeningOrder {
  number: string;
  site: SiteCode;
  placedAt: Date;
  email: string;
  /** Missing for guests, who have the links in mails. */
  customerId?: string;
  address: SubscriptionAddress;
  billing?: SubscriptionBilling;
  payment: SubscriptionPayment;
  subscriptions: ChosenSubscription[];
}

/** Why a subscription has ended. */
export const endReasons = ["cancelled", "staff", "account", "delivered", "failed"] as const;
export type EndReason = (typeof endReasons)[number];

/** Why a delivery could not be made. */
export const failureReasons = [
  "soldOut",
  "notSold",
  "address",
  "openOrders",
  "paymentLimit",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** An article as pages and mails show it. */
export interface SubscriptionArticle {
  tcm: string;
  productId: string;
  /** Its product's name, with what distinguishes the article. */
  name: string;
  url: string;
  /** Address of its picture without width and format; empty if it has none. */
  picture: string;
}

/** The costs of one delivery. */
export interface DeliveryCosts {
  /** Price of a piece. */
  price: Amount;
  goods: Amount;
  delivery: Amount;
  total: Amount;
}

/** The next delivery. */
export interface NextDelivery {
  /** Counts the deliveries of the subscription, with those that were skipped. */
  number: number;
  /** The day on which its order is made. */
  day: CalendarDay;
  /** Undefined while the article is not sold. */
  costs: DeliveryCosts | undefined;
  isAnnounced: boolean;
  /** Its order is being made: it can no longer be skipped, moved or changed. */
  isOrdered: boolean;
}

export interface SubscriptionDelivery {
  number: number;
  /** The day for which it was agreed, and the one on which it was ordered or should have been. */
  planned: CalendarDay;
  day: CalendarDay;
  state: "announced" | "ordering" | "placed" | "skipped" | "failed";
  article: SubscriptionArticle;
  quantity: number;
  total: Amount;
  /** Its order, of a placed one. */
  order?: string;
  /** Why it was not made, of a failed one. */
  reason?: FailureReason;
}

/** A step of the history, for staff. */
export interface SubscriptionStep {
  at: Date;
  by: "customer" | "link" | "staff" | "shop";
  kind: string;
  note: string;
}

/** A subscription as its customer and staff see it. */
export interface CoffeeSubscription {
  /** Random: it does not reveal how many there are. */
  number: string;
  site: SiteCode;
  email: string;
  customerId?: string;
  state: "active" | "ended";
  /** The day of the next delivery, while the subscription is paused. */
  pausedUntil?: CalendarDay;
  article: SubscriptionArticle;
  quantity: number;
  intervalWeeks: number;
  /** The price of a piece that counts, unless the current one is lower. */
  agreedPrice: Amount;
  /** A higher price of which the customer was told, and the day from which it counts. */
  higherPrice?: { price: Amount; from: CalendarDay };
  whenSoldOut: { kind: "skip" } | { kind: "alternative"; article?: SubscriptionArticle };
  gift?: GiftOfSubscription & { left: number };
  address: SubscriptionAddress;
  billing?: SubscriptionBilling;
  payment: SubscriptionPayment;
  openedAt: Date;
  /** The order that opened it. */
  openedBy: string;
  ended?: { at: Date; reason: EndReason };
  /** Missing when it has ended. */
  next?: NextDelivery;
  /** The newest first. */
  deliveries: SubscriptionDelivery[];
  history: SubscriptionStep[];
}

/** A change of a subscription. `delivery` is the number of the delivery that was shown: a later one is left alone. */
export type SubscriptionChange =
  | { kind: "skip"; delivery: number }
  | { kind: "move"; delivery: number; day: CalendarDay }
  | { kind: "article"; tcm: string }
  | { kind: "quantity"; quantity: number }
  | { kind: "interval"; weeks: number }
  | { kind: "whenSoldOut"; whenSoldOut: WhenSoldOut }
  | { kind: "address"; address: SubscriptionAddress }
  | { kind: "payment"; payment: SubscriptionPayment }
  | { kind: "pause"; until: CalendarDay }
  | { kind: "resume" }
  | { kind: "cancel" };

/** Who changes it: its customer, the owner of a link in a mail, or staff with a remark. */
export type ChangedBy = { customerId: string } | "link" | { staff: number; note: string };

/** Why a change was not made. `tooLate`: the delivery is being ordered, or was; `ended`: the subscription has ended. */
export type NotChanged =
  | { problem: "unknown" | "ended" | "tooLate" | "article" | "quantity" | "interval" }
  | { problem: "address" | "payment" }
  /** The days that can be chosen. */
  | { problem: "day"; from: CalendarDay; to: CalendarDay };

/** Why a choice cannot be opened. */
export type ChoiceProblem =
  | "article"
  | "quantity"
  | "interval"
  | "firstDelivery"
  | "gift"
  | "alternative";
