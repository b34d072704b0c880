import { sql, type QueryExecutorProvider } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import { dayAfterDelivery } from "../subscription-rules.ts";
import {
  addSubscriptionStep,
  type DeliveryRow,
  type SubscriptionRow,
} from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** An order that was made for a subscription. */
export interface OrderForSubscription {
  number: string;
  placedAt: Date;
  subscription: { number: string; delivery: number };
  line: { tcm: string; total: number; delivery: number };
}

/**
 * Creates the function that notes the order of a delivery, in the transaction that stores the order: either both exist or none. The next
 * delivery counts on from the day that was agreed, however late this one is.
 */
export const createDeliveryRecords =
  ({ sites, requestMail }: Pick<SubscriptionOptions, "sites" | "requestMail">) =>
  async (transaction: QueryExecutorProvider, order: OrderForSubscription): Promise<void> => {
    const { number, delivery } = order.subscription;
    const { rows: before } = await sql<DeliveryRow>`select * from subscription_delivery
      where subscription = ${number} and number = ${delivery} for update`.execute(transaction);
    const { rows } = await sql<SubscriptionRow>`select * from subscription
      where number = ${number} for update`.execute(transaction);
    const [due, row] = [before[0], rows[0]];
    if (!due || !row || due.state === "placed") return;
    await sql`update subscription_delivery set state = 'placed', order_number = ${order.number}, tcm = ${order.line.tcm},
        total = ${order.line.total}, delivery_costs = ${order.line.delivery}, reason = null, at = ${order.placedAt}::timestamptz
      where subscription = ${number} and number = ${delivery}`.execute(transaction);
    const site = sites.find(({ code }) => code === row.site)!;
    const today = dayAt(order.placedAt, site);
    const made = row.made + 1;
    const isLast = row.gift !== null && made >= row.gift.deliveries;
    const isEnd = isLast && row.state === "active";
    const nextDay = dayAfterDelivery(
      { planned: due.planned, intervalWeeks: row.interval_weeks },
      row.paused_until,
    );
    // A delivery whose failure was told before has moved the subscription on already.
    const isNext = row.next_number === delivery;
    await sql`update subscription set revision = revision + 1, made = ${made}, failures = 0, last_day = ${today},
        next_number = ${isNext ? delivery + 1 : row.next_number}, next_day = ${isNext ? nextDay : row.next_day},
        state = ${isEnd ? "ended" : row.state}, ended_at = ${isEnd ? order.placedAt : row.ended_at}::timestamptz,
        end_reason = ${isEnd ? "delivered" : row.end_reason}
      where number = ${number}`.execute(transaction);
    const step = { at: order.placedAt, by: "shop" as const };
    await addSubscriptionStep(transaction, number, { ...step, kind: "placed", note: order.number });
    if (isEnd)
      await addSubscriptionStep(transaction, number, { ...step, kind: "ended", note: "delivered" });
    const [isLate, isOther] = [today > due.day, order.line.tcm !== row.tcm];
    const mail = { site: row.site, to: row.email };
    if (isLate || isOther)
      await requestMail(transaction, {
        ...mail,
        kind: "subscription-placed",
        data: { number, delivery, isLate, isOther },
      });
    if (isEnd)
      await requestMail(transaction, { ...mail, kind: "subscription-ended", data: { number } });
  };
