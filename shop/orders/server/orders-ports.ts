import type { QueryExecutorProvider } from "kysely";
import type { RequestMail } from "../../../platform/http/slice.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { StatisticsConsent } from "../../../platform/shared/consent-cookie.ts";
import type { Amount } from "../../../platform/shared/money.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import type { Site, SiteCode } from "../../../platform/shared/site.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Review } from "../checkout-contract.ts";
import type { Order, OrderLine } from "../order-contract.ts";
import type { PaymentMethod } from "../payment/payment-contract.ts";

/** The owner of a checkout: a guest by the secret of the cart's cookie, or a customer. */
export type OrderOwner = { secret: string | undefined } | { customerId: number; hasCard: boolean };

/** A cart as the order needs it. */
export interface OrderCart extends Pick<Review, "lines" | "totals" | "voucher"> {
  /** Grows with every change. */
  revision: number;
  /** By the cart's own rules. */
  canCheckOut: boolean;
  hasSubscriptions: boolean;
}

/** Pieces of an article; with its price, they are taken only at this price. */
export type Pieces = Pick<OrderLine, "tcm" | "quantity"> & { price?: number };

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
  /** Family of the browser (platform/http/browser-family.ts); empty where it is unknown. */
  browser: string;
  /** The consent to statistics in its cookies. */
  consent: StatisticsConsent;
}

/** Functions of other slices. Those that take a transaction work in it alone. */
export interface OrderPorts {
  siteOf(code: SiteCode): Site;
  /** Returns the amount up to which a site sells by invoice, to compare values of all currencies. */
  invoiceUpTo(code: SiteCode): Amount;
  carts: {
    /** Returns the cart; without delivery costs for who collects the articles. */
    read(owner: OrderOwner, at: Viewpoint, isCollected: boolean): Promise<OrderCart>;
    /** Empties the cart unless it has changed since this revision; returns whether it did. */
    empty(
      transaction: QueryExecutorProvider,
      owner: OrderOwner,
      at: Viewpoint,
      revision: number,
    ): Promise<boolean>;
  };
  stock: {
    /** Returns the pieces that are left of each article. */
    of(at: Viewpoint, tcms: string[]): Promise<Map<string, number>>;
    /** Takes all pieces or none; returns whether it did. */
    take(transaction: QueryExecutorProvider, at: Viewpoint, pieces: Pieces[]): Promise<boolean>;
    putBack(transaction: QueryExecutorProvider, at: Viewpoint, pieces: Pieces[]): Promise<void>;
  };
  vouchers: {
    /** Reports whether any number of orders may use it: then there is nothing to redeem. */
    isForEverybody(voucher: UsedVoucher): Promise<boolean>;
    /** Redeems a personal voucher; returns whether the order has it. */
    redeem(transaction: QueryExecutorProvider, voucher: UsedVoucher): Promise<boolean>;
    /** Makes the personal voucher of a cancelled order usable again. */
    restore(transaction: QueryExecutorProvider, voucher: UsedVoucher): Promise<void>;
  };
  payments: readonly PaymentMethod[];
  /** Returns the e-mail address of a customer. */
  emailOf(customerId: number): Promise<string | undefined>;
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
  security: SecurityLog;
  /** Logs an error that does not end the work on other orders. */
  onError(error: unknown, message: string): void;
  now(): Date;
}
