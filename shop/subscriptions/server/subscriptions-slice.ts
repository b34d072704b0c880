import { sql } from "kysely";
import type { Slice } from "../../../platform/http/slice.ts";
import { dayAt } from "../../../platform/shared/sites/site-clock.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { NotChanged, CoffeeSubscription } from "../subscriptions-contract.ts";
import { choiceProblem, daysToChoose } from "../subscription-rules.ts";
import { createAnnouncements } from "./announce-deliveries.ts";
import { createSubscriptionChanges } from "./change-subscriptions.ts";
import { createOpening } from "./open-subscriptions.ts";
import { createDeliveryOrders } from "./order-deliveries.ts";
import { findToCancel } from "./find-to-cancel.ts";
import { createDeliveryRecords } from "./record-orders.ts";
import { searchSubscriptions } from "./search-subscriptions.ts";
import { subscriptionAccountHooks } from "./subscription-account-hooks.ts";
import { costsOfDelivery, knownArticles } from "./subscription-articles.ts";
import { createSubscriptionLinks } from "./subscription-links.ts";
import { createSubscriptionMails } from "./subscription-mail-templates.ts";
import { createSubscriptionRetention } from "./subscription-retention.ts";
import { createSubscriptionViews } from "./subscription-views.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { SubscriptionDatabase, SubscriptionPorts } from "./subscriptions-ports.ts";

/** Milliseconds between two searches for deliveries that are due. Days decide, not the time since the last search. */
const searchEvery = 60_000;

/** The slice of coffee that is delivered regularly. Its pages are in `shop/pages/subscription…`. */
export function subscriptionsSlice(database: SubscriptionDatabase, ports: SubscriptionPorts) {
  const options = { ...ports, database };
  const { sites, isOfferedOn, now } = ports;
  const links = createSubscriptionLinks(database);
  const read = createSubscriptionViews(options);
  const write = createSubscriptionChanges(options);
  const announce = createAnnouncements(options);
  const order = createDeliveryOrders(options);

  const one = async (number: string, at: Viewpoint): Promise<CoffeeSubscription | undefined> =>
    (await read(sql`number = ${number}`, at))[0];

  /** Announces and orders what is due. Also when the engine can no longer make orders: then deliveries wait, and the log says so. */
  async function deliverDue(): Promise<void> {
    for (const site of sites) {
      await announce(site);
      await order(site);
    }
  }

  const own: Subscriptions = {
    isOfferedOn,
    open: createOpening(options),
    async problemOf(choice, at) {
      const problem = choiceProblem(choice, dayAt(at.now, at.site));
      if (problem) return problem;
      const { whenSoldOut: wanted, tcm } = choice;
      const other = wanted.kind === "alternative" ? wanted.tcm : undefined;
      const articles = await knownArticles(options, [tcm, ...(other ? [other] : [])], at);
      if (!articles(tcm).offer) return "article";
      return other && (other === tcm || !articles(other).offer) ? "alternative" : undefined;
    },
    days: ({ now: moment, site }) => daysToChoose(dayAt(moment, site)),
    async quote({ tcm, quantity }, at) {
      const known = (await knownArticles(options, [tcm], at))(tcm);
      if (!known.offer) return undefined;
      const { price, usualPrice } = known.offer;
      const { totals: _totals, ...costs } = costsOfDelivery(
        options,
        known,
        { price, quantity },
        at,
      );
      return { ...costs, usualPrice };
    },
    listOf: (customerId, at) => read(sql`customer_id = ${customerId}::bigint`, at),
    byNumber: async (number, customerId, at) =>
      (await read(sql`number = ${number} and customer_id = ${customerId}::bigint`, at))[0],
    async change(number, by, change, at): Promise<CoffeeSubscription | NotChanged> {
      const outcome = await write(number, by, change, at);
      return outcome === "done" ? (await one(number, at))! : outcome;
    },
    async exportOf(customerId, site: Pick<Site, "code">) {
      const full = sites.find(({ code }) => code === site.code)!;
      const stored = await read(sql`customer_id = ${customerId}::bigint`, {
        site: full,
        now: now(),
      });
      return stored.map(({ customerId: _customer, ...subscription }) => subscription);
    },
  };

  return Object.assign(own, {
    /** Returns the subscription of a link in a mail, with the number of the mail's delivery. */
    async linked(
      token: string,
      at: Viewpoint,
    ): Promise<{ subscription: CoffeeSubscription; delivery: number } | undefined> {
      const link = await links.read(token, at.now);
      const subscription = link && (await one(link.number, at));
      return subscription && { subscription, delivery: link.delivery };
    },
    cancelLink: findToCancel(options, links),
    /** Notes the order of a delivery in the transaction that stores it. */
    recordOrder: createDeliveryRecords(options),
    ...searchSubscriptions(options, read),
    // Loads the key up front: later a transaction may occupy the one connection of the embedded database.
    start: links.loadKey,
    jobs: [{ name: "deliver subscriptions", every: searchEvery, run: deliverDue }],
    mails: createSubscriptionMails(options, { read, links }),
    accountHooks: subscriptionAccountHooks(options),
    deleteExpired: createSubscriptionRetention(options),
  } satisfies Slice & Record<string, unknown>);
}

export type SubscriptionsSlice = ReturnType<typeof subscriptionsSlice>;
