import { randomBytes } from "node:crypto";
import { sql, type QueryExecutorProvider } from "kysely";
import { v7 as uuid } from "uuid";
import {
  consentGroups,
  type StatisticsConsent,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Ecommerce } from "../ga4-events.ts";
import { purchaseKey } from "../tracking-rules.ts";
import { dayOfId } from "./event-time.ts";
import { serverClients } from "./tracking-tables.ts";

export interface OrderPurchase {
  site: SiteCode;
  placed: Date;
  /** Family of the browser that sent the order; empty where it is unknown. */
  browser: string;
  /** The consent to statistics in the cookies of the order's request. */
  consent: StatisticsConsent;
  /** With the order's number as `transaction_id`. */
  ecommerce: Ecommerce;
}

/**
 * Stores the purchase of a new order in the order's own transaction. What its browser reports later counts as a report of it and
 * replaces nothing. It names no visitor, so it needs no consent; with it, the purchase counts as tracked even if the shopper leaves the
 * confirmation before any script runs.
 */
export async function recordPurchase(
  transaction: QueryExecutorProvider,
  { site, placed, browser, consent, ecommerce }: OrderPurchase,
): Promise<void> {
  const id = uuid({ msecs: placed.getTime() });
  const day = dayOfId(id);
  const page = randomBytes(16).toString("hex");
  const data = { event: "purchase", ecommerce };
  const name = "EcommerceEventData";
  const key = purchaseKey(name, data, site)!;
  const { necessary, statistics } = consentGroups;
  const groups = [necessary, ...(consent === "granted" ? [statistics] : [])].join();
  await sql`/* plan once */ with key as (
      insert into tracking_key (key, day, id, received, signed, reported, consent)
      values (${key}, ${day}, ${id}, ${placed}, true, false, ${consent}))
    insert into tracking_event (day, id, site, name, version, time, received, client, tab, sequence, page, consent, browser,
      is_bot, network, data)
    values (${day}, ${id}, ${site}, ${name}, 1, ${placed}, ${placed}, ${serverClients.shop}, ${page}, 1, ${page},
      ${groups}, ${browser}, false, '', ${JSON.stringify(data)})`.execute(transaction);
}
