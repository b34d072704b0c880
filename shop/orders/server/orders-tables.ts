import type { ColumnType, Generated } from "kysely";
import type { OrderDraft } from "../../../commerce/orders.ts";
import type { StatisticsConsent } from "../../../platform/shared/cookies/consent-cookie.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type {
  Billing,
  Delivery,
  Order,
  OrderLine,
  OrderState,
  OrderStep,
  OrderStepName,
  OrderTotals,
  OrderVoucher,
  OrderedSubscription,
} from "../order-contract.ts";
import type { PaymentKind } from "../payment/payment-contract.ts";
import type { Checkout } from "../checkout-contract.ts";

/** An order as JSON, whose times are texts. */
export type StoredOrder = Omit<
  Order,
  "placedAt" | "dueAt" | "history" | "customerId" | "parcels"
> & {
  /** The number of a row: a release that knows no other ids reads it, too. */
  customerId?: number;
  placedAt: string;
  dueAt: string;
  history: (Omit<OrderStep, "at"> & { at: string })[];
};

/** A jsonb column: parsed when read, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface OrderTables {
  checkout: {
    site: SiteCode;
    owner: string;
    customer_id: number | null;
    entered: Json<Checkout>;
    expires_at: Date;
  };
  placed_order: {
    number: string;
    key_hash: string;
    site: SiteCode;
    customer_id: number | null;
    email: string;
    placed_at: Date;
    state: OrderState;
    payment: PaymentKind;
    due_at: Date;
    totals: Json<OrderTotals>;
    voucher: Json<OrderVoucher> | null;
    delivery: Json<Delivery>;
    billing: Json<Billing> | null;
    gift_message: string;
    subscriptions: Json<OrderedSubscription[]> | null;
    browser: string;
    seller: string | null;
    invoice_number: string | null;
    engine_number: string | null;
    subscription: string | null;
    subscription_delivery: number | null;
    is_cancelling: Generated<boolean>;
    claimed_at: Date | null;
    expires_at: Date;
  };
  order_attempt: {
    number: string;
    key_hash: string;
    shown_hash: string;
    site: SiteCode;
    owner: string;
    revision: number;
    order_data: Json<StoredOrder>;
    draft: Json<OrderDraft> | null;
    browser: string;
    consent: StatisticsConsent;
    holders: string[];
    state: "open" | "placed" | "released";
    started_at: Date;
    tried_at: Date;
    tries: Generated<number>;
  };
  order_line: {
    number: string;
    position: number;
    kind: OrderLine["kind"];
    tcm: string;
    product_id: string;
    title: string;
    label: string;
    picture: string;
    url: string;
    quantity: number;
    price: number;
    total: number;
    tax_rate: number;
    interval_weeks: number | null;
    is_online: Generated<boolean>;
    is_withdrawn: Generated<boolean>;
    is_returned: Generated<boolean>;
    is_returning: Generated<boolean>;
  };
  order_step: {
    id: Generated<number>;
    number: string;
    state: OrderStepName;
    at: Date;
    note: string;
  };
  order_parcel: {
    id: Generated<number>;
    number: string;
    carrier: string;
    tracking_number: string;
    added_at: Date;
    removed_at: Date | null;
  };
  order_holder: { subject: string; number: string };
  invoice_series: { seller: string; year: number; last_number: number };
}
