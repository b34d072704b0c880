import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CoffeeSubscription } from "../subscriptions-contract.ts";
import { subscriptionListLength, type ReadSubscriptions } from "./subscription-views.ts";
import type { SubscriptionOptions } from "./subscriptions-ports.ts";

export interface SubscriptionFilter {
  /** Its number, that of the order that opened it, or part of an e-mail address or a name. */
  text: string;
  state?: CoffeeSubscription["state"];
  site?: string;
}

/** Finds subscriptions for staff. The log names the account that searches and reads. */
export const searchSubscriptions = (
  { sites, security, now }: SubscriptionOptions,
  read: ReadSubscriptions,
) => ({
  /** Returns the newest subscriptions of all sites that match, at most as many as a list has. */
  async search(
    { text, state, site: code }: SubscriptionFilter,
    staff: number,
  ): Promise<CoffeeSubscription[]> {
    security("subscriptionsSearched", { staff });
    const wanted = text.trim().toLowerCase();
    const digits = wanted.replaceAll(/[ -]/g, "");
    const where = sql`(${wanted} = '' or ${digits} in (number, opened_by) or strpos(lower(concat_ws(' ', email, address->>'firstName',
        address->>'lastName', address->>'company', gift->>'recipient')), ${wanted}) > 0)
      and (${state ?? ""} = '' or state = ${state ?? ""})`;
    const at = { now: now() };
    const lists = await Promise.all(
      sites
        .filter((site) => code === undefined || site.code === code)
        .map((site) => read(where, { ...at, site })),
    );
    return lists
      .flat()
      .toSorted((one, other) => other.openedAt.getTime() - one.openedAt.getTime())
      .slice(0, subscriptionListLength);
  },

  /** Returns a subscription for staff. */
  async forStaff(number: string, staff: number): Promise<CoffeeSubscription | undefined> {
    security("subscriptionRead", { staff, order: number });
    for (const site of sites) {
      const [found] = await read(sql`number = ${number}`, { site, now: now() } satisfies Viewpoint);
      if (found) return found;
    }
    return undefined;
  },
});
