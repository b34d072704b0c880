import { sql, type QueryExecutorProvider, type RawBuilder, type Selectable } from "kysely";
import type { Order, OrderLine, OrderStepName, RecordedParcel } from "../order-contract.ts";
import { checkoutExpiry } from "./checkouts.ts";
import type { OrderAttempt } from "./order-attempts.ts";
import type { OrderTables } from "./orders-tables.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";

type OrderRow = Selectable<OrderTables["placed_order"]> & {
  lines: Selectable<OrderTables["order_line"]>[];
  /** Times as JSON. */
  steps: { state: OrderStepName; at: string; note: string }[];
  parcels:
    | {
        id: number;
        carrier: string;
        trackingNumber: string;
        added: string;
        removed: string | null;
      }[]
    | null;
};

/** Reads orders that fulfil a condition on `placed_order`, the newest first. */
export async function readOrders(
  executor: QueryExecutorProvider,
  where: RawBuilder<unknown>,
  limit = 1_000,
): Promise<Order[]> {
  const { rows } = await sql<OrderRow>`select placed_order.*,
      (select json_agg(line order by position) from order_line as line
        where line.number = placed_order.number) as lines,
      (select json_agg(json_build_object('state', step.state, 'at', step.at, 'note', step.note) order by step.id)
        from order_step as step where step.number = placed_order.number) as steps,
      (select json_agg(json_build_object('id', parcel.id, 'carrier', carrier, 'trackingNumber', tracking_number,
          'added', added_at, 'removed', removed_at) order by parcel.id)
        from order_parcel as parcel where parcel.number = placed_order.number) as parcels
    from placed_order where ${where} order by placed_at desc, number limit ${limit}`.execute(
    executor,
  );
  return rows.map(orderOf);
}

function orderOf(row: OrderRow): Order {
  const { number, site, state, email, totals, delivery, payment } = row;
  return {
    number,
    site,
    placedAt: row.placed_at,
    state,
    email,
    ...(row.customer_id !== null && { customerId: String(row.customer_id) }),
    ...(row.subscription !== null && {
      subscription: { number: row.subscription, delivery: row.subscription_delivery! },
    }),
    lines: row.lines.map(lineOf),
    ...(row.subscriptions && { subscriptions: row.subscriptions }),
    totals,
    ...(row.voucher && { voucher: row.voucher }),
    delivery,
    ...(row.billing && { billing: row.billing }),
    payment,
    dueAt: row.due_at,
    giftMessage: row.gift_message,
    ...(row.invoice_number !== null && { invoiceNumber: row.invoice_number }),
    ...(row.engine_number !== null && { engineNumber: row.engine_number }),
    history: row.steps.map(({ at, ...step }) => ({ ...step, at: new Date(at) })),
    ...(row.parcels && { parcels: row.parcels.map(parcelOf) }),
  };
}

const parcelOf = ({
  id,
  added,
  removed,
  ...parcel
}: NonNullable<OrderRow["parcels"]>[number]): RecordedParcel => ({
  ...parcel,
  id: String(id),
  addedAt: new Date(added),
  ...(removed !== null && { removedAt: new Date(removed) }),
});

const lineOf = (row: Selectable<OrderTables["order_line"]>): OrderLine => ({
  kind: row.kind,
  tcm: row.tcm,
  productId: row.product_id,
  title: row.title,
  label: row.label,
  picture: row.picture,
  url: row.url,
  quantity: row.quantity,
  price: row.price,
  total: row.total,
  taxRate: row.tax_rate,
  ...(row.interval_weeks !== null && { intervalWeeks: row.interval_weeks }),
  ...(row.is_online && { isOnline: true }),
  ...(row.is_withdrawn && { isWithdrawn: true }),
  ...(row.is_returned && { isReturned: true }),
});

/**
 * Inserts the order of an open attempt with lines, first step and holders, and deletes its checkout unless something was entered
 * since. Returns whether the attempt was open and number and key are new; otherwise the caller rolls back.
 */
export async function insertOrder(
  transaction: QueryExecutorProvider,
  { order, keyHash, sender, checkout }: OrderAttempt,
  expiresAt: Date,
): Promise<boolean> {
  const { number, lines, voucher, billing, subscriptions } = order;
  const lineRows = lines.map((line, position) => ({
    ...line,
    position,
    product_id: line.productId,
    tax_rate: line.taxRate,
    interval_weeks: line.intervalWeeks ?? null,
    is_online: line.isOnline ?? false,
  }));
  // The customer may have deleted the account since.
  const customerId = sql`(select id from customer where id = ${order.customerId ?? null}::bigint)`;
  const { rows } = await sql`/* plan once */ with attempt as (
      update order_attempt set state = 'placed' where number = ${number} and state = 'open' returning holders
    ), placed as (
      insert into placed_order (number, key_hash, site, customer_id, email, placed_at, state, payment, due_at, totals,
        voucher, delivery, billing, gift_message, subscriptions, browser, engine_number, subscription, subscription_delivery,
        expires_at)
      select ${number}, ${keyHash}, ${order.site}, ${customerId}, ${order.email}, ${order.placedAt}::timestamptz,
        ${order.state}, ${order.payment}, ${order.dueAt}::timestamptz, ${JSON.stringify(order.totals)}::jsonb,
        ${voucher ? JSON.stringify(voucher) : null}::jsonb, ${JSON.stringify(order.delivery)}::jsonb,
        ${billing ? JSON.stringify(billing) : null}::jsonb, ${order.giftMessage},
        ${subscriptions ? JSON.stringify(subscriptions) : null}::jsonb, ${sender.browser},
        ${order.engineNumber ?? null}, ${order.subscription?.number ?? null},
        ${order.subscription?.delivery ?? null}::integer, ${expiresAt}::timestamptz
      from attempt on conflict do nothing returning number, state, placed_at
    ), lines as (
      insert into order_line (number, position, kind, tcm, product_id, title, label, picture, url, quantity, price, total,
        tax_rate, interval_weeks, is_online)
      select placed.number, position, kind, tcm, product_id, title, label, picture, url, quantity, price, total, tax_rate,
        interval_weeks, is_online
      from placed, json_to_recordset(${JSON.stringify(lineRows)}::json) as line (position integer, kind text, tcm text,
        product_id text, title text, label text, picture text, url text, quantity integer, price integer, total integer,
        tax_rate double precision, interval_weeks integer, is_online boolean)
    ), steps as (
      insert into order_step (number, state, at, note) select number, state, placed_at, '' from placed
    ), holders as (
      insert into order_holder (subject, number) select unnest(holders), number from attempt, placed
    ), entered as (
      delete from checkout using placed where site = ${order.site} and owner = ${checkout}
        and checkout.expires_at <= ${checkoutExpiry(order.placedAt)}
    ) select number from placed`.execute(transaction);
  return rows.length === 1;
}

/** Assigns a guest's order to the account with its e-mail address, in the transaction that creates the account. */
export const assignGuestOrder = (
  transaction: QueryExecutorProvider,
  order: { number: string; site: SiteCode; email: string; customerId: string },
) =>
  sql`update placed_order set customer_id = ${order.customerId}::bigint where number = ${order.number}
    and site = ${order.site} and customer_id is null and lower(email) = lower(${order.email})`.execute(
    transaction,
  );
