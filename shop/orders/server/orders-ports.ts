import type { QueryExecutorProvider } from "kysely";
import type { Engine } from "../../../commerce/engine.ts";
import type { EngineOrder, OrderDraft } from "../../../commerce/orders.ts";
import type { Scope } from "../../../commerce/scope.ts";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { StatisticsConsent } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Review, ReviewLine } from "../checkout-contract.ts";
import type { Order, OrderLine, OrderStepName, StoreCollection } from "../order-contract.ts";
import type { OwnBeans } from "../spent-beans.ts";
import type { FirstDays } from "../subscription-choices.ts";
import type { PaymentMethod } from "../payment/payment-contract.ts";

/** The owner of a checkout: a guest by the secret of the cart's cookie, or a customer. */
export type OrderOwner = { secret: string | undefined } | { customerId: string; hasCard: boolean };

/** A subscription in a cart. */
export interface SubscribedLine extends ReviewLine {
  /** Its id in the cart. */
  id: string;
  intervalWeeks: number;
  /** Its price with the delivery costs of a parcel of its own. */
  withDelivery: Amount;
}

/** How a cart is read for an order. */
export interface CartReading {
  /** Whether the articles are collected, so that there are no delivery costs. */
  isCollected: boolean;
  /** Ids of subscriptions that begin another day: neither in the lines nor in the totals. */
  later: ReadonlySet<string>;
}

/** A cart as the order needs it. */
export interface OrderCart extends Pick<Review, "lines" | "totals" | "voucher"> {
  /** Its subscriptions; `lines` has those that begin with the order, too. */
  subscribed: SubscribedLine[];
  /** Grows with every change. */
  revision: number;
  /** By the cart's own rules. */
  canCheckOut: boolean;
  /** Whether it has subscriptions although the site takes none. */
  hasSubscriptions: boolean;
}

/** A voucher of an order. */
export interface UsedVoucher {
  site: Site;
  code: string;
  order: string;
  now: Date;
}

/** The kinds of mails, with their data. */
export interface OrderMails {
  "order-confirmation": { number: string };
  "order-cancelled": { number: string };
  "order-shipped": { number: string };
  /** Confirms the e-mail address of a checkout, by the name of its owner. */
  "order-code": { owner: string };
}

/** The mails about one order. */
export type MailAboutOrder = Exclude<keyof OrderMails, "order-code">;

/** The browser that sent an order. */
export interface OrderSender {
  /** Family of the browser (platform/http/requests/browser-family.ts); empty where it is unknown. */
  browser: string;
  /** The consent to statistics in its cookies. */
  consent: StatisticsConsent;
}

/** A cart at the revision that is ordered. An order on its way stores no secret, so it names a guest's cart by its id. */
export interface AttemptedCart {
  owner: { customerId: string } | { cartId: string };
  revision: number;
}

/** Entries that an order takes out of a cart. */
export interface OrderedEntries {
  order: string;
  entries: (Pick<OrderLine, "tcm" | "quantity"> & { kind: OrderLine["kind"] | "voucher" })[];
}

/**
 * Functions of other slices, and the engine. Those that take a transaction write only in it, into queues of ours; the others may be
 * called again.
 */
export interface OrderPorts {
  siteOf(code: SiteCode): Site;
  /** Returns the ids of the stores that hand over orders. */
  storeIds(at: Viewpoint): Promise<string[]>;
  /** Returns how and when an order of a moment is collected in a store, by whether it has everything; undefined for an unknown store. */
  collectionAt(
    at: Viewpoint,
    storeId: string,
    order: { isInStock: boolean; isPaidFirst: boolean },
  ): Promise<StoreCollection | undefined>;
  /** Returns the amount up to which a site sells by invoice, to compare values of all currencies. */
  invoiceUpTo(code: SiteCode): Amount;
  /** Decides on price and stock when an order is placed. Its variants are articles by their numbers, its channels markets. */
  engine: Pick<Engine, "capabilities" | "offers" | "orders">;
  /**
   * Passes the engine an order from before it had orders, once for its key and without reserving stock again. Only the own engine
   * was ever without orders.
   */
  adoptOrder?(scope: Scope, draft: OrderDraft, key: string): Promise<Pick<EngineOrder, "number">>;
  carts: {
    read(owner: OrderOwner, at: Viewpoint, reading: CartReading): Promise<OrderCart>;
    /** Reports whether the cart is still at its revision. */
    isAsOrdered(cart: AttemptedCart, at: Viewpoint): Promise<boolean>;
    /** Removes ordered pieces from the cart, once for each order. Pieces that were added since stay. */
    removeOrdered(cart: AttemptedCart, at: Viewpoint, ordered: OrderedEntries): Promise<void>;
  };
  /** Personal vouchers, which one order uses up. The use of other vouchers is not stored. */
  vouchers: {
    /** Reserves a voucher for an open attempt; returns whether it has it. */
    reserve(voucher: UsedVoucher): Promise<boolean>;
    /** Uses a voucher up; returns whether the order has it. */
    redeem(voucher: UsedVoucher): Promise<boolean>;
    /** Ends the reservation of an order. */
    release(voucher: UsedVoucher): Promise<void>;
    /** Makes the voucher of a cancelled order usable again. */
    restore(voucher: UsedVoucher): Promise<void>;
  };
  subscriptions: {
    /** Returns the days on which a subscription can begin, if not with its order. */
    days(at: Viewpoint): FirstDays;
    /** Returns the names of articles that replace others; omits unknown ones. */
    names(at: Viewpoint, tcms: string[]): Promise<ReadonlyMap<string, string>>;
    /** Reports whether a customer has subscriptions that were opened with a number. */
    hasOpened(customerId: string, number: string, at: Viewpoint): Promise<boolean>;
  };
  /** The customer card: what orders spend and earn. Each function may be called again. */
  beans: {
    /** Returns what a customer has, and what it is worth; undefined without a card. */
    of(customerId: string, at: Viewpoint): Promise<OwnBeans | undefined>;
    /** Takes the beans that an order spends; returns whether the customer has them. */
    spend(transaction: QueryExecutorProvider, order: Order): Promise<boolean>;
    /** Restores the beans of an order that is not placed. */
    restore(number: string): Promise<void>;
    /** Lets a placed order earn beans. */
    placed(transaction: QueryExecutorProvider, order: Order): Promise<void>;
    /** Follows a step of an order: a cancellation restores its beans. */
    stepped(transaction: QueryExecutorProvider, number: string, step: OrderStepName): Promise<void>;
  };
  payments: readonly PaymentMethod[];
  /** Returns the e-mail address of a customer. */
  emailOf(customerId: string): Promise<string | undefined>;
  requestMail: RequestMail<OrderMails>;
  /** Returns a mail's content. `secret` ends the address of the order's page. */
  mailContent(
    kind: MailAboutOrder,
    order: Order,
    options: { site: SiteCode; secret: string },
  ): Promise<MailContent>;
  /** Returns the mail with a code. */
  codeMail(code: string, site: SiteCode): MailContent;
  /** Stores the purchase for reports, where it takes precedence over the browser's. */
  recordPurchase(
    transaction: QueryExecutorProvider,
    order: Order,
    sender: OrderSender,
  ): Promise<void>;
  /** Stores what other slices keep of a new order, such as the subscriptions that it opens, in the transaction that stores it. */
  onStored(transaction: QueryExecutorProvider, order: Order): Promise<void>;
  security: SecurityLog;
  /** Logs an error that does not end the work on other orders. */
  onError(error: unknown, message: string): void;
  now(): Date;
}
