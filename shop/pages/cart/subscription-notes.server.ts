import { entryKey } from "../../../border/cart/client/cart-entries.ts";
import type { SubscriptionNotes } from "../../../border/cart/client/subscription-notes.ts";
import type { Cart } from "../../../border/cart/cart-schema.ts";
import type { CartService } from "../../../border/cart/server/carts.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { choicesIn } from "../../orders/subscription-choices.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { OrderOwner } from "../../orders/server/orders-ports.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";
import { todayText } from "../subscription/today-text.ts";

export interface SubscriptionNotesOptions {
  carts: Pick<CartService, "read">;
  orders: { checkouts: Pick<Orders["checkouts"], "of"> };
  subscriptions: Pick<Subscriptions, "days">;
}

/** Returns the function that says when each subscription of a cart begins, and what is paid at once where one begins later. */
export const createSubscriptionNotes =
  ({ carts, orders, subscriptions }: SubscriptionNotesOptions) =>
  async (
    cart: Cart,
    owner: OrderOwner,
    at: Viewpoint,
    texts: SiteTexts,
  ): Promise<SubscriptionNotes | undefined> => {
    if (cart.subscriptions.length === 0) return undefined;
    const { site } = at;
    const { entry, checkout } = texts.coffeeSubscription;
    const { subscriptions: chosen = {} } = await orders.checkouts.of(owner, at);
    const days = subscriptions.days(at);
    const begins = cart.subscriptions.map(({ subscriptionConfigurationId: id }) => ({
      id,
      first: choicesIn(days, chosen[id]).firstDelivery,
    }));
    const later = new Set(begins.flatMap(({ id, first }) => (first ? [id] : [])));
    return {
      entries: Object.fromEntries(
        begins.map(({ id, first }) => [
          entryKey({ deleteSubscription: { subscriptionId: id } }),
          {
            text: first ? fill(entry.firstOn, { day: writtenDay(first, site) }) : entry.firstNow,
            change: entry.change,
            url: `${subscriptionPaths.choices}?entry=${id}`,
          },
        ]),
      ),
      ...(later.size > 0 && {
        today: {
          revision: cart.revision,
          text: todayText((await carts.read(owner, at, undefined, later)).totals.total, {
            site,
            texts,
          }),
          changed: checkout.todayChanged,
        },
      }),
    };
  };
