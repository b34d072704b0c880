import { publishPath } from "../../border/border-paths.ts";
import { v7 as uuid } from "uuid";
import { clientVersion } from "../../border/tracking/tracking-contract.ts";
import type { BatchAnswer, EventEnvelope } from "../../border/tracking/tracking-schema.ts";
import type { TestShop } from "./shop.ts";

/** Returns a valid event at a time (milliseconds since 1970). */
export const eventAt = (time: number, more: Partial<EventEnvelope> = {}): EventEnvelope => ({
  id: uuid({ msecs: time }),
  name: "LeadData",
  version: 1,
  time,
  tab: "tab-12345678",
  sequence: 1,
  page: "page-12345678",
  consent: ["C0001", "C0002"],
  data: { subject: "newsletter" },
  ...more,
});

export const purchaseAt = (time: number, order: string, more: Partial<EventEnvelope> = {}) =>
  eventAt(time, {
    name: "EcommerceEventData",
    data: {
      event: "purchase",
      ecommerce: {
        currency: "EUR",
        value: 12.5,
        items: [{ item_id: "100111", price: 12.5, quantity: 1 }],
        transaction_id: order,
      },
    },
    key: `purchase:DE:${order}`,
    ...more,
  });

/** Returns a batch sent at a time. */
export const batchAt = (sent: number, events: unknown[], more: object = {}) => ({
  client: clientVersion,
  site: "DE",
  sent,
  events,
  ...more,
});

/** The consent cookie of a browser that allows statistics. */
export const grantingCookie =
  "OptanonAlertBoxClosed=2026-11-01; OptanonConsent=groups=C0001%3A1%2CC0002%3A1";

/** Sends a body like a browser that allows statistics, unless its cookies say otherwise. */
export async function publishTo(
  { app, host }: Pick<TestShop, "app" | "host">,
  body: unknown,
  { cookie = "", ...headers }: Record<string, string> = {},
) {
  const response = await app.inject({
    method: "POST",
    url: publishPath,
    headers: {
      "content-type": "text/plain",
      host: host("DE"),
      cookie: cookie.includes("OptanonConsent") ? cookie : `${grantingCookie}; ${cookie}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    response: response.json<BatchAnswer>(),
  };
}
