import { formatMoney, type Amount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";
import type { DeliveryCosts } from "../../subscriptions/subscriptions-contract.ts";

export interface SubscriptionSummaryProps {
  site: Pick<Site, "locale" | "currency">;
  texts: Pick<CoffeeSubscriptionTexts, "summary">;
  quote: DeliveryCosts & { usualPrice: Amount };
  quantity: number;
  /** How many deliveries a present has. */
  deliveries?: number;
}

/** Shows what a delivery costs, and what it saves. */
export function SubscriptionSummary({
  site,
  texts: { summary },
  quote,
  quantity,
  deliveries,
}: SubscriptionSummaryProps) {
  const money = (amount: Amount) => formatMoney(amount, site);
  const usual = quote.usualPrice * quantity;
  return (
    <dl className="kontor-sums">
      <div>
        <dt>{summary.usual}</dt>
        <dd translate="no">{money(usual)}</dd>
      </div>
      <div className="kontor-sums__discount">
        <dt>{summary.saving}</dt>
        <dd translate="no">{money(quote.goods - usual)}</dd>
      </div>
      <div>
        <dt>{summary.perDelivery}</dt>
        <dd translate="no">{money(quote.goods)}</dd>
      </div>
      <div>
        <dt>{summary.delivery}</dt>
        <dd translate={quote.delivery > 0 ? "no" : undefined}>
          {quote.delivery > 0 ? money(quote.delivery) : summary.deliveryFree}
        </dd>
      </div>
      <div className="kontor-sums__total">
        <dt>{summary.total}</dt>
        <dd translate="no">{money(quote.total)}</dd>
      </div>
      {deliveries !== undefined && (
        <div>
          <dt>{plural(summary.allDeliveries, deliveries, site.locale)}</dt>
          <dd translate="no">{money(quote.total * deliveries)}</dd>
        </div>
      )}
    </dl>
  );
}
