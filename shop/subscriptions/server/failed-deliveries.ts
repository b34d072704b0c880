import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  subscriptionLimits,
  type CalendarDay,
  type FailureReason,
} from "../subscriptions-contract.ts";
import { dayAfterDelivery } from "../subscription-rules.ts";
import {
  addSubscriptionStep,
  writeSubscription,
  type SubscriptionRow,
} from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/**
 * Stores that a delivery could not be made, with the mail that says so. After several in a row the subscription ends. A delivery that was
 * made in the meantime stays as it is.
 */
export async function failDelivery(
  {
    database,
    mailInsert,
    mailsWait,
  }: Pick<SubscriptionOptions, "database" | "mailInsert" | "mailsWait">,
  row: SubscriptionRow,
  {
    planned,
    day,
    reason,
    at,
  }: { planned: CalendarDay; day: CalendarDay; reason: FailureReason; at: Viewpoint },
): Promise<void> {
  const { number, next_number: delivery, email: to, site } = row;
  await database.transaction().execute(async (transaction) => {
    const { rows } =
      await sql`insert into subscription_delivery as delivery (subscription, number, planned, day, state, tcm,
        quantity, price, delivery_costs, total, reason, at)
      values (${number}, ${delivery}, ${planned}, ${day}, 'failed', ${row.tcm}, ${row.quantity}, 0, 0, 0, ${reason}, ${at.now})
      on conflict (subscription, number) do update set state = 'failed', reason = excluded.reason, at = excluded.at
        where delivery.state in ('announced', 'ordering')
      returning number`.execute(transaction);
    if (rows.length === 0) return;
    const failures = row.failures + 1;
    const isEnd = row.state === "active" && failures >= subscriptionLimits.failures;
    await writeSubscription(transaction, row, {
      failures,
      next_number: delivery + 1,
      next_day: dayAfterDelivery({ planned, intervalWeeks: row.interval_weeks }, row.paused_until),
      ...(isEnd && { state: "ended" as const, ended_at: at.now, end_reason: "failed" as const }),
    });
    const step = { at: at.now, by: "shop" as const };
    await addSubscriptionStep(transaction, number, { ...step, kind: "failed", note: reason });
    if (isEnd)
      await addSubscriptionStep(transaction, number, { ...step, kind: "ended", note: "failed" });
    await mailInsert([
      { kind: "subscription-failed", site, to, data: { number, delivery } },
      ...(isEnd ? [{ kind: "subscription-ended" as const, site, to, data: { number } }] : []),
    ]).execute(transaction);
  });
  mailsWait();
}
