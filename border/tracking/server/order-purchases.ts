import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { v7 as uuid } from "uuid";
import { consentGroups } from "../../../platform/shared/consent-cookie.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import type { Ecommerce } from "../ga4-fields.ts";
import { purchaseKey } from "../tracking-rules.ts";
import { dayOfId } from "./event-time.ts";
import type { TrackingTables } from "./tracking-tables.ts";

export interface OrderPurchase {
  site: SiteCode;
  placed: Date;
  /** Family of the browser that sent the order; empty where it is unknown. */
  browser: string;
  /** With the order's number as `transaction_id`. */
  ecommerce: Ecommerce;
}

/**
 * Stores the purchase of a new order in the order's own transaction. What its browser reports later counts as a report of it and
 * replaces nothing. It names no visitor, so it needs no consent.
 */
export async function recordPurchase(
  transaction: Kysely<TrackingTables>,
  { site, placed, browser, ecommerce }: OrderPurchase,
): Promise<void> {
  const id = uuid({ msecs: placed.getTime() });
  const day = dayOfId(id);
  const page = randomBytes(16).toString("hex");
  const data = { event: "purchase", ecommerce };
  const name = "EcommerceEventData";
  const key = purchaseKey(name, data, site)!;
  await transaction
    .with("key", (database) =>
      database
        .insertInto("tracking_key")
        .values({ key, day, id, received: placed, signed: true, reported: false }),
    )
    .insertInto("tracking_event")
    .values({
      day,
      id,
      site,
      name,
      version: 1,
      time: placed,
      received: placed,
      client: "shop",
      tab: page,
      sequence: 1,
      page,
      visitor: null,
      session: null,
      consent: consentGroups.necessary,
      tests: null,
      browser,
      is_bot: false,
      network: "",
      data: JSON.stringify(data),
    })
    .execute();
}
