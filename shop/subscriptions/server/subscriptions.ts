import type { QueryExecutorProvider } from "kysely";
import type { Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type {
  ChangedBy,
  ChoiceProblem,
  CalendarDay,
  DeliveryCosts,
  NotChanged,
  OpeningOrder,
  CoffeeSubscription,
  SubscriptionChange,
  ChosenSubscription,
} from "../subscriptions-contract.ts";

/** Subscriptions, for the pages of the shop and for its checkout. */
export interface Subscriptions {
  /** Reports whether a site sells subscriptions: some do not want to, and some engines cannot make their orders. */
  isOfferedOn(site: Pick<Site, "subscriptionKinds">): boolean;
  /**
   * Opens the subscriptions of an order in the transaction that stores it, once however often it is called, and queues the mail that
   * confirms them.
   */
  open(transaction: QueryExecutorProvider, order: OpeningOrder): Promise<void>;
  /** Returns why a choice cannot be opened now; undefined if it can. */
  problemOf(choice: ChosenSubscription, at: Viewpoint): Promise<ChoiceProblem | undefined>;
  /** Returns the days on which a first delivery, or a moved one, can be. */
  days(at: Viewpoint): { from: CalendarDay; to: CalendarDay };
  /** Returns what a delivery of so many pieces costs now, with the saving; undefined for an article that is not sold. */
  quote(
    wanted: { tcm: string; quantity: number },
    at: Viewpoint,
  ): Promise<(DeliveryCosts & { usualPrice: Amount }) | undefined>;
  /** Returns the subscriptions of a customer on a site, the newest first, with those that have ended. */
  listOf(customerId: string, at: Viewpoint): Promise<CoffeeSubscription[]>;
  /** Returns a subscription of a customer. */
  byNumber(
    number: string,
    customerId: string,
    at: Viewpoint,
  ): Promise<CoffeeSubscription | undefined>;
  /** Changes a subscription, and confirms it by mail. The same change again is none. */
  change(
    number: string,
    by: ChangedBy,
    change: SubscriptionChange,
    at: Viewpoint,
  ): Promise<CoffeeSubscription | NotChanged>;
  /** Returns what is stored about a customer's subscriptions on a site, for the file with their data. */
  exportOf(customerId: string, site: Pick<Site, "code">): Promise<object[]>;
}
