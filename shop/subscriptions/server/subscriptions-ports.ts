import type { Kysely } from "kysely";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { MailInsert, RequestMail } from "../../../platform/http/slice.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { Currency, ProductKind, Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { SubscriptionMailSite } from "../subscription-mails.ts";
import type {
  CalendarDay,
  FailureReason,
  SubscriptionAddress,
  SubscriptionBilling,
  SubscriptionChange,
  SubscriptionPayment,
} from "../subscriptions-contract.ts";
import type { SubscriptionTables } from "./subscriptions-tables.ts";

export type SubscriptionDatabase = Kysely<SubscriptionTables>;

/** The kinds of mails, with their data. */
export interface SubscriptionMails {
  "subscription-opened": { number: string };
  /** The day is the announced one: a mail about another day is not sent. `told`: it says the higher price and its day. */
  "subscription-announced": { number: string; delivery: number; day: CalendarDay; told?: boolean };
  /** A delivery was ordered late, or with another article. */
  "subscription-placed": { number: string; delivery: number; isLate: boolean; isOther: boolean };
  "subscription-failed": { number: string; delivery: number };
  "subscription-changed": { number: string; change: SubscriptionChange["kind"] };
  "subscription-paused": { number: string };
  "subscription-cancelled": { number: string };
  "subscription-ended": { number: string };
}

/** The costs of an order, as orders store them. */
export interface DeliveryTotals {
  goods: Amount;
  discount: Amount;
  delivery: Amount;
  total: Amount;
  missingForFreeDelivery: Amount;
  taxes: { rate: number; gross: Amount; amount: Amount }[];
}

/** The order of a delivery, as the slice of orders takes it. */
export interface OrderOfDelivery {
  subscription: { number: string; delivery: number };
  email: string;
  customerId?: string;
  address: SubscriptionAddress;
  billing?: SubscriptionBilling;
  payment: SubscriptionPayment;
  giftMessage: string;
  line: {
    tcm: string;
    productId: string;
    title: string;
    label: string;
    picture: string;
    url: string;
    quantity: number;
    price: Amount;
    total: Amount;
    taxRate: number;
    intervalWeeks: number;
  };
  totals: DeliveryTotals;
}

export interface SubscriptionPorts {
  sites: Site[];
  /** Reports whether a site sells subscriptions. */
  isOfferedOn(site: Pick<Site, "subscriptionKinds">): boolean;
  catalogue: Pick<Catalogue, "articleFacts" | "offers">;
  /** Reports whether a kind of products can be subscribed to on a site. */
  isSubscribable(kind: ProductKind, site: Site): boolean;
  /** Returns the price of a piece by subscription. */
  priceOf(usual: Amount, currency: Currency): Amount;
  totalsOf(item: { kind: ProductKind; total: Amount }, site: Site): DeliveryTotals;
  taxRateOf(kind: ProductKind, site: Site): number;
  /** Returns articles that can be delivered instead of one that is sold out, the most similar first. */
  similarTo(tcm: string, at: Viewpoint): Promise<string[]>;
  /** Reports whether the site delivers to an address. */
  canDeliverTo(address: SubscriptionAddress, site: Site): boolean;
  isPaymentOffered(payment: SubscriptionPayment, site: Site, total: Amount): boolean;
  /**
   * Places the order of a delivery once for its key. `pending` when it is not known yet whether it was placed; throws when the engine
   * does not answer.
   */
  place(
    order: OrderOfDelivery,
    at: Viewpoint,
  ): Promise<{ number: string } | Exclude<FailureReason, "address"> | "pending">;
  /** Queues a mail in the transaction of another slice. */
  requestMail: RequestMail<SubscriptionMails>;
  mailInsert: MailInsert<SubscriptionMails>;
  /** Wakes the worker that sends mails. */
  mailsWait(): void;
  mailSite(code: SiteCode): SubscriptionMailSite;
  /** Returns the address of the page behind a link of a mail. */
  linkOf(site: SiteCode, token: string, action?: "skip" | "move" | "cancel"): string;
  /** Returns the address of a picture without width and format. */
  pictureOf(picture: { id: string; version: string }): string;
  security: SecurityLog;
  /** Logs an error that does not end the work on other subscriptions. */
  onError(error: unknown, message: string): void;
  now(): Date;
}

export interface SubscriptionOptions extends SubscriptionPorts {
  database: SubscriptionDatabase;
}
