import type { Kysely } from "kysely";
import type { Registry } from "prom-client";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { MailTemplates } from "../../../platform/shared/mail.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Order } from "../order-contract.ts";
import { orderAgain } from "../order-rules.ts";
import { watchAttempts } from "./attempt-metrics.ts";
import { createCheckouts, ownerName } from "./checkouts.ts";
import { createOrderAttempts } from "./order-attempts.ts";
import { createOrderFinder } from "./find-orders.ts";
import { assignGuestOrder } from "./order-records.ts";
import { createOrderHolders } from "./order-holders.ts";
import { createOrderParcels } from "./order-parcels.ts";
import { createOrderLimits, createOrderProofs } from "./order-proofs.ts";
import { createOrderSecrets } from "./order-secrets.ts";
import { createOrderStates } from "./order-states.ts";
import type { MailAboutOrder, OrderMails, OrderOwner, OrderPorts } from "./orders-ports.ts";
import type { OrderTables } from "./orders-tables.ts";
import { createAttemptPlacer } from "./place-attempt.ts";
import { createPlaceDelivery } from "./place-delivery.ts";
import { createPlaceOrder } from "./place-order.ts";
import { createReviews } from "./reviews.ts";

export type Orders = ReturnType<typeof ordersSlice>;

/**
 * Creates the slice of checkouts and orders of all sites, from the first address to the last state. Their pages and forms are in
 * `shop/pages/checkout` and `shop/pages/orders`.
 */
export function ordersSlice(database: Kysely<OrderTables & RateLimitTables>, ports: OrderPorts) {
  const { mailContent } = ports;
  const secrets = createOrderSecrets(database);
  const checkouts = createCheckouts(database, ports);
  const find = createOrderFinder(database, { ...ports, secrets });
  const limits = createOrderLimits(database, ports);
  const proofs = createOrderProofs(database, { ...ports, limits, secrets, checkouts });
  const holders = createOrderHolders({ ...ports, secrets });
  const readReview = createReviews({ ...ports, checkouts, secrets });
  const attempts = createOrderAttempts(database, ports);
  const placer = createAttemptPlacer(database, { ...ports, attempts });
  const states = createOrderStates(database, ports);
  const template =
    (kind: MailAboutOrder) =>
    async ({ data: { number } }: { data: { number: string } }) => {
      const order = await find.ofNumber(number);
      if (!order) return undefined;
      return mailContent(kind, order, {
        site: order.site,
        secret: await secrets.secretOf(number),
      });
    };

  return {
    checkouts,
    ...find,
    ...states,
    ...createOrderParcels(database, ports),
    /** Returns the last check before the order. */
    review: readReview,
    place: createPlaceOrder(database, {
      ...ports,
      limits,
      readReview,
      secrets,
      find,
      proofs,
      holders,
      attempts,
      placer,
    }),
    /** Places the order of a subscription's delivery once, or returns why it has none. */
    placeDelivery: createPlaceDelivery(database, { ...ports, holders, find, attempts, placer }),
    /**
     * Returns the order that a form with this key has placed, even if its process could not complete it; "unknown" while the engine
     * may still place it.
     */
    async ofKey(key: string, site: Pick<Site, "code">): Promise<Order | "unknown" | undefined> {
      const isUnknown = await placer.completeOfKey(hashOf(key));
      return isUnknown ? "unknown" : find.ofKey(key, site);
    },
    /** Completes or releases the order that a guest has on its way, before a login moves the cart. */
    async endAttempt(owner: OrderOwner, { site, now }: Viewpoint): Promise<void> {
      const checkout = ownerName(owner);
      const attempt = checkout && (await attempts.ofCheckout({ site: site.code, checkout }));
      if (attempt) await placer.resolve(attempt, now);
    },
    accountHooks: {
      /**
       * Completes or releases a deleted customer's open attempts on all sites. While the engine is silent an attempt stays, with its
       * address, for a day at most: the order may exist.
       */
      async onRemoved({ id }) {
        for (const attempt of await attempts.ofCustomer(id))
          await placer
            .resolve(attempt, ports.now())
            .catch((error: unknown) =>
              ports.onError(error, `order ${attempt.order.number} of a deleted account not ended`),
            );
      },
    } satisfies Slice["accountHooks"],
    assignGuestOrder,
    sendCode: proofs.sendCode,
    again: orderAgain,
    /** Returns the secret at the end of the address of an order's page. */
    secretOf: secrets.secretOf,
    mails: {
      "order-confirmation": template("order-confirmation"),
      "order-cancelled": template("order-cancelled"),
      "order-shipped": template("order-shipped"),
      "order-code": async ({ data: { owner }, site, to }) => {
        const at = { site: ports.siteOf(site), now: ports.now() };
        const [code] = await secrets.codesFor(owner, at, to);
        return ports.codeMail(code, site);
      },
    } satisfies MailTemplates<OrderMails>,
    jobs: [...states.jobs, ...placer.jobs],
    metrics: (registry: Registry) => watchAttempts(registry, attempts, ports),
    deleteExpired: async (at: Date) => {
      await checkouts.deleteExpired(at);
      await database.deleteFrom("placed_order").where("expires_at", "<=", at).execute();
    },
  };
}
