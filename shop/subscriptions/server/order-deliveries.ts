import { sql } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { FailureReason } from "../subscriptions-contract.ts";
import { failDelivery } from "./failed-deliveries.ts";
import {
  costsOfDelivery,
  knownArticles,
  othersThan,
  type KnownArticle,
} from "./subscription-articles.ts";
import {
  readSubscription,
  untilCurrent,
  type DeliveryRow,
  type SubscriptionRow,
} from "./subscription-rows.ts";
import type { OrderOfDelivery, SubscriptionOptions } from "./subscriptions-ports.ts";

/** Deliveries that are read at a time. */
const batch = 200;

/**
 * Creates the function that makes the orders of announced deliveries on their days. From the moment when a delivery is `ordering` its
 * shopper can no longer change it; its order and its last state are stored in one transaction (`recordOrder`). A process that ends in
 * between leaves it `ordering`, and the next run goes on: the key of the order makes it one.
 */
export function createDeliveryOrders(options: SubscriptionOptions) {
  const { database, onError, now } = options;

  /** Marks a delivery as being ordered; returns whether it still is to be made. */
  async function claim({ subscription, number }: DeliveryRow): Promise<boolean> {
    const { rows } = await sql`update subscription_delivery as delivery set state = 'ordering'
      where subscription = ${subscription} and number = ${number} and (state = 'ordering' or state = 'announced'
        and exists (select from subscription as s where s.number = delivery.subscription and s.state = 'active'
          and s.next_number = delivery.number))
      returning number`.execute(database);
    return rows.length === 1;
  }

  async function fail(due: DeliveryRow, reason: FailureReason, at: Viewpoint): Promise<void> {
    await untilCurrent(async () => {
      const row = await readSubscription(database, due.subscription);
      if (row?.next_number === due.number)
        await failDelivery(options, row, { planned: due.planned, day: due.day, reason, at });
    });
  }

  /** Returns the article that is delivered: the announced one, or another one where the shopper wants that. */
  async function articleOf(
    due: DeliveryRow,
    row: SubscriptionRow,
    at: Viewpoint,
  ): Promise<KnownArticle | FailureReason> {
    const others = await othersThan(options, due.tcm, row, at);
    const articles = await knownArticles(options, [due.tcm, ...others], at);
    const isInStock = ({ offer }: KnownArticle) => (offer?.stock ?? 0) >= due.quantity;
    const first = articles(due.tcm);
    if (isInStock(first)) return first;
    return others.map(articles).find(isInStock) ?? (first.offer ? "soldOut" : "notSold");
  }

  async function order(due: DeliveryRow, site: Site): Promise<void> {
    const at = { site, now: now() };
    const row = (await claim(due)) ? await readSubscription(database, due.subscription) : undefined;
    if (!row) return;
    if (!options.canDeliverTo(row.address, site)) return fail(due, "address", at);
    const known = await articleOf(due, row, at);
    if (typeof known === "string") return fail(due, known, at);
    const outcome = await options.place(orderOf(options, { due, row, known, at }), at);
    if (typeof outcome === "string" && outcome !== "pending") await fail(due, outcome, at);
  }

  return async function orderDeliveries(site: Site): Promise<void> {
    const today = dayAt(now(), site);
    let last: Pick<DeliveryRow, "subscription"> = { subscription: "" };
    for (;;) {
      const due = await database
        .selectFrom("subscription_delivery")
        .innerJoin("subscription", "subscription.number", "subscription_delivery.subscription")
        .selectAll("subscription_delivery")
        .where("subscription.site", "=", site.code)
        .where("subscription_delivery.state", "in", ["announced", "ordering"])
        .where("subscription_delivery.day", "<=", today)
        .where("subscription_delivery.subscription", ">", last.subscription)
        .orderBy("subscription_delivery.subscription")
        .limit(batch)
        .execute();
      for (const each of due)
        await order(each, site).catch((error: unknown) =>
          onError(
            error,
            `delivery ${each.number} of subscription ${each.subscription} not ordered`,
          ),
        );
      if (due.length < batch) return;
      last = due.at(-1)!;
    }
  };
}

/** Returns the order of a delivery, which never costs more than was announced. */
function orderOf(
  options: SubscriptionOptions,
  {
    due,
    row,
    known,
    at,
  }: { due: DeliveryRow; row: SubscriptionRow; known: KnownArticle; at: Viewpoint },
): OrderOfDelivery {
  const { quantity } = due;
  const announced = due.price;
  const cheapest = costsOfDelivery(
    options,
    known,
    { price: Math.min(announced, known.offer!.price), quantity },
    at,
  );
  // With a lower price delivery may no longer be free.
  const { price, totals } =
    cheapest.total <= due.total
      ? cheapest
      : costsOfDelivery(options, known, { price: announced, quantity }, at);
  const { article, title, label, kind } = known;
  return {
    subscription: { number: row.number, delivery: due.number },
    email: row.email,
    ...(row.customer_id !== null && { customerId: String(row.customer_id) }),
    address: row.address,
    ...(row.billing && { billing: row.billing }),
    payment: row.payment,
    giftMessage: row.gift?.message ?? "",
    line: {
      tcm: article.tcm,
      productId: article.productId,
      title,
      label,
      picture: article.picture,
      url: article.url,
      quantity,
      price,
      total: price * quantity,
      taxRate: options.taxRateOf(kind, at.site),
      intervalWeeks: row.interval_weeks,
    },
    totals,
  };
}
