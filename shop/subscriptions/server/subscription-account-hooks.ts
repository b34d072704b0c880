import { sql } from "kysely";
import type { AccountHooks } from "../../../platform/http/slice.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import { addSubscriptionStep } from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** Subscriptions follow the account to its new address, and end with it, each with a mail. */
export const subscriptionAccountHooks = ({
  database,
  mailInsert,
  mailsWait,
}: SubscriptionOptions): Required<Pick<AccountHooks, "onNewAddress" | "onRemoved">> => ({
  async onNewAddress({ site, from, to, now }) {
    await sql`update subscription set email = ${to}, revision = revision + 1
      where site = ${site} and lower(email) = ${comparedEmail(from)} and opened_at <= ${now}`.execute(
      database,
    );
  },

  async onRemoved({ id, site, email, now }) {
    await database.transaction().execute(async (transaction) => {
      const isTheirs = sql`opened_at <= ${now} and state = 'active'
        and (customer_id = ${id}::bigint or site = ${site} and lower(email) = ${comparedEmail(email)})`;
      // Announced deliveries are locked before their subscriptions, as everywhere.
      await sql`delete from subscription_delivery where state = 'announced'
        and subscription in (select number from subscription where ${isTheirs})`.execute(
        transaction,
      );
      const { rows } = await sql<{
        number: string;
        site: string;
        email: string;
      }>`update subscription
        set state = 'ended', ended_at = ${now}, end_reason = 'account', revision = revision + 1
        where ${isTheirs} returning number, site, email`.execute(transaction);
      for (const { number } of rows)
        await addSubscriptionStep(transaction, number, {
          at: now,
          by: "shop",
          kind: "ended",
          note: "account",
        });
      await mailInsert(
        rows.map(({ number, site: code, email: to }) => ({
          kind: "subscription-ended" as const,
          site: code,
          to,
          data: { number },
        })),
      ).execute(transaction);
    });
    mailsWait();
  },
});
