import { sql } from "kysely";
import { subscriptionLimits } from "../subscriptions-contract.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** Days for which the mail about the end of an account's subscription may still be on its way. */
const mailDays = 3;

/** Deletes subscriptions that ended long ago, and what identifies the shopper in those of removed accounts. */
export const createSubscriptionRetention =
  ({ database }: Pick<SubscriptionOptions, "database">) =>
  async (now: Date): Promise<void> => {
    await sql`delete from subscription
      where state = 'ended' and ended_at <= ${now}::timestamptz - make_interval(years => ${subscriptionLimits.keptYears})`.execute(
      database,
    );
    await sql`update subscription set email = '', customer_id = null, address = '{}', billing = null, gift = null
      where state = 'ended' and end_reason = 'account' and email <> ''
        and ended_at <= ${now}::timestamptz - make_interval(days => ${mailDays})
        and not exists (select from subscription_delivery
          where subscription = subscription.number and state = 'ordering')`.execute(database);
  };
