import { formatMoney } from "../../../platform/shared/money.ts";
import { orderPaths } from "../../shop-paths.ts";
import { dayText } from "./subscription-words.ts";
import type { SubscriptionTermsProps } from "./subscription-terms-props.ts";

/** Lists what was delivered, or why not. */
export function SubscriptionDeliveries({
  site,
  texts,
  subscription,
}: Pick<SubscriptionTermsProps, "site" | "texts" | "subscription">) {
  const { account: words } = texts.coffeeSubscription;
  return (
    <section className="kontor-panel" aria-labelledby="subscription-deliveries">
      <h2 id="subscription-deliveries">{words.deliveries}</h2>
      {subscription.deliveries.length === 0 && <p>{words.noDeliveries}</p>}
      <ul className="kontor-account-deliveries">
        {subscription.deliveries.map(
          ({ number, day, state, article, quantity, total, order, reason }) => (
            <li key={number}>
              <strong>{dayText(day, site)}</strong>
              <span>
                {`${words.states[state]}${reason ? ` (${words.reasons[reason]})` : ""}: ${quantity} × ${article.name}`}
              </span>
              {state === "placed" && <span translate="no">{formatMoney(total, site)}</span>}
              {order && (
                <a
                  className="kontor-link"
                  href={`${orderPaths.account}/${order}`}
                  aria-label={`${words.toOrder}: ${dayText(day, site)}`}
                >
                  {words.toOrder}
                </a>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
