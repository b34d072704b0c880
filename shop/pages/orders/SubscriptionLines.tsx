import { EntryPicture } from "../../../border/cart/client/EntryPicture.tsx";
import { labelAttributes } from "../../../platform/shared/texts/label-attributes.ts";
import { formatMoney } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import type { OrderedSubscription } from "../../orders/order-contract.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { writtenDay } from "../../subscriptions/written-day.ts";

export interface SubscriptionLinesProps {
  subscriptions: OrderedSubscription[];
  site: Pick<Site, "currency" | "language" | "locale">;
  texts: Pick<SiteTexts, "cart" | "coffeeSubscription" | "orders">;
  /** Returns the address at which one can be changed. */
  changeUrl?: (subscription: OrderedSubscription) => string;
}

/** Lists the subscriptions that an order begins, with what was agreed about each. */
export function SubscriptionLines({
  subscriptions,
  site,
  texts,
  changeUrl,
}: SubscriptionLinesProps) {
  const { entry } = texts.coffeeSubscription;
  return (
    <ul className="kontor-lines">
      {subscriptions.map((each) => (
        <li key={`${each.tcm} ${each.intervalWeeks}`}>
          <EntryPicture base={each.picture} sizes="64px" />
          <div>
            <a href={each.url}>{each.title}</a>
            <p className="kontor-soft" {...labelAttributes(each.label)}>
              {each.label}
            </p>
          </div>
          <p className="kontor-lines__sum">
            <span translate="no">{formatMoney(each.total, site)}</span>
            <br />
            <small>{texts.cart.perDelivery}</small>
          </p>
          <div className="kontor-lines__details">
            {subscriptionDetails(each, site, texts).map((detail) => (
              <p key={detail} className="kontor-soft">
                {detail}
              </p>
            ))}
            {changeUrl && (
              <p>
                <a className="kontor-link" href={changeUrl(each)}>
                  {entry.change}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns what was agreed about a subscription, a sentence each: on pages and in mails. */
export function subscriptionDetails(
  {
    quantity,
    intervalWeeks,
    price,
    usualPrice,
    firstDelivery,
    firstTotal,
    whenSoldOut,
    gift,
    address,
  }: OrderedSubscription,
  site: SubscriptionLinesProps["site"],
  { cart, coffeeSubscription: { entry, form }, orders }: SubscriptionLinesProps["texts"],
): string[] {
  const saving = (usualPrice - price) * quantity;
  return [
    `${fill(orders.quantity, { quantity })} · ${plural(cart.everyWeeks, intervalWeeks, site.locale)}`,
    firstDelivery ? fill(entry.firstOn, { day: writtenDay(firstDelivery, site) }) : entry.firstNow,
    ...(firstTotal === undefined
      ? []
      : [fill(entry.firstCosts, { total: formatMoney(firstTotal, site) })]),
    ...(saving > 0 ? [fill(entry.saving, { amount: formatMoney(saving, site) })] : []),
    ...(gift ? [plural(entry.gift, gift.deliveries, site.locale)] : []),
    ...(address ? [fill(entry.goesTo, { name: fullName(address, site) })] : []),
    whenSoldOut.kind === "skip"
      ? entry.skip
      : fill(entry.alternative, { name: whenSoldOut.name ?? form.similar }),
  ];
}
