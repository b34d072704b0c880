import type { Amount } from "../../platform/shared/money.ts";
import type { Market, SiteCode } from "../../platform/shared/sites/site.ts";
import type { PaymentKind } from "./payment/payment-contract.ts";

/**
 * The states of an order. A prepaid one is `placed` until the transfer arrives, an invoiced one goes from `placed` to `shipped`
 * and is paid later. `cancelled` returns the stock; `withdrawn` waits for returned articles.
 */
export const orderStates = [
  "placed",
  "paid",
  "shipped",
  "delivered",
  "cancelled",
  "withdrawn",
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * States as shoppers see them: where a person collects the order, it is `ready` when shipped and `collected` when delivered; where
 * nothing is sent, it is `accessSent`.
 */
export type ShownOrderState = OrderState | "ready" | "collected" | "accessSent";

/**
 * The steps of an order: its states, `packed`, and `returned`, the return of withdrawn articles of an order whose other articles
 * stay.
 */
export const orderSteps = [...orderStates, "packed", "returned"] as const;
export type OrderStepName = (typeof orderSteps)[number];

/** A postal address; empty strings where nothing was entered. Which fields a country has: `address-fields.ts`. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  /** A second line: floor, district. */
  extra: string;
  postalCode: string;
  town: string;
  /** Province or state, where the country's addresses have one (TR). */
  region: string;
  country: Market;
  /** For the courier, where the site asks for it (`courierPhone`). */
  phone?: string;
}

/**
 * Where the articles go: to an address, to a store of the site, where a person collects them, or nowhere, where all of them are
 * services that take place online.
 */
export type Delivery =
  | { kind: "home"; address: PostalAddress }
  | {
      kind: "store";
      storeId: string;
      /** Missing from checkouts that an older release stored. */
      store?: { name: string; address: string };
      firstName: string;
      lastName: string;
      /** Set when the order is placed; missing from those of an older release. */
      collection?: StoreCollection;
    }
  | { kind: "online" };

/**
 * Whether the store had everything, whose stock the order then took, or it is delivered there; and when it can be collected: from a
 * moment (ISO 8601) or on these days. Without these, it depends on a payment in advance.
 */
export type StoreCollection =
  | { kind: "stock"; readyAt?: string }
  | { kind: "delivered"; days?: { from: string; to: string } };

export interface Billing {
  address: PostalAddress;
  /** Empty for private persons. */
  vatNumber: string;
}

/** An article of an order, with everything that a later change of the catalogue must not change. */
export interface OrderLine {
  kind: "article" | "freeArticle" | "giftCard" | "partnerProduct" | "subscription";
  /** Article number; of a partner product its id. */
  tcm: string;
  /** Public number of its product, as text; empty for a partner product. */
  productId: string;
  title: string;
  label: string;
  picture: string;
  url: string;
  quantity: number;
  /** Price of one piece. */
  price: Amount;
  total: Amount;
  /** In percent; included in the price. */
  taxRate: number;
  /** Weeks until the next delivery, if it is the first one of a subscription. */
  intervalWeeks?: number;
  /** Whether it is a service that takes place online, so that nothing is sent. */
  isOnline?: boolean;
  /** Whether the shopper has withdrawn from it. */
  isWithdrawn?: boolean;
  /** Whether its pieces are back in stock. */
  isReturned?: boolean;
}

/** The choice for a delivery that is sold out; without an article the shop takes a similar one. */
export type SoldOutChoice = { kind: "skip" } | { kind: "alternative"; tcm?: string };

/** A present that ends after so many deliveries. */
export interface SubscriptionGift {
  deliveries: number;
  recipient: string;
  message: string;
}

/** Choices for a subscription besides coffee, quantity and interval. */
export interface SubscriptionChoices {
  /** The day of the first delivery ("2026-12-24"); missing when it is part of the order. */
  firstDelivery?: string;
  whenSoldOut: SoldOutChoice;
  gift?: SubscriptionGift;
  /** Where its deliveries go, if not where the order goes. */
  address?: PostalAddress;
}

/** A subscription that an order begins, as it was agreed. */
export interface OrderedSubscription
  extends
    Omit<SubscriptionChoices, "whenSoldOut">,
    Pick<
      OrderLine,
      | "tcm"
      | "productId"
      | "title"
      | "label"
      | "picture"
      | "url"
      | "quantity"
      | "price"
      | "total"
      | "taxRate"
    > {
  intervalWeeks: number;
  /** With the name of the article that replaces it. */
  whenSoldOut: SoldOutChoice & { name?: string };
  /** Price of one piece without subscription. */
  usualPrice: Amount;
  /** Price of a first delivery on another day, with its delivery costs, at the prices of the order. */
  firstTotal?: Amount;
}

/** The delivery of a subscription that an order is. Its price is the subscription's, which may be below the engine's. */
export interface SubscriptionDeliveryKey {
  /** The number of the subscription. */
  number: string;
  delivery: number;
}

/** The costs of an order; the shape of a cart's totals, with beans. */
export interface OrderTotals {
  goods: Amount;
  /** Amount that the voucher deducts. */
  discount: Amount;
  /** Beans of the customer card that it spends, and what they deduct. */
  beans?: { count: number; amount: Amount };
  delivery: Amount;
  total: Amount;
  /** 0 when delivery is free. */
  missingForFreeDelivery: Amount;
  /** Tax included in the total, by rate in percent; `gross` is the part of the total that includes it. */
  taxes: { rate: number; gross: Amount; amount: Amount }[];
}

export interface OrderVoucher {
  code: string;
  title: string;
}

/** An order as it was placed; the later states are in `history`. */
export interface Order {
  /** Random: it does not reveal how many orders there are. */
  number: string;
  site: SiteCode;
  placedAt: Date;
  state: OrderState;
  email: string;
  /** Missing for guests. */
  customerId?: string;
  /** Missing unless the shop has placed it for a subscription. */
  subscription?: SubscriptionDeliveryKey;
  lines: OrderLine[];
  /** Those that it begins. Missing where there is none. */
  subscriptions?: OrderedSubscription[];
  totals: OrderTotals;
  voucher?: OrderVoucher;
  delivery: Delivery;
  /** Missing when the delivery's address is that of the invoice; the other kinds of delivery have none. */
  billing?: Billing;
  payment: PaymentKind;
  /**
   * The last day to pay as of the confirmation, at noon of the site's time zone. An invoice is due later if the order is shipped
   * later.
   */
  dueAt: Date;
  giftMessage: string;
  /** Consecutive for each seller and year, as tax laws require: "2026-000123". Missing until the invoice exists. */
  invoiceNumber?: string;
  /** Number at the commerce system, which has its stock. Missing if it has none of its articles, or is older than orders there. */
  engineNumber?: string;
  history: OrderStep[];
  /** Its parcels with those that staff removed, the oldest first. Missing when there was none. */
  parcels?: RecordedParcel[];
}

/** A parcel by the id of its carrier and the number there. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

export interface RecordedParcel extends Parcel {
  id: string;
  addedAt: Date;
  removedAt?: Date;
}

export interface OrderStep {
  state: OrderStepName;
  at: Date;
  /** The staff's remark. */
  note: string;
}

export interface OrderFilter {
  /** Number or payment reference of an order, number of an invoice, or part of an e-mail address or of a name. */
  text?: string;
  site?: SiteCode;
  state?: OrderState;
  /** The last order of the page before the requested one. */
  before?: Pick<Order, "placedAt" | "number">;
}
