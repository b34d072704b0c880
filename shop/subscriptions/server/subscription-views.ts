import { sql, type RawBuilder } from "kysely";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type {
  NextDelivery,
  CoffeeSubscription,
  SubscriptionDelivery,
  SubscriptionStep,
} from "../subscriptions-contract.ts";
import { deliveryDay, plannedDay, priceOfDelivery } from "../subscription-rules.ts";
import { priceTermsOf, rhythmOf } from "./announce-deliveries.ts";
import { costsOfDelivery, knownArticles, type KnownArticle } from "./subscription-articles.ts";
import type { DeliveryRow, SubscriptionRow } from "./subscription-rows.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

/** Maximum subscriptions of a list. */
export const subscriptionListLength = 50;

interface StepRow {
  subscription: string;
  at: Date;
  by_whom: SubscriptionStep["by"];
  kind: string;
  note: string;
}

export type ReadSubscriptions = ReturnType<typeof createSubscriptionViews>;

/** Reads subscriptions as pages and mails show them. */
export function createSubscriptionViews(options: SubscriptionOptions) {
  const { database } = options;

  /** Returns the subscriptions of a site that fulfil a condition, the newest first. */
  return async (where: RawBuilder<unknown>, at: Viewpoint): Promise<CoffeeSubscription[]> => {
    const { rows } =
      await sql<SubscriptionRow>`select * from subscription where site = ${at.site.code} and ${where}
      order by opened_at desc, number limit ${subscriptionListLength}`.execute(database);
    if (rows.length === 0) return [];
    const numbers = rows.map(({ number }) => number);
    const deliveries = await database
      .selectFrom("subscription_delivery")
      .selectAll()
      .where("subscription", "in", numbers)
      .orderBy("number", "desc")
      .execute();
    const { rows: steps } =
      await sql<StepRow>`select subscription, at, by_whom, kind, note from subscription_step
      where subscription = any(${numbers}::text[]) order by id`.execute(database);
    const articles = await knownArticles(options, tcmsOf(rows, deliveries), at);
    return rows.map((row) => {
      const own = deliveries.filter(({ subscription }) => subscription === row.number);
      const history = steps.filter(({ subscription }) => subscription === row.number);
      return subscriptionOf(options, { row, deliveries: own, history, articles, at });
    });
  };
}

const tcmsOf = (rows: SubscriptionRow[], deliveries: DeliveryRow[]) => [
  ...rows.map(({ tcm }) => tcm),
  ...rows.flatMap(({ when_sold_out: wanted }) =>
    wanted.kind === "alternative" && wanted.tcm !== undefined ? [wanted.tcm] : [],
  ),
  ...deliveries.map(({ tcm }) => tcm),
];

interface SubscriptionParts {
  row: SubscriptionRow;
  deliveries: DeliveryRow[];
  history: StepRow[];
  articles: (tcm: string) => KnownArticle;
  at: Viewpoint;
}

function subscriptionOf(
  options: SubscriptionOptions,
  parts: SubscriptionParts,
): CoffeeSubscription {
  const { row, deliveries, history, articles, at } = parts;
  const { when_sold_out: wanted, gift } = row;
  const next = row.state === "active" ? nextDelivery(options, parts) : undefined;
  const isPaused = row.paused_until !== null && next && next.day >= row.paused_until;
  return {
    number: row.number,
    site: row.site,
    email: row.email,
    ...(row.customer_id !== null && { customerId: String(row.customer_id) }),
    state: row.state,
    ...(isPaused && dayAt(at.now, at.site) < next.day && { pausedUntil: next.day }),
    article: articles(row.tcm).article,
    quantity: row.quantity,
    intervalWeeks: row.interval_weeks,
    ...priceTermsOf(row),
    whenSoldOut:
      wanted.kind === "skip"
        ? wanted
        : {
            kind: "alternative",
            ...(wanted.tcm !== undefined && { article: articles(wanted.tcm).article }),
          },
    ...(gift && { gift: { ...gift, left: Math.max(0, gift.deliveries - row.made) } }),
    address: row.address,
    ...(row.billing && { billing: row.billing }),
    payment: row.payment,
    openedAt: row.opened_at,
    openedBy: row.opened_by,
    ...(row.ended_at && row.end_reason && { ended: { at: row.ended_at, reason: row.end_reason } }),
    ...(next && { next }),
    deliveries: deliveries.map((each): SubscriptionDelivery => ({
      number: each.number,
      planned: each.planned,
      day: each.day,
      state: each.state,
      article: articles(each.tcm).article,
      quantity: each.quantity,
      total: each.total,
      ...(each.order_number !== null && { order: each.order_number }),
      ...(each.reason !== null && { reason: each.reason }),
    })),
    history: history.map(({ at: moment, by_whom: by, kind, note }) => ({
      at: moment,
      by,
      kind,
      note,
    })),
  };
}

function nextDelivery(
  options: SubscriptionOptions,
  { row, deliveries, articles, at }: SubscriptionParts,
): NextDelivery {
  const open = deliveries.find(
    ({ number, state }) =>
      number === row.next_number && (state === "announced" || state === "ordering"),
  );
  if (open)
    return {
      number: open.number,
      day: open.day,
      costs: {
        price: open.price,
        goods: open.price * open.quantity,
        delivery: open.delivery_costs,
        total: open.total,
      },
      isAnnounced: true,
      isOrdered: open.state === "ordering",
    };
  const today = dayAt(at.now, at.site);
  const day = deliveryDay(plannedDay(rhythmOf(row), today), today);
  const known = articles(row.tcm);
  const current = known.offer?.price;
  const next = { number: row.next_number, day, isAnnounced: false, isOrdered: false };
  if (current === undefined) return { ...next, costs: undefined };
  const { price } = priceOfDelivery(priceTermsOf(row), current, day, today);
  const { totals: _totals, ...costs } = costsOfDelivery(
    options,
    known,
    { price, quantity: row.quantity },
    at,
  );
  return { ...next, costs };
}
