import { sql, type Kysely } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import { dayAfter } from "../../../platform/shared/sites/working-days.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { subscriptionLimits } from "../subscriptions-contract.ts";
import { deliveryDay, isAnnouncedOn, plannedDay, priceOfDelivery } from "../subscription-rules.ts";
import { failDelivery } from "./failed-deliveries.ts";
import { costsOfDelivery, knownArticles, othersThan } from "./subscription-articles.ts";
import {
  addSubscriptionStep,
  readSubscription,
  untilCurrent,
  writeSubscription,
  type SubscriptionRow,
} from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";
import type { SubscriptionTables } from "./subscriptions-tables.ts";

/** Subscriptions that are read at a time. */
const batch = 200;

/** Returns what was agreed about the price of a piece. */
export const priceTermsOf = ({ agreed_price, higher_price, higher_from }: SubscriptionRow) => ({
  agreedPrice: agreed_price,
  ...(higher_price !== null &&
    higher_from !== null && { higherPrice: { price: higher_price, from: higher_from } }),
});

/** Returns the days that the next delivery of a subscription depends on. */
export const rhythmOf = ({ next_day, interval_weeks, last_day }: SubscriptionRow) => ({
  nextDay: next_day,
  intervalWeeks: interval_weeks,
  lastDay: last_day,
});

/**
 * Creates the function that announces each delivery some days before, once: the row of the announcement and its mail are stored together.
 * Deliveries without an announcement are not ordered, so an outage moves deliveries and loses none.
 */
export function createAnnouncements(options: SubscriptionOptions) {
  const { database, mailInsert, mailsWait, onError, now } = options;

  /** Announces the next delivery of a subscription, if it is time. */
  const announce = (number: string, site: Site): Promise<void> =>
    untilCurrent(async () => {
      const row = await readSubscription(database, number);
      if (row?.state !== "active") return;
      const at = { site, now: now() };
      const today = dayAt(at.now, site);
      const planned = plannedDay(rhythmOf(row), today);
      if (!isAnnouncedOn(today, planned)) {
        await database
          .transaction()
          .execute((transaction) => writeSubscription(transaction, row, { next_day: planned }));
        return;
      }
      const day = deliveryDay(planned, today);
      const first = await knownArticles(options, [row.tcm], at);
      const usual = first(row.tcm);
      const known = usual.offer ? usual : ((await firstSold(row, at)) ?? usual);
      if (!known.offer)
        return failDelivery(options, row, { planned, day: planned, reason: "notSold", at });
      const terms = priceTermsOf(row);
      const priced = priceOfDelivery(terms, known.offer.price, day, today);
      // Another article costs its own price; that of the usual one is not told then.
      const isUsual = known === usual;
      const agreed = isUsual ? priced.terms : terms;
      const costs = costsOfDelivery(
        options,
        known,
        { price: priced.price, quantity: row.quantity },
        at,
      );
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("subscription_delivery")
          .values({
            subscription: number,
            number: row.next_number,
            planned,
            day,
            state: "announced",
            tcm: known.article.tcm,
            quantity: row.quantity,
            price: costs.price,
            delivery_costs: costs.delivery,
            total: costs.total,
            order_number: null,
            reason: null,
            at: at.now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await writeSubscription(transaction, row, {
          next_day: planned,
          agreed_price: agreed.agreedPrice,
          higher_price: agreed.higherPrice?.price ?? null,
          higher_from: agreed.higherPrice?.from ?? null,
        });
        await addSubscriptionStep(transaction, number, {
          at: at.now,
          by: "shop",
          kind: "announced",
          note: day,
        });
        await mailInsert([
          {
            kind: "subscription-announced",
            site: site.code,
            to: row.email,
            data: {
              number,
              delivery: row.next_number,
              day,
              ...(isUsual && priced.isTold && { told: true }),
            },
          },
        ]).execute(transaction);
      });
      mailsWait();
    });

  async function firstSold(row: SubscriptionRow, at: Viewpoint) {
    const others = await othersThan(options, row.tcm, row, at);
    const articles = await knownArticles(options, others, at);
    return others.map(articles).find(({ offer }) => offer);
  }

  return async function announceDeliveries(site: Site): Promise<void> {
    await forgetTooEarly(database, site, dayAt(now(), site));
    let last = "";
    for (;;) {
      const until = dayAfter(dayAt(now(), site), subscriptionLimits.noticeDays);
      const due = await database
        .selectFrom("subscription")
        .select("number")
        .where("site", "=", site.code)
        .where("state", "=", "active")
        .where("next_day", "<=", until)
        .where("number", ">", last)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("subscription_delivery")
                .select("subscription_delivery.number")
                .whereRef("subscription_delivery.subscription", "=", "subscription.number")
                .whereRef("subscription_delivery.number", "=", "subscription.next_number"),
            ),
          ),
        )
        .orderBy("number")
        .limit(batch)
        .execute();
      for (const { number } of due)
        await announce(number, site).catch((error: unknown) =>
          onError(error, `delivery of subscription ${number} not announced`),
        );
      if (due.length < batch) return;
      last = due.at(-1)!.number;
    }
  };
}

/** Takes back announcements of days that are too far ahead: they were made while the clock was wrong. */
async function forgetTooEarly(
  database: Kysely<SubscriptionTables>,
  { code }: Pick<Site, "code">,
  today: string,
): Promise<void> {
  await sql`delete from subscription_delivery where state = 'announced'
    and day > ${dayAfter(today, subscriptionLimits.noticeDays)}
    and subscription in (select number from subscription where site = ${code})`.execute(database);
}
