import { randomInt } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { OpeningOrder } from "../subscriptions-contract.ts";
import { weeksAfter } from "../subscription-rules.ts";
import { addSubscriptionStep } from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** Creates the function that opens the subscriptions of an order in its transaction, each once for its place there. */
export const createOpening =
  ({ sites, requestMail }: Pick<SubscriptionOptions, "sites" | "requestMail">) =>
  async (transaction: QueryExecutorProvider, order: OpeningOrder): Promise<void> => {
    const site = sites.find(({ code }) => code === order.site)!;
    const today = dayAt(order.placedAt, site);
    for (const [position, choice] of order.subscriptions.entries()) {
      // Random, as for orders.
      const number = String(randomInt(1_000_000_000, 10_000_000_000));
      const isBegun = choice.firstDelivery === undefined;
      const { tcm, quantity, intervalWeeks, price, gift } = choice;
      const { rows } =
        await sql`insert into subscription (number, site, customer_id, email, state, tcm, quantity, interval_weeks,
          agreed_price, when_sold_out, address, billing, payment, gift, made, next_number, next_day, last_day, opened_at,
          opened_by, position)
        values (${number}, ${order.site}, ${order.customerId ?? null}::bigint, ${order.email}, 'active', ${tcm}, ${quantity},
          ${intervalWeeks}, ${price}, ${JSON.stringify(choice.whenSoldOut)}::jsonb,
          ${JSON.stringify(choice.address ?? order.address)}::jsonb,
          ${order.billing ? JSON.stringify(order.billing) : null}::jsonb, ${order.payment},
          ${gift ? JSON.stringify(gift) : null}::jsonb, ${isBegun ? 1 : 0}, ${isBegun ? 2 : 1},
          ${choice.firstDelivery ?? weeksAfter(today, intervalWeeks)}, ${isBegun ? today : null},
          ${order.placedAt}::timestamptz, ${order.number}, ${position})
        on conflict do nothing returning number`.execute(transaction);
      if (rows.length === 0) continue;
      if (isBegun)
        await sql`insert into subscription_delivery (subscription, number, planned, day, state, tcm, quantity, price,
            delivery_costs, total, order_number, at)
          values (${number}, 1, ${today}, ${today}, 'placed', ${tcm}, ${quantity}, ${price}, 0, ${price * quantity},
            ${order.number}, ${order.placedAt}::timestamptz)`.execute(transaction);
      await addSubscriptionStep(transaction, number, {
        at: order.placedAt,
        by: "customer",
        kind: "opened",
        note: order.number,
      });
      await requestMail(transaction, {
        kind: "subscription-opened",
        site: order.site,
        to: order.email,
        data: { number },
      });
    }
  };
