import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { ColumnType, Generated } from "kysely";
import type { SharedKeyTable } from "../../../platform/security/shared-key.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type {
  CalendarDay,
  EndReason,
  FailureReason,
  GiftOfSubscription,
  SubscriptionAddress,
  SubscriptionBilling,
  SubscriptionDelivery,
  SubscriptionPayment,
  SubscriptionStep,
  WhenSoldOut,
} from "../subscriptions-contract.ts";

/** A jsonb column: parsed when read, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface SubscriptionTables extends RateLimitTables {
  subscription_key: SharedKeyTable;
  subscription: {
    number: string;
    site: SiteCode;
    customer_id: number | null;
    email: string;
    state: "active" | "ended";
    revision: Generated<number>;
    tcm: string;
    quantity: number;
    interval_weeks: number;
    agreed_price: number;
    higher_price: number | null;
    higher_from: CalendarDay | null;
    when_sold_out: Json<WhenSoldOut>;
    address: Json<SubscriptionAddress>;
    billing: Json<SubscriptionBilling> | null;
    payment: SubscriptionPayment;
    gift: Json<GiftOfSubscription> | null;
    made: Generated<number>;
    failures: Generated<number>;
    next_number: number;
    next_day: CalendarDay;
    paused_until: CalendarDay | null;
    last_day: CalendarDay | null;
    opened_at: Date;
    opened_by: string;
    position: number;
    ended_at: Date | null;
    end_reason: EndReason | null;
  };
  subscription_delivery: {
    subscription: string;
    number: number;
    planned: CalendarDay;
    day: CalendarDay;
    state: SubscriptionDelivery["state"];
    tcm: string;
    quantity: number;
    price: number;
    delivery_costs: number;
    total: number;
    order_number: string | null;
    reason: FailureReason | null;
    at: Date;
  };
  subscription_step: {
    id: Generated<number>;
    subscription: string;
    at: Date;
    by_whom: SubscriptionStep["by"];
    kind: string;
    note: string;
  };
}
