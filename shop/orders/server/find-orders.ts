import { sql, type Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import { comparedEmail, normalEmail } from "../../../platform/shared/email.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Order, OrderFilter } from "../order-contract.ts";
import { orderNumbersIn } from "../order-rules.ts";
import { readOrders } from "./order-records.ts";
import type { createOrderSecrets } from "./order-secrets.ts";
import type { OrderTables } from "./orders-tables.ts";

/** Limit of look-ups by number and address from one network, so that neither can be guessed. */
export const lookUpLimits = { orderLookUps: { times: 20, minutes: 60 } } as const;

/** Maximum orders that a text is searched for. */
const maxNamedOrders = 10;

/** Maximum orders in a list. */
export const orderListLength = 50;

/** Returns the number of an order as staff may have it: in groups, or with the check digits of a payment reference. */
const numberIn = (text: string) => text.replaceAll(/[ -]/g, "").replace(/^rf\d\d/, "");

/** The names in an order. */
const names =
  sql.raw(`delivery->>'firstName', delivery->>'lastName', delivery->'address'->>'firstName',
  delivery->'address'->>'lastName', delivery->'address'->>'company', billing->'address'->>'firstName',
  billing->'address'->>'lastName', billing->'address'->>'company'`);

export type OrderFinder = ReturnType<typeof createOrderFinder>;

/** Finds orders: for their shoppers, for staff, and for reports. */
export function createOrderFinder(
  database: Kysely<OrderTables & RateLimitTables>,
  {
    security,
    secrets,
    now,
  }: {
    security: SecurityLog;
    secrets: Pick<ReturnType<typeof createOrderSecrets>, "numberOf">;
    now(): Date;
  },
) {
  const limits = createRateLimits(database, lookUpLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  const one = async (...conditions: ReturnType<typeof sql>[]): Promise<Order | undefined> =>
    (await readOrders(database, sql.join(conditions, sql` and `), 1))[0];
  const ofSite = ({ code }: Pick<Site, "code">) => sql`site = ${code}`;

  /** Returns the order of a guest who knows its number and its e-mail address; limited per network. */
  const find = (
    { number, email }: { number: string; email: string },
    site: Pick<Site, "code">,
    ip: string,
  ): Promise<Order | TooMany | undefined> =>
    limits.attempt({ orderLookUps: sharesOf(ip) }, now(), async (attempt) => {
      const found = await one(
        sql`placed_order.number = ${number.replaceAll(/\D/g, "")}`,
        sql`lower(email) = ${comparedEmail(normalEmail(email))}`,
        ofSite(site),
      );
      if (found) await attempt.refund("orderLookUps");
      return found;
    });

  return {
    /** Returns the order that a form with this key has placed. */
    ofKey: (key: string, site: Pick<Site, "code">) =>
      one(sql`key_hash = ${hashOf(key)}`, ofSite(site)),

    /** Returns an order by its number. The log names the staff account that reads it. */
    async ofNumber(number: string, staff?: number): Promise<Order | undefined> {
      const order = await one(sql`placed_order.number = ${number}`);
      if (order && staff !== undefined) security("orderRead", { staff, order: number });
      return order;
    },

    /** Returns the order with a secret, which its confirmation page and its mails have in their addresses. */
    async ofSecret(secret: string, site: Pick<Site, "code">): Promise<Order | undefined> {
      const number = await secrets.numberOf(secret, now());
      return number === undefined
        ? undefined
        : one(sql`placed_order.number = ${number}`, ofSite(site));
    },

    find,

    /**
     * Returns the numbers in a text that belong to orders with this e-mail address. Each wrong number counts for the network;
     * beyond the limit, none is found.
     */
    async named(
      { text, email }: { text: string; email: string },
      site: Pick<Site, "code">,
      ip: string,
    ): Promise<string[]> {
      const found: string[] = [];
      for (const number of [...new Set(orderNumbersIn(text))].slice(0, maxNamedOrders)) {
        const order = await find({ number, email }, site, ip);
        if (order && "problem" in order) break;
        if (order) found.push(number);
      }
      return found;
    },

    /** Returns the orders of a customer, the newest first. */
    ofCustomer: (customerId: string, site: Pick<Site, "code">): Promise<Order[]> =>
      readOrders(database, sql`customer_id = ${customerId} and ${ofSite(site)}`),

    /** Returns the newest orders that match, at most `orderListLength`. The log names the staff account that searches. */
    search({ text = "", site, state, before }: OrderFilter, staff?: number): Promise<Order[]> {
      if (staff !== undefined) security("ordersSearched", { staff });
      const wanted = text.trim().toLowerCase();
      const conditions = [sql`true`];
      if (site) conditions.push(sql`site = ${site}`);
      if (state) conditions.push(sql`state = ${state}`);
      if (before)
        conditions.push(sql`(placed_at < ${before.placedAt}
          or placed_at = ${before.placedAt} and placed_order.number > ${before.number})`);
      if (wanted)
        conditions.push(sql`(placed_order.number = ${numberIn(wanted)} or invoice_number = ${wanted}
          or strpos(lower(concat_ws(' ', email, ${names})), ${wanted}) > 0)`);
      return readOrders(database, sql.join(conditions, sql` and `), orderListLength);
    },

    /** Returns the orders of a period for the reports of tracking; of all sites if none is named. */
    async orders({ start, until, sites }: { start: Date; until: Date; sites: SiteCode[] }) {
      const { rows } = await sql<{ site: SiteCode; number: string; placed: Date; browser: string }>`
        select site, number, placed_at as placed, browser from placed_order
        where placed_at >= ${start} and placed_at < ${until}
          and (${sites.length === 0} or site = any(${sites}))`.execute(database);
      return rows;
    },
  };
}
